//! Games: undo, redo and the counters.

use dama_core::{Game, IllegalMove, Outcome, PlayError, Position};
use proptest::prelude::*;

use crate::walk::Random;
use crate::{play, position};

/// All that can be seen of a game at a ply.
fn seen(game: &Game) -> (Position, u64, usize, u32, u32, Option<Outcome>) {
    let position = *game.position();
    let counters = (game.quiet_plies(), game.occurrences());
    (position, position.hash(), game.ply(), counters.0, counters.1, game.outcome())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_and_redo_restore_everything(seed: u64, set_up: bool, jumps in prop::collection::vec(0..200usize, 0..20)) {
        let mut random = Random(seed);
        let start = if set_up { random.position() } else { Position::start() };
        let mut game = Game::from_position(start);
        let mut states = vec![seen(&game)];
        while game.ply() < 200 && random.play(&mut game) {
            states.push(seen(&game));
        }
        let line: Vec<_> = game.line().copied().collect();
        while let Some(undone) = game.undo() {
            prop_assert_eq!(undone, line[game.ply()]);
            prop_assert_eq!(&seen(&game), &states[game.ply()]);
            prop_assert!(game.line().eq(&line));
        }
        prop_assert_eq!(game.ply(), 0);
        while let Some(redone) = game.redo() {
            prop_assert_eq!(redone, line[game.ply() - 1]);
            prop_assert_eq!(&seen(&game), &states[game.ply()]);
        }
        prop_assert_eq!(game.ply(), line.len());
        for ply in jumps {
            let before = game.ply();
            prop_assert_eq!(game.go_to(ply), ply <= line.len());
            prop_assert_eq!(game.ply(), if ply <= line.len() { ply } else { before });
            prop_assert_eq!(&seen(&game), &states[game.ply()]);
        }
        // A game that was never undone is the same.
        let mut again = Game::from_position(start);
        for played in &line[..game.ply()] {
            again.play(played).expect("legal");
        }
        prop_assert_eq!(seen(&again), seen(&game));
        prop_assert!(game.positions().eq(again.positions()));
    }
}

#[test]
fn a_new_move_drops_the_undone_ones() {
    let mut game = Game::new();
    play(&mut game, "a3-a4 h6-h5 b3-b4");
    assert!(game.undo().is_some() && game.undo().is_some());
    assert_eq!((game.ply(), game.line().len()), (1, 3));
    play(&mut game, "b6-b5");
    assert_eq!((game.ply(), game.line().len()), (2, 2));
    assert_eq!(game.redo(), None);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::new();
    play(&mut game, "a3-a4 h6-h5");
    game.undo();
    let before = game.clone();
    let illegal = game.line().next().copied().expect("a move");
    assert_eq!(game.play(&illegal), Err(PlayError::Illegal(IllegalMove(illegal))));
    assert_eq!(game, before);
    // Nor does a move after the end.
    let mut over = Game::from_position(position("W:Wa2:Ba3"));
    let outcome = over.outcome().expect("one piece each");
    let capture = over.position().legal_moves()[0];
    assert_eq!(over.play(&capture), Err(PlayError::GameOver(outcome)));
    assert!(over.legal_moves().is_empty());
    assert_eq!(over.undo(), None);
}

#[test]
fn occurrences_look_past_steps_that_reset_the_other_count() {
    let mut game = Game::from_position(position("W:Wc2,h1:Bg7,Ka8"));
    play(&mut game, "c2-d2 a8-b8 d2-c2 b8-a8");
    assert_eq!((game.occurrences(), game.quiet_plies()), (2, 1));
}
