//! The longest captures (articles 4 and 6 to 12).

use super::chain::{Arrivals, Chains, States};
use crate::moves::{Move, MoveList};
use crate::rays::{first_blocker, lines, slide};
use crate::{Bitboard, Color, Direction, Kind, Square};

/// The pieces that a capture meets: the mover is lifted, so its start square is free (article 10).
#[derive(Clone, Copy)]
pub(crate) struct Field {
    pub(crate) forward: Direction,
    pub(crate) enemies: Bitboard,
    pub(crate) occupied: Bitboard,
}

/// One jump: the piece jumped, where it leads, and the squares on which it can land.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    pub(crate) over: Square,
    pub(crate) direction: Direction,
    pub(crate) landings: Bitboard,
}

impl Field {
    pub(crate) fn new(color: Color, own: Bitboard, enemies: Bitboard, mover: Square) -> Self {
        let occupied = (own | enemies) - Bitboard::of(mover);
        Self { forward: color.forward(), enemies, occupied }
    }

    /// The jump from a square in a direction, with `captured` already gone (article 8).
    pub(crate) fn jump(
        &self,
        kind: Kind,
        at: Square,
        direction: Direction,
        captured: Bitboard,
    ) -> Option<Jump> {
        let occupied = self.occupied - captured;
        let over = match kind {
            Kind::Man if direction == self.forward.opposite() => return None,
            Kind::Man => at.step(direction)?,
            Kind::Dama => first_blocker(at, direction, occupied)?,
        };
        if !(self.enemies - captured).has(over) {
            return None;
        }
        let landings = match kind {
            Kind::Man => Bitboard::of(over).shift(direction) - occupied,
            Kind::Dama => slide(over, direction, occupied),
        };
        if landings.is_empty() { None } else { Some(Jump { over, direction, landings }) }
    }

    /// The jumps with which a capture goes on after one, each with the landing square that it
    /// starts from: straight on, and to both sides of each landing square. Never back (article 9).
    pub(crate) fn next_jumps(
        &self,
        kind: Kind,
        last: &Jump,
        captured: Bitboard,
        mut visit: impl FnMut(Square, Jump),
    ) {
        // Straight on, every landing square meets the same piece: the nearest stands for all.
        let nearest = match last.direction {
            Direction::North | Direction::East => last.landings.first(),
            Direction::South | Direction::West => last.landings.last(),
        };
        if let Some(at) = nearest
            && let Some(next) = self.jump(kind, at, last.direction, captured)
        {
            visit(at, next);
        }
        for at in last.landings {
            for direction in last.direction.sideways() {
                if let Some(next) = self.jump(kind, at, direction, captured) {
                    visit(at, next);
                }
            }
        }
    }
}

/// Which pieces of this side can capture anything at all.
pub(crate) fn capturers(
    color: Color,
    own: Bitboard,
    damas: Bitboard,
    enemies: Bitboard,
) -> Bitboard {
    let empty = !(own | enemies);
    // Enemies with a free square behind them, by the direction in which they would be jumped.
    let open = Direction::ALL.map(|d| enemies & empty.shift(d.opposite()));
    let men = own - damas;
    let [left, right] = color.forward().sideways();
    let mut found = [color.forward(), left, right]
        .into_iter()
        .fold(Bitboard::EMPTY, |found, d| found | men & open[d as usize].shift(d.opposite()));
    if !(own & damas).is_empty() {
        let [north, east, south, west] = open;
        for dama in own & damas {
            let (file, rank) = lines(dama, !empty);
            let above = Bitboard::from_bits(u64::MAX << dama.index());
            let seen = file & ((above & north) | (south - above))
                | rank & ((above & east) | (west - above));
            if !seen.is_empty() {
                found = found.with(dama);
            }
        }
    }
    found
}

/// Jumps after which a search route by route gives up: positions exist where it would make
/// millions, though they have few different states.
const PATIENCE: u32 = 400;

struct Search<'a> {
    field: Field,
    kind: Kind,
    from: Square,
    list: &'a mut MoveList,
    longest: &'a mut u32,
    patience: u32,
}

/// Lists the longest captures of these capturers.
pub(crate) fn generate(
    color: Color,
    own: Bitboard,
    damas: Bitboard,
    enemies: Bitboard,
    capturers: Bitboard,
    list: &mut MoveList,
) {
    let mut longest = 0;
    let mut states = States::default();
    for from in capturers {
        let kind = if damas.has(from) { Kind::Dama } else { Kind::Man };
        let field = Field::new(color, own, enemies, from);
        let before = (list.len(), longest);
        let mut search =
            Search { field, kind, from, list, longest: &mut longest, patience: PATIENCE };
        if !search.run() {
            // What was found so far will be found again.
            list.truncate(if longest == before.1 { before.0 } else { 0 });
            let chains = Chains::new(field, kind);
            chains.reach(Arrivals::start(from), Bitboard::EMPTY, None, &mut states);
            chains.list(&states, from, &mut longest, list);
        }
    }
    list.sort_and_dedup();
}

impl Search<'_> {
    /// False if it ran out of patience.
    fn run(&mut self) -> bool {
        for direction in Direction::ALL {
            if let Some(jump) = self.field.jump(self.kind, self.from, direction, Bitboard::EMPTY) {
                self.follow(&jump, Bitboard::EMPTY);
            }
        }
        self.patience > 0
    }

    fn follow(&mut self, jump: &Jump, captured: Bitboard) {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            return;
        }
        let captured = captured.with(jump.over);
        let mut goes_on = false;
        let field = self.field;
        field.next_jumps(self.kind, jump, captured, |_, next| {
            goes_on = true;
            self.follow(&next, captured);
        });
        if !goes_on {
            record(self.list, self.longest, self.from, jump.landings, captured);
        }
    }
}

/// Adds the results of one capture, unless a longer one is known; drops shorter ones.
pub(super) fn record(
    list: &mut MoveList,
    longest: &mut u32,
    from: Square,
    landings: Bitboard,
    captured: Bitboard,
) {
    let length = captured.len();
    if length < *longest {
        return;
    }
    if length > *longest {
        *longest = length;
        list.clear();
    }
    for to in landings {
        list.push(Move { from, to, captured });
    }
}
