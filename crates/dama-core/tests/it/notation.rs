//! Moves as text.

use dama_core::{MoveTextError, Position, Square};
use proptest::prelude::*;

use crate::position;
use crate::walk::Random;

#[track_caller]
fn reads(fen: &str, texts: &[&str], written: &str) {
    let position = position(fen);
    for text in texts {
        match position.parse_move(text) {
            Ok(one) => assert_eq!(position.notation(&one).as_deref(), Some(written), "{text}"),
            Err(error) => panic!("{text} in {fen}: {error}"),
        }
    }
}

#[track_caller]
fn refuses(fen: &str, text: &str, message: &str) {
    match position(fen).parse_move(text) {
        Ok(one) => panic!("{text} in {fen} is read as {one}"),
        Err(error) => assert_eq!(error.to_string(), message, "{text} in {fen}"),
    }
}

const LONG: &str = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8";
const WIDE: &str = "W:WKd4,h1:Bf4,b4,h8";

#[test]
fn read_in_every_form() {
    reads("W:Wa2:Bh8,h7", &["a2-a3", " A2 - a3 ", "a2xa3", "a2:a3"], "a2-a3");
    let landings = "d1xd5xg5xg3xd3xa3";
    reads(LONG, &[landings, "d1xd5xg5xg3xc3xa3", "d1xa3", "d1-a3", "d1:d5:g5:g3:c3:a3"], landings);
    // By captured squares, as the Turkish federation's score sheets have it.
    reads(LONG, &["d1xd3xf5xg4xe3xb3", "D1×D3×F5×G4×E3×B3"], landings);
    reads(WIDE, &["d4xb4", "d4xa4"], "d4xa4");
    reads(WIDE, &["d4xg4"], "d4xg4");
}

#[test]
fn refused_with_the_reason() {
    refuses("W:Wa2:Bh8,h7", "", "column 1: expected a square, a1 to h8, found \"\"");
    refuses("W:Wa2:Bh8,h7", "a2", "column 4: expected a square, a1 to h8, found \"\"");
    refuses("W:Wa2:Bh8,h7", "a2-", "column 4: expected a square, a1 to h8, found \"\"");
    refuses("W:Wa2:Bh8,h7", "a2 - a9", "column 6: expected a square, a1 to h8, found \"a9\"");
    refuses("W:Wa2:Bh8,h7", "a2ş-a3", "column 1: expected a square, a1 to h8, found \"a2ş\"");
    refuses("W:Wa2:Bh8,h7", "b2-b3", "no piece of the side to move stands on b2");
    refuses("W:Wa2:Bh8,h7", "h7-h6", "no piece of the side to move stands on h7");
    refuses("W:Wa2:Bh8,h7", "a2-a4", "not a legal move");
    refuses("W:Wa2:Bh8,h7", "a2-b2-b3", "not a legal move");
    refuses(LONG, "h1-h2", "a capture is compulsory, and must take 5");
    refuses(LONG, "d1xd5xg5", "a capture is compulsory, and must take 5");
    refuses(WIDE, "d4xf4", "several moves fit: d4xg4 f4; d4xh4 f4");
    let fits = position(WIDE).parse_move("d4xf4").expect_err("ambiguous");
    assert!(matches!(fits, MoveTextError::Ambiguous(moves) if moves.len() == 2));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_reads_back(seed: u64) {
        let position = Random(seed).position();
        for one in &position.legal_moves() {
            let route = position.route(one).expect("legal");
            prop_assert_eq!(position.parse_move(&route.to_string()), Ok(*one));
            // The captured squares of the same route fit this move, too.
            let taken = route.legs.iter().map(|leg| leg.jumped.unwrap_or(leg.to).to_string());
            let text = [one.from.to_string()].into_iter().chain(taken).collect::<Vec<_>>().join("x");
            match position.parse_move(&text) {
                Ok(read) => prop_assert_eq!(read, *one),
                Err(MoveTextError::Ambiguous(fits)) => prop_assert!(fits.contains(one)),
                Err(error) => prop_assert!(false, "{}: {}", text, error),
            }
        }
    }

    #[test]
    fn any_text_is_answered(seed: u64, text in "[a-i0-9x:. -]{0,24}|\\PC{0,12}") {
        let position: Position = Random(seed).position();
        if let Ok(one) = position.parse_move(&text) {
            prop_assert!(position.is_legal(&one));
        }
        let _ = text.parse::<Position>();
        let _ = text.parse::<Square>();
    }
}
