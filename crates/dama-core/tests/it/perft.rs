//! Move trees counted by unrelated generators.

use dama_core::{Position, perft};

use crate::position;

#[test]
fn published_counts() {
    let mut counted = 0;
    for line in include_str!("../data/perft.tsv").lines() {
        let [fen, depth, nodes, _routes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        let start = if fen == "start" { Position::start() } else { position(fen) };
        let nodes: u64 = nodes.parse().expect("a count");
        // Depth 8 and beyond is for the benchmark.
        if nodes < 100_000_000 {
            assert_eq!(perft(&start, depth.parse().expect("a depth")), nodes, "{fen} to {depth}");
            counted += 1;
        }
    }
    assert_eq!(counted, 47);
}
