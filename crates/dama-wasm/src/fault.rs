//! What the page is told when something is refused: a stable code with the facts, so that it can be
//! said in any language, and a message in English for developers.

use std::fmt;

use dama_core::pdn::{Problem, ProblemKind};
use dama_core::rules::PIECES_PER_SIDE;
use dama_core::{FenError, FenProblem, IllegalText, MoveTextError, SetupError, Square};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::json;
use crate::snapshot::color;

/// A refusal.
///
/// Thrown as an `Error` with `message`, `code` and `detail`. In the table, `?` marks a fact that is
/// known only where the text has it: `line` in PDN, `ply` in a saved game.
///
/// | code | what is wrong | detail |
/// |---|---|---|
/// | `fen-no-side-to-move` | does not begin with `W:` or `B:` | `column`, `line?` |
/// | `fen-no-pieces` | the squares of a side are missing | `column`, `line?`, `side` |
/// | `fen-unknown-side` | a list of squares begins with neither `W` nor `B` | `column`, `line?`, `text` |
/// | `fen-side-twice` | a side's squares are listed twice | `column`, `line?`, `side` |
/// | `fen-unknown-square` | not a square, nor a range | `column`, `line?`, `text` |
/// | `fen-square-twice` | a square is named twice | `column`, `line?`, `square` |
/// | `fen-trailing-text` | text behind both sides | `column`, `line?`, `text` |
/// | `setup-too-many-pieces` | more than sixteen of a side | `column`, `line?`, `side`, `count`, `limit` |
/// | `setup-uncrowned-man` | a man on its crowning row | `column`, `line?`, `side`, `square` |
/// | `move-unreadable` | not squares joined by `-` or `x` | place, `text` |
/// | `move-no-piece` | the side to move has nothing there | place, `text`, `square` |
/// | `move-must-capture` | a capture is compulsory | place, `text`, `count` |
/// | `move-illegal` | not legal for another reason | place, `text` |
/// | `move-ambiguous` | fits several moves | place, `text`, `moves` |
/// | `game-over` | a move after the end of the game | place; nothing outside of texts |
/// | `pdn-empty` | no game in the text | |
/// | `pdn-other-game` | the tag `GameType` names another game | `line`, `column`, `text` |
/// | `pdn-unclosed-comment` | `{` without `}`: moves may be lost in it | `line`, `column` |
/// | `pdn-unclosed-variation` | `(` without `)`: moves may be lost in it | `line`, `column` |
/// | `tags-unreadable` | the tags are not a JSON object of texts | |
/// | `saved-unreadable` | not a saved game at all | |
/// | `saved-version` | saved by another version | `count` |
/// | `saved-no-ply` | the present ply is not in the line | `ply` |
/// | `no-such-move` | no legal move has this index | `count` |
/// | `no-such-square` | no square has this number | `count` |
/// | `no-such-leg` | no move goes on to this square | `square` |
/// | `unknown-level` | not the name of a level | `text` |
/// | `no-randomness` | the browser gives none | |
///
/// The place of a move is `line`, `column`, `number` and `side` in PDN, and `ply` (from 1) in a
/// saved game. Columns count characters from 1; squares are names, `"d8"`; sides `"white"` and
/// `"black"`.
#[derive(Debug, Serialize)]
pub struct Fault {
    /// What is wrong, by its name in the table.
    pub code: &'static str,
    /// The facts that belong to it; boxed, since a refusal is rare and they are large.
    pub detail: Box<Detail>,
    /// The same in English.
    #[serde(skip)]
    pub message: String,
}

/// The facts of a refusal: see the table for which of them there are.
#[derive(Debug, Default, Serialize)]
#[expect(missing_docs, reason = "the table tells")]
pub struct Detail {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
}

impl Detail {
    fn square(square: Square) -> Self {
        Self { square: Some(square.to_string()), ..Self::default() }
    }

    pub(crate) fn text(text: &str) -> Self {
        Self { text: Some(text.into()), ..Self::default() }
    }

    pub(crate) fn count(count: u32) -> Self {
        Self { count: Some(count), ..Self::default() }
    }
}

impl Fault {
    pub(crate) fn new(code: &'static str, message: impl fmt::Display, detail: Detail) -> Self {
        Self { code, detail: Box::new(detail), message: message.to_string() }
    }

    /// A fault without any facts.
    pub(crate) fn plain(code: &'static str, message: impl fmt::Display) -> Self {
        Self::new(code, message, Detail::default())
    }

