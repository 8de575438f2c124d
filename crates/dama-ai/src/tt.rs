//! The transposition table: what earlier visits of a position found.

use dama_core::Move;

use crate::score::Score;

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The position is worth this at least.
    Lower,
    /// The position is worth this at most.
    Upper,
    /// The position is worth this.
    Exact,
    /// Nothing: only the move is known.
    None,
}

/// What is known of a position. Scores count wins from the position itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) best: Option<Move>,
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

const EMPTY: Entry = Entry { key: 0, best: None, score: Score::DRAW, depth: 0, bound: Bound::None };

/// A table of fixed size, one entry a slot.
pub(crate) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// A table of 2^`bits` entries.
    pub(crate) fn new(bits: u32) -> Self {
        Self { entries: vec![EMPTY; 1 << bits] }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Entry> {
        let entry = &self.entries[self.slot(key)];
        (entry.key == key).then_some(entry)
    }

    /// Stores an entry, unless the slot holds a deeper one of the same position.
    pub(crate) fn put(
        &mut self,
        key: u64,
        best: Option<Move>,
        score: Score,
        depth: u8,
        bound: Bound,
    ) {
        let slot = self.slot(key);
        let old = &mut self.entries[slot];
        let same = old.key == key;
        if same && old.depth > depth && bound != Bound::Exact {
            return;
        }
        let best = best.or(if same { old.best } else { None });
        *old = Entry { key, best, score, depth, bound };
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
