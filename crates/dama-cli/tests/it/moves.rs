//! `dama moves`.

use crate::{dama, fed, run};

#[test]
fn one_move_a_line() {
    let start = dama("moves");
    assert_eq!(start.status, Some(0));
    assert_eq!(start.out, "a3-a4\nb3-b4\nc3-c4\nd3-d4\ne3-e4\nf3-f4\ng3-g4\nh3-h4\n");
    for (fen, moves) in [
        ("W:WKd1,h1:Bd3,f5,g4,e3,b3,a8", "d1xa3 b3,d3,e3,g4,f5\n"),
        ("W:Wa2:B", "a2-b2\na2-a3\n"),
        // Nothing can move.
        ("W:W:Ba7", ""),
    ] {
        let ran = run(&["moves", "--fen", fen], Vec::new());
        assert_eq!((ran.status, ran.out.as_str()), (Some(0), moves), "{fen}");
    }
}

#[test]
fn every_position_of_the_vectors() {
    let expected = include_str!("../../../dama-core/tests/data/positions.tsv");
    let fens: String = expected
        .lines()
        .filter_map(|line| line.split('\t').next())
        .flat_map(|f| [f, "\n"])
        .collect();
    let ran = fed("moves --stdin", &fens);
    assert_eq!(ran.status, Some(0));
    assert!(ran.out == expected, "the answers differ from positions.tsv");
}

#[test]
fn a_bad_line_is_answered_and_passed() {
    let input = b"W:Wa2:B\r\nnonsense\n\nW:Wa2,a2:B\n\xFF\xFE\nW:Wa2:B".to_vec();
    let ran = run(&["moves", "--stdin"], input);
    assert_eq!(ran.status, Some(0));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 6, "{}", ran.out);
    assert_eq!(lines[0], "W:Wa2:B\ta2-b2; a2-a3");
    assert!(lines[1].starts_with("nonsense\terror: column 1: "), "{}", lines[1]);
    assert!(lines[2].starts_with("\terror: "), "{}", lines[2]);
    assert!(lines[3].starts_with("W:Wa2,a2:B\terror: column 7: a2 "), "{}", lines[3]);
    assert!(lines[4].contains("\terror: "), "{}", lines[4]);
    assert_eq!(lines[5], lines[0]);
}
