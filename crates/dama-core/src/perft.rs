//! Counting the leaves of the move tree, the usual check of a move generator.

use alloc::vec;

use crate::{MoveList, Position};

/// The number of move sequences of `depth` plies from a position, each move counted once for each
/// result (article 12).
///
/// The draws of articles 14 to 16 do not end a line here, as is usual for perft. The last ply is
/// counted, not played.
///
/// ```
/// assert_eq!(dama_core::perft(&dama_core::Position::start(), 4), 7538);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut lists = vec![MoveList::new(); depth as usize];
    descend(position, &mut lists)
}

fn descend(position: &Position, lists: &mut [MoveList]) -> u64 {
    match lists {
        [] => 1,
        [scratch] => position.count_legal_moves(scratch),
        [list, deeper @ ..] => {
            position.legal_moves_into(list);
            list.iter().map(|m| descend(&position.play_unchecked(m), deeper)).sum()
        }
    }
}
