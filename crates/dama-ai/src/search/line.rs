//! Principal variations, as they are told.

use dama_core::{Move, Position};

use super::Engine;
use crate::score::Score;
use crate::tt::{Bound, Entry};

/// A principal variation and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The worth.
    pub score: Score,
    /// The moves, at least one.
    pub moves: Vec<Move>,
}

impl Line {
    /// Goes on up to a length with what the table knows: a score that stood there has cut the line
    /// short.
    pub(super) fn lengthen(&mut self, root: &Position, engine: &Engine, length: usize) {
        let mut position = *root;
        let mut seen = vec![position];
        for played in &self.moves {
            position = position.play_unchecked(played);
            seen.push(position);
        }
        while self.moves.len() < length && position.outcome().is_none() {
            let known = engine.table.get(position.hash());
            let sure = |entry: &Entry| matches!(entry.bound, Bound::Exact | Bound::Lower);
            let moves = position.legal_moves();
            // Another position may have the same hash.
            let next = known.filter(sure).and_then(|entry| moves.get(usize::from(entry.best)));
            let Some(next) = next else { return };
            position = position.play_unchecked(next);
            if seen.contains(&position) {
                return;
            }
            seen.push(position);
            self.moves.push(*next);
        }
    }
}
