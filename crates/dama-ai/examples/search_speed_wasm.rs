//! A search from the start as a WebAssembly module, for `cargo xtask bench` only.

use dama_ai::{Engine, Limits, NoHost};
use dama_core::Game;

/// The nodes of a search to a depth.
#[unsafe(no_mangle)]
pub extern "C" fn run(depth: u32) -> u64 {
    let report = Engine::new().search(&Game::new(), &Limits::depth(depth), 1, &mut NoHost);
    report.map_or(0, |report| report.nodes)
}
