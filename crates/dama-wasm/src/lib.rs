//! Turkish draughts for the browser: two handles, [`Game`] and [`Engine`], that take and give plain
//! values. Texts are JSON; squares are numbers from 0 (a1) to 63 (h8).
//!
//! This is the only crate that names JavaScript, and the only one that knows the outer formats.

mod clock;
mod engine;
mod game;
mod saved;
mod snapshot;

pub use engine::Engine;
pub use game::Game;

use wasm_bindgen::prelude::*;

/// Makes a panic readable in the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// An error of this crate as the browser throws it.
fn throw(error: impl std::fmt::Display) -> JsError {
    JsError::new(&error.to_string())
}

/// Plain values as JSON. They hold nothing that JSON could refuse.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain values are JSON")
}
