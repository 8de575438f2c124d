//! Turkish draughts for the browser: two handles, [`Game`] and [`Engine`], that take and give plain
//! values. Texts are JSON; squares are numbers from 0 (a1) to 63 (h8).
//!
//! This is the only crate that names JavaScript, and the only one that knows the outer formats.

mod analysis;
mod clock;
mod engine;
mod fault;
mod game;
mod record;
mod saved;
mod snapshot;
mod value;

pub use engine::Engine;
pub use fault::{Detail, Fault};
pub use game::Game;

use wasm_bindgen::prelude::*;

/// Makes a panic readable in the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Plain values as JSON. They hold nothing that JSON could refuse.
fn json(value: &impl serde::Serialize) -> String {
    let Ok(text) = serde_json::to_string(value) else { unreachable!("plain values are JSON") };
    text
}
