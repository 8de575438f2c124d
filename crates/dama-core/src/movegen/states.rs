//! A set of states of one capture: see [`chain`](super::chain).

use alloc::vec::Vec;

use crate::Bitboard;

/// A word for each taken set, a bit for each jump that completes it; and one bit more for each
/// word, so that going through a sparse set costs little. The memory can be used again.
#[derive(Default)]
pub(crate) struct States {
    words: Vec<u64>,
    /// Bit n of block b is set if word 64 b + n has been written.
    blocks: Vec<Bitboard>,
}

impl States {
    /// Empties the set and makes room for the subsets of so many targets.
    pub(super) fn clear(&mut self, targets: u32) {
        for (block, written) in self.blocks.iter().enumerate() {
            for n in *written {
                self.words[block * 64 + n.index()] = 0;
            }
        }
        let size = 1_usize << targets;
        self.words.resize(size.max(self.words.len()), 0);
        self.blocks.clear();
        self.blocks.resize(size.div_ceil(64), Bitboard::EMPTY);
    }

    pub(super) fn word(&self, number: usize) -> u64 {
        self.words[number]
    }

    pub(super) fn insert(&mut self, number: usize, bits: u64) {
        self.words[number] |= bits;
        self.blocks[number / 64] |= Bitboard::from_bits(1 << (number % 64));
    }

    /// Keeps those states of a taken set that are in another set.
    pub(super) fn retain(&mut self, number: usize, within: &Self) {
        self.words[number] &= within.words[number];
    }

    /// The next taken set with a state, from a number on.
    pub(super) fn next(&self, number: usize) -> Option<usize> {
        let mut block = number / 64;
        let mut written = self.blocks.get(block)?.bits() & u64::MAX << (number % 64);
        while written == 0 {
            block += 1;
            written = self.blocks.get(block)?.bits();
        }
        Some(block * 64 + written.trailing_zeros() as usize)
    }

    /// The taken sets with a state, and their words, in order.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, u64)> + '_ {
        let numbers =
            self.blocks.iter().enumerate().flat_map(|(block, written)| {
                written.into_iter().map(move |n| block * 64 + n.index())
            });
        numbers.map(|number| (number, self.words[number])).filter(|&(_, word)| word != 0)
    }
}
