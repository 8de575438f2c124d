//! Which moves to try first.

use dama_core::{Color, Move, Position};

/// A move by its index in the list of legal moves, with how soon to try it.
pub(crate) type Ranked = (i32, u16);

const KNOWN: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
const HISTORY_LIMIT: i32 = 1 << 14;

/// The last two moves that refuted something at each ply (killers), and how often quiet moves were
/// good elsewhere in the tree (history, Schaeffer 1989).
pub(crate) struct Ordering {
    history: [[[i16; 64]; 64]; 2],
    killers: Vec<[Option<Move>; 2]>,
}

impl Ordering {
    pub(crate) fn new(plies: usize) -> Self {
        Self { history: [[[0; 64]; 64]; 2], killers: vec![[None; 2]; plies] }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.history = [[[0; 64]; 64]; 2];
        self.killers.fill([None; 2]);
    }

    /// Fades what the search before learned.
    pub(crate) fn next_search(&mut self) {
        self.history.iter_mut().flatten().flatten().for_each(|score| *score /= 4);
        self.killers.fill([None; 2]);
    }

    /// Ranks the legal moves of a position.
    pub(crate) fn rank(
        &self,
        position: &Position,
        moves: &[Move],
        known: u16,
        ply: usize,
        ranked: &mut Vec<Ranked>,
    ) {
        ranked.clear();
        let killers = &self.killers[ply];
        let history = &self.history[position.turn() as usize];
        ranked.extend((0..).zip(moves).map(|(index, one)| {
            let rank = if index == known {
                KNOWN
            } else if one.is_capture() {
                // All captures take equally many; try first those that take damas.
                let damas = position.damas(!position.turn()) & one.captured;
                CAPTURE + damas.len() as i32
            } else if killers[0] == Some(*one) {
                KILLER + 1
            } else if killers[1] == Some(*one) {
                KILLER
            } else {
                i32::from(history[one.from.index()][one.to.index()])
            };
            (rank, index)
        }));
    }

    /// How good a quiet move was elsewhere.
    pub(crate) fn history(&self, color: Color, quiet: &Move) -> i32 {
        i32::from(self.history[color as usize][quiet.from.index()][quiet.to.index()])
    }

    /// Notes that a quiet move refuted what the other side did, and those tried before did not.
    pub(crate) fn reward<'a>(
        &mut self,
        color: Color,
        refutation: &Move,
        failed: impl Iterator<Item = &'a Move>,
        ply: usize,
        depth: u32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(*refutation) {
            *killers = [Some(*refutation), killers[0]];
        }
        let bonus = (depth * depth).min(400) as i32;
        self.nudge(color, refutation, bonus);
        for one in failed {
            self.nudge(color, one, -bonus);
        }
    }

    /// Moves a score towards its limit, the slower the nearer it is.
    fn nudge(&mut self, color: Color, one: &Move, bonus: i32) {
        let score = &mut self.history[color as usize][one.from.index()][one.to.index()];
        let old = i32::from(*score);
        *score = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// Brings the best of the moves from `done` on to that place; of equals the first in the list, so
/// that the choice is the same everywhere.
pub(crate) fn pick(ranked: &mut [Ranked], done: usize) -> u16 {
    let rest = &mut ranked[done..];
    let (mut best, mut top) = (0, i64::MIN);
    for (place, &(rank, index)) in rest.iter().enumerate() {
        let value = (i64::from(rank) << 16) - i64::from(index);
        // Without a branch: no processor guesses the best move.
        best = core::hint::select_unpredictable(value > top, place, best);
        top = top.max(value);
    }
    rest.swap(0, best);
    rest[0].1
}
