//! Counting the leaves of the move tree, the usual check of a move generator.

use alloc::vec;

use crate::movegen::side::{Black, Side, White};
use crate::movegen::{capture, quiet};
use crate::{Bitboard, Color, Move, MoveList, Position};

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
    let (own, enemies) = (position.pieces(position.turn()), position.pieces(!position.turn()));
    let damas = position.damas(Color::White) | position.damas(Color::Black);
    match position.turn() {
        Color::White => descend::<White>(own, enemies, damas, &mut lists),
        Color::Black => descend::<Black>(own, enemies, damas, &mut lists),
    }
}

fn descend<S: Side>(
    own: Bitboard,
    enemies: Bitboard,
    damas: Bitboard,
    lists: &mut [MoveList],
) -> u64 {
    let mut nodes = 0;
    match lists {
        [] => nodes = 1,
        [scratch] => nodes = count::<S>(own, enemies, damas, scratch),
        [list, scratch] => each_move::<S>(own, enemies, damas, list, |own, enemies, damas| {
            nodes += count::<S::Other>(own, enemies, damas, scratch);
        }),
        [list, deeper @ ..] => each_move::<S>(own, enemies, damas, list, |own, enemies, damas| {
            nodes += descend::<S::Other>(own, enemies, damas, deeper);
        }),
    }
    nodes
}

#[inline]
fn count<S: Side>(
    own: Bitboard,
    enemies: Bitboard,
    damas: Bitboard,
    scratch: &mut MoveList,
) -> u64 {
    let capturers = capture::capturers::<S>(own, damas, enemies);
    if capturers.is_empty() {
        quiet::count::<S>(own, damas, !(own | enemies))
    } else {
        capture::count::<S>(own, damas, enemies, capturers, scratch)
    }
}

/// Visits the positions after each move: the pieces of the side to move then, those of the other
/// side, and the damas. A tree's inner positions need no more, not even a list of quiet moves.
#[inline]
fn each_move<S: Side>(
    own: Bitboard,
    enemies: Bitboard,
    damas: Bitboard,
    list: &mut MoveList,
    mut visit: impl FnMut(Bitboard, Bitboard, Bitboard),
) {
    let capturers = capture::capturers::<S>(own, damas, enemies);
    if !capturers.is_empty() {
        list.clear();
        capture::generate::<S>(own, damas, enemies, capturers, list);
        for Move { from, to, captured } in &list[..] {
            let (from, to) = (Bitboard::of(*from), Bitboard::of(*to));
            let is_crowned = !(damas & from | to & S::COLOR.crown_row()).is_empty();
            let others = damas - *captured - from;
            let damas = if is_crowned { others | to } else { others };
            visit(enemies - *captured, (own - from) | to, damas);
        }
        return;
    }
    let empty = !(own | enemies);
    for (direction, targets) in quiet::steps_of::<S>(own - damas, empty) {
        for to in targets.into_iter().map(Bitboard::of) {
            let from = to.shift(direction.opposite());
            visit(enemies, own ^ from ^ to, damas | (to & S::COLOR.crown_row()));
        }
    }
    for from in own & damas {
        for to in quiet::dama_targets(from, empty) {
            let change = Bitboard::of(from) ^ Bitboard::of(to);
            visit(enemies, own ^ change, damas ^ change);
        }
    }
}
