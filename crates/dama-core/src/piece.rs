//! What stands on a square.

use crate::Color;

/// The two kinds of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Steps one square forward or sideways (article 3). Turkish: *taş*.
    Man,
    /// Slides along ranks and files (article 5); the king of other draughts.
    Dama,
}

/// A piece of one side.
///
/// ```
/// use dama_core::{Color, Kind, Piece, Position};
///
/// let man = Piece { color: Color::White, kind: Kind::Man };
/// assert_eq!(Position::start().piece("a2".parse()?), Some(man));
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
}
