//! FEN, the text form of a position: `W:Wa2,b2,Kc4:Bd6,Ke8`.
//!
//! The side to move, then each side's letter with its squares; `K` marks a dama. Read, too: ranges
//! (`a2-h3` is all squares from a2 to h3, row by row), either order of the sides, spaces, a full stop at the end.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::rules::PIECES_PER_SIDE;
use crate::{Color, Kind, Piece, Position, Setup, SetupError, Square};

/// Why a text is not the FEN of a position, and where.
///
/// ```
/// use dama_core::Position;
///
/// let error = "W:Wa2,d8:Bd6".parse::<Position>().unwrap_err();
/// assert_eq!(error.column, 7);
/// assert_eq!(
///     error.to_string(),
///     "column 7: a man of White on d8, its crowning row, would be a dama",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// Column of the fault, counted in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: FenProblem,
}

/// What is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenProblem {
    /// The text does not begin with the side to move, `W:` or `B:`.
    NoSideToMove,
    /// The squares of a side are missing.
    NoPieces(Color),
    /// A list of squares does not begin with `W` or `B`.
    UnknownSide(String),
    /// A side's squares are listed twice.
    SideTwice(Color),
    /// Not a square, nor a range of squares.
    UnknownSquare(String),
    /// A square is named twice.
    SquareTwice(Square),
    /// Text goes on after both sides.
    TrailingText(String),
    /// The text can be read, but its position is illegal.
    Illegal(SetupError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.problem {
            FenProblem::NoSideToMove => f.write_str("expected the side to move, W: or B:"),
            FenProblem::NoPieces(color) => {
                write!(f, "the pieces of {color} are missing, :{}…", color.letter())
            }
            FenProblem::UnknownSide(text) => write!(f, "\"{text}\" is not a side, W or B"),
            FenProblem::SideTwice(color) => write!(f, "the pieces of {color} are given twice"),
            FenProblem::UnknownSquare(text) => write!(f, "\"{text}\" is not a square, a1 to h8"),
            FenProblem::SquareTwice(square) => write!(f, "{square} is used twice"),
            FenProblem::TrailingText(text) => write!(f, "unexpected \"{text}\" at the end"),
            FenProblem::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FenError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.problem {
            FenProblem::Illegal(error) => Some(error),
            _ => None,
        }
    }
}

/// A piece of the text with the column at which it begins.
#[derive(Clone, Copy)]
struct Span<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Span<'a> {
    fn trim(self) -> Self {
        let start = self.text.trim_start();
        let skipped = self.text.chars().take_while(|c| c.is_whitespace()).count();
        Self { text: start.trim_end(), column: self.column + skipped }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Span<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let span = Span { text, column };
            column += text.chars().count() + 1;
            span.trim()
        })
    }

    /// The first character and the rest.
    fn first(self) -> (Option<char>, Self) {
        let mut rest = self.text.chars();
        let first = rest.next();
        (first, Span { text: rest.as_str(), column: self.column + 1 })
    }

    fn error(self, problem: FenProblem) -> FenError {
        FenError { column: self.column, problem }
    }

    fn end(self) -> Self {
        Span { text: "", column: self.column + self.text.chars().count() }
    }
}

/// What has been read: the pieces, and the column of each.
struct Reading {
    setup: Setup,
    columns: [usize; Square::COUNT],
}

impl Reading {
    fn new(text: &str) -> Result<Self, FenError> {
        let whole = Span { text, column: 1 }.trim();
        let body = whole.text.strip_suffix('.').unwrap_or(whole.text);
        let body = Span { text: body, ..whole }.trim();
        let mut fields = body.split(':');
        let mut reading = Self { setup: Setup::empty(), columns: [0; Square::COUNT] };

        let turn = fields.next().unwrap_or(body);
        reading.setup.turn = side(turn.text).ok_or_else(|| turn.error(FenProblem::NoSideToMove))?;
        let mut seen = [false; 2];
        for field in fields {
            if seen == [true; 2] {
                return Err(field.error(FenProblem::TrailingText(field.text.to_string())));
            }
            let (letter, squares) = field.first();
            let Some(color) = letter.and_then(|letter| side(letter.encode_utf8(&mut [0; 4])))
            else {
                return Err(field.error(FenProblem::UnknownSide(field.text.to_string())));
            };
            if seen[color as usize] {
                return Err(field.error(FenProblem::SideTwice(color)));
            }
            seen[color as usize] = true;
            if !squares.trim().text.is_empty() {
                for item in squares.split(',') {
                    reading.put(color, item)?;
                }
            }
        }
        match Color::ALL.into_iter().find(|&color| !seen[color as usize]) {
            Some(color) => Err(body.end().error(FenProblem::NoPieces(color))),
            None => Ok(reading),
        }
    }

    /// Puts the pieces of one item, `d4`, `Kd4` or `a2-h2`.
    fn put(&mut self, color: Color, item: Span<'_>) -> Result<(), FenError> {
        let (kind, range) = match item.first() {
            (Some('K' | 'k'), rest) => (Kind::Dama, rest),
            _ => (Kind::Man, item),
        };
        let unknown = || item.error(FenProblem::UnknownSquare(item.text.to_string()));
        let (first, last) = range.text.split_once('-').unwrap_or((range.text, range.text));
        let first: Square = first.trim().parse().map_err(|_| unknown())?;
        let last: Square = last.trim().parse().map_err(|_| unknown())?;
        if last < first {
            return Err(unknown());
        }
        for square in Square::all().filter(|square| (first..=last).contains(square)) {
            if self.setup.put(square, Some(Piece { color, kind })).is_some() {
                return Err(item.error(FenProblem::SquareTwice(square)));
            }
            self.columns[square.index()] = item.column;
        }
        Ok(())
    }

    /// Where the piece stands in the text that makes the position illegal.
    fn column(&self, error: &SetupError) -> usize {
        match error {
            SetupError::UncrownedMan { square, .. } => self.columns[square.index()],
            SetupError::TooManyPieces { color, .. } => {
                let own = self.setup.pieces().filter(|(_, piece)| piece.color == *color);
                let columns: Vec<_> = own.map(|(square, _)| self.columns[square.index()]).collect();
                let up_to = |column| columns.iter().filter(|&&other| other <= column).count();
                let is_over = |column: &usize| up_to(*column) > PIECES_PER_SIDE as usize;
                columns.iter().copied().filter(is_over).min().unwrap_or(1)
            }
        }
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads the text without asking whether the position is legal.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Reading::new(text).map(|reading| reading.setup)
    }
}

fn side(text: &str) -> Option<Color> {
    match text {
        "W" | "w" => Some(Color::White),
        "B" | "b" => Some(Color::Black),
        _ => None,
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN and checks its position.
    fn from_str(text: &str) -> Result<Self, FenError> {
        let reading = Reading::new(text)?;
        Self::try_from(&reading.setup).map_err(|error| {
            let column = reading.column(&error);
            FenError { column, problem: FenProblem::Illegal(error) }
        })
    }
}

impl fmt::Display for Setup {
    /// Writes the FEN, squares in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.turn.letter())?;
        for color in Color::ALL {
            write!(f, ":{}", color.letter())?;
            let own = self.pieces().filter(|(_, piece)| piece.color == color);
            for (index, (square, piece)) in own.enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let mark = if piece.kind == Kind::Dama { "K" } else { "" };
                write!(f, "{comma}{mark}{square}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// Writes the FEN, squares in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}
