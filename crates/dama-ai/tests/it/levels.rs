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

#[test]
fn each_level_takes_the_shortest_win_it_sees() {
    // Won in many ways, some longer than others.
    let game = crate::game("W:WKa1,c3:Bh6");
    let mut engine = Engine::with_table(12);
    for level in Level::ALL {
        for seed in 0..8 {
            let chosen = choose(&mut engine, &game, level, seed, &mut NoHost);
            let (next, report) = chosen.expect("a move");
            let line = report.lines.iter().find(|line| line.moves[0] == next).expect("a line");
            assert!(line.score.plies_to_win().is_some(), "{level}: {next}");
            assert_eq!(line.score, report.best().score, "{level}: {next}");
        }
    }
}
