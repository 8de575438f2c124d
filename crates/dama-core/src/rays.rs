//! Lines on the board: how far a dama sees.

use crate::bitboard::{FILE_A, FILE_H};
use crate::{Bitboard, Direction, Square};

/// The squares beyond each square in each direction, up to the edge.
static RAYS: [[u64; 64]; 4] = {
    let mut rays = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut at = Square::wrapping(square);
            while let Some(next) = at.step(Direction::ALL[direction]) {
                rays[direction][square as usize] |= 1 << next.index();
                at = next;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
};

/// The squares beyond `from` in a direction, up to the edge.
pub(crate) fn ray(from: Square, direction: Direction) -> Bitboard {
    Bitboard::from_bits(RAYS[direction as usize][from.index()])
}

/// The first square of `occupied` beyond `from` in a direction.
pub(crate) fn first_blocker(
    from: Square,
    direction: Direction,
    occupied: Bitboard,
) -> Option<Square> {
    let blockers = ray(from, direction) & occupied;
    match direction {
        Direction::North | Direction::East => blockers.first(),
        Direction::South | Direction::West => blockers.last(),
    }
}

/// The squares beyond `from` in a direction, up to but without the first of `occupied`.
pub(crate) fn slide(from: Square, direction: Direction, occupied: Bitboard) -> Bitboard {
    let whole = ray(from, direction);
    match first_blocker(from, direction, occupied) {
        Some(blocker) => whole - ray(blocker, direction) - Bitboard::of(blocker),
        None => whole,
    }
}

/// What a dama on `from` sees along its file and along its rank: the empty squares of each
/// direction and the first piece behind them.
pub(crate) fn lines(from: Square, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let [north, east, south, west] = [0, 1, 2, 3].map(|d: usize| RAYS[d][from.index()]);
    (line(south, north, occupied.bits()), line(west, east, occupied.bits()))
}

/// Obstruction difference: both halves of a line at the price of one leading-zero count
/// (chessprogramming.org/Obstruction_Difference).
fn line(lower: u64, upper: u64, occupied: u64) -> Bitboard {
    let below = u64::MAX << (63 - ((lower & occupied) | 1).leading_zeros());
    let above = upper & occupied;
    let lowest_above = above & above.wrapping_neg();
    Bitboard::from_bits((lower | upper) & lowest_above.wrapping_mul(2).wrapping_add(below))
}

/// `from` with all squares that can be reached from it through `empty` in a direction (Kogge and
/// Stone 1973; chessprogramming.org/Kogge-Stone_Algorithm).
pub(crate) fn fill(from: Bitboard, direction: Direction, empty: Bitboard) -> Bitboard {
    let (mut filled, mut open) = (from.bits(), empty.bits());
    match direction {
        Direction::North => {
            for shift in [8, 16, 32] {
                filled |= open & filled << shift;
                open &= open << shift;
            }
        }
        Direction::South => {
            for shift in [8, 16, 32] {
                filled |= open & filled >> shift;
                open &= open >> shift;
            }
        }
        Direction::East => {
            open &= !FILE_A;
            for shift in [1, 2, 4] {
                filled |= open & filled << shift;
                open &= open << shift;
            }
        }
        Direction::West => {
            open &= !FILE_H;
            for shift in [1, 2, 4] {
                filled |= open & filled >> shift;
                open &= open >> shift;
            }
        }
    }
    Bitboard::from_bits(filled)
}
