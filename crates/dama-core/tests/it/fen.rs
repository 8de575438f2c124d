//! FEN: what is read, what is written, and what is refused where.

use dama_core::{Position, Setup};
use proptest::prelude::*;

use crate::walk::Random;

#[track_caller]
fn reads(fen: &str, written: &str) {
    match fen.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string(), written, "{fen}"),
        Err(error) => panic!("{fen}: {error}"),
    }
}

#[track_caller]
fn refuses(fen: &str, message: &str) {
    match fen.parse::<Position>() {
        Ok(position) => panic!("{fen} is read as {position}"),
        Err(error) => assert_eq!(error.to_string(), message, "{fen}"),
    }
}

#[test]
fn read_and_written() {
    let plain = "W:Wa2,b2,Kc4:Bd6,Ke8";
    for fen in [
        plain,
        "W:Wa2,b2,Kc4:Bd6,Ke8.",
        "  W : W a2 , b2,Kc4 : B d6,Ke8 . ",
        "w:wA2,B2,kC4:bD6,KE8",
        "W:BKe8,d6:WKc4,b2,a2",
        "W:Wa2-b2,Kc4:Bd6-d6,Ke8-e8",
    ] {
        reads(fen, plain);
    }
    reads("B:W:BKa1", "B:W:BKa1");
    reads("W:W:B", "W:W:B");
    let start = Position::start().to_string();
    reads("W:Wa2-h3:Ba6-h7", &start);
    reads("W:Wa2-h2,a3-h3:Ba6-h6,a7-h7.", &start);
    reads("W:WKa1-c1:Bh2", "W:WKa1,Kb1,Kc1:Bh2");
}

#[test]
fn refused_with_column() {
    for (fen, message) in [
        ("", "column 1: expected the side to move, W: or B:"),
        ("a2:Wa2:Bd6", "column 1: expected the side to move, W: or B:"),
        ("  X:Wa2:Bd6", "column 3: expected the side to move, W: or B:"),
        ("W", "column 2: the pieces of White are missing, :W…"),
        ("W:Wa2", "column 6: the pieces of Black are missing, :B…"),
        ("W:Ba2.", "column 6: the pieces of White are missing, :W…"),
        ("W:Wa2:", "column 7: \"\" is not a side, W or B"),
        ("W:a2:Bd6", "column 3: \"a2\" is not a side, W or B"),
        ("W:Wa2:Kd6", "column 7: \"Kd6\" is not a side, W or B"),
        ("W:Wa2:Wd6", "column 7: the pieces of White are given twice"),
        ("W:Wa2:Bd6:Wa3", "column 11: unexpected \"Wa3\" at the end"),
        ("W:Wa2:Bd6:", "column 11: unexpected \"\" at the end"),
        ("W:Wa2,i5:Bd6", "column 7: \"i5\" is not a square, a1 to h8"),
        ("W:Wa2,  a9:Bd6", "column 9: \"a9\" is not a square, a1 to h8"),
        ("W:Wa2,:Bd6", "column 7: \"\" is not a square, a1 to h8"),
        ("W:Wa2:Bd6,Qe8", "column 11: \"Qe8\" is not a square, a1 to h8"),
        ("W:Wa2:Bd6,31", "column 11: \"31\" is not a square, a1 to h8"),
        ("W:Wa2,h3-a3:Bd6", "column 7: \"h3-a3\" is not a square, a1 to h8"),
        ("W:Wa2,ş3:Bd6", "column 7: \"ş3\" is not a square, a1 to h8"),
        ("W:Wa2,b2,a2:Bd6", "column 10: a2 is used twice"),
        ("W:Wa2,b2:Bd6,Kb2", "column 14: b2 is used twice"),
        ("W:Wa2,a2-c2:Bd6", "column 7: a2 is used twice"),
        ("W:Wa2,d8:Bd6", "column 7: a man of White on d8, its crowning row, would be a dama"),
        ("W:Wa2:Bd6,c1", "column 11: a man of Black on c1, its crowning row, would be a dama"),
        ("W:Wa2:Bd6,a1-h1", "column 11: a man of Black on a1, its crowning row, would be a dama"),
        ("W:Wa2-h3,a4:Bd6", "column 10: White has 17 pieces; 16 are allowed"),
        ("W:Wa2:Ba4-h7", "column 8: Black has 32 pieces; 16 are allowed"),
    ] {
        refuses(fen, message);
    }
}

#[test]
fn a_setup_reads_what_no_position_allows() {
    let setup: Setup = "B:Wd8:Ba1-h4".parse().expect("readable");
    assert_eq!(setup.pieces().count(), 33);
    assert!(setup.check().is_err());
    assert!(Position::try_from(&setup).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_position_reads_back(seed: u64) {
        let position = Random(seed).position();
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        let setup = Setup::from(&position);
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }

    #[test]
    fn any_text_is_answered(text in "([WB]:?)?([WBKa-i0-9,:. -]{0,6}[,:]){0,8}|\\PC{0,20}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        } else if let Err(error) = text.parse::<Position>() {
            prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1);
        }
    }
}
