//! A game as text to keep: its start and its moves, replayed through the rules when it is read.

use dama_core::{FenError, Game};
use serde::Serialize;

use crate::fault::{Detail, Fault};
use crate::value::Value;

const VERSION: u32 = 1;

#[derive(Serialize)]
struct Saved {
    v: u32,
    start: String,
    /// The whole line, undone moves included.
    moves: Vec<String>,
    /// How many of them are played.
    cursor: usize,
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

pub(crate) fn restore(text: &str) -> Result<Game, Fault> {
    let mut fault = match read(text) {
        Ok(game) => return Ok(game),
        Err(fault) => fault,
    };
    fault.message.insert_str(0, "the saved game is damaged: ");
    Err(fault)
}

fn read(text: &str) -> Result<Game, Fault> {
    let saved = parse(text).ok_or_else(|| Fault::plain("saved-unreadable", "not a saved game"))?;
    if saved.v != VERSION {
        let message = format_args!("unknown version {}", saved.v);
        return Err(Fault::new("saved-version", message, Detail::count(saved.v)));
    }
    let start = saved.start.parse().map_err(|error: FenError| Fault::from(error))?;
    let mut game = Game::from_position(start);
    for (index, text) in saved.moves.iter().enumerate() {
        play(&mut game, text).map_err(|mut fault| {
            fault.message = format!("move {}: {}", index + 1, fault.message);
            (fault.detail.ply, fault.detail.text) = (Some(index + 1), Some(text.clone()));
            fault
        })?;
    }
    if !game.go_to(saved.cursor) {
        let message = format_args!("it has no ply {}", saved.cursor);
        let detail = Detail { ply: Some(saved.cursor), ..Detail::default() };
        return Err(Fault::new("saved-no-ply", message, detail));
    }
    Ok(game)
}

fn parse(text: &str) -> Option<Saved> {
    let value = Value::parse(text)?;
    Some(Saved {
        v: value.get("v").number()?,
        start: value.get("start").text()?,
        moves: value.get("moves").list()?.map(|one| one.text()).collect::<Option<_>>()?,
        cursor: value.get("cursor").number()? as usize,
    })
}

fn play(game: &mut Game, text: &str) -> Result<(), Fault> {
    let next = game.position().parse_move(text)?;
    game.play(&next).map_err(|error| Fault::plain("game-over", error))
}
