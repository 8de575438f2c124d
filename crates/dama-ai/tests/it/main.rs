//! The public face of the engine, tested by cases with their right answers.

mod endings;
mod levels;
mod search;
mod symmetry;
mod tactics;

use dama_core::Game;

#[track_caller]
fn game(fen: &str) -> Game {
    Game::from_position(fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")))
}

/// Plays moves given as text, separated by spaces.
#[track_caller]
fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let next = game.position().parse_move(text).unwrap_or_else(|error| {
            panic!("{text} in {}: {error}", game.position());
        });
        game.play(&next).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}
