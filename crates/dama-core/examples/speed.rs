//! Perft from the start, timed: prints the best time of some rounds in milliseconds and the
//! number of sequences. `cargo xtask bench` sets it beside the same in WebAssembly, `speed_wasm`.
//!
//! ```text
//! cargo run --release -p dama-core --example speed -- DEPTH ROUNDS
//! ```

use std::time::Instant;

use dama_core::{Position, perft};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut next = |usual| arguments.next().map_or(usual, |n| n.expect("DEPTH ROUNDS"));
    let (depth, rounds) = (next(8), next(3));
    let (mut best, mut count) = (f64::INFINITY, 0);
    for _ in 0..rounds {
        let begin = Instant::now();
        count = perft(&Position::start(), std::hint::black_box(depth));
        best = best.min(begin.elapsed().as_secs_f64() * 1e3);
    }
    println!("{best:.1} {count}");
}
