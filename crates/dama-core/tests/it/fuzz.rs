//! A short run of the fuzz targets, the same bytes each time: the seeds, and seeds changed.

use crate::checks;
use crate::walk::Random;

/// Texts to start from, with the characters that have a meaning in them.
const SEEDS: [&str; 8] = [
    "W:Wa2-h3:Ba6-h7",
    "B:Wb3,Kd4,h1:BKa8,c6,h2.",
    "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8\nd1xd5xg5xg3xd3xa3",
    "W:WKd4,h1:Bf4,b4,h8\nd4xf4",
    "a3-a4",
    "[White \"A \\\"B\\\"\"]\n[Result \"2-0\"]\n\n1. a3-a4! {x} b6-b5 (1... a6-a5 $4) 2. h3-h4 1-0",
    "[SetUp \"1\"][FEN \"B:Wa2,b3:Ba4,h6\"]\n1... a4-b4 ; end\n1-1\n1. e3-e4 *",
    "{before} [Event \"?\"] % ( ) $300 \"1/2-1/2",
];

fn run(check: fn(&[u8]), rounds: usize, seed: u64) {
    let mut random = Random(seed);
    for text in SEEDS {
        check(text.as_bytes());
    }
    for _ in 0..rounds {
        let mut bytes = SEEDS[random.below(SEEDS.len())].as_bytes().to_vec();
        for _ in 0..=random.below(6) {
            let at = random.below(bytes.len() + 1);
            let other = SEEDS[random.below(SEEDS.len())].as_bytes();
            match random.below(4) {
                0 => bytes.insert(at, random.below(256) as u8),
                1 => bytes.truncate(at.max(1)),
                2 => {
                    let from = random.below(other.len());
                    let to = from + random.below(other.len() - from + 1);
                    bytes.splice(at..at, other[from..to].iter().copied());
                }
                _ => bytes.extend((0..random.below(40)).map(|_| random.below(256) as u8)),
            }
        }
        check(&bytes);
    }
}

#[test]
fn fen() {
    run(checks::fen, 20_000, 1);
}

#[test]
fn move_text() {
    run(checks::move_text, 10_000, 2);
}

#[test]
fn pdn() {
    run(checks::pdn, 10_000, 3);
}

#[test]
fn play() {
    run(checks::play, 2_000, 4);
}
