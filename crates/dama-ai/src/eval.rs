//! How good a position is, without looking ahead.

use dama_core::{Bitboard, Color, Position};

use crate::params::{ADVANCE, DAMA, EDGE, MAN, TEMPO};
use crate::score::Score;

/// The worth of a position to the side to move.
#[must_use]
pub fn evaluate(position: &Position) -> Score {
    let us = position.turn();
    Score::from_centimen(side(position, us) - side(position, !us) + TEMPO)
}

fn side(position: &Position, color: Color) -> i32 {
    let men = position.men(color);
    // Seen from this side's edge of the board.
    let men = if color == Color::White { men } else { men.flipped() };
    let count = |set: Bitboard| set.len() as i32;
    let edges = Bitboard::file(0) | Bitboard::file(7);
    let advance: i32 =
        (0..).zip(ADVANCE).map(|(rank, worth)| worth * count(men & Bitboard::rank(rank))).sum();
    MAN * count(men) + DAMA * count(position.damas(color)) + advance + EDGE * count(men & edges)
}
