//! PDN, the text form of games: tags, moves, comments, annotations (NAGs) and variations.
//!
//! [`read`] takes any text. What it can make out it keeps; what is wrong it reports as
//! [`Problem`]s with line and column: warnings where the text is lax, errors where a move is not
//! legal, or fits several legal moves. Behind such a move the rest of its line is left out, since
//! nobody can tell what it means.
//!
//! Turkish draughts is game type 30. Captures are read by landing squares, by start and end, or by
//! captured squares as the Turkish federation's score sheets write them
//! ([`Position::parse_move`]), and written by landing squares. Results are read in either style,
//! `1-0` or `2-0`.
//!
//! ```
//! use dama_core::pdn;
//!
//! let file = pdn::read(r#"
//! [White "Ayşe"]
//! [GameType "30,W,8,8,A0,0"]
//!
//! 1. a3-a4 {a quiet start} b6-b5 2. b3-b4! (2. h3-h4 $2) h6-h5 1-0
//! "#);
//! let game = &file.games[0];
//! assert_eq!(game.tag("White"), Some("Ayşe"));
//! assert_eq!(game.line.plies[0].comments, ["a quiet start"]);
//! assert_eq!(game.line.plies[2].nags, [1]);
//! assert_eq!(game.line.plies[2].variations[0].plies.len(), 1);
//! assert_eq!(game.line.plies.len(), 3);
//! assert_eq!(
//!     file.problems[0].to_string(),
//!     "line 5, column 56: game 1, move 2 of Black: h6-h5: a capture is compulsory, and must take 2",
//! );
//! ```

mod problem;
mod reader;
mod reading;
mod tokens;
mod writer;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Color, Move, PlayError, Position};

pub use problem::{Place, Problem, ProblemKind};
pub use reader::read;

/// The value of the tag `GameType` for Turkish draughts: White begins, 8×8, squares named by
/// letter and digit from White's left corner, not turned.
pub const GAME_TYPE: &str = "30,W,8,8,A0,0";

/// The games of a text, and what is wrong with it. Written by `Display`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// The games, in order.
    pub games: Vec<Game>,
    /// Everything that is wrong, in the order of the text.
    pub problems: Vec<Problem>,
}

impl File {
    /// The problems that are more than warnings.
    pub fn errors(&self) -> impl Iterator<Item = &Problem> {
        self.problems.iter().filter(|problem| problem.is_error())
    }
}

/// A game as PDN has it. Written by `Display`; what is written reads back the same.
///
/// ```
/// use dama_core::{Game, pdn};
///
/// let mut game = Game::new();
/// let first = game.position().parse_move("e3-e4")?;
/// game.play(&first)?;
/// let mut record = pdn::Game::from(&game);
/// record.set_tag("White", "A. \"Dama\" B.");
/// record.line.plies[0].nags.push(1);
/// assert_eq!(record.to_string(), r#"[GameType "30,W,8,8,A0,0"]
/// [Result "*"]
/// [White "A. \"Dama\" B."]
///
/// 1. e3-e4 $1 *
/// "#);
/// assert_eq!(pdn::read(&record.to_string()).games, [record]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The tags, in order.
    pub tags: Vec<Tag>,
    /// The position in which the game begins: that of the tag `FEN`, or the usual one.
    pub start: Position,
    /// The moves that were played.
    pub line: Line,
    /// The result.
    pub result: Score,
}

/// A tag: `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Letters, digits and underscores.
    pub name: String,
    /// Any text without line breaks.
    pub value: String,
}

/// A line of moves: those played, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A move of a line with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// Numeric annotation glyphs; `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6.
    pub nags: Vec<u8>,
    /// Comments, each without line breaks.
    pub comments: Vec<String>,
    /// Lines that could have been played instead, from the position before this move.
    pub variations: Vec<Line>,
}

impl From<Move> for Ply {
    fn from(played: Move) -> Self {
        Self { played, nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`, or `2-0`.
    WhiteWins,
    /// `0-1`, or `0-2`.
    BlackWins,
    /// `1/2-1/2`, or `1-1`.
    Draw,
    /// `*`: unknown, or the game is not over.
    #[default]
    Unknown,
}

impl Score {
    /// Reads a result in either style.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::WhiteWins),
            "0-1" | "0-2" => Some(Self::BlackWins),
            "1/2-1/2" | "1-1" | "½-½" => Some(Self::Draw),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }

    /// The score of a winner, or of a draw.
    #[must_use]
    pub const fn of(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}

impl Game {
    /// A game without moves, with the tags that it needs.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut game =
            Self { tags: Vec::new(), start, line: Line::default(), result: Score::default() };
        game.set_tag("GameType", GAME_TYPE);
        if start != Position::start() {
            game.set_tag("SetUp", "1");
            game.set_tag("FEN", &start.to_string());
        }
        game.set_tag("Result", &game.result.to_string());
        game
    }

    /// The value of a tag, if the game has it.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| &*tag.value)
    }

    /// Sets a tag, behind the others if it is new.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value.into(),
            None => self.tags.push(Tag { name: name.into(), value: value.into() }),
        }
    }

    /// Plays the moves by the rules.
    ///
    /// # Errors
    /// The game as far as it goes, and why the next move cannot be played: it is illegal, or the
    /// game has ended before it.
    pub fn replay(&self) -> Result<crate::Game, (crate::Game, PlayError)> {
        let mut game = crate::Game::from_position(self.start);
        for ply in &self.line.plies {
            if let Err(error) = game.play(&ply.played) {
                return Err((game, error));
            }
        }
        Ok(game)
    }
}

/// The game up to the present, undone moves left out.
impl From<&crate::Game> for Game {
    fn from(game: &crate::Game) -> Self {
        let mut record = Self::new(*game.start());
        record.line.plies = game.line().take(game.ply()).copied().map(Ply::from).collect();
        if let Some(outcome) = game.outcome() {
            record.result = Score::of(outcome.winner());
            record.set_tag("Result", &record.result.to_string());
        }
        record
    }
}
