//! Sets of squares.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{Direction, Square};

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;

/// A set of squares, one bit each: bit 0 is a1, bit 63 is h8.
///
/// ```
/// use dama_core::{Bitboard, Color, Square};
///
/// let home = Color::White.home();
/// assert_eq!(home.len(), 16);
/// assert!(home.has("h3".parse()?));
/// assert!(!(home - Bitboard::rank(2)).has("h3".parse()?));
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const ALL: Self = Self(!0);

    /// The set with these bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The eight squares of a rank, 0 (White's edge) to 7.
    ///
    /// # Panics
    /// If `rank` is above 7.
    #[must_use]
    pub const fn rank(rank: u8) -> Self {
        assert!(rank < 8);
        Self(0xFF << (8 * rank))
    }

    /// The eight squares of a file, 0 (a) to 7.
    ///
    /// # Panics
    /// If `file` is above 7.
    #[must_use]
    pub const fn file(file: u8) -> Self {
        assert!(file < 8);
        Self(FILE_A << file)
    }

    /// Whether the set holds a square.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set holds no square.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether each square of this set is in the other, too.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many squares the set holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// `a.len() + b.len() + c.len()`: a carry-save adder needs but two population counts.
    pub(crate) const fn len_of_three(a: Self, b: Self, c: Self) -> u32 {
        let odd = a.0 ^ b.0 ^ c.0;
        let two = (a.0 & b.0) | (c.0 & (a.0 ^ b.0));
        odd.count_ones() + 2 * two.count_ones()
    }

    /// The lowest square, a1 first.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(self.0.trailing_zeros())) }
    }

    /// The highest square, h8 first.
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(63 - self.0.leading_zeros())) }
    }

    /// The set with one square more.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set moved one square in a direction; what leaves the board is lost.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::North => self.0 << 8,
            Direction::East => (self.0 & !FILE_H) << 1,
            Direction::South => self.0 >> 8,
            Direction::West => (self.0 & !FILE_A) >> 1,
        })
    }

    /// The set as it would look with the board's files reversed (a ↔ h).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.swap_bytes().reverse_bits())
    }

    /// The set as it would look from the other player's side (rank 1 ↔ rank 8).
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.swap_bytes())
    }
}

/// The squares of a set, in order.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Squares {
    fn next_back(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).last()?;
        self.0 &= !(1 << square.index());
        Some(square)
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Set difference.
impl Sub for Bitboard {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

/// A picture: rank 8 on top, `X` for a square of the set.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let mark = if self.0 >> (rank * 8 + file) & 1 != 0 { 'X' } else { '.' };
                write!(f, "{mark}")?;
            }
            if rank > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
