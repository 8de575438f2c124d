//! Fitting the network by gradient descent (Adam, Kingma and Ba 2015).
//!
//! The loss is the squared difference between the winning chance that the network tells and the one
//! to learn, a blend of what the search thought and how the game ended.

use std::thread;

use dama_ai::Random;

use super::sample::Sample;

const PAIRS: usize = 16;
const FEATURES: usize = 256;
const BUCKETS: usize = 8;
const FIRST: usize = FEATURES * PAIRS;
const BIAS: usize = FIRST;
const SECOND: usize = BIAS + PAIRS;
const SECOND_BIAS: usize = SECOND + BUCKETS * 2 * PAIRS;
const PARAMETERS: usize = SECOND_BIAS + BUCKETS;

/// Hundredths of a man to one unit of output.
const SCALE: f32 = 200.0;
/// Share of the game's end in what is learned; the rest is the search's score.
const RESULT_SHARE: f32 = 0.4;
const BATCH: usize = 8192;
/// Parts of a batch that are worked on at the same time: always as many, so that the sums are
/// rounded alike on every machine.
const PARTS: usize = 4;

/// The parameters in one row: first layer by feature, its biases, output weights by bucket, output
/// biases.
pub(crate) struct Network(Vec<f32>);

impl Network {
    /// Small random weights.
    pub(crate) fn random(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut uniform =
            |width: f32| ((random.next() >> 40) as f32 / (1 << 24) as f32 * 2.0 - 1.0) * width;
        let mut row = vec![0.0; PARAMETERS];
        row[..FIRST].fill_with(|| uniform(0.12));
        row[BIAS..SECOND].fill(0.25);
        row[SECOND..SECOND_BIAS].fill_with(|| uniform(0.3));
        Self(row)
    }

    /// The integers that the engine reads: `dama_ai::network` tells their units.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Units of the first layer, of the output weights and of the output biases, and the
        // greatest numbers that the engine's sums have room for.
        let (first, second, bias) = ((255.0, 8000.0), (64.0, 127.0), (64.0, 32000.0));
        let numbers = self.0.iter().enumerate().map(|(index, weight)| {
            let (unit, limit) = match index {
                ..SECOND => first,
                SECOND..SECOND_BIAS => second,
                SECOND_BIAS.. => bias,
            };
            (weight * unit).round().clamp(-limit, limit) as i16
        });
        numbers.flat_map(i16::to_le_bytes).collect()
    }
}

/// Everything that one sample's forward pass leaves for the backward pass.
struct Pass {
    features: [Vec<usize>; 2],
    /// By view: the neurons, then those of the mirrored board.
    sums: [[f32; 2 * PAIRS]; 2],
    output: f32,
    bucket: usize,
}

