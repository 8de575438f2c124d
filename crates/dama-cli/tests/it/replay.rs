//! `dama replay`.

use std::fs;
use std::path::Path;

use crate::{dama, fed, run};

#[track_caller]
fn check(pdn: &str, status: i32, lines: &[&str]) {
    let ran = fed("replay -", pdn);
    assert_eq!((ran.status, ran.out.lines().collect::<Vec<_>>()), (Some(status), lines.to_vec()));
}

#[test]
fn what_is_illegal_is_named() {
    check("1. a3-a4 a6-a5 2. a4xa8 *", 0, &["1 game and 3 moves read: 0 errors, 0 warnings"]);
    check(
        "1. a3-a4 a6-a5 *\n\n1. a3-a4 a6-a5\n2. b3-b4 *",
        1,
        &[
            "error: line 4, column 4: game 2, move 2 of White: b3-b4: \
             a capture is compulsory, and must take 2",
            "2 games and 4 moves read: 1 error, 0 warnings",
        ],
    );
    check(
        "1. a3-a4 (1. a3-a5) *",
        1,
        &[
            "error: line 1, column 14: game 1, move 1 of White: a3-a5: not a legal move",
            "1 game and 1 move read: 1 error, 0 warnings",
        ],
    );
}

#[test]
fn a_move_after_the_end_is_illegal() {
    let ran = fed(
        "replay -",
        "[SetUp \"1\"]\n[FEN \"W:WKa1,a4:BKh8,a5\"]\n1. a4xa6 h8-g8 2. a6-a7 g8-f8 1/2-1/2",
    );
    assert_eq!(ran.status, Some(0), "{}", ran.out);
    let ran = fed("replay -", "[SetUp \"1\"]\n[FEN \"W:WKa1:BKh8,Ka5\"]\n1. a1xa6 h8-g8 1/2-1/2");
    assert_eq!(ran.status, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error: line 3, column 10: game 1, move 1 of Black"), "{}", ran.out);
}

#[test]
fn what_is_untidy_is_only_warned_of() {
    let ran = fed("replay -", "1. a3-a4 a6-a5");
    assert_eq!(ran.status, Some(0));
    assert!(ran.out.starts_with("warning: line 1, column 15: game 1, "), "{}", ran.out);
}

#[test]
fn a_file_that_is_not_there_or_empty() {
    let ran = dama("replay /nowhere/games.pdn");
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.starts_with("error: /nowhere/games.pdn: "), "{}", ran.err);
    let ran = fed("replay -", " \n");
    assert_eq!((ran.status, ran.err.as_str()), (Some(1), "error: -: there is no game in it\n"));
}

/// What `dama match` writes is read without a word.
#[test]
fn games_of_a_match() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("replay.pdn");
    let file = path.to_str().expect("a path in UTF-8");
    let ran = run(
        &["match", "depth=2,name=\"A\" \\", "level=easy", "--games", "6", "--pdn", file],
        Vec::new(),
    );
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let ran = run(&["replay", file], Vec::new());
    assert_eq!(ran.status, Some(0), "{}", ran.out);
    assert!(ran.out.starts_with("6 games and ") && ran.out.ends_with(" 0 warnings\n"));
    let text = fs::read_to_string(path).expect("a file of games");
    assert_eq!(text.matches(r#"[White "\"A\" \\"]"#).count(), 3);
}
