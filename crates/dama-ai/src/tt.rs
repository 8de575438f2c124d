//! The transposition table: what earlier visits of a position found.

use crate::score::Score;

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing: only the move is known.
    None,
    /// The position is worth this at least.
    Lower,
    /// The position is worth this at most.
    Upper,
    /// The position is worth this.
    Exact,
}

/// What is known of a position. Scores count wins from the position itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) score: Score,
    /// Index of the best move in the list of legal moves, or [`Entry::NO_MOVE`].
    pub(crate) best: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    generation: u8,
}

impl Entry {
    pub(crate) const NO_MOVE: u16 = u16::MAX;
    const EMPTY: Self = Self {
        key: 0,
        score: Score::DRAW,
        best: Self::NO_MOVE,
        depth: 0,
        bound: Bound::None,
        generation: 0,
    };

    /// Plies ahead of the position that the score may rest on.
    pub(crate) fn reach(&self) -> u32 {
        let forced = self.score.plies_to_win().or(self.score.plies_to_loss());
        forced.unwrap_or(0).max(u32::from(self.depth))
    }

    /// How much is lost by overwriting it.
    fn value(&self, generation: u8) -> i32 {
        let age = i32::from(generation.wrapping_sub(self.generation));
        i32::from(self.depth) - 8 * age
    }
}

const _: () = assert!(size_of::<Entry>() == 16, "four entries make a cache line");

/// Entries that share a cache line, and positions that share them.
const BUCKET: usize = 4;

/// What shares a cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

impl Bucket {
    const EMPTY: Self = Self([Entry::EMPTY; BUCKET]);
}

/// A table of fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of 2^`bits` entries.
    pub(crate) fn new(bits: u32) -> Self {
        Self { buckets: vec![Bucket::EMPTY; (1 << bits) / BUCKET], generation: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::EMPTY);
        self.generation = 0;
    }

    /// Makes what is known so far old, and so the first to be overwritten.
    pub(crate) fn next_search(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        // Without a branch, so that the processor goes on while it waits for the memory.
        let bucket = &self.buckets[self.slot(key)].0;
        let mut found = BUCKET;
        for (index, entry) in bucket.iter().enumerate() {
            found = core::hint::select_unpredictable(entry.key == key, index, found);
        }
        bucket.get(found).copied()
    }

    /// Stores what is known of a position, over the least valuable of its bucket.
    pub(crate) fn put(&mut self, key: u64, best: u16, score: Score, depth: u32, bound: Bound) {
        let (slot, generation) = (self.slot(key), self.generation);
        let bucket = &mut self.buckets[slot].0;
        let same = bucket.iter().position(|entry| entry.key == key);
        let index = same.unwrap_or_else(|| {
            (0..BUCKET).min_by_key(|&index| bucket[index].value(generation)).unwrap_or(0)
        });
        let old = &mut bucket[index];
        let mut best = best;
        if same.is_some() {
            if best == Entry::NO_MOVE {
                best = old.best;
            }
            // A shallow look, or one without a score, does not replace a deep one, but its move.
            let shallow = bound != Bound::Exact && depth + 3 < u32::from(old.depth);
            if shallow || bound == Bound::None && old.bound != Bound::None {
                (old.best, old.generation) = (best, generation);
                return;
            }
        }
        *old = Entry { key, score, best, depth: depth as u8, bound, generation };
    }

    fn slot(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.buckets.len() - 1)
    }
}
