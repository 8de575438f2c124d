//! The evaluation: a small network whose first layer follows the moves.
//!
//! It looks at the board from both sides. For each side the first layer sums one row of weights for
//! each piece (own or other, man or dama, on which square) into [`PAIRS`] neurons, and once more with
//! the board mirrored left to right; mirrored positions are so worth exactly the same. The activation
//! is the square of the sum clamped to 0…1. The second layer weighs the side to move's neurons and
//! the other's, with weights of their own for each number of pieces on the board.
//!
//! Because a move changes few pieces, the sums are kept and corrected ("efficiently updatable",
//! Nasu 2018). All is done in integers, so that every device agrees.

use dama_core::{Color, Kind, Move, Position, Square};

use crate::score::Score;

/// Neurons of the first layer for each view, counting a board and its mirror image as one.
pub(crate) const PAIRS: usize = 16;
const HIDDEN: usize = 2 * PAIRS;
/// Own or other × man or dama × square.
const FEATURES: usize = 4 * 64;
/// Sets of output weights, by the number of pieces.
const BUCKETS: usize = 8;

/// A neuron's full activation, 1.0, as an integer.
const ONE: i16 = 255;
/// An output weight of 1.0 as an integer.
const OUTPUT_ONE: i32 = 64;
/// Hundredths of a man to one unit of the network's output.
const SCALE: i32 = 200;

struct Network {
    /// By feature; the second half of a row is for the mirrored board.
    first: [[i16; HIDDEN]; FEATURES],
    first_bias: [i16; HIDDEN],
    /// By bucket; the side to move's neurons, then the other's.
    second: [[[i16; HIDDEN]; 2]; BUCKETS],
    second_bias: [i32; BUCKETS],
}

/// What `dama tune` wrote; its provenance is told in the README beside it.
const BYTES: &[u8] = include_bytes!("../data/network.bin");

static NETWORK: Network = Network::read(BYTES);

impl Network {
    /// Little-endian 16-bit numbers: the rows of the first layer, its biases, the output weights by
    /// bucket, the output biases.
    const fn read(bytes: &[u8]) -> Self {
        const COUNT: usize = FEATURES * PAIRS + PAIRS + BUCKETS * 2 * PAIRS + BUCKETS;
        assert!(bytes.len() == 2 * COUNT, "the weights are of another network");
        const fn number(bytes: &[u8], index: usize) -> i16 {
            i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]])
        }
        let mut network = Self {
            first: [[0; HIDDEN]; FEATURES],
            first_bias: [0; HIDDEN],
            second: [[[0; HIDDEN]; 2]; BUCKETS],
            second_bias: [0; BUCKETS],
        };
        let mut at = 0;
        let mut feature = 0;
        while feature < FEATURES {
            let mut neuron = 0;
            while neuron < PAIRS {
                let weight = number(bytes, at);
                network.first[feature][neuron] = weight;
                network.first[feature ^ 7][PAIRS + neuron] = weight;
                at += 1;
                neuron += 1;
            }
            feature += 1;
        }
        let mut neuron = 0;
        while neuron < PAIRS {
            network.first_bias[neuron] = number(bytes, at);
            network.first_bias[PAIRS + neuron] = number(bytes, at);
            at += 1;
            neuron += 1;
        }
        let mut index = 0;
        while index < BUCKETS * 2 * PAIRS {
            let (bucket, side, neuron) = (index / (2 * PAIRS), index / PAIRS % 2, index % PAIRS);
            network.second[bucket][side][neuron] = number(bytes, at);
            network.second[bucket][side][PAIRS + neuron] = number(bytes, at);
            at += 1;
            index += 1;
        }
        let mut bucket = 0;
        while bucket < BUCKETS {
            // In the units of a product of two activations and an output weight, divided by ONE.
            network.second_bias[bucket] = number(bytes, at) as i32 * ONE as i32;
            at += 1;
            bucket += 1;
        }
        network
    }
}

/// The sums of the first layer for both views of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums([[i16; HIDDEN]; 2]);

impl Sums {
    /// The sums of a position, from nothing.
    pub(crate) fn of(position: &Position) -> Self {
        let mut sums = Self([NETWORK.first_bias; 2]);
        for square in position.occupied() {
            if let Some(piece) = position.piece(square) {
                sums.add(piece.color, piece.kind, square);
            }
        }
        sums
    }

    /// The sums after a legal move.
    pub(crate) fn after(mut self, before: &Position, played: &Move) -> Self {
        let mover = before.turn();
        let kind = |color, square| {
            if before.damas(color).has(square) { Kind::Dama } else { Kind::Man }
        };
        let kind_before = kind(mover, played.from);
        let crowned = mover.crown_row().has(played.to);
        let kind_after = if crowned { Kind::Dama } else { kind_before };
        for view in Color::ALL {
            let left = &NETWORK.first[feature(view, mover, kind_before, played.from)];
            let entered = &NETWORK.first[feature(view, mover, kind_after, played.to)];
            let sums = self.0[view as usize].iter_mut();
            for ((sum, left), entered) in sums.zip(left).zip(entered) {
                *sum = sum.wrapping_add(*entered).wrapping_sub(*left);
            }
        }
        for square in played.captured {
            self.remove(!mover, kind(!mover, square), square);
        }
        self
    }

    fn add(&mut self, color: Color, kind: Kind, square: Square) {
        for view in Color::ALL {
            let row = &NETWORK.first[feature(view, color, kind, square)];
            let sums = &mut self.0[view as usize];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
    }

    fn remove(&mut self, color: Color, kind: Kind, square: Square) {
        for view in Color::ALL {
            let row = &NETWORK.first[feature(view, color, kind, square)];
            let sums = &mut self.0[view as usize];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
    }

    /// The worth of the position to the side to move, `pieces` being on the board.
    pub(crate) fn evaluate(&self, turn: Color, pieces: u32) -> Score {
        let bucket = (pieces.saturating_sub(1) / 4) as usize & (BUCKETS - 1);
        let weights = &NETWORK.second[bucket];
        let sum = weigh(&self.0[turn as usize], &weights[0])
            + weigh(&self.0[!turn as usize], &weights[1]);
        let output = sum / i32::from(ONE) + NETWORK.second_bias[bucket];
        Score::from_centimen(output * SCALE / (i32::from(ONE) * OUTPUT_ONE))
    }
}

fn feature(view: Color, color: Color, kind: Kind, square: Square) -> usize {
    let square = if view == Color::White { square } else { square.flipped() };
    let piece = 2 * usize::from(view != color) + usize::from(kind == Kind::Dama);
    piece * 64 + square.index()
}

/// Σ activation² × weight.
fn weigh(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let products = sums.iter().zip(weights).map(|(&sum, &weight)| {
        let activation = sum.clamp(0, ONE);
        // Weights stay below 128, so this product fits, and the compiler multiplies by eights.
        i32::from(activation.wrapping_mul(weight)) * i32::from(activation)
    });
    products.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Follows a line of moves from each position of the vectors.
    #[test]
    fn kept_sums_equal_new_ones() {
        let vectors = include_str!("../../dama-core/tests/data/positions.tsv");
        for line in vectors.lines() {
            let fen = line.split('\t').next().expect("a column");
            let mut position: Position = fen.parse().expect(fen);
            let mut sums = Sums::of(&position);
            for ply in 0..12 {
                let moves = position.legal_moves();
                let Some(next) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                sums = sums.after(&position, next);
                position = position.play_unchecked(next);
                assert_eq!(sums, Sums::of(&position), "{fen}: {position}");
            }
        }
    }
}
