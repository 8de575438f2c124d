//! The computer player, for the worker.

use dama_ai::{Level, Limits};
use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::analysis::{Analysis, Listener};
use crate::clock::Browser;
use crate::fault::{Detail, Fault};
use crate::snapshot::RouteData;
use crate::{json, saved};

/// Most lines that are told.
const LINES: usize = 5;

/// A player with its memory and its randomness. A choice forgets what was found before, an
/// analysis does not: see there.
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

#[derive(Serialize)]
struct Effort {
    nodes: u64,
    lines: usize,
    margin: i32,
}

fn read_level(name: &str) -> Result<Level, Fault> {
    name.parse().map_err(|error| Fault::new("unknown-level", error, Detail::text(name)))
}

#[wasm_bindgen]
impl Engine {
    /// A player; a random one unless a seed is given.
    ///
    /// # Errors
    /// An `Error` if no seed is given and the browser gives no randomness.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: Option<u64>) -> Result<Self, Fault> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Fault::plain("no-randomness", error))?,
        };
        Ok(Self { engine: dama_ai::Engine::new(), seed })
    }

    /// The move that a player of a level makes in a saved game, as JSON.
    ///
    /// # Errors
    /// An `Error` if the game is damaged or over, or the level unknown.
    pub fn choose(&mut self, game: &str, level: &str) -> Result<String, Fault> {
        let game = saved::restore(game)?;
        let level = read_level(level)?;
        let (chosen, report) =
            dama_ai::choose(&mut self.engine, &game, level, self.seed, &mut Browser::new())
                .ok_or_else(Fault::over)?;
        let position = game.position();
        let index = game.legal_moves().iter().position(|m| *m == chosen);
        let (Some(route), Some(index)) = (position.route(&chosen), index) else {
            unreachable!("the engine chooses a legal move");
        };
        Ok(json(&Chosen {
            chosen: RouteData::new(&chosen, &route),
            index,
            score: report.best().score.centimen(),
            depth: report.depth,
            nodes: report.nodes,
        }))
    }

    /// What `choose` would do, for a page that has to do it in pieces, as JSON: the nodes of its
    /// search, the lines compared, and how much worse than the best a move may be. `null` where it
    /// is done at once.
    ///
    /// # Errors
    /// As `choose`, but for a game that is over.
    pub fn effort(&self, game: &str, level: &str) -> Result<String, Fault> {
        let game = saved::restore(game)?;
        let effort = match dama_ai::effort(&game, read_level(level)?, self.seed) {
            dama_ai::Effort::Search { limits: Limits { nodes, .. }, lines, margin }
                if nodes < u64::MAX =>
            {
                Some(Effort { nodes, lines, margin })
            }
            _ => None,
        };
        Ok(json(&effort))
    }

    /// The best lines in the present position of a saved game, one to five of them, as JSON: what
    /// the last finished iteration found. The function is told the same of each iteration, and
    /// stops the search by returning `false`; so does the limit of nodes or depth, if one is
    /// given. Scores are seen from the side to move. What was found helps the next analysis.
    ///
    /// # Errors
    /// An `Error` if the game is damaged or over, or what the function threw.
    pub fn analyse(
        &mut self,
        game: &str,
        lines: usize,
        nodes: Option<f64>,
        depth: Option<u32>,
        report: &Function,
    ) -> Result<String, JsValue> {
        let game = saved::restore(game)?;
        let mut limits = Limits::NONE;
        // A number of JS as Rust casts it: nothing of it is out of bounds.
        limits.nodes = nodes.map_or(limits.nodes, |nodes| nodes as u64);
        limits.depth = depth.unwrap_or(limits.depth);
        let mut listener = Listener::new(game.position(), report);
        let found = self.engine.search(&game, &limits, lines.clamp(1, LINES), &mut listener);
        if let Some(Err(thrown)) = listener.stop {
            return Err(thrown);
        }
        let found = found.ok_or_else(Fault::over)?;
        Ok(json(&Analysis::new(&found, game.position())))
    }
}
