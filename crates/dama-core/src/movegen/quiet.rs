//! Moves that take nothing (articles 3 and 5).

use crate::moves::{Move, MoveList};
use crate::rays::lines;
use crate::{Bitboard, Color, Square};

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

pub(crate) fn generate(
    color: Color,
    pieces: Bitboard,
    damas: Bitboard,
    empty: Bitboard,
    list: &mut MoveList,
) {
    for from in pieces {
        let targets = if damas.has(from) {
            let (file, rank) = lines(from, !empty);
            file | rank
        } else {
            Bitboard::from_bits(STEPS[color as usize][from.index()])
        };
        for to in targets & empty {
            list.push(Move { from, to, captured: Bitboard::EMPTY });
        }
    }
}

/// How many moves [`generate`] would list.
pub(crate) fn count(color: Color, pieces: Bitboard, damas: Bitboard, empty: Bitboard) -> u64 {
    let men = pieces - damas;
    let [left, right] = color.forward().sideways();
    let ahead = men.shift(color.forward()) & empty;
    let (left, right) = (men.shift(left) & empty, men.shift(right) & empty);
    // A carry-save adder counts three sets with two population counts.
    let odd = ahead ^ left ^ right;
    let two = (ahead & left) | (right & (ahead ^ left));
    let mut count = odd.len() + 2 * two.len();
    for from in pieces & damas {
        let (file, rank) = lines(from, !empty);
        count += ((file | rank) & empty).len();
    }
    u64::from(count)
}
