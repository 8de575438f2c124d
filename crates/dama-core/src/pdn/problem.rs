//! What can be wrong with a PDN text.

use alloc::string::String;
use core::fmt;

use crate::{Color, FenError, MoveTextError, Outcome};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
}

/// Something wrong with a PDN text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where in the text.
    pub place: Place,
    /// In which game, counted from 1.
    pub game: usize,
    /// At which move: its number and its side; `None` before the first one.
    pub at: Option<(u32, Color)>,
    /// Whether it is in a variation.
    pub in_variation: bool,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong with a PDN text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemKind {
    /// A move that is not legal, or fits several legal moves: an error. The rest of its line is
    /// left out.
    BadMove {
        /// The move as it stands in the text.
        text: String,
        /// Why.
        error: MoveTextError,
    },
    /// The tag `FEN` is none: an error. The game's moves are left out.
    BadFen(FenError),
    /// The tag `GameType` names another game.
    OtherGame(String),
    /// A tag `FEN` without `[SetUp "1"]`. The FEN counts.
    FenWithoutSetUp,
    /// `[SetUp "1"]` without a tag `FEN`.
    SetUpWithoutFen,
    /// Something in brackets that is not `[Name "value"]`.
    BadTag(String),
    /// A move number that does not fit.
    MoveNumber {
        /// The number that the move has.
        expected: u32,
        /// The number in the text.
        found: String,
    },
    /// A move after the game has ended by the rules.
    PlayedOn(Outcome),
    /// The game ends without a result.
    NoResult,
    /// The tag `Result` is none, or not the result behind the moves. The latter counts.
    ResultTag(String),
    /// The result is not what the rules say of the last position.
    WrongResult(Outcome),
    /// A result inside a variation.
    ResultInVariation,
    /// A comment that does not end.
    UnclosedComment,
    /// A variation that does not end.
    UnclosedVariation,
    /// A variation before the first move of its line.
    VariationWithoutMove,
    /// Variations inside one another, deeper than is read.
    TooDeep,
    /// An annotation before the first move of its line.
    NagWithoutMove,
    /// An annotation that is not a number up to 255.
    BadNag(String),
    /// A character that has no meaning there.
    Stray(char),
}

impl Problem {
    /// Whether something had to be left out of a line of moves.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        matches!(self.kind, ProblemKind::BadMove { .. } | ProblemKind::BadFen(_))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {}, ", self.place, self.game)?;
        if let Some((number, color)) = self.at {
            write!(f, "move {number} of {color}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadMove { text, error } => write!(f, "{text}: {error}"),
            Self::BadFen(error) => write!(f, "tag FEN, {error}"),
            Self::OtherGame(value) => {
                write!(f, "game type \"{value}\" is not Turkish draughts, \"{}\"", super::GAME_TYPE)
            }
            Self::FenWithoutSetUp => f.write_str("a tag FEN without [SetUp \"1\"]"),
            Self::SetUpWithoutFen => f.write_str("[SetUp \"1\"] without a tag FEN"),
            Self::BadTag(text) => write!(f, "\"{text}\" is not a tag, [Name \"value\"]"),
            Self::MoveNumber { expected, found } => {
                write!(f, "move number {found} should be {expected}")
            }
            Self::PlayedOn(outcome) => write!(f, "the game was over ({outcome})"),
            Self::NoResult => f.write_str("no result at the end"),
            Self::ResultTag(value) => {
                write!(f, "the tag Result, \"{value}\", is not the result behind the moves")
            }
            Self::WrongResult(outcome) => write!(f, "the result is wrong ({outcome})"),
            Self::ResultInVariation => f.write_str("a result inside a variation"),
            Self::UnclosedComment => f.write_str("this comment has no end"),
            Self::UnclosedVariation => f.write_str("a variation has no end"),
            Self::VariationWithoutMove => f.write_str("a variation without a move before it"),
            Self::TooDeep => f.write_str("too many variations inside one another"),
            Self::NagWithoutMove => f.write_str("an annotation without a move before it"),
            Self::BadNag(text) => write!(f, "${text} is not an annotation, $0 to $255"),
            Self::Stray(character) => write!(f, "unexpected '{character}'"),
        }
    }
}
