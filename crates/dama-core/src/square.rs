//! Squares and their names.

use core::fmt;
use core::str::FromStr;

use crate::Direction;

/// One of the 64 squares, a1 (White's left corner) to h8 (article 1).
///
/// ```
/// use dama_core::Square;
///
/// let square: Square = "d4".parse()?;
/// assert_eq!((square.file(), square.rank()), (3, 3));
/// assert_eq!(square.index(), 27);
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Number of squares on the board.
    pub const COUNT: usize = 64;

    /// The square with this index, a1 = 0, b1 = 1, … h8 = 63; `None` from 64 on.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square on this file (a = 0) and rank (1 = 0); `None` outside the board.
    #[must_use]
    pub const fn from_coordinates(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// Wraps an index around the board: for callers that know it is below 64.
    pub(crate) const fn wrapping(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// Index of the square, 0 (a1) to 63 (h8), rank by rank.
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask changes nothing, but lets the compiler drop bounds checks on tables of 64.
        (self.0 & 63) as usize
    }

    /// File of the square, 0 (a) to 7 (h).
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Rank of the square, 0 (White's edge) to 7 (Black's edge).
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The neighbour in a direction, or `None` at the edge.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        match direction {
            Direction::North if self.rank() < 7 => Some(Self(self.0 + 8)),
            Direction::East if self.file() < 7 => Some(Self(self.0 + 1)),
            Direction::South if self.rank() > 0 => Some(Self(self.0 - 8)),
            Direction::West if self.file() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    /// The square on the other side of the board's vertical axis (a ↔ h).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// The square seen from the other player's side (rank 1 ↔ rank 8).
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// Steps along ranks and files from one square to the other.
    pub(crate) const fn distance(self, other: Self) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// All squares, a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64u8).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square, `a1` to `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to h8")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `h8`; the letter may be a capital.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        let rank = rank.wrapping_sub(b'1');
        Self::from_coordinates(file, rank).ok_or(ParseSquareError)
    }
}
