//! Speed of the rules: `cargo xtask bench`, or `cargo bench -p dama-core`.
//!
//! Prints perft from the start beside that of the crate `kish`, and its ratio, then times lists of
//! legal moves.

#[path = "../tests/it/walk.rs"]
#[allow(dead_code)]
mod walk;

use std::time::{Duration, Instant};

use dama_core::{Color, MoveList, Position, perft};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

const DEPTH: u32 = 8;

fn main() {
    compare();
    divan::main();
}

/// Perft in turns with kish, the best of some rounds each.
fn compare() {
    let (start, kish) = (Position::start(), kish::Board::new_default());
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    let (mut nodes, mut routes) = (0, 0);
    for _ in 0..5 {
        let begin = Instant::now();
        nodes = perft(black_box(&start), DEPTH);
        ours = ours.min(begin.elapsed());
        let begin = Instant::now();
        routes = black_box(&kish).perft(DEPTH.into());
        theirs = theirs.min(begin.elapsed());
    }
    let line = |name, count: u64, time: Duration| {
        let speed = count as f64 / time.as_secs_f64() / 1e6;
        println!("perft {DEPTH}  {name:<10} {count:>10} {time:>8.3?} {speed:>7.1} M/s");
    };
    line("dama-core", nodes, ours);
    line("kish 1.1.7", routes, theirs);
    println!("ratio to kish {:.2}\n", theirs.as_secs_f64() / ours.as_secs_f64());
}

fn positions(of: fn(&Position) -> bool) -> Vec<Position> {
    let all = include_str!("../tests/data/positions.tsv").lines();
    let fens = all.filter_map(|line| line.split('\t').next());
    fens.map(|fen| fen.parse().expect("a position")).filter(of).collect()
}

fn list(bencher: Bencher<'_, '_>, positions: &[Position]) {
    assert!(positions.len() >= 30);
    let mut moves = MoveList::new();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in positions {
            position.legal_moves_into(&mut moves);
            black_box(&moves[..]);
        }
    });
}

fn damas(position: &Position) -> u32 {
    position.damas(Color::White).len() + position.damas(Color::Black).len()
}

/// Positions of games with at most one dama.
#[divan::bench]
fn middle_game(bencher: Bencher<'_, '_>) {
    let is_middle = |p: &Position| damas(p) <= 1 && (12..=26).contains(&p.occupied().len());
    list(bencher, &positions(is_middle));
}

/// Random positions with at least eight damas.
#[divan::bench]
fn many_damas(bencher: Bencher<'_, '_>) {
    let mut random = walk::Random(1);
    let positions = std::iter::repeat_with(|| random.position()).filter(|p| damas(p) >= 8);
    list(bencher, &positions.take(500).collect::<Vec<_>>());
}

/// Positions whose moves are longest captures of three pieces or more.
#[divan::bench]
fn long_captures(bencher: Bencher<'_, '_>) {
    list(bencher, &positions(|p| p.legal_moves().first().is_some_and(|m| m.captured.len() >= 3)));
}

/// Each of the slowest positions known: to stay under 5 ms.
#[divan::bench(args = 0..SLOW.lines().count())]
fn slow(bencher: Bencher<'_, '_>, index: usize) {
    let position: Position =
        SLOW.lines().nth(index).and_then(|fen| fen.parse().ok()).expect("a position");
    let mut moves = MoveList::new();
    bencher.bench_local(|| position.legal_moves_into(&mut moves));
}

const SLOW: &str = include_str!("../tests/data/slow.tsv");

/// Playing all legal moves of the middle-game positions.
#[divan::bench]
fn play(bencher: Bencher<'_, '_>) {
    let positions = positions(|p| damas(p) <= 1);
    let moves: Vec<_> = positions.iter().map(|p| (*p, p.legal_moves())).collect();
    let count = moves.iter().map(|(_, list)| list.len()).sum::<usize>();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for (position, list) in &moves {
            for one in list {
                black_box(position.play_unchecked(one));
            }
        }
    });
}
