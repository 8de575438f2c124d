//! Help, and arguments that make no sense.

use crate::{dama, run};

#[track_caller]
fn refused(args: &[&str], words: &str) {
    let ran = run(args, Vec::new());
    assert_eq!(ran.status, Some(2), "{args:?}");
    assert_eq!(ran.out, "", "{args:?}");
    assert!(ran.err.starts_with("error: ") && ran.err.contains(words), "{args:?}: {}", ran.err);
    assert!(ran.err.contains("Try: dama "), "{args:?}: {}", ran.err);
}

#[test]
fn wrong_arguments_end_with_status_2() {
    for (args, words) in [
        ("", "no command"),
        ("fly", "`fly`"),
        ("--fast", "--fast"),
        ("help fly", "`fly`"),
        ("perft", "DEPTH is missing"),
        ("perft deep", "\"deep\""),
        ("perft -1", "-1"),
        ("perft 65", "at most 64"),
        ("perft 3 4", "\"4\""),
        ("perft 3 --fen", "--fen"),
        ("perft 3 --fen W:Wz9:Ba7", "--fen: \"W:Wz9:Ba7\": column 4: "),
        ("perft 3 --depth 3", "--depth"),
        ("moves --fen W:Wa8:Bh1", "a8"),
        ("moves --stdin --fen W:Wa2:Ba7", "either"),
        ("moves a3-a4", "a3-a4"),
        ("replay", "FILE.pdn is missing"),
        ("replay a.pdn b.pdn", "b.pdn"),
        ("engine now", "now"),
        ("engine --seed x", "--seed"),
        ("bench --depth 0", "from 1"),
        ("endings now", "now"),
        ("mine --games 0", "from 1"),
        ("match", "two players"),
        ("match depth=1", "two players"),
        ("match depth=1 depth=1 depth=1", "depth=1"),
        ("match depth=1 strong", "\"strong\""),
        ("match depth=1 depth=1 --games 3", "even"),
        ("match depth=1 depth=1 --games 0", "from 1"),
        ("match depth=1 depth=1 --elo0 0", "go together"),
        ("match depth=1 depth=1 --elo0 5 --elo1 5", "above"),
        ("match depth=1 depth=1 --elo0 nan --elo1 5", "--elo0"),
        ("match depth=1 depth=1 --speed", "--speed"),
        ("ladder easy", "easy"),
    ] {
        refused(&args.split_whitespace().collect::<Vec<_>>(), words);
    }
}

#[test]
fn each_command_has_its_help() {
    let top = dama("--help");
    assert_eq!(top.status, Some(0));
    assert_eq!(top.out, dama("help").out);
    for command in ["perft", "moves", "replay", "engine", "bench", "match", "ladder"] {
        assert!(top.out.contains(&format!("\n  {command} ")), "{command} is not listed");
        let help = dama(&format!("help {command}"));
        assert_eq!(help.status, Some(0), "{command}");
        assert!(help.out.contains(&format!("Usage: dama {command}")), "{}", help.out);
        assert_eq!(help.out, dama(&format!("{command} --help")).out);
        assert_eq!(help.out, dama(&format!("{command} -h")).out);
        let widest = help.out.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{command}: {widest:?} columns");
    }
}

#[test]
fn a_player_that_cannot_be_started_is_an_error() {
    let ran = dama("match cmd=/nowhere/dama,depth=1 depth=1 --games 2");
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.contains("/nowhere/dama"), "{}", ran.err);
}
