//! The ways to play a move: for showing it, and for entering it leg by leg.

use alloc::vec::Vec;
use core::fmt;

use crate::movegen::capture::{Field, Jump};
use crate::movegen::chain::{Chains, States, Taken};
use crate::moves::{Move, MoveList};
use crate::{Bitboard, Direction, Kind, Position, Square};

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
        self.routes(legal).next()
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

/// The routes of one move; see [`Position::routes`].
pub struct Routes {
    goal: Move,
    field: Field,
    kind: Kind,
    /// Whether the goal can be reached after a jump.
    reaches: States,
    /// The steps that are still to try, by the number of legs before them.
    pending: Vec<Vec<Step>>,
    legs: Vec<Leg>,
}

/// A jump from the square on which the leg before it landed.
#[derive(Clone, Copy)]
struct Step {
    jump: Jump,
    /// What was taken before it.
    before: Taken,
}

const REACHES: u8 = 1;
const FAILS: u8 = 2;

impl Routes {
    fn new(position: &Position, goal: &Move) -> Self {
        let (mut field, kind) = position.field(goal.from);
        // What the move does not take stands in the way.
        field.enemies = goal.captured & field.enemies;
        let reaches = States::new(field.enemies);
        let mut routes =
            Self { goal: *goal, field, kind, reaches, pending: Vec::new(), legs: Vec::new() };
        if position.is_legal(goal) {
            let steps = if goal.is_capture() {
                routes.steps(goal.from, None, Taken::default())
            } else {
                Vec::new()
            };
            routes.pending.push(steps);
        }
        routes
    }

    /// The jumps from a square after which the goal can still be reached, one for each landing.
    fn steps(&mut self, at: Square, last: Option<Direction>, before: Taken) -> Vec<Step> {
        let back = last.map(Direction::opposite);
        let mut steps = Vec::new();
        for direction in Direction::ALL.into_iter().rev().filter(|&d| Some(d) != back) {
            let Some(jump) = self.field.jump(self.kind, at, direction, before.squares) else {
                continue;
            };
            if !self.reaches(&jump, before) {
                continue;
            }
            // The last one is tried first: let it be the nearest.
            let mut landings: Vec<_> = jump.landings.into_iter().collect();
            if matches!(direction, Direction::North | Direction::East) {
                landings.reverse();
            }
            for to in landings {
                let jump = Jump { landings: Bitboard::of(to), ..jump };
                if self.continues(&jump, before) {
                    steps.push(Step { jump, before });
                }
            }
        }
        steps
    }

    /// Whether the goal can be reached from one of the jump's landing squares.
    fn reaches(&mut self, jump: &Jump, before: Taken) -> bool {
        match *self.reaches.byte(before, jump) {
            REACHES => true,
            FAILS => false,
            _ => {
                let found = self.continues(jump, before);
                *self.reaches.byte(before, jump) = if found { REACHES } else { FAILS };
                found
            }
        }
    }

    fn continues(&mut self, jump: &Jump, before: Taken) -> bool {
        let taken = self.reaches.take(before, jump.over);
        if taken.squares == self.goal.captured {
            return jump.landings.has(self.goal.to);
        }
        let field = self.field;
        let mut found = false;
        field.next_jumps(self.kind, jump, taken.squares, |_, next| {
            found = found || self.reaches(&next, taken);
        });
        found
    }
}

impl Iterator for Routes {
    type Item = Route;

    fn next(&mut self) -> Option<Route> {
        if !self.goal.is_capture() {
            self.pending.pop()?;
            let legs = [Leg { jumped: None, to: self.goal.to }].into();
            return Some(Route { from: self.goal.from, legs });
        }
        loop {
            let Some(step) = self.pending.last_mut()?.pop() else {
                self.pending.pop();
                self.legs.pop();
                continue;
            };
            let to = step.jump.landings.first()?;
            self.legs.push(Leg { jumped: Some(step.jump.over), to });
            let taken = self.reaches.take(step.before, step.jump.over);
            if taken.squares == self.goal.captured {
                let route = Route { from: self.goal.from, legs: self.legs.clone() };
                self.legs.pop();
                return Some(route);
            }
            let steps = self.steps(to, Some(step.jump.direction), taken);
            self.pending.push(steps);
        }
    }
}

