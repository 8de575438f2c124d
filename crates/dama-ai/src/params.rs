//! The numbers of the search.
//!
//! - *reduction*: how many plies less deeply a late quiet move is searched.

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
