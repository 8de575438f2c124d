//! The longest captures (articles 4 and 6 to 12).

use super::chain::{Arrivals, Chains};
use super::side::Side;
use super::states::States;
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

/// A dama's jump: the piece jumped, where it leads, and the squares on which it can land.
#[derive(Clone, Copy)]
struct Jump {
    over: Square,
    direction: Direction,
    landings: Bitboard,
}

impl Field {
    pub(crate) fn new(color: Color, own: Bitboard, enemies: Bitboard, mover: Square) -> Self {
        let occupied = (own | enemies) - Bitboard::of(mover);
        Self { forward: color.forward(), enemies, occupied }
    }

    /// A dama's jump from a square in a direction, with `captured` already gone (article 8).
    fn jump(&self, at: Square, direction: Direction, captured: Bitboard) -> Option<Jump> {
        let occupied = self.occupied - captured;
        let over = first_blocker(at, direction, occupied)?;
        if !(self.enemies - captured).has(over) {
            return None;
        }
        let landings = slide(over, direction, occupied);
        if landings.is_empty() { None } else { Some(Jump { over, direction, landings }) }
    }

    /// The jumps with which a dama's capture goes on after one: straight on, and to both sides of
    /// each landing square. Never back (article 9).
    fn next_jumps(&self, last: &Jump, captured: Bitboard, mut visit: impl FnMut(Jump)) {
        // Straight on, every landing square meets the same piece: the nearest stands for all.
        let nearest = match last.direction {
            Direction::North | Direction::East => last.landings.first(),
            Direction::South | Direction::West => last.landings.last(),
        };
        let ahead = nearest.and_then(|at| self.jump(at, last.direction, captured));
        ahead.into_iter().for_each(&mut visit);
        for at in last.landings {
            for direction in last.direction.sideways() {
                self.jump(at, direction, captured).into_iter().for_each(&mut visit);
            }
        }
    }
}

/// Which pieces of this side can capture anything at all.
pub(crate) fn capturers<S: Side>(own: Bitboard, damas: Bitboard, enemies: Bitboard) -> Bitboard {
    let empty = !(own | enemies);
    let men = own - damas;
    let forward = const { S::COLOR.forward() };
    let [left, right] = const { S::COLOR.forward().sideways() };
    let by_men = |d: Direction| men & (enemies & empty.shift(d.opposite())).shift(d.opposite());
    let found = by_men(forward) | by_men(left) | by_men(right);
    if (own & damas).is_empty() {
        found
    } else {
        found | dama_capturers(own & damas, enemies, empty)
    }
}

fn dama_capturers(damas: Bitboard, enemies: Bitboard, empty: Bitboard) -> Bitboard {
    // Enemies with a free square behind them, by the direction in which they would be jumped.
    let [north, east, south, west] = Direction::ALL.map(|d| enemies & empty.shift(d.opposite()));
    let can_capture = |dama: &Square| {
        let (file, rank) = lines(*dama, !empty);
        let above = Bitboard::from_bits(u64::MAX << dama.index());
        let seen =
            file & ((above & north) | (south - above)) | rank & ((above & east) | (west - above));
        !seen.is_empty()
    };
    damas.into_iter().filter(can_capture).collect()
}

/// Jumps after which a search route by route gives up: positions exist where it would make
/// millions, though they have few different states. On random positions with damas, values from
/// 150 to 3000 took equally long.
const PATIENCE: u32 = 400;

/// Lists the longest captures of these capturers.
pub(crate) fn generate<S: Side>(
    own: Bitboard,
    damas: Bitboard,
    enemies: Bitboard,
    capturers: Bitboard,
    list: &mut MoveList,
) {
    let mut longest = 0;
    for from in capturers - damas {
        let empty = !(own | enemies) | Bitboard::of(from);
        let mut search = ManSearch { from, enemies, empty, list, longest: &mut longest };
        search.follow::<S>(Bitboard::of(from), None, Bitboard::EMPTY);
    }
    if !(capturers & damas).is_empty() {
        by_damas(S::COLOR, own, enemies, capturers & damas, &mut longest, list);
    }
    list.sort_and_dedup();
}