/// A move that is being entered leg by leg.
///
/// ```
/// let position: dama_core::Position = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8".parse()?;
/// let mut entry = position.enter("d1".parse()?);
/// for square in ["d5", "g5", "g3", "c3"] {
///     assert!(entry.push(square.parse()?));
///     assert!(entry.complete().is_none());
/// }
/// assert_eq!(entry.next_legs().len(), 1);
/// assert!(entry.push("a3".parse()?));
/// assert_eq!(entry.complete(), Some(position.legal_moves()[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Entry {
    from: Square,
    legs: Vec<Leg>,
    /// The results that can still be reached.
    moves: MoveList,
    chains: Option<Chains>,
    direction: Option<Direction>,
    taken: Taken,
}

impl Entry {
    fn new(position: &Position, from: Square) -> Self {
        let mut moves = position.legal_moves();
        moves.retain(|m| m.from == from);
        let is_capture = moves.first().is_some_and(Move::is_capture);
        let chains = is_capture.then(|| {
            let (field, kind) = position.field(from);
            Chains::new(field, kind, from)
        });
        let legs = Vec::new();
        Self { from, legs, moves, chains, direction: None, taken: Taken::default() }
    }

    /// The legs entered so far.
    #[must_use]
    pub fn legs(&self) -> &[Leg] {
        &self.legs
    }

    /// The results that can still be reached, sorted.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The move, once its last leg has been entered.
    #[must_use]
    pub fn complete(&self) -> Option<Move> {
        let last = self.legs.last()?;
        let is_whole = |m: &&Move| m.to == last.to && m.captured == self.taken.squares;
        self.moves.iter().find(is_whole).copied()
    }

    /// The legs that can come next on the way to a legal result; empty once it is complete.
    #[must_use]
    pub fn next_legs(&mut self) -> Vec<Leg> {
        self.steps().into_iter().map(|(leg, _)| leg).collect()
    }

    /// Enters the next leg by its landing square. False, with nothing changed, if none of the next
    /// legs ends there.
    pub fn push(&mut self, to: Square) -> bool {
        let Some((leg, jump)) = self.steps().into_iter().find(|(leg, _)| leg.to == to) else {
            return false;
        };
        self.legs.push(leg);
        let (Some(jump), Some(chains)) = (jump, &self.chains) else {
            self.moves.retain(|m| m.to == to);
            return true;
        };
        self.taken = chains.take(self.taken, &jump);
        self.direction = Some(jump.direction);
        if let Some(done) = self.complete() {
            self.moves.retain(|m| *m == done);
        } else if let Some(chains) = &mut self.chains {
            let jumps = chains.jumps(to, self.direction, self.taken);
            self.moves = chains.results_from(&jumps, self.taken);
        }
        true
    }

    fn steps(&mut self) -> Vec<(Leg, Option<Jump>)> {
        let at = self.legs.last().map_or(self.from, |leg| leg.to);
        let Some(chains) = &mut self.chains else {
            let none_yet = self.legs.is_empty();
            let targets = self.moves.iter().filter(|_| none_yet);
            return targets.map(|m| (Leg { jumped: None, to: m.to }, None)).collect();
        };
        let length = self.moves.first().map_or(0, |m| m.captured.len());
        let mut steps = Vec::new();
        for jump in chains.jumps(at, self.direction, self.taken) {
            let taken = chains.take(self.taken, &jump);
            for to in jump.landings {
                let next = chains.jumps(to, Some(jump.direction), taken);
                if taken.squares.len() + chains.longest(&next, taken) == length {
                    steps.push((Leg { jumped: Some(jump.over), to }, Some(jump)));
                }
            }
        }
        steps
    }
}
