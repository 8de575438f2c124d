//! A search from the start, timed: prints the best time of some rounds in milliseconds and the
//! nodes. `cargo xtask bench` sets it beside the same in WebAssembly, `search_speed_wasm`.
//!
//! ```text
//! cargo run --release -p dama-ai --example search_speed -- DEPTH ROUNDS
//! ```

use std::time::Instant;

use dama_ai::{Engine, Limits, NoHost};
use dama_core::Game;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u32>());
    let mut next = |usual| arguments.next().map_or(usual, |n| n.expect("DEPTH ROUNDS"));
    let (depth, rounds) = (next(12), next(3));
    let (mut best, mut nodes) = (f64::INFINITY, 0);
    for _ in 0..rounds {
        let begin = Instant::now();
        let report = Engine::new().search(&Game::new(), &Limits::depth(depth), 1, &mut NoHost);
        nodes = report.map_or(0, |report| report.nodes);
        best = best.min(begin.elapsed().as_secs_f64() * 1e3);
    }
    println!("{best:.1} {nodes}");
}
