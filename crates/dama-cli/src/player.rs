//! Who can play: an engine inside this program, or another program.

mod inside;
mod program;
mod settings;

use anyhow::Result;
use dama_core::{Game, Move};

pub(crate) use settings::{Settings, Strength, level};

/// Somebody who finds moves.
pub(crate) trait Player {
    /// Forgets the last game. Chance in the coming one follows the seed.
    fn new_game(&mut self, seed: u64) -> Result<()>;

    /// A move in a game that is not over. An error forfeits the game.
    fn choose(&mut self, game: &Game) -> Result<Move>;
}

/// Seats a player with these settings.
pub(crate) fn seat(settings: &Settings) -> Result<Box<dyn Player>> {
    let strength = settings.strength;
    Ok(match &settings.command {
        None => Box::new(inside::Inside::new(strength)),
        Some(command) => Box::new(program::Program::start(command, strength)?),
    })
}
