//! From the decided positions back to all from which they can be forced.

use dama_core::{Color, Direction, Kind, MoveList, Square};

use super::{COUNT, Placed, Trio, takes_both};

/// A position whose worth does not come from its quiet moves: it is illegal, or a capture decides.
const SETTLED: u8 = u8::MAX;

/// The value of each position by its index.
pub(super) fn solve() -> Vec<i8> {
    let mut values = vec![0_i8; COUNT];
    // The quiet moves of each position that have not been found to lose.
    let mut open = vec![SETTLED; COUNT];
    let (mut captures, mut lost) = (Vec::new(), Vec::new());
    let mut list = MoveList::new();
    for trio in Trio::all() {
        let Some(position) = trio.position() else { continue };
        let index = trio.index();
        position.captures_into(&mut list);
        if !list.is_empty() {
            // Taking the single piece wins, taking both wins; taking one of two is a draw.
            if trio.pair_to_move || takes_both(&list) {
                values[index] = 1;
                captures.push(trio);
            }
            continue;
        }
        open[index] = position.count_legal_moves(&mut list) as u8;
        if open[index] == 0 {
            values[index] = -1;
            lost.push(trio);
        }
    }

    // Wins in n plies come from losses in n − 1, and losses in n from wins in n − 1.
    let mut won: Vec<Trio> = Vec::new();
    for plies in 1.. {
        let (mut next_won, mut next_lost) = (core::mem::take(&mut captures), Vec::new());
        for before in lost.iter().flat_map(predecessors) {
            let index = before.index();
            if open[index] != SETTLED && values[index] == 0 {
                values[index] = plies;
                next_won.push(before);
            }
        }
        for before in won.iter().flat_map(predecessors) {
            let index = before.index();
            if open[index] != SETTLED && values[index] == 0 {
                open[index] -= 1;
                if open[index] == 0 {
                    values[index] = -(plies + 1);
                    next_lost.push(before);
                }
            }
        }
        (won, lost) = (next_won, next_lost);
        if won.is_empty() && lost.is_empty() {
            break;
        }
    }
    values
}

/// The arrangements from which a quiet move leads to this one.
fn predecessors(trio: &Trio) -> impl Iterator<Item = Trio> {
    let Trio { pair_to_move, pair, single } = *trio;
    let mut before = Vec::with_capacity(32);
    if pair_to_move {
        for origin in origins(trio, Color::Black, single) {
            before.push(Trio::new(false, pair, origin));
        }
    } else {
        for (moved, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            for origin in origins(trio, Color::White, moved) {
                before.push(Trio::new(true, [origin, other], single));
            }
        }
    }
    before.into_iter()
}

/// Where a piece can have come from by a quiet move, and as what.
fn origins(trio: &Trio, color: Color, moved: Placed) -> Vec<Placed> {
    let occupied = trio.occupied();
    let free = |from: Square, direction| from.step(direction).filter(|&to| !occupied.has(to));
    let mut origins = Vec::with_capacity(16);
    let back = color.forward().opposite();
    if moved.kind == Kind::Dama {
        for direction in Direction::ALL {
            let mut at = moved.square;
            while let Some(square) = free(at, direction) {
                origins.push(Placed { kind: Kind::Dama, square });
                at = square;
            }
        }
        if color.crown_row().has(moved.square)
            && let Some(square) = free(moved.square, back)
        {
            origins.push(Placed { kind: Kind::Man, square });
        }
    } else {
        let [left, right] = back.sideways();
        for square in [back, left, right].into_iter().filter_map(|d| free(moved.square, d)) {
            origins.push(Placed { kind: Kind::Man, square });
        }
    }
    origins
}
