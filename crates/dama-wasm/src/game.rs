//! The truth about one game, for the page.

use dama_core::{FenError, Square};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::snapshot::{LegData, Snapshot};
use crate::{json, saved, throw};

/// One game: its start, its moves, and the present position.
#[wasm_bindgen]
#[derive(Default)]
pub struct Game(dama_core::Game);

#[derive(Serialize)]
struct Legs {
    next: Vec<LegData>,
    /// Indices of the results that can still be reached.
    moves: Vec<usize>,
}

#[wasm_bindgen]
impl Game {
    /// A game from the usual start.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// A game from a set-up position.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the FEN, and where.
    #[wasm_bindgen(js_name = fromFen)]
    pub fn from_fen(fen: &str) -> Result<Self, JsError> {
        let start = fen.parse().map_err(|error: FenError| throw(error))?;
        Ok(Self(dama_core::Game::from_position(start)))
    }

    /// A saved game, replayed through the rules.
    ///
    /// # Errors
    /// An `Error` that says how it is damaged.
    pub fn restore(text: &str) -> Result<Self, JsError> {
        saved::restore(text).map(Self).map_err(throw)
    }

    /// The game as text for [`restore`](Self::restore), undone moves included.
    pub fn save(&self) -> String {
        saved::save(&self.0)
    }

    /// What the page shows, as JSON.
    pub fn snapshot(&self) -> String {
        json(&Snapshot::new(&self.0))
    }

    /// Plays the legal move with this index in the snapshot.
    ///
    /// # Errors
    /// An `Error` if there is none.
    pub fn play(&mut self, index: usize) -> Result<(), JsError> {
        let moves = self.0.legal_moves();
        let chosen = moves.get(index).ok_or_else(|| throw(format_args!("no move {index}")))?;
        self.0.play(chosen).map_err(throw)
    }

    /// Takes one ply back. False at the start.
    pub fn undo(&mut self) -> bool {
        self.0.undo().is_some()
    }

    /// Plays one undone ply again. False if there is none.
    pub fn redo(&mut self) -> bool {
        self.0.redo().is_some()
    }

    /// Undoes or redoes to a ply. False if the line is shorter.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.0.go_to(ply)
    }

    /// How a move can go on that is being entered leg by leg, as JSON: the next legs, and which
    /// results are still possible.
    ///
    /// # Errors
    /// An `Error` if the squares are none, or no move goes this way.
    pub fn legs(&self, from: u8, path: &[u8]) -> Result<String, JsError> {
        let square =
            |index: u8| Square::new(index).ok_or_else(|| throw(format_args!("no square {index}")));
        let all = self.0.legal_moves();
        if all.is_empty() {
            return Ok(json(&Legs { next: Vec::new(), moves: Vec::new() }));
        }
        let mut entry = self.0.position().enter(square(from)?);
        for &index in path {
            let to = square(index)?;
            if !entry.push(to) {
                return Err(throw(format_args!("no move goes on to {to}")));
            }
        }
        let next = entry.next_legs().iter().map(LegData::from).collect();
        let is_possible = |index: &usize| entry.moves().contains(&all[*index]);
        Ok(json(&Legs { next, moves: (0..all.len()).filter(is_possible).collect() }))
    }
}
