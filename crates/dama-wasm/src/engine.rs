//! The computer player, for the worker.

use dama_ai::{Level, choose};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::clock::Browser;
use crate::snapshot::RouteData;
use crate::{json, saved, throw};

/// A player with its memory and its randomness.
#[wasm_bindgen]
pub struct Engine {
    engine: dama_ai::Engine,
    seed: u64,
}

#[derive(Serialize)]
struct Chosen {
    #[serde(rename = "move")]
    chosen: RouteData,
    /// Index among the legal moves.
    index: usize,
    /// In hundredths of a man, for the side to move.
    score: i32,
    depth: u32,
    nodes: u64,
}

#[wasm_bindgen]
impl Engine {
    /// A player; a random one unless a seed is given.
    ///
    /// # Errors
    /// An `Error` if no seed is given and the browser gives no randomness.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: Option<u64>) -> Result<Self, JsError> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(throw)?,
        };
        Ok(Self { engine: dama_ai::Engine::new(), seed })
    }

    /// The move that a player of a level makes in a saved game, as JSON.
    ///
    /// # Errors
    /// An `Error` if the game is damaged or over, or the level unknown.
    pub fn choose(&mut self, game: &str, level: &str) -> Result<String, JsError> {
        let game = saved::restore(game).map_err(throw)?;
        let level: Level = level.parse().map_err(throw)?;
        let (chosen, report) =
            choose(&mut self.engine, &game, level, self.seed, &mut Browser::new())
                .ok_or_else(|| throw("the game is over"))?;
        let position = game.position();
        let index = game.legal_moves().iter().position(|m| *m == chosen);
        let (Some(route), Some(index)) = (position.route(&chosen), index) else {
            return Err(throw("the engine chose an illegal move"));
        };
        Ok(json(&Chosen {
            chosen: RouteData::new(&chosen, &route),
            index,
            score: report.best().score.centimen(),
            depth: report.depth,
            nodes: report.nodes,
        }))
    }
}
