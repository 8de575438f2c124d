//! How a game ends.

use core::fmt;

use crate::Color;

/// The result of a finished game.
///
/// ```
/// use dama_core::{Color, Position};
///
/// let position: Position = "W:W:Ba8".parse()?;
/// let outcome = position.outcome().expect("White has no piece");
/// assert_eq!(outcome.winner(), Some(Color::Black));
/// assert_eq!(outcome.to_string(), "Black wins: White has no piece left");
/// # Ok::<(), dama_core::FenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

impl Outcome {
    /// The side that has won, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }
}

/// Why a game is won (article 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser, to move, has no piece left.
    NoPieces,
    /// The loser, to move, has pieces but no legal move.
    NoMoves,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Both sides are down to one piece (article 15).
    OnePieceEach,
    /// The same position for the third time (article 14).
    Repetition,
    /// Eighty plies without a capture or a man's move (article 16).
    NoProgress,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner, reason: WinReason::NoPieces } => {
                write!(f, "{winner} wins: {} has no piece left", !*winner)
            }
            Self::Win { winner, reason: WinReason::NoMoves } => {
                write!(f, "{winner} wins: {} has no move", !*winner)
            }
            Self::Draw(DrawReason::OnePieceEach) => f.write_str("draw: one piece each"),
            Self::Draw(DrawReason::Repetition) => f.write_str("draw: third repetition"),
            Self::Draw(DrawReason::NoProgress) => {
                write!(f, "draw: {} plies without progress", crate::rules::NO_PROGRESS_PLIES)
            }
        }
    }
}
