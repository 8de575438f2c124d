//! Positions that nobody has checked yet.

use core::fmt;

use crate::rules::PIECES_PER_SIDE;
use crate::{Bitboard, Color, Kind, Piece, Position, Square};

/// Any arrangement of pieces, legal or not, as a board editor or a FEN gives it.
///
/// ```
/// use dama_core::{Color, Kind, Piece, Position, Setup, SetupError};
///
/// let mut setup = Setup::empty();
/// let square = "d8".parse()?;
/// setup.put(square, Some(Piece { color: Color::White, kind: Kind::Man }));
/// assert_eq!(Position::try_from(&setup), Err(SetupError::UncrownedMan { square, color: Color::White }));
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pieces: [Bitboard; 2],
    damas: Bitboard,
    /// The side to move.
    pub turn: Color,
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { pieces: [Bitboard::EMPTY; 2], damas: Bitboard::EMPTY, turn: Color::White }
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&c| self.pieces[c as usize].has(square))?;
        let kind = if self.damas.has(square) { Kind::Dama } else { Kind::Man };
        Some(Piece { color, kind })
    }

    /// Puts a piece on a square, or clears it; returns what stood there.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let old = self.piece(square);
        let place = Bitboard::of(square);
        self.pieces = self.pieces.map(|set| set - place);
        self.damas = self.damas - place;
        if let Some(Piece { color, kind }) = piece {
            self.pieces[color as usize] |= place;
            if kind == Kind::Dama {
                self.damas |= place;
            }
        }
        old
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        let occupied = self.pieces[0] | self.pieces[1];
        occupied.into_iter().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Checks the arrangement.
    ///
    /// # Errors
    /// The first thing that makes it illegal: see [`SetupError`].
    pub fn check(&self) -> Result<(), SetupError> {
        for color in Color::ALL {
            let pieces = self.pieces[color as usize];
            if pieces.len() > PIECES_PER_SIDE {
                return Err(SetupError::TooManyPieces { color, count: pieces.len() });
            }
            if let Some(square) = ((pieces - self.damas) & color.crown_row()).first() {
                return Err(SetupError::UncrownedMan { square, color });
            }
        }
        Ok(())
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self::empty();
        setup.turn = position.turn();
        for square in position.occupied() {
            setup.put(square, position.piece(square));
        }
        setup
    }
}

/// Why an arrangement is not a legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// More than sixteen pieces of a side (article 2).
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
    },
    /// A man on its own crowning row: it would have been crowned (article 11).
    UncrownedMan {
        /// Where it stands.
        square: Square,
        /// Whose it is.
        color: Color,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPieces { color, count } => {
                write!(f, "{color} has {count} pieces; {PIECES_PER_SIDE} are allowed")
            }
            Self::UncrownedMan { square, color } => {
                write!(f, "a man of {color} on {square}, its crowning row, would be a dama")
            }
        }
    }
}

impl core::error::Error for SetupError {}
