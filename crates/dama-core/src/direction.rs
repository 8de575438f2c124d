//! The four directions in which pieces move and capture.

/// A direction on the board, named as White sees it: North is towards rank 8.
///
/// ```
/// use dama_core::{Direction, Square};
///
/// let d4: Square = "d4".parse()?;
/// assert_eq!(d4.step(Direction::North), Some("d5".parse()?));
/// assert_eq!(Direction::North.opposite(), Direction::South);
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Towards rank 8.
    North,
    /// Towards file h.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// All four, clockwise from North.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction of an about-turn (180°), which no capture may make (article 9).
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The two directions at a right angle to this one.
    #[must_use]
    pub const fn sideways(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::West, Self::East],
            Self::East | Self::West => [Self::South, Self::North],
        }
    }
}
