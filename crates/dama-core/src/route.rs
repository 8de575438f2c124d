//! The ways to play a move, for showing it.

use alloc::vec::Vec;
use core::fmt;

use crate::movegen::capture::Field;
use crate::movegen::chain::{Arrivals, Chains};
use crate::movegen::states::States;
use crate::{Bitboard, Direction, Entry, Kind, Move, Position, Square};

/// One leg of a move: over which piece, if any, and to which square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    /// The square of the piece jumped; `None` for a quiet move.
    pub jumped: Option<Square>,
    /// The square on which the piece lands.
    pub to: Square,
}

/// A way to play a move: one leg for each piece that it takes, or one leg for a quiet move.
///
/// Displayed as players write it, by landing squares: `a3-a4`, `d1xd5xg5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// The square that the piece leaves.
    pub from: Square,
    /// The legs, in order.
    pub legs: Vec<Leg>,
}

impl Route {
    /// The only route of a move that takes nothing.
    fn quiet(legal: &Move) -> Self {
        Self { from: legal.from, legs: [Leg { jumped: None, to: legal.to }].into() }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for leg in &self.legs {
            write!(f, "{}{}", if leg.jumped.is_some() { 'x' } else { '-' }, leg.to)?;
        }
        Ok(())
    }
}

impl Position {
    /// A route of a legal move, for display; `None` if the move is not legal here.
    ///
    /// ```
    /// let position: dama_core::Position = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8".parse()?;
    /// let moves = position.legal_moves();
    /// let route = position.route(&moves[0]).expect("it is legal");
    /// assert_eq!(route.to_string(), "d1xd5xg5xg3xd3xa3");
    /// # Ok::<(), dama_core::FenError>(())
    /// ```
    #[must_use]
    pub fn route(&self, legal: &Move) -> Option<Route> {
        if !self.is_legal(legal) {
            return None;
        }
        if !legal.is_capture() {
            return Some(Route::quiet(legal));
        }
        let (mut field, kind) = self.field(legal.from);
        field.enemies = legal.captured & field.enemies;
        Some(Ways::new(field, kind, legal.from).route(legal))
    }

    /// The legal moves, each with one route; all are those of [`legal_moves`](Self::legal_moves)
    /// and [`route`](Self::route), with less work than asking for them one by one.
    #[must_use]
    pub fn legal_moves_with_routes(&self) -> Vec<(Move, Route)> {
        let mut ways: Option<Ways> = None;
        let with_route = |one: Move| {
            if !one.is_capture() {
                return (one, Route::quiet(&one));
            }
            let ways = match ways.take() {
                Some(known) if known.from == one.from => ways.insert(known),
                _ => {
                    let (field, kind) = self.field(one.from);
                    ways.insert(Ways::new(field, kind, one.from))
                }
            };
            (one, ways.route(&one))
        };
        self.legal_moves().into_iter().map(with_route).collect()
    }

    /// All routes of a legal move, made one by one as they are asked for: some moves have
    /// millions. None if the move is not legal here.
    #[must_use]
    pub fn routes(&self, legal: &Move) -> Routes {
        Routes::new(self, legal)
    }

    /// Begins to enter a move of the piece on a square.
    #[must_use]
    pub fn enter(&self, from: Square) -> Entry {
        Entry::new(self, from)
    }

    pub(crate) fn field(&self, mover: Square) -> (Field, Kind) {
        let turn = self.turn();
        let kind = if self.damas(turn).has(mover) { Kind::Dama } else { Kind::Man };
        (Field::new(turn, self.pieces(turn), self.pieces(!turn), mover), kind)
    }
}

/// Where one piece can get to by capturing.
struct Ways {
    from: Square,
    chains: Chains,
    states: States,
}

impl Ways {
    fn new(field: Field, kind: Kind, from: Square) -> Self {
        let chains = Chains::new(field, kind);
        let states = chains.reached(Arrivals::start(from), Bitboard::EMPTY, None);
        Self { from, chains, states }
    }

    /// One route of a legal capture.
    fn route(&self, legal: &Move) -> Route {
        let way = self.chains.way(&self.states, self.from, legal).unwrap_or_default();
        let legs = way.into_iter().map(|(over, to)| Leg { jumped: Some(over), to }).collect();
        Route { from: legal.from, legs }
    }
}

/// The routes of one move; see [`Position::routes`].
pub struct Routes {
    goal: Move,
    /// The way with only the goal's pieces to jump: all others stand in the way.
    chains: Chains,
    /// The states from which the goal can be reached.
    leading: States,
    /// The steps that are still to try, by the number of legs before them.
    pending: Vec<Vec<Step>>,
    legs: Vec<Leg>,
}

#[derive(Clone, Copy)]
struct Step {
    leg: Leg,
    direction: Direction,
    /// What is taken after it.
    taken: Bitboard,
}

impl Routes {
    fn new(position: &Position, goal: &Move) -> Self {
        let (mut field, kind) = position.field(goal.from);
        field.enemies = goal.captured & field.enemies;
        let chains = Chains::new(field, kind);
        let start = Arrivals::start(goal.from);
        let all = chains.reached(start, Bitboard::EMPTY, None);
        let leading = chains
            .leading_to(&all, |taken, landings| taken == goal.captured && landings.has(goal.to));
        let mut routes =
            Self { goal: *goal, chains, leading, pending: Vec::new(), legs: Vec::new() };
        if position.is_legal(goal) {
            routes.pending.push(routes.steps(start, Bitboard::EMPTY));
        }
        routes
    }

    /// The legs after which the goal can still be reached.
    fn steps(&self, from: Arrivals, before: Bitboard) -> Vec<Step> {
        let mut steps = Vec::new();
        for (over, direction) in self.chains.jumps(from, before) {
            if !self.chains.leads_into(&self.leading, over, direction, before) {
                continue;
            }
            let taken = before.with(over);
            let others = steps.len();
            for to in self.chains.landings(over, direction, before) {
                if self.leads(to, direction, taken) {
                    let leg = Leg { jumped: Some(over), to };
                    steps.push(Step { leg, direction, taken });
                }
            }
            // The nearest landing before those behind it.
            if matches!(direction, Direction::South | Direction::West) {
                steps[others..].reverse();
            }
        }
        // The last one is tried first: let it be the first direction.
        steps.reverse();
        steps
    }

    fn leads(&self, to: Square, direction: Direction, taken: Bitboard) -> bool {
        if taken == self.goal.captured {
            return to == self.goal.to;
        }
        let from = Arrivals::at(Bitboard::of(to), direction);
        let goes_on = |(over, d)| self.chains.leads_into(&self.leading, over, d, taken);
        self.chains.jumps(from, taken).any(goes_on)
    }
}

impl Iterator for Routes {
    type Item = Route;

    fn next(&mut self) -> Option<Route> {
        if !self.goal.is_capture() {
            self.pending.pop()?;
            return Some(Route::quiet(&self.goal));
        }
        loop {
            let Some(step) = self.pending.last_mut()?.pop() else {
                self.pending.pop();
                self.legs.pop();
                continue;
            };
            self.legs.push(step.leg);
            if step.taken == self.goal.captured {
                let route = Route { from: self.goal.from, legs: self.legs.clone() };
                self.legs.pop();
                return Some(route);
            }
            let from = Arrivals::at(Bitboard::of(step.leg.to), step.direction);
            self.pending.push(self.steps(from, step.taken));
        }
    }
}

impl core::iter::FusedIterator for Routes {}
