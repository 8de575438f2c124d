//! The numbers of search and evaluation.
//!
//! - *reduction*: how many plies less deeply a late quiet move is searched.
//!
//! Of the evaluation, in hundredths of a man:
//!
//! - *material*: what a piece is worth wherever it stands; teaching books value a dama at five men.
//! - *advance*: what a man is worth more on each rank, counted from its own side.
//! - *edge*: a man on an outer file can only be attacked along that file.
//! - *tempo*: the right to move.

pub(crate) const MAN: i32 = 100;
pub(crate) const DAMA: i32 = 500;
pub(crate) const ADVANCE: [i32; 8] = [0, 0, 2, 6, 12, 22, 45, 0];
pub(crate) const EDGE: i32 = 4;
pub(crate) const TEMPO: i32 = 5;

/// Plies to search a move less deeply that comes `done` moves after the first.
pub(crate) fn reduction(depth: u32, done: usize, is_open: bool, history: i32) -> u32 {
    if depth < 3 || done < 3 {
        return 0;
    }
    // About ln(depth) × ln(moves) / 2, by halves of the binary logarithm.
    let log = |n: u32| (2 * n.ilog2() + u32::from(n >= 3 << n.ilog2() >> 1)) as i32;
    let mut eighths = log(depth) * log(done as u32 + 1);
    eighths -= 8 * i32::from(is_open) + history / 1024;
    (eighths / 8).max(0) as u32
}
