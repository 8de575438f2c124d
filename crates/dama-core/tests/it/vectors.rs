//! Positions with their right answers, made by generators that share no code with this crate.

use crate::{listed, position};

#[test]
fn cases_by_article() {
    for line in include_str!("../data/cases.tsv").lines() {
        let [article, fen, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}");
        };
        assert_eq!(listed(&position(fen)), moves, "{article}: {fen}");
    }
}

#[test]
fn positions_of_random_games() {
    let mut count = 0;
    for line in include_str!("../data/positions.tsv").lines() {
        let (fen, moves) = line.split_once('\t').expect("two columns");
        assert_eq!(listed(&position(fen)), moves, "{fen}");
        count += 1;
    }
    assert_eq!(count, 4475);
}