fn forward(parameters: &[f32], sample: &Sample, pass: &mut Pass) {
    let mut count = 0;
    for view in 0..2 {
        pass.features[view].clear();
        let sums = &mut pass.sums[view];
        for half in sums.chunks_mut(PAIRS) {
            half.copy_from_slice(&parameters[BIAS..SECOND]);
        }
        for piece in 0..4 {
            let mut set = sample.pieces[if view == 0 { piece } else { piece ^ 2 }];
            if view == 1 {
                set = set.swap_bytes();
            }
            while set != 0 {
                let feature = piece * 64 + set.trailing_zeros() as usize;
                set &= set - 1;
                pass.features[view].push(feature);
                let (row, mirrored) = (feature * PAIRS, (feature ^ 7) * PAIRS);
                for neuron in 0..PAIRS {
                    sums[neuron] += parameters[row + neuron];
                    sums[PAIRS + neuron] += parameters[mirrored + neuron];
                }
                count += 1;
            }
        }
    }
    pass.bucket = (count / 2 - 1) / 4;
    let mut output = parameters[SECOND_BIAS + pass.bucket];
    for view in 0..2 {
        let weights = &parameters[SECOND + (pass.bucket * 2 + view) * PAIRS..][..PAIRS];
        for neuron in 0..2 * PAIRS {
            let active = pass.sums[view][neuron].clamp(0.0, 1.0);
            output += active * active * weights[neuron % PAIRS];
        }
    }
    pass.output = output;
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn target(sample: &Sample) -> f32 {
    let thought = sigmoid(f32::from(sample.score) / SCALE);
    let ended = (f32::from(sample.result) + 1.0) / 2.0;
    RESULT_SHARE * ended + (1.0 - RESULT_SHARE) * thought
}

/// Adds the gradient of one sample's loss; returns the loss.
fn backward(parameters: &[f32], sample: &Sample, pass: &mut Pass, gradient: &mut [f32]) -> f32 {
    forward(parameters, sample, pass);
    let chance = sigmoid(pass.output);
    let error = chance - target(sample);
    let slope = 2.0 * error * chance * (1.0 - chance);
    gradient[SECOND_BIAS + pass.bucket] += slope;
    for view in 0..2 {
        let second = SECOND + (pass.bucket * 2 + view) * PAIRS;
        let mut back = [0.0; 2 * PAIRS];
        for neuron in 0..2 * PAIRS {
            let active = pass.sums[view][neuron].clamp(0.0, 1.0);
            gradient[second + neuron % PAIRS] += slope * active * active;
            if active > 0.0 && active < 1.0 {
                back[neuron] = slope * 2.0 * active * parameters[second + neuron % PAIRS];
            }
        }
        for neuron in 0..PAIRS {
            gradient[BIAS + neuron] += back[neuron] + back[PAIRS + neuron];
        }
        for &feature in &pass.features[view] {
            let row = &mut gradient[feature * PAIRS..][..PAIRS];
            for neuron in 0..PAIRS {
                row[neuron] += back[neuron];
            }
            let row = &mut gradient[(feature ^ 7) * PAIRS..][..PAIRS];
            for neuron in 0..PAIRS {
                row[neuron] += back[PAIRS + neuron];
            }
        }
    }
    error * error
}

fn pass() -> Pass {
    Pass { features: [Vec::new(), Vec::new()], sums: [[0.0; 2 * PAIRS]; 2], output: 0.0, bucket: 0 }
}

/// The mean loss over samples.
pub(crate) fn loss(network: &Network, samples: &[Sample]) -> f32 {
    let mut pass = pass();
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            forward(&network.0, sample, &mut pass);
            let error = sigmoid(pass.output) - target(sample);
            f64::from(error * error)
        })
        .sum();
    (sum / samples.len().max(1) as f64) as f32
}

/// Fits a network to samples, which are shuffled; `report` hears the epoch and its mean loss.
pub(crate) fn fit(
    network: &mut Network,
    samples: &mut [Sample],
    epochs: usize,
    seed: u64,
    mut report: impl FnMut(usize, f32, &Network),
) {
    let mut random = Random::new(seed);
    let (mut mean, mut square) = (vec![0.0_f32; PARAMETERS], vec![0.0_f32; PARAMETERS]);
    let mut step = 0;
    let steps = epochs * samples.len().div_ceil(BATCH);
    for epoch in 1..=epochs {
        for index in (1..samples.len()).rev() {
            samples.swap(index, random.below(index + 1));
        }
        let mut sum = 0.0;
        for batch in samples.chunks(BATCH) {
            let parameters = &network.0;
            let parts: Vec<(Vec<f32>, f32)> = thread::scope(|scope| {
                let part = batch.len().div_ceil(PARTS);
                let handles: Vec<_> = batch
                    .chunks(part)
                    .map(|part| {
                        scope.spawn(move || {
                            let mut gradient = vec![0.0; PARAMETERS];
                            let mut pass = pass();
                            let loss = part
                                .iter()
                                .map(|one| backward(parameters, one, &mut pass, &mut gradient))
                                .sum();
                            (gradient, loss)
                        })
                    })
                    .collect();
                handles.into_iter().map(|handle| handle.join().expect("no panic")).collect()
            });
            step += 1;
            // From a short warm-up down along a half cosine.
            let progress = step as f32 / steps as f32;
            let rate =
                0.002 * (0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * progress).cos()));
            let rate = rate * (step as f32 / 100.0).min(1.0);
            let (fade1, fade2) = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step));
            for index in 0..PARAMETERS {
                let slope: f32 = parts.iter().map(|(gradient, _)| gradient[index]).sum::<f32>()
                    / batch.len() as f32;
                mean[index] = 0.9 * mean[index] + 0.1 * slope;
                square[index] = 0.999 * square[index] + 0.001 * slope * slope;
                let delta = mean[index] / fade1 / ((square[index] / fade2).sqrt() + 1e-8);
                network.0[index] -= rate * delta;
                if (SECOND..SECOND_BIAS).contains(&index) {
                    // What the engine's integers can hold.
                    network.0[index] = network.0[index].clamp(-1.98, 1.98);
                }
            }
            sum += parts.iter().map(|(_, loss)| loss).sum::<f32>();
        }
        report(epoch, sum / samples.len() as f32, network);
    }
}
