//! Captures with many routes: each different state is looked at once.
//!
//! A state is what has been captured, which piece was jumped last and in which direction. Where
//! exactly the mover landed behind that piece does not matter for what follows, because all of
//! those squares are tried. Sixteen enemies make at most 2^16 × 16 × 4 states, and positions met
//! so far a tiny part of them, while the number of routes has no such bound.

use alloc::vec;
use alloc::vec::Vec;

use super::capture::{Field, Jump, record};
use crate::moves::MoveList;
use crate::{Bitboard, Direction, Kind, Square};

/// What a capture has taken so far: the squares, and the same set numbered among the enemies.
#[derive(Clone, Copy, Default)]
pub(crate) struct Taken {
    pub(crate) squares: Bitboard,
    number: usize,
}

/// A byte for each state of one piece's captures, 0 at first.
pub(crate) struct States {
    enemies: Bitboard,
    bytes: Vec<u8>,
}

impl States {
    pub(crate) fn new(enemies: Bitboard) -> Self {
        let count = enemies.len();
        debug_assert!(count <= 16, "a position has at most sixteen pieces a side");
        Self { enemies, bytes: vec![0; ((count as usize) * 4) << count] }
    }

    fn ordinal(&self, enemy: Square) -> usize {
        let below = Bitboard::from_bits((1 << enemy.index()) - 1);
        (self.enemies & below).len() as usize
    }

    /// The taken set with one enemy more.
    pub(crate) fn take(&self, taken: Taken, enemy: Square) -> Taken {
        let number = taken.number | 1 << self.ordinal(enemy);
        Taken { squares: taken.squares.with(enemy), number }
    }

    fn clear_marks(&mut self) {
        self.bytes.iter_mut().for_each(|byte| *byte &= !LISTED);
    }

    /// The byte of the state after a jump, `taken` being what was taken before it.
    pub(crate) fn byte(&mut self, taken: Taken, jump: &Jump) -> &mut u8 {
        let count = self.enemies.len() as usize;
        let index = (taken.number * count + self.ordinal(jump.over)) * 4 + jump.direction as usize;
        &mut self.bytes[index]
    }
}

/// All captures of one piece.
pub(crate) struct Chains {
    field: Field,
    kind: Kind,
    from: Square,
    /// Length of the longest continuation of each state plus one, and [`LISTED`].
    states: States,
}

/// Marks a state whose results are in the list.
const LISTED: u8 = 0x80;

impl Chains {
    pub(crate) fn new(field: Field, kind: Kind, from: Square) -> Self {
        Self { field, kind, from, states: States::new(field.enemies) }
    }

    /// The jumps that are possible from a square, not turning back from the last direction.
    pub(crate) fn jumps(&self, at: Square, last: Option<Direction>, taken: Taken) -> Vec<Jump> {
        let back = last.map(Direction::opposite);
        let ahead = Direction::ALL.into_iter().filter(|&d| Some(d) != back);
        ahead.filter_map(|d| self.field.jump(self.kind, at, d, taken.squares)).collect()
    }

    /// What is taken after one jump more.
    pub(crate) fn take(&self, taken: Taken, jump: &Jump) -> Taken {
        self.states.take(taken, jump.over)
    }

    /// How many pieces a capture takes at most that begins with these jumps.
    pub(crate) fn longest(&mut self, jumps: &[Jump], taken: Taken) -> u32 {
        jumps.iter().map(|jump| 1 + self.longest_after(jump, taken)).max().unwrap_or(0)
    }

    fn longest_after(&mut self, jump: &Jump, before: Taken) -> u32 {
        let known = *self.states.byte(before, jump) & !LISTED;
        if known != 0 {
            return u32::from(known - 1);
        }
        let taken = self.take(before, jump);
        let mut longest = 0;
        let field = self.field;
        field.next_jumps(self.kind, jump, taken.squares, |_, next| {
            longest = longest.max(1 + self.longest_after(&next, taken));
        });
        *self.states.byte(before, jump) = longest as u8 + 1;
        longest
    }

    /// Lists the results of the piece's longest captures, unless longer ones are known.
    pub(crate) fn results(&mut self, longest: &mut u32, list: &mut MoveList) {
        let jumps = self.jumps(self.from, None, Taken::default());
        self.list_longest(&jumps, Taken::default(), longest, list);
    }

    /// The results of the longest captures under way that go on with these jumps, sorted.
    pub(crate) fn results_from(&mut self, jumps: &[Jump], taken: Taken) -> MoveList {
        let mut list = MoveList::new();
        self.states.clear_marks();
        self.list_longest(jumps, taken, &mut 0, &mut list);
        list.sort_and_dedup();
        list
    }

    fn list_longest(
        &mut self,
        jumps: &[Jump],
        taken: Taken,
        longest: &mut u32,
        list: &mut MoveList,
    ) {
        let length = self.longest(jumps, taken);
        for jump in jumps {
            if 1 + self.longest_after(jump, taken) == length {
                self.list_results(jump, taken, longest, list);
            }
        }
    }

    fn list_results(&mut self, jump: &Jump, before: Taken, longest: &mut u32, list: &mut MoveList) {
        let byte = self.states.byte(before, jump);
        if *byte & LISTED != 0 {
            return;
        }
        *byte |= LISTED;
        let taken = self.take(before, jump);
        let remaining = self.longest_after(jump, before);
        if remaining == 0 {
            record(list, longest, self.from, jump.landings, taken.squares);
            return;
        }
        let field = self.field;
        field.next_jumps(self.kind, jump, taken.squares, |_, next| {
            if 1 + self.longest_after(&next, taken) == remaining {
                self.list_results(&next, taken, longest, list);
            }
        });
    }
}
