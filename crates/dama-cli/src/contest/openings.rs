//! Random openings that leave a game to play.

use dama_ai::Random;
use dama_core::{Game, Move, Position};

/// Plies looked ahead to see whether an opening costs a piece. All captures are followed beyond.
const DEPTH: u32 = 4;

/// What the pieces count in that look: no dama is a fair trade for anything but a dama.
const DAMA: i32 = 4;

/// A game of this many random plies after which it goes on and neither side is about to win a
/// piece.
///
/// The look ahead counts nothing but pieces and is not the engine's: a seed keeps its openings
/// while the engine changes.
pub(crate) fn random(plies: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    loop {
        let mut game = Game::new();
        for _ in 0..plies {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len())];
            // A legal move of a game that is not over.
            game.play(&chosen).unwrap_or_default();
        }
        if game.outcome().is_none() && material_ahead(game.position(), DEPTH, -99, 99) == 0 {
            return game;
        }
    }
}

/// What the side to move is ahead in pieces after the best play of both.
fn material_ahead(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = position.legal_moves();
    if depth == 0 && !moves.first().is_some_and(Move::is_capture) {
        return balance(position);
    }
    let mut best = -99;
    for next in &moves {
        let after = position.play_unchecked(next);
        let worth = -material_ahead(&after, depth.saturating_sub(1), -beta, -alpha);
        best = best.max(worth);
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

fn balance(position: &Position) -> i32 {
    let worth =
        |color| position.men(color).len() as i32 + DAMA * position.damas(color).len() as i32;
    worth(position.turn()) - worth(!position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_follow_their_seed_and_are_even() {
        for seed in 0..20 {
            let game = random(8, seed);
            assert_eq!(game, random(8, seed));
            assert_eq!((game.ply(), game.outcome()), (8, None));
        }
        assert_ne!(random(8, 1), random(8, 2));
        assert_eq!(random(0, 1), Game::new());
    }

    #[test]
    fn a_piece_about_to_fall_is_seen() {
        let balance_of = |fen: &str| {
            let position: Position = fen.parse().unwrap();
            material_ahead(&position, DEPTH, -99, 99)
        };
        assert_eq!(balance_of("W:Wa2,b2,a3:Bh6,h7,g7"), 0);
        assert_eq!(balance_of("W:Wa2,d4,d3:Bd5,h7,g7"), 1);
        // It is taken and takes back.
        assert_eq!(balance_of("W:Wa2,d4,a3:Bd5,d7,d8"), 0);
        assert_eq!(balance_of("W:Wa2,b2:Bh6,h7,g7"), -1);
    }
}
