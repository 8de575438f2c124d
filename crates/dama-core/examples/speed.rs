//! Perft from the start, timed: prints the best time of some rounds in milliseconds. `cargo xtask
//! bench` sets it beside the same in WebAssembly, `speed_wasm`.
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
    let time = |_| {
        let begin = Instant::now();
        std::hint::black_box(perft(&Position::start(), std::hint::black_box(depth)));
        begin.elapsed().as_secs_f64() * 1e3
    };
    println!("{:.1}", (0..rounds).map(time).fold(f64::INFINITY, f64::min));
}
