//! Moves and lists of them.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::{Bitboard, Square};

/// A move as its result: which piece went where and what it took.
///
/// Two routes with the same start, end and captured set are the same move (article 12), so moves
/// are equal when their results are. The routes behind a capture come from
/// [`Position::route`](crate::Position::route) and [`Position::routes`](crate::Position::routes).
///
/// ```
/// use dama_core::Position;
///
/// let position: Position = "W:WKd4,h1:Bf4,b4,h8".parse()?;
/// let short = position.parse_move("d4xg4")?;
/// assert_eq!(short.captured.first(), Some("f4".parse()?));
/// assert_eq!(short.to_string(), "d4xg4 f4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square on which it ends; its start square again after some captures (article 10).
    pub to: Square,
    /// The squares of the pieces that it takes; empty for a quiet move.
    pub captured: Bitboard,
}

impl Move {
    /// Whether the move takes a piece.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

/// By start, then by end, then by the captured squares read in order.
impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |m: &Self| !m.captured.bits().reverse_bits();
        let squares = (self.from, self.to).cmp(&(other.from, other.to));
        squares.then_with(|| key(self).cmp(&key(other)))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Start and end, and the captured squares behind a space: `d4xg4 f4`.
///
/// This tells results apart without the position. For the notation of players see
/// [`Position::notation`](crate::Position::notation).
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        for (index, square) in self.captured.into_iter().enumerate() {
            write!(f, "{}{square}", if index == 0 { ' ' } else { ',' })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The legal moves of a position, sorted and without doubles.
///
/// A list keeps its memory when it is filled again
/// ([`Position::legal_moves_into`](crate::Position::legal_moves_into)), so a search that keeps one
/// list a ply allocates nothing.
///
/// ```
/// use dama_core::{MoveList, Position};
///
/// let mut list = MoveList::new();
/// let mut position = Position::start();
/// for _ in 0..4 {
///     position.legal_moves_into(&mut list);
///     position = position.play_unchecked(&list[0]);
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn push(&mut self, one: Move) {
        self.0.push(one);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    pub(crate) fn retain(&mut self, keep: impl FnMut(&Move) -> bool) {
        self.0.retain(keep);
    }

    pub(crate) fn sort_and_dedup(&mut self) {
        if self.0.len() > 1 {
            sort(&mut self.0);
            self.0.dedup();
        }
    }
}

/// Sorts moves (Shell 1959). Lists are short, so that the sort of the standard library is no
/// faster, and it would be a tenth of a page's WebAssembly.
fn sort(moves: &mut [Move]) {
    for gap in [1750, 701, 301, 132, 57, 23, 10, 4, 1] {
        for end in gap..moves.len() {
            let one = moves[end];
            let mut place = end;
            while place >= gap && one < moves[place - gap] {
                moves[place] = moves[place - gap];
                place -= gap;
            }
            moves[place] = one;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

/// For a search that wants the moves in an order of its own.
impl DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = alloc::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
