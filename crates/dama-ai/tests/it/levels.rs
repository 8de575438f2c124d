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
fn expert_takes_the_shortest_win() {
    // Won in many ways, some longer than others.
    let game = crate::game("W:WKa1,c3:Bh6");
    let mut engine = Engine::with_table(12);
    for seed in 0..8 {
        let chosen = choose(&mut engine, &game, Level::Expert, seed, &mut NoHost);
        let (next, report) = chosen.expect("a move");
        let line = report.lines.iter().find(|line| line.moves[0] == next).expect("a line");
        assert!(line.score.plies_to_win().is_some(), "{next}");
        assert_eq!(line.score, report.best().score, "{next}");
    }
}

/// The moves that a level plays in a position, by many seeds.
fn played(level: Level, fen: &str) -> HashSet<String> {
    let game = crate::game(fen);
    let mut engine = Engine::with_table(12);
    let text = |seed| {
        let (next, _) = choose(&mut engine, &game, level, seed, &mut NoHost).expect("a move");
        game.position().notation(&next).expect("a legal move").to_string()
    };
    (0..60).map(text).collect()
}

#[test]
fn easy_gives_nothing_away_at_a_glance_even_where_it_is_lost() {
    for (fen, gift) in [
        ("W:Wd4,a2:Bd6,h7", "d4-d5"),
        ("W:Wd4,a2:Bd6,a7,b7,g7,h7,KH8", "d4-d5"),
        ("B:Wd3,a2,b2,g2,h2,Ka1:Bd5,h7", "d5-d4"),
    ] {
        assert!(!played(Level::Easy, fen).contains(gift), "{fen}");
    }
}

#[test]
fn easy_overlooks_a_long_chain_and_expert_does_not() {
    // The man on c6 is attacked, and on d6 it looks safe. But then d7 takes three down the file.
    let fen = "W:Wc6,d4,d2,h2:Ba6,b6,c7,c8,d7,h7";
    assert!(played(Level::Easy, fen).contains("c6-d6"), "{:?}", played(Level::Easy, fen));
    assert!(!played(Level::Expert, fen).contains("c6-d6"));
}

#[test]
fn every_level_ends_the_game_where_it_can() {
    // No piece is left, or no move.
    for fen in ["W:Wd4,a2:Bd5", "W:WKa1,a2,b3,c3,b4,c4,h2:Ba3,a4"] {
        for level in Level::ALL {
            for text in played(level, fen) {
                let mut game = crate::game(fen);
                crate::play(&mut game, &text);
                assert!(game.outcome().is_some(), "{level} {fen}: {text}");
            }
        }
    }
}
