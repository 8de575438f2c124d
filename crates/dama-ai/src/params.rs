//! The numbers of the search, verified together by matches.
//!
//! - *reduction*: how many plies less deeply a late quiet move is searched. Against none, at 10,000
//!   nodes a move: +35 ± 37 Elo over 200 games.
//! - *good enough*: when a shallow judgement is trusted that a position is worth more than is asked.
//! - *hopeless*: which quiet moves near the leaves are not looked at.

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

/// From this depth on, a node is looked up in the table and kept there.
pub(crate) const REMEMBERED_FROM: u32 = 2;

/// From this depth on, a node whose best move is not known is searched a ply less deeply: that
/// finds one for the next time.
pub(crate) const UNKNOWN_FROM: u32 = 4;

/// By how much the evaluation must exceed beta to be trusted, in hundredths of a man. Only near
/// the leaves.
pub(crate) fn good_enough(depth: u32) -> Option<i32> {
    (depth <= 3).then_some(50 * depth as i32)
}

/// How deeply to ask, and by how much a search of that depth must exceed beta to be trusted.
pub(crate) fn good_enough_search(depth: u32) -> Option<(u32, i32)> {
    (depth >= 4).then_some((depth * 2 / 5, 10 * depth as i32))
}

/// Whether the quiet move that comes `done` moves after the first is not looked at, where the
/// evaluation is worse than alpha by `gap` hundredths of a man.
pub(crate) fn is_hopeless(depth: u32, done: usize, gap: i32) -> bool {
    depth <= 2 && (done >= 4 * depth as usize || gap >= 50 * depth as i32)
}
