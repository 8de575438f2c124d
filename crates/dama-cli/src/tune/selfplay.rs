//! Positions to learn from: games of the engine against itself from random openings.

use dama_ai::{Engine, Limits, NoHost, Random};
use dama_core::{Game, Outcome};

use super::sample::Sample;

/// Nodes of each search.
const NODES: u64 = 1200;
/// Table entries as a power of two: small, for it is cleared before each game.
pub(crate) const TABLE_BITS: u32 = 15;
/// A game this one-sided for so many plies is taken as won.
const DECIDED: (i32, u32) = (1500, 6);
/// Longer games are taken as drawn.
const LONGEST: usize = 240;

/// Plays one game and returns its quiet positions. The seed decides everything.
pub(crate) fn play(engine: &mut Engine, seed: u64) -> Vec<Sample> {
    let mut random = Random::new(seed);
    let mut game = opening(&mut random);
    engine.clear();
    let mut samples = Vec::new();
    let mut one_sided = 0;
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break outcome.winner();
        }
        if game.ply() >= LONGEST {
            break None;
        }
        let Some(report) = engine.search(&game, &Limits::nodes(NODES), 1, &mut NoHost) else {
            break game.outcome().and_then(Outcome::winner);
        };
        let line = report.best();
        let (score, next) = (line.score, line.moves[0]);
        let turn = game.position().turn();
        one_sided = if score.centimen().abs() >= DECIDED.0 { one_sided + 1 } else { 0 };
        if one_sided >= DECIDED.1 {
            break Some(if score.centimen() > 0 { turn } else { !turn });
        }
        let forced = score.plies_to_win().is_some() || score.plies_to_loss().is_some();
        if !next.is_capture() && !forced {
            samples.push((turn, Sample::new(game.position(), score.centimen() as i16)));
        }
        game.play(&next).expect("the engine plays legal moves");
    };
    let result = |turn| winner.map_or(0, |winner| if winner == turn { 1 } else { -1 });
    samples.into_iter().map(|(turn, sample)| Sample { result: result(turn), ..sample }).collect()
}

/// A game after four to eleven random plies.
fn opening(random: &mut Random) -> Game {
    loop {
        let mut game = Game::new();
        for _ in 0..4 + random.below(8) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let next = moves[random.below(moves.len())];
            game.play(&next).expect("it is legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}
