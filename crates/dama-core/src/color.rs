//! The two sides.

use core::fmt;
use core::ops::Not;

use crate::{Bitboard, Direction};

/// A side. White starts on ranks 2 and 3 and moves first (article 2).
///
/// ```
/// use dama_core::{Color, Direction};
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::Black.forward(), Direction::South);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// Moves up the board.
    White,
    /// Moves down the board.
    Black,
}

impl Color {
    /// White, then Black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The direction in which this side's men advance (article 3).
    #[must_use]
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }

    /// The far row, on which this side's men are crowned (article 11).
    #[must_use]
    pub const fn crown_row(self) -> Bitboard {
        match self {
            Self::White => Bitboard::rank(7),
            Self::Black => Bitboard::rank(0),
        }
    }

    /// The squares of this side's sixteen men at the start (article 2).
    #[must_use]
    pub const fn home(self) -> Bitboard {
        match self {
            Self::White => Bitboard::from_bits(0x0000_0000_00FF_FF00),
            Self::Black => Bitboard::from_bits(0x00FF_FF00_0000_0000),
        }
    }

    /// The letter of FEN: `W` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

impl Not for Color {
    type Output = Self;

    /// The other side.
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