/// How many moves [`generate`] would list.
pub(crate) fn count<S: Side>(
    own: Bitboard,
    damas: Bitboard,
    enemies: Bitboard,
    capturers: Bitboard,
    scratch: &mut MoveList,
) -> u64 {
    if (capturers & damas).is_empty()
        && let Some(count) = count_single::<S>(own | enemies, capturers, enemies)
    {
        return count;
    }
    scratch.clear();
    generate::<S>(own, damas, enemies, capturers, scratch);
    scratch.len() as u64
}

/// The number of jumps of these men, unless one of them might go on: then it takes a search.
fn count_single<S: Side>(occupied: Bitboard, men: Bitboard, enemies: Bitboard) -> Option<u64> {
    let directions = {
        let [left, right] = const { S::COLOR.forward().sideways() };
        [S::COLOR.forward(), left, right]
    };
    let over = directions.map(|d| men.shift(d) & enemies & (!occupied).shift(d.opposite()));
    let [ahead, left, right] = over;
    let landings = [0, 1, 2].map(|n: usize| over[n].shift(directions[n]));
    // What a first jump may have left or taken counts as empty.
    let empty = !occupied | men | ahead | left | right;
    let may_go_on = |from: Bitboard, d: Direction| {
        !(from.shift(d) & enemies & empty.shift(d.opposite())).is_empty()
    };
    let [in_front, at_left, at_right] = landings;
    let goes_on = may_go_on(in_front | at_left | at_right, directions[0])
        || may_go_on(in_front | at_left, directions[1])
        || may_go_on(in_front | at_right, directions[2]);
    (!goes_on).then(|| u64::from(Bitboard::len_of_three(ahead, left, right)))
}

/// A man's captures, route by route: it never turns back, so they are few.
struct ManSearch<'a> {
    from: Square,
    enemies: Bitboard,
    empty: Bitboard,
    list: &'a mut MoveList,
    longest: &'a mut u32,
}

impl ManSearch<'_> {
    fn follow<S: Side>(&mut self, at: Bitboard, last: Option<Direction>, captured: Bitboard) {
        let [left, right] = const { S::COLOR.forward().sideways() };
        let mut goes_on = false;
        for direction in [S::COLOR.forward(), left, right] {
            let over = at.shift(direction) & (self.enemies - captured);
            let to = over.shift(direction) & (self.empty | captured);
            if !to.is_empty() && last != Some(direction.opposite()) {
                goes_on = true;
                self.follow::<S>(to, Some(direction), captured | over);
            }
        }
        if !goes_on && !captured.is_empty() {
            record(self.list, self.longest, self.from, at, captured);
        }
    }
}

fn by_damas(
    color: Color,
    own: Bitboard,
    enemies: Bitboard,
    capturers: Bitboard,
    longest: &mut u32,
    list: &mut MoveList,
) {
    let mut states = States::default();
    for from in capturers {
        let field = Field::new(color, own, enemies, from);
        let before = (list.len(), *longest);
        let mut search = DamaSearch { field, from, list, longest, patience: PATIENCE };
        if !search.run() {
            // What was found so far will be found again.
            list.truncate(if *longest == before.1 { before.0 } else { 0 });
            let chains = Chains::new(field, Kind::Dama);
            chains.reach(Arrivals::start(from), Bitboard::EMPTY, None, &mut states);
            chains.list(&states, from, longest, list);
        }
    }
}

/// A dama's captures, route by route as long as patience lasts.
struct DamaSearch<'a> {
    field: Field,
    from: Square,
    list: &'a mut MoveList,
    longest: &'a mut u32,
    patience: u32,
}

impl DamaSearch<'_> {
    /// False if it ran out of patience.
    fn run(&mut self) -> bool {
        for direction in Direction::ALL {
            if let Some(jump) = self.field.jump(self.from, direction, Bitboard::EMPTY) {
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
        field.next_jumps(jump, captured, |next| {
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
