//! `dama match` and `dama ladder`.

use std::fs;
use std::path::Path;

use crate::{DAMA, dama, run};

#[test]
fn a_seed_gives_the_same_match() {
    let first = dama("match depth=3 depth=2 --games 4 --seed 5 --jobs 1");
    assert_eq!(first.status, Some(0), "{}", first.err);
    assert!(first.out.starts_with("A       depth=3\nB       depth=2\ngames   4 in 2 pairs\n"));
    assert_eq!(dama("match depth=3 depth=2 --games 4 --seed 5 --jobs 2").out, first.out);
    assert_ne!(dama("match depth=3 depth=2 --games 4 --seed 6 --jobs 2").out, first.out);
}

#[test]
fn levels_vary_with_the_seed_and_repeat_with_it() {
    let pdn = |name: &str, seed: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let file = path.to_str().expect("a path in UTF-8");
        let players = ["match", "level=easy", "level=medium"];
        let options = ["--games", "4", "--opening-plies", "0", "--seed", seed, "--pdn", file];
        let ran = run(&[players.as_slice(), &options].concat(), Vec::new());
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        fs::read_to_string(path).expect("a file of games")
    };
    let first = pdn("first.pdn", "1");
    assert_eq!(first.matches("[GameType \"30,W,8,8,A0,0\"]").count(), 4);
    assert_eq!(first, pdn("second.pdn", "1"));
    assert_ne!(first, pdn("third.pdn", "2"));
}

#[test]
fn another_program_plays_as_the_engine_inside_does() {
    let program = format!("cmd={DAMA} engine,depth=2,name=outside");
    let ran = run(&["match", &program, "depth=2,name=inside", "--games", "4"], Vec::new());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(!ran.out.contains("forfeit"), "{}", ran.out);
    // The same player on both sides: each opening gives the same game twice.
    assert!(ran.out.contains("\npairs   0 0 2 0 0 "), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn a_program_that_gives_no_legal_move_forfeits() {
    for (name, script, why) in [
        ("illegal", "while read word rest; do [ $word != go ] || echo bestmove a1-a2; done", "a1"),
        ("complains", "while read word rest; do [ $word != go ] || echo error 7; done", "says: 7"),
        ("dead", "exit", "the program"),
    ] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.sh"));
        fs::write(&path, script).expect("a script");
        let program = format!("cmd=sh {},depth=1,name={name}", path.display());
        let ran = run(&["match", &program, "depth=1", "--games", "4"], Vec::new());
        assert_eq!(ran.status, Some(0), "{name}: {}", ran.err);
        assert!(ran.out.contains("\nA       +0 =0 -4\n"), "{name}: {}", ran.out);
        assert!(ran.out.contains("\n        forfeit "), "{name}: {}", ran.out);
        assert!(ran.err.contains("forfeits: ") && ran.err.contains(why), "{name}: {}", ran.err);
    }
}

#[test]
fn a_test_ends_as_soon_as_it_is_decided() {
    let test = "match depth=4 depth=1 --games 400 --elo0 0 --elo1 200";
    let ran = dama(&format!("{test} --jobs 2"));
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("\nSPRT    A is stronger by 200 rather than 0: LLR "), "{}", ran.out);
    assert!(!ran.out.contains("games   400"), "{}", ran.out);
    assert_eq!(dama(&format!("{test} --jobs 1")).out, ran.out);
}
