//! Positions with what is known of their worth, as the tuning reads and writes them.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use dama_core::{Bitboard, Color, Position};

/// A quiet position of a self-played game. Bitboards are as seen by the side to move, so that one
/// number is enough to know a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    /// Men and damas of the side to move, then of the other side.
    pub(crate) pieces: [u64; 4],
    /// What the search thought, in hundredths of a man, for the side to move.
    pub(crate) score: i16,
    /// How the game ended for the side to move: 1, 0 or −1.
    pub(crate) result: i8,
}

const BYTES: usize = 4 * 8 + 2 + 1;

impl Sample {
    pub(crate) fn new(position: &Position, score: i16) -> Self {
        let us = position.turn();
        let seen = |set: Bitboard| if us == Color::White { set } else { set.flipped() }.bits();
        let pieces = [
            seen(position.men(us)),
            seen(position.damas(us)),
            seen(position.men(!us)),
            seen(position.damas(!us)),
        ];
        Self { pieces, score, result: 0 }
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for set in self.pieces {
            out.write_all(&set.to_le_bytes())?;
        }
        out.write_all(&self.score.to_le_bytes())?;
        out.write_all(&self.result.to_le_bytes())
    }

    fn read(bytes: &[u8; BYTES]) -> Self {
        let word =
            |index: usize| u64::from_le_bytes(std::array::from_fn(|byte| bytes[index * 8 + byte]));
        Self {
            pieces: std::array::from_fn(word),
            score: i16::from_le_bytes([bytes[32], bytes[33]]),
            result: bytes[34] as i8,
        }
    }
}

/// Writes samples to a file, over what was there.
pub(crate) fn save(path: &Path, samples: &[Sample]) -> Result<()> {
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    let mut out = BufWriter::new(file);
    for sample in samples {
        sample.write(&mut out)?;
    }
    Ok(out.flush()?)
}

/// All samples of a file.
pub(crate) fn load(path: &Path) -> Result<Vec<Sample>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let (samples, rest) = bytes.as_chunks::<BYTES>();
    ensure!(rest.is_empty(), "{} ends in the middle of a sample", path.display());
    Ok(samples.iter().map(Sample::read).collect())
}
