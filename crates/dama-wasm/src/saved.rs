//! A game as text to keep: its start and its moves, replayed through the rules when it is read.

use std::fmt;

use dama_core::Game;
use serde::{Deserialize, Serialize};

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    v: u32,
    start: String,
    /// The whole line, undone moves included.
    moves: Vec<String>,
    /// How many of them are played.
    cursor: usize,
}

/// Why a saved game cannot be read.
#[derive(Debug)]
pub(crate) struct Damaged(String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the saved game is damaged: {}", self.0)
    }
}

pub(crate) fn save(game: &Game) -> String {
    let moves = crate::snapshot::line(game).into_iter().map(|(_, _, route)| route.to_string());
    crate::json(&Saved {
        v: VERSION,
        start: game.start().to_string(),
        moves: moves.collect(),
        cursor: game.ply(),
    })
}

pub(crate) fn restore(text: &str) -> Result<Game, Damaged> {
    let damaged = |what: &dyn fmt::Display| Damaged(what.to_string());
    let saved: Saved = serde_json::from_str(text).map_err(|error| damaged(&error))?;
    if saved.v != VERSION {
        return Err(damaged(&format_args!("unknown version {}", saved.v)));
    }
    let start = saved.start.parse().map_err(|error: dama_core::FenError| damaged(&error))?;
    let mut game = Game::from_position(start);
    for (index, text) in saved.moves.iter().enumerate() {
        let at = |what: &dyn fmt::Display| damaged(&format_args!("move {}: {what}", index + 1));
        let next = game.position().parse_move(text).map_err(|error| at(&error))?;
        game.play(&next).map_err(|error| at(&error))?;
    }
    if !game.go_to(saved.cursor) {
        return Err(damaged(&format_args!("it has no ply {}", saved.cursor)));
    }
    Ok(game)
}
