//! The crate, the oracle and an unrelated generator, kish, agree on positions of random play.

use std::collections::BTreeSet;

use dama_core::{Bitboard, Color, Move, Position, Square};

use crate::oracle::{self, Oracle};
use crate::walk::Random;

/// What was met.
#[derive(Debug, Default)]
struct Tally {
    positions: usize,
    with_damas: usize,
    long_captures: usize,
    /// Too many routes for those who walk them all.
    skipped: usize,
}

/// White's pieces, Black's pieces and the damas after a move.
type Placement = (u64, u64, u64);

fn placement(position: &Position) -> Placement {
    let damas = position.damas(Color::White) | position.damas(Color::Black);
    (position.pieces(Color::White).bits(), position.pieces(Color::Black).bits(), damas.bits())
}

fn agrees(position: &Position, tally: &mut Tally) {
    let fen = position.to_string();
    let moves = position.legal_moves();
    let oracle = Oracle::new(&fen);
    tally.positions += 1;
    tally.with_damas += usize::from(!position.damas(position.turn()).is_empty());
    tally.long_captures += usize::from(moves.first().is_some_and(|m| m.captured.len() >= 3));
    let Some(found) = Oracle::new(&fen).moves() else {
        tally.skipped += 1;
        return;
    };
    let texts: Vec<String> = found.iter().map(oracle::text).collect();
    assert!(moves.iter().map(ToString::to_string).eq(texts), "{fen}: {:?}", &moves[..]);
    let mut after = BTreeSet::new();
    for (one, found) in moves.iter().zip(&found) {
        let next = position.play_unchecked(one);
        assert_eq!(next.to_string(), oracle.after(found), "{one} in {fen}");
        after.insert(placement(&next));
    }
    assert_eq!(after, after_by_kish(position), "{fen}");
}

fn after_by_kish(position: &Position) -> BTreeSet<Placement> {
    let (white, black, damas) = placement(position);
    let team = match position.turn() {
        Color::White => kish::Team::White,
        Color::Black => kish::Team::Black,
    };
    let board = kish::Board::new(team, kish::State::new([white, black], damas));
    let after = |action| {
        let state = board.apply(action).state;
        (state.pieces[0], state.pieces[1], state.kings)
    };
    board.actions().iter().map(after).collect()
}

/// Moves seen from the other side, or in a mirror, are the moves of the position so seen.
fn is_symmetric(position: &Position) {
    let map = |square: fn(Square) -> Square, set: fn(Bitboard) -> Bitboard| {
        let moves = position.legal_moves();
        let mut moves: Vec<Move> = moves
            .iter()
            .map(|m| Move { from: square(m.from), to: square(m.to), captured: set(m.captured) })
            .collect();
        moves.sort();
        moves
    };
    let swapped = map(Square::flipped, Bitboard::flipped);
    assert_eq!(*position.color_swapped().legal_moves(), swapped, "{position}");
    let mirrored = map(Square::mirrored, Bitboard::mirrored);
    assert_eq!(*position.mirrored().legal_moves(), mirrored, "{position}");
    assert_eq!(position.color_swapped().color_swapped(), *position);
    assert_eq!(position.mirrored().mirrored(), *position);
}

/// Every from × to, with nothing captured and with each captured set that occurs.
fn legality_is_the_list(position: &Position) {
    let moves = position.legal_moves();
    let mut sets: BTreeSet<u64> = moves.iter().map(|m| m.captured.bits()).collect();
    sets.insert(0);
    for captured in sets.into_iter().map(Bitboard::from_bits) {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let one = Move { from, to, captured };
            assert_eq!(position.is_legal(&one), moves.contains(&one), "{one} in {position}");
            assert_eq!(position.play(&one).is_ok(), moves.contains(&one));
        }
    }
}

fn play(seed: u64, positions: usize) {
    let mut random = Random(seed);
    let mut tally = Tally::default();
    while tally.positions < positions {
        let mut position = random.position();
        for _ in 0..40 {
            agrees(&position, &mut tally);
            is_symmetric(&position);
            let reread: Position = position.to_string().parse().expect("a FEN of its own");
            assert_eq!((reread, reread.hash()), (position, position.hash()));
            if tally.positions.is_multiple_of(500) {
                legality_is_the_list(&position);
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(&moves[random.below(moves.len())]);
        }
    }
    println!("{tally:?}");
    assert!(tally.skipped * 100 < positions, "{tally:?}");
    assert!(tally.with_damas * 2 > positions, "{tally:?}");
    assert!(tally.long_captures * 20 > positions, "{tally:?}");
}

// In parts, for as many threads.
#[test]
fn random_play_1() {
    play(1, 26_000);
}

#[test]
fn random_play_2() {
    play(2, 26_000);
}

#[test]
fn random_play_3() {
    play(3, 26_000);
}

#[test]
fn random_play_4() {
    play(4, 26_000);
}
