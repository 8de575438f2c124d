//! Which moves to try first.

use dama_core::{Color, Move, Position};

/// Scores of quiet moves that were good elsewhere in the tree (Schaeffer 1989), and the last two
/// that refuted something at each ply.
pub(crate) struct Ordering {
    history: [[[u32; 64]; 64]; 2],
    killers: Vec<[Option<Move>; 2]>,
}

impl Ordering {
    pub(crate) fn new(plies: usize) -> Self {
        Self { history: [[[0; 64]; 64]; 2], killers: vec![[None; 2]; plies] }
    }

    /// Forgets what the search before learned.
    pub(crate) fn clear(&mut self) {
        self.history = [[[0; 64]; 64]; 2];
        self.killers.fill([None; 2]);
    }

    /// How soon to try a move: the greatest first.
    pub(crate) fn rank(
        &self,
        position: &Position,
        candidate: &Move,
        known: Option<&Move>,
        ply: usize,
    ) -> u32 {
        if known == Some(candidate) {
            return u32::MAX;
        }
        if candidate.is_capture() {
            // All captures take equally many; prefer those that take damas.
            let damas = position.damas(!position.turn()) & candidate.captured;
            return u32::MAX / 2 + damas.len();
        }
        match self.killers[ply].iter().position(|killer| killer.as_ref() == Some(candidate)) {
            Some(index) => u32::MAX / 2 - 1 - index as u32,
            None => {
                self.history[position.turn() as usize][candidate.from.index()][candidate.to.index()]
            }
        }
    }

    /// Notes that a quiet move refuted what the other side did.
    pub(crate) fn reward(&mut self, color: Color, refutation: &Move, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(*refutation) {
            *killers = [Some(*refutation), killers[0]];
        }
        let side = &mut self.history[color as usize];
        let entry = &mut side[refutation.from.index()][refutation.to.index()];
        *entry += depth * depth;
        if *entry > 1 << 24 {
            side.iter_mut().flatten().for_each(|score| *score /= 2);
        }
    }
}
