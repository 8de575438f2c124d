//! Seeds of many things under a common one.

use dama_ai::Random;

/// The seed of one of many things that are numbered under a common seed.
pub(crate) const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut outer = Random::new(seed);
    Random::new(outer.next() ^ number).next()
}
