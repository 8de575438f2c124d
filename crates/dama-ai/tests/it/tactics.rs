//! Combinations from the engine's own games: `dama mine` found them with the seeds 1 and 2, and
//! confirmed each by a search of four million nodes.

use dama_ai::{Engine, Limits, NoHost};
use dama_core::{Game, Move, Position};

use crate::{game, play};

/// The engine finds every one within so many nodes.
const NODES: u64 = 200_000;

/// FEN, the one move that wins, and the line that proves it.
fn tactics() -> impl Iterator<Item = [&'static str; 3]> {
    include_str!("../data/tactics.tsv").lines().map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("three columns: {line}"))
    })
}

/// What the side to move is ahead in men, a dama counting four.
fn balance(position: &Position) -> i32 {
    let worth = |side| position.men(side).len() as i32 + 4 * position.damas(side).len() as i32;
    worth(position.turn()) - worth(!position.turn())
}

#[test]
fn the_winning_move_is_found() {
    let mut missed = Vec::new();
    let mut engine = Engine::new();
    for [fen, best, _] in tactics() {
        let game = game(fen);
        engine.clear();
        let report = engine.search(&game, &Limits::nodes(NODES), 1, &mut NoHost);
        let found = report.expect("the game goes on").best().moves[0];
        if game.position().parse_move(best) != Ok(found) {
            missed.push(format!("{fen}: {found} instead of {best}"));
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn lines_of_proof_end_the_game_or_win_three_men() {
    let mut count = 0;
    for [fen, best, proof] in tactics() {
        let mut game: Game = game(fen);
        let winner = game.position().turn();
        let before = balance(game.position());
        assert!(game.legal_moves().len() > 1 && proof.starts_with(best), "{fen}: {proof}");
        play(&mut game, proof);
        let end = game.position();
        let has_won = game.outcome().is_some_and(|outcome| outcome.winner() == Some(winner));
        let sign = if end.turn() == winner { 1 } else { -1 };
        let is_quiet = !game.legal_moves().first().is_some_and(Move::is_capture);
        assert!(has_won || is_quiet && sign * balance(end) >= before + 3, "{fen}: {proof}");
        count += 1;
    }
    assert!(count >= 60, "{count} positions");
}
