//! Seeded randomness: the same seed gives the same match.

/// SplitMix64 (Steele, Lea and Flood 2014).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is small enough for the bias not to matter.
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        ((self.next() >> 32).wrapping_mul(bound as u64) >> 32) as usize
    }
}

/// The seed of one of many things that are numbered under a common seed.
pub(crate) const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut outer = Random::new(seed);
    Random::new(outer.next() ^ number).next()
}
