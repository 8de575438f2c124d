//! The public face of the crate, tested by tables of cases.

mod agreement;
mod checks;
mod fen;
mod fuzz;
mod game;
mod notation;
mod oracle;
mod pdn;
mod perft;
mod routes;
mod rules;
mod slow;
mod vectors;
mod walk;

use dama_core::{Game, Position, Square};

#[track_caller]
fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[track_caller]
fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
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

/// The legal moves as the vectors list them.
fn listed(position: &Position) -> String {
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    moves.join("; ")
}
