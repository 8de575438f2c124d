//! `dama perft`.

use crate::{dama, run};

#[track_caller]
fn counts(args: &[&str], nodes: u64) -> String {
    let ran = run(args, Vec::new());
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert_eq!(ran.last_line(), format!("nodes {nodes}"), "{args:?}");
    ran.out
}

#[test]
fn published_counts() {
    let out = counts(&["perft", "4"], 7538);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("time ") && lines[1].starts_with("speed "), "{out}");
    counts(&["perft", "0"], 1);
    for line in include_str!("../../../dama-core/tests/data/perft.tsv").lines() {
        let [fen, depth, nodes, _routes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        let nodes: u64 = nodes.parse().expect("a count");
        let from: &[&str] = if fen == "start" { &[] } else { &["--fen", fen] };
        if nodes < 1_000_000 {
            counts(&[&["perft", depth], from].concat(), nodes);
        }
    }
}

#[test]
fn division_adds_up() {
    for depth in ["1", "5"] {
        let ran = dama(&format!("perft {depth} --divide"));
        let parts: Vec<(&str, u64)> = ran
            .out
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(text, count)| (text, count.parse().expect("a count")))
            .collect();
        assert_eq!(parts.len(), 8);
        assert_eq!(parts[0].0, "a3-a4");
        let sum: u64 = parts.iter().map(|part| part.1).sum();
        assert_eq!(ran.last_line(), format!("nodes {sum}"));
    }
    counts(&["perft", "0", "--divide"], 1);
}
