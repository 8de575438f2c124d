//! Moves that take nothing (articles 3 and 5).

use super::side::Side;
use crate::moves::{Move, MoveList};
use crate::rays::lines;
use crate::{Bitboard, Color, Direction, Square};

/// The squares to which a man of each side steps from each square.
static STEPS: [[u64; 64]; 2] = [steps(Color::White), steps(Color::Black)];

const fn steps(color: Color) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let here = Bitboard::of(Square::wrapping(index));
        let [left, right] = color.forward().sideways();
        table[index as usize] =
            here.shift(color.forward()).bits() | here.shift(left).bits() | here.shift(right).bits();
        index += 1;
    }
    table
}

pub(crate) fn generate<S: Side>(
    pieces: Bitboard,
    damas: Bitboard,
    empty: Bitboard,
    list: &mut MoveList,
) {
    for from in pieces {
        let targets = if damas.has(from) {
            dama_targets(from, empty)
        } else {
            Bitboard::from_bits(STEPS[S::COLOR as usize][from.index()]) & empty
        };
        for to in targets {
            list.push(Move { from, to, captured: Bitboard::EMPTY });
        }
    }
}

/// Where a dama can slide to.
pub(crate) fn dama_targets(from: Square, empty: Bitboard) -> Bitboard {
    let (file, rank) = lines(from, !empty);
    (file | rank) & empty
}

/// Where men can step to, forward and to both sides, each with its direction.
pub(crate) fn steps_of<S: Side>(men: Bitboard, empty: Bitboard) -> [(Direction, Bitboard); 3] {
    let [left, right] = const { S::COLOR.forward().sideways() };
    [S::COLOR.forward(), left, right].map(|d| (d, men.shift(d) & empty))
}

/// How many moves [`generate`] would list.
pub(crate) fn count<S: Side>(pieces: Bitboard, damas: Bitboard, empty: Bitboard) -> u64 {
    let [(_, ahead), (_, left), (_, right)] = steps_of::<S>(pieces - damas, empty);
    let by_men = Bitboard::len_of_three(ahead, left, right);
    let damas = pieces & damas;
    let by_damas = damas.into_iter().map(|from| dama_targets(from, empty).len()).sum::<u32>();
    u64::from(by_men + by_damas)
}
