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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    squares: [Option<Piece>; 64],
    /// The side to move.
    pub turn: Color,
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { squares: [None; 64], turn: Color::White }
    }

    /// What stands on a square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts a piece on a square, or clears it; returns what stood there.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        core::mem::replace(&mut self.squares[square.index()], piece)
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Checks the arrangement.
    ///
    /// # Errors
    /// The first thing that makes it illegal: see [`SetupError`].
    pub fn check(&self) -> Result<(), SetupError> {
        for color in Color::ALL {
            let of_color = |&(_, piece): &(Square, Piece)| piece.color == color;
            let count = self.pieces().filter(of_color).count() as u32;
            if count > PIECES_PER_SIDE {
                return Err(SetupError::TooManyPieces { color, count });
            }
            let men = |&(_, piece): &(Square, Piece)| piece.kind == Kind::Man;
            let men: Bitboard =
                self.pieces().filter(of_color).filter(men).map(|(square, _)| square).collect();
            if let Some(square) = (men & color.crown_row()).first() {
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
