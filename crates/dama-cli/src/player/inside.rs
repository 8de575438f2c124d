//! The engine inside this program.

use anyhow::{Context as _, Result};
use dama_ai::{Engine, choose};
use dama_core::{Game, Move};

use super::{Player, Strength};
use crate::clock::Clock;

pub(super) struct Inside {
    engine: Engine,
    strength: Strength,
    seed: u64,
}

impl Inside {
    pub(super) fn new(strength: Strength) -> Self {
        Self { engine: Engine::new(), strength, seed: 0 }
    }
}

impl Player for Inside {
    fn new_game(&mut self, seed: u64) -> Result<()> {
        self.engine.clear();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game) -> Result<Move> {
        let mut clock = Clock::start();
        let found = match self.strength {
            Strength::Level(level) => {
                choose(&mut self.engine, game, level, self.seed, &mut clock).map(|(best, _)| best)
            }
            Strength::Limits(limits) => {
                self.engine.search(game, &limits, 1, &mut clock).map(|found| found.best().moves[0])
            }
        };
        found.context("the engine found no move")
    }
}
