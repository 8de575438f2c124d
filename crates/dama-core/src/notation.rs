//! Moves as text.
//!
//! A quiet move is `a3-a4`. A capture is written by its landing squares, `d1xd5xg5`, in short
//! `d1xg5`; score sheets of the Turkish federation write the captured squares behind the start
//! instead, `d1xd3xf5`. All three are read by asking which legal moves they fit.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::movegen::chain::{Arrivals, Chains};
use crate::{Bitboard, Move, MoveList, Position, Square};

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// The text is not squares joined by `-` or `x`; the part that is not a square.
    Syntax {
        /// Column of the fault, counted in characters from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// No legal move fits.
    Illegal(IllegalText),
    /// Several legal moves fit: those.
    Ambiguous(MoveList),
}

/// Why no legal move fits a text that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalText {
    /// No piece of the side to move stands on this square.
    NoPiece(Square),
    /// A capture is compulsory, and it must take this many pieces (article 7).
    MustCapture(u32),
    /// Anything else.
    Other,
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column, found } => {
                write!(f, "column {column}: expected a square, a1 to h8, found \"{found}\"")
            }
            Self::Illegal(IllegalText::NoPiece(square)) => {
                write!(f, "no piece of the side to move stands on {square}")
            }
            Self::Illegal(IllegalText::MustCapture(count)) => {
                write!(f, "a capture is compulsory, and must take {count}")
            }
            Self::Illegal(IllegalText::Other) => f.write_str("not a legal move"),
            Self::Ambiguous(moves) => {
                f.write_str("several moves fit: ")?;
                for (index, one) in moves.iter().enumerate() {
                    write!(f, "{}{one}", if index == 0 { "" } else { "; " })?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for MoveTextError {}

impl Position {
    /// The full text of a legal move, by landing squares; it tells all legal moves apart. `None`
    /// if the move is not legal here.
    #[must_use]
    pub fn notation(&self, legal: &Move) -> Option<String> {
        Some(self.route(legal)?.to_string())
    }

    /// Reads a move: by all landing squares, by start and end, or by start and captured squares.
    ///
    /// # Errors
    /// [`MoveTextError`]: unreadable, not legal, or fitting several legal moves.
    ///
    /// ```
    /// use dama_core::{MoveTextError, Position};
    ///
    /// let position: Position = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8".parse()?;
    /// let by_landing = position.parse_move("d1xd5xg5xg3xc3xa3")?;
    /// assert_eq!(position.parse_move("d1xa3"), Ok(by_landing));
    /// assert_eq!(position.parse_move("d1xd3xf5xg4xe3xb3"), Ok(by_landing));
    /// assert!(matches!(position.parse_move("h1-h2"), Err(MoveTextError::Illegal(_))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let squares = read_squares(text)?;
        let from = squares[0];
        let legal = self.legal_moves();
        let length = legal.first().map_or(0, |m| m.captured.len());
        let mut fits = legal.clone();
        if length > 0 && squares.len() as u32 == length + 1 {
            let ways = [Given::Landings, Given::Captured]
                .map(|given| self.follow(from, &squares[1..], given));
            fits.retain(|m| m.from == from && ways.iter().flatten().any(|way| way.ends_with(m)));
        } else {
            let [_, to] = squares[..] else {
                return Err(self.refusal(from, length));
            };
            fits.retain(|m| m.from == from && m.to == to);
        }
        match fits[..] {
            [] => Err(self.refusal(from, length)),
            [only] => Ok(only),
            _ => Err(MoveTextError::Ambiguous(fits)),
        }
    }

    fn refusal(&self, from: Square, length: u32) -> MoveTextError {
        MoveTextError::Illegal(if !self.pieces(self.turn()).has(from) {
            IllegalText::NoPiece(from)
        } else if length > 0 {
            IllegalText::MustCapture(length)
        } else {
            IllegalText::Other
        })
    }

    /// The ways to jump from a square as the squares of a text tell.
    fn follow(&self, from: Square, squares: &[Square], given: Given) -> Vec<Way> {
        let (field, kind) = self.field(from);
        let chains = Chains::new(field, kind);
        let (ends, captured) = (Bitboard::of(from), Bitboard::EMPTY);
        let mut ways = Vec::from([Way { at: Arrivals::start(from), ends, captured }]);
        for &square in squares {
            let mut further: Vec<Way> = Vec::new();
            for way in ways {
                for (over, direction) in chains.jumps(way.at, way.captured) {
                    let landings = chains.landings(over, direction, way.captured);
                    let ends = match given {
                        Given::Landings => landings & Bitboard::of(square),
                        Given::Captured if over == square => landings,
                        Given::Captured => continue,
                    };
                    let captured = way.captured.with(over);
                    let next = Way { at: Arrivals::at(ends, direction), ends, captured };
                    if !ends.is_empty() && !further.contains(&next) {
                        further.push(next);
                    }
                }
            }
            ways = further;
        }
        ways
    }
}

/// What the squares of a text mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Given {
    Landings,
    Captured,
}

/// A capture under way: where the piece may be now, and what it took.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way {
    at: Arrivals,
    ends: Bitboard,
    captured: Bitboard,
}

impl Way {
    fn ends_with(&self, result: &Move) -> bool {
        self.ends.has(result.to) && self.captured == result.captured
    }
}

/// The squares of a text, two at least.
fn read_squares(text: &str) -> Result<Vec<Square>, MoveTextError> {
    let mut squares = Vec::new();
    let mut column = 1;
    let is_separator = |c: char| matches!(c, '-' | 'x' | 'X' | '×' | ':');
    for part in text.split(is_separator) {
        let name = part.trim();
        let square = name.parse().map_err(|_| {
            let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
            MoveTextError::Syntax { column: column + blanks, found: name.to_string() }
        })?;
        squares.push(square);
        column += part.chars().count() + 1;
    }
    if squares.len() < 2 {
        return Err(MoveTextError::Syntax { column, found: String::new() });
    }
    Ok(squares)
}
