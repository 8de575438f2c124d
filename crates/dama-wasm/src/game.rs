//! The truth about one game, for the page.

use dama_core::{FenError, Position, Square};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::fault::{Detail, Fault};
use crate::record::{self, Tags};
use crate::snapshot::{LegData, Snapshot};
use crate::{json, saved};

/// One game: its start, its moves, and the present position.
#[wasm_bindgen]
#[derive(Default)]
pub struct Game {
    game: dama_core::Game,
    /// Those of the PDN that it was read from.
    tags: Tags,
}

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
    pub fn from_fen(fen: &str) -> Result<Self, Fault> {
        let start = position(fen)?;
        Ok(Self { game: dama_core::Game::from_position(start), tags: Tags::default() })
    }

    /// What [`fromFen`](Self::from_fen) would refuse a FEN for, as JSON: its `code` and `detail`,
    /// or `null`.
    pub fn check(fen: &str) -> String {
        json(&position(fen).err())
    }

    /// The first game of a PDN text, at its end. Comments, annotations and variations are left
    /// out; so is what is wrong in variations.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the game, and where.
    #[wasm_bindgen(js_name = fromPdn)]
    pub fn from_pdn(text: &str) -> Result<Self, Fault> {
        let (game, tags) = record::read(text)?;
        Ok(Self { game, tags })
    }

    /// The tags of the PDN that the game was read from, as a JSON object of texts; its `Result` is
    /// the one behind the moves. They stay as they are, whatever is played.
    pub fn tags(&self) -> String {
        json(&self.tags)
    }

    /// The whole line as PDN, undone moves included, with the tags of a JSON object of texts. Of
    /// the seven that every PDN has, those not given are unknown. A `Result` counts unless the
    /// rules know better.
    ///
    /// # Errors
    /// An `Error` if the tags are not an object of texts.
    pub fn pdn(&self, tags: &str) -> Result<String, Fault> {
        let tags =
            Tags::parse(tags).ok_or_else(|| Fault::plain("tags-unreadable", "not tags in JSON"))?;
        Ok(record::write(&self.game, &tags))
    }

    /// A saved game, replayed through the rules.
    ///
    /// # Errors
    /// An `Error` that says how it is damaged.
    pub fn restore(text: &str) -> Result<Self, Fault> {
        Ok(Self { game: saved::restore(text)?, tags: Tags::default() })
    }

    /// The game as text for [`restore`](Self::restore), undone moves included.
    pub fn save(&self) -> String {
        saved::save(&self.game)
    }

    /// What the page shows, as JSON.
    pub fn snapshot(&self) -> String {
        json(&Snapshot::new(&self.game))
    }

    /// Plays the legal move with this index in the snapshot.
    ///
    /// # Errors
    /// An `Error` if there is none.
    pub fn play(&mut self, index: usize) -> Result<(), Fault> {
        let moves = self.game.legal_moves();
        let chosen = moves.get(index).ok_or_else(|| {
            let message = format_args!("no move {index}");
            Fault::new("no-such-move", message, Detail::count(index as u32))
        })?;
        self.game.play(chosen).map_err(|error| Fault::plain("game-over", error))
    }

    /// Takes one ply back. False at the start.
    pub fn undo(&mut self) -> bool {
        self.game.undo().is_some()
    }

    /// Plays one undone ply again. False if there is none.
    pub fn redo(&mut self) -> bool {
        self.game.redo().is_some()
    }

    /// Undoes or redoes to a ply. False if the line is shorter.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.game.go_to(ply)
    }

    /// How a move can go on that is being entered leg by leg, as JSON: the next legs, and which
    /// results are still possible.
    ///
    /// # Errors
    /// An `Error` if the squares are none, or no move goes this way.
    pub fn legs(&self, from: u8, path: &[u8]) -> Result<String, Fault> {
        let square = |index: u8| {
            Square::new(index).ok_or_else(|| {
                let message = format_args!("no square {index}");
                Fault::new("no-such-square", message, Detail::count(index.into()))
            })
        };
        let all = self.game.legal_moves();
        if all.is_empty() {
            return Ok(json(&Legs { next: Vec::new(), moves: Vec::new() }));
        }
        let mut entry = self.game.position().enter(square(from)?);
        for &index in path {
            let to = square(index)?;
            if !entry.push(to) {
                return Err(Fault::no_leg(to));
            }
        }
        let next = entry.next_legs().iter().map(LegData::from).collect();
        let is_possible = |index: &usize| entry.moves().contains(&all[*index]);
        Ok(json(&Legs { next, moves: (0..all.len()).filter(is_possible).collect() }))
    }
}

fn position(fen: &str) -> Result<Position, Fault> {
    fen.parse().map_err(|error: FenError| error.into())
}
