//! The line from the start of the game to a node: what repetition and the count of quiet plies
//! depend on.

use dama_core::rules::{NO_PROGRESS_PLIES, REPETITION_LIMIT};
use dama_core::{Game, Move, Position};

use crate::network::Sums;
use crate::score::Score;

/// The dependency of a score that depends on nothing but its position.
pub(super) const NONE: i32 = i32::MAX;
/// The dependency of a score that depends on the game before the root.
pub(super) const GAME: i32 = -1;

/// A position in the tree with what the rules count on the way to it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The evaluation's sums of the position.
    sums: Sums,
    /// Plies in a row without capture or man's move (article 16).
    quiet: u32,
    /// Plies in a row that can be undone: no capture and no step forward. A man's step sideways
    /// ends the count of quiet plies, yet the position before it can come again.
    reversible: u32,
}

impl Node {
    pub(super) fn root(game: &Game) -> Self {
        // Where the game's last irreversible move was does not matter: looking back too far finds
        // nothing there.
        let reversible = game.ply() as u32;
        let position = *game.position();
        Self { position, sums: Sums::of(&position), quiet: game.quiet_plies(), reversible }
    }

    pub(super) fn after(&self, played: &Move) -> Self {
        let by_man = self.position.men(self.position.turn()).has(played.from);
        let is_forward = by_man && played.from.rank() != played.to.rank();
        let count = |plies, ends| if ends { 0 } else { plies + 1 };
        Self {
            position: self.position.play_unchecked(played),
            sums: self.sums.after(&self.position, played),
            quiet: count(self.quiet, played.is_capture() || by_man),
            reversible: count(self.reversible, played.is_capture() || is_forward),
        }
    }

    /// The worth of the position to its side to move, without looking ahead.
    pub(super) fn evaluate(&self) -> Score {
        self.sums.evaluate(self.position.turn(), self.position.occupied().len())
    }

    /// Whether the count of quiet plies ends the game here.
    pub(super) const fn is_without_progress(&self) -> bool {
        self.quiet >= NO_PROGRESS_PLIES
    }

    /// Whether it could end a line of this depth.
    pub(super) const fn nears_no_progress(&self, depth: u32) -> bool {
        self.quiet + depth >= NO_PROGRESS_PLIES
    }
}

/// The hashes of the positions from the start of the game to the present node.
pub(super) struct Path {
    keys: Vec<u64>,
    root: usize,
}

impl Path {
    pub(super) fn of(game: &Game) -> Self {
        let keys: Vec<u64> = game.positions().map(Position::hash).collect();
        Self { root: keys.len() - 1, keys }
    }

    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    pub(super) fn pop(&mut self) {
        self.keys.pop();
    }

    /// If the last position counts as a draw by repetition: the ply that it repeats.
    ///
    /// Inside the tree the second occurrence counts already, because what could be done better
    /// then could have been done the first time. One before the root counts as the rules say.
    pub(super) fn repeats(&self, node: &Node) -> Option<i32> {
        let now = self.keys.len() - 1;
        let key = self.keys[now];
        let mut seen = 1;
        // Both sides need two plies each to come back.
        for back in (4..=node.reversible as usize).step_by(2) {
            let index = now.checked_sub(back)?;
            if self.keys[index] == key {
                seen += 1;
                if index >= self.root {
                    return Some((index - self.root) as i32);
                }
                if seen >= REPETITION_LIMIT {
                    return Some(GAME);
                }
            }
        }
        None
    }
}
