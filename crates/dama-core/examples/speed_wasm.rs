//! Perft from the start as a WebAssembly module, for `cargo xtask bench` only.

/// The number of move sequences from the start.
#[unsafe(no_mangle)]
pub extern "C" fn run(depth: u32) -> u64 {
    dama_core::perft(&dama_core::Position::start(), depth)
}
