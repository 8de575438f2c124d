//! One game of a contest.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;
use dama_core::{Color, Game, Outcome};

use crate::player::Player;
use crate::random::seed_of;

/// Plies after which a game that the rules do not end counts as drawn: men that step sideways can
/// hold off both draw counters for very long.
const MAX_PLIES: usize = 1000;

/// A finished game.
pub(crate) struct Bout {
    pub(crate) game: Game,
    /// The side that player A had.
    pub(crate) a_has: Color,
    /// Plies at the beginning that nobody chose.
    pub(crate) opening_plies: usize,
    pub(crate) end: End,
}

/// Why a game of a contest ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum End {
    /// By the rules of the game.
    Rules(Outcome),
    /// A player gave no move, or an illegal one.
    Forfeit { loser: Color, why: String },
    /// It was too long.
    PlyLimit,
}

impl End {
    pub(crate) fn winner(&self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner(),
            Self::Forfeit { loser, .. } => Some(!*loser),
            Self::PlyLimit => None,
        }
    }
}

impl Bout {
    /// Plays a game to its end, or until the whole contest is over: `None` then.
    pub(super) fn play(
        opening: &Game,
        a_has: Color,
        players: &mut [Box<dyn Player>; 2],
        seed: u64,
        is_over: &AtomicBool,
    ) -> Result<Option<Self>> {
        for (number, player) in (0..).zip(players.iter_mut()) {
            player.new_game(seed_of(seed, number))?;
        }
        let mut game = opening.clone();
        let end = loop {
            if is_over.load(Ordering::Relaxed) {
                return Ok(None);
            }
            if let Some(outcome) = game.outcome() {
                break End::Rules(outcome);
            }
            if game.ply() >= MAX_PLIES {
                break End::PlyLimit;
            }
            let turn = game.position().turn();
            let player = &mut players[usize::from(turn != a_has)];
            let played = player.choose(&game).and_then(|chosen| Ok(game.play(&chosen)?));
            if let Err(error) = played {
                break End::Forfeit { loser: turn, why: format!("{error:#}") };
            }
        };
        Ok(Some(Self { game, a_has, opening_plies: opening.ply(), end }))
    }

    /// Half points of player A: 0, 1 or 2.
    pub(crate) fn half_points(&self) -> usize {
        match self.end.winner() {
            Some(winner) if winner == self.a_has => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}