    /// No move goes on to a square.
    pub(crate) fn no_leg(square: Square) -> Self {
        let message = format_args!("no move goes on to {square}");
        Self::new("no-such-leg", message, Detail::square(square))
    }

    pub(crate) fn over() -> Self {
        Self::plain("game-over", "the game is over")
    }
}

/// As the browser throws it.
impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        let error = Self::from(js_sys::Error::new(&fault.message));
        let detail = js_sys::JSON::parse(&json(&*fault.detail)).unwrap_or(Self::UNDEFINED);
        for (name, value) in [("code", fault.code.into()), ("detail", detail)] {
            // A fresh object takes any property.
            let _ = js_sys::Reflect::set(&error, &name.into(), &value);
        }
        error
    }
}

impl From<FenError> for Fault {
    fn from(error: FenError) -> Self {
        let (code, detail) = fen(&error.problem);
        Self::new(code, &error, Detail { column: Some(error.column), ..detail })
    }
}

impl From<MoveTextError> for Fault {
    fn from(error: MoveTextError) -> Self {
        let (code, detail) = move_text(&error);
        Self::new(code, &error, detail)
    }
}

impl Fault {
    /// What makes a PDN text unfit to be opened; `None` for what is merely lax.
    pub(crate) fn of_pdn(problem: &Problem) -> Option<Self> {
        let (code, mut detail) = match &problem.kind {
            // The moves that were played are not concerned.
            ProblemKind::BadMove { .. } if problem.in_variation => return None,
            ProblemKind::BadMove { text, error } => {
                let (code, detail) = move_text(error);
                (code, Detail { text: Some(text.clone()), ..detail })
            }
            ProblemKind::BadFen(error) => fen(&error.problem),
            ProblemKind::OtherGame(text) => ("pdn-other-game", Detail::text(text)),
            ProblemKind::PlayedOn(_) => ("game-over", Detail::default()),
            ProblemKind::UnclosedComment => ("pdn-unclosed-comment", Detail::default()),
            ProblemKind::UnclosedVariation => ("pdn-unclosed-variation", Detail::default()),
            _ => return None,
        };
        detail.line = Some(problem.place.line);
        detail.column = Some(problem.place.column);
        let is_of_move =
            matches!(problem.kind, ProblemKind::BadMove { .. } | ProblemKind::PlayedOn(_));
        if let Some((number, side)) = problem.at.filter(|_| is_of_move) {
            (detail.number, detail.side) = (Some(number), Some(color(side)));
        }
        Some(Self::new(code, problem, detail))
    }
}

fn fen(problem: &FenProblem) -> (&'static str, Detail) {
    let none = Detail::default();
    match problem {
        FenProblem::NoSideToMove => ("fen-no-side-to-move", none),
        FenProblem::NoPieces(side) => {
            ("fen-no-pieces", Detail { side: Some(color(*side)), ..none })
        }
        FenProblem::UnknownSide(text) => ("fen-unknown-side", Detail::text(text)),
        FenProblem::SideTwice(side) => {
            ("fen-side-twice", Detail { side: Some(color(*side)), ..none })
        }
        FenProblem::UnknownSquare(text) => ("fen-unknown-square", Detail::text(text)),
        FenProblem::SquareTwice(square) => ("fen-square-twice", Detail::square(*square)),
        FenProblem::TrailingText(text) => ("fen-trailing-text", Detail::text(text)),
        FenProblem::Illegal(SetupError::TooManyPieces { color: side, count }) => (
            "setup-too-many-pieces",
            Detail {
                side: Some(color(*side)),
                count: Some(*count),
                limit: Some(PIECES_PER_SIDE),
                ..none
            },
        ),
        FenProblem::Illegal(SetupError::UncrownedMan { square, color: side }) => {
            ("setup-uncrowned-man", Detail { side: Some(color(*side)), ..Detail::square(*square) })
        }
    }
}

fn move_text(error: &MoveTextError) -> (&'static str, Detail) {
    match error {
        MoveTextError::Syntax { .. } => ("move-unreadable", Detail::default()),
        MoveTextError::Illegal(IllegalText::NoPiece(square)) => {
            ("move-no-piece", Detail::square(*square))
        }
        MoveTextError::Illegal(IllegalText::MustCapture(count)) => {
            ("move-must-capture", Detail::count(*count))
        }
        MoveTextError::Illegal(IllegalText::Other) => ("move-illegal", Detail::default()),
        MoveTextError::Ambiguous(moves) => {
            let moves = moves.iter().map(ToString::to_string).collect();
            ("move-ambiguous", Detail { moves: Some(moves), ..Detail::default() })
        }
    }
}
