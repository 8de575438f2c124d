use std::collections::HashSet;

use dama_ai::{Engine, Level, NoHost, choose};
use dama_core::{Game, Move};

fn opening(level: Level, seed: u64) -> Vec<Move> {
    let mut engine = Engine::new();
    let mut game = Game::new();
    for _ in 0..6 {
        let (next, _) = choose(&mut engine, &game, level, seed, &mut NoHost).expect("a move");
        game.play(&next).expect("it is legal");
    }
    game.line().copied().collect()
}

#[test]
fn a_seed_gives_one_game_and_seeds_give_different_games() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        assert_eq!(opening(level, 7), opening(level, 7), "{level}");
        let games: HashSet<_> = (0..6).map(|seed| opening(level, seed)).collect();
        assert!(games.len() >= 3, "{level}: {} games of 6", games.len());
    }
}

#[test]
fn names_are_read_back() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    assert!("master".parse::<Level>().is_err());
}
