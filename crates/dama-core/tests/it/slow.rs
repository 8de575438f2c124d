//! Positions with very many routes: nothing may take long there.
//!
//! The limits are those of a release build; with debug assertions twice that is granted. The
//! benchmark holds the legal moves to 5 ms.

use std::time::{Duration, Instant};

use dama_core::{Color, Kind, Piece, Position, Setup, Square};

use crate::position;
use crate::walk::Random;

/// The shortest of a few runs: what else the machine does must not count.
fn time<T>(mut run: impl FnMut() -> T) -> Duration {
    let once = |_| {
        let start = Instant::now();
        std::hint::black_box(run());
        start.elapsed()
    };
    (0..7).map(once).min().expect("some runs")
}

#[track_caller]
fn within(limit: u64, what: &str, fen: &str, time: Duration) {
    println!("{:>8.3} ms  {what:<12} {fen}", time.as_secs_f64() * 1e3);
    let limit = if cfg!(debug_assertions) { 2 * limit } else { limit };
    assert!(time < Duration::from_millis(limit), "{what} takes {time:?}: {fen}");
}

#[test]
fn slow_positions_are_fast() {
    for fen in include_str!("../data/slow.tsv").lines() {
        let slow = position(fen);
        let moves = slow.legal_moves();
        println!("{} moves", moves.len());
        within(5, "legal moves", fen, time(|| slow.legal_moves()));
        within(20, "with routes", fen, time(|| slow.legal_moves_with_routes()));
        let longest = moves.last().expect("a move");
        let text = slow.notation(longest).expect("legal");
        within(20, "notation", fen, time(|| slow.notation(longest)));
        within(20, "parse_move", fen, time(|| slow.parse_move(&text)));
        within(20, "enter", fen, time(|| slow.enter(longest.from)));
        let mut entry = slow.enter(longest.from);
        let leg = entry.next_legs()[0];
        within(20, "next_legs", fen, time(|| entry.next_legs()));
        let start = Instant::now();
        assert!(entry.push(leg.to));
        within(20, "push", fen, start.elapsed());
    }
}

#[test]
fn sixteen_damas_a_side_overflow_nothing() {
    let mut random = Random(16);
    let (mut most, mut longest) = (0, 0);
    for _ in 0..3000 {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            while setup.pieces().filter(|(_, piece)| piece.color == color).count() < 16 {
                let square = Square::new(random.below(64) as u8).expect("below 64");
                if setup.piece(square).is_none() {
                    setup.put(square, Some(Piece { color, kind: Kind::Dama }));
                }
            }
        }
        let position = Position::try_from(&setup).expect("sixteen a side");
        let moves = position.legal_moves();
        for (one, route) in position.legal_moves_with_routes() {
            assert_eq!(route.legs.len() as u32, one.captured.len().max(1));
            assert!(position.play_unchecked(&one).pieces(Color::White).len() == 16);
        }
        most = most.max(moves.len());
        longest = longest.max(moves[0].captured.len());
    }
    println!("{most} moves at most, {longest} pieces taken at most");
    // Nor do they where nothing can be taken: the sides stand on their own halves, two deep.
    let apart = position("W:WKa1-h2:BKa7-h8");
    assert_eq!(apart.legal_moves().len(), 8 * 4);
}
