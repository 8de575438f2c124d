//! Searches for positions whose legal moves take longest to list.
//!
//! Hill climbing from random positions and from those that are known to be slow: move, add, remove
//! or crown a piece at random, keep what is not faster. `tests/data/slow.tsv` holds its finds.
//!
//! ```text
//! cargo run --release -p dama-core --example worst -- SECONDS [SEED]
//! ```

use std::time::{Duration, Instant};

use dama_core::{Color, Kind, MoveList, Piece, Position, Setup, Square};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut next = |usual| arguments.next().map_or(usual, |n| n.expect("SECONDS [SEED]"));
    let end = Instant::now() + Duration::from_secs(next(60));
    let mut random = Random(next(1));
    let mut seeds: Vec<Position> = include_str!("../tests/data/slow.tsv")
        .lines()
        .map(|fen| fen.parse().expect("a position"))
        .collect();
    let mut worst = Duration::ZERO;
    while Instant::now() < end {
        let start = seeds.pop().unwrap_or_else(|| random.position());
        let (position, time) = climb(start, &mut random, end);
        if time > worst {
            worst = time;
            println!("{:.3} ms  {position}", time.as_secs_f64() * 1e3);
        }
    }
}

/// Climbs until a thousand changes in a row bring nothing.
fn climb(start: Position, random: &mut Random, end: Instant) -> (Position, Duration) {
    let (mut best, mut time) = (start, cost(&start));
    let mut idle = 0;
    while idle < 1000 && Instant::now() < end {
        let mut setup = Setup::from(&best);
        for _ in 0..=random.below(3) {
            random.change(&mut setup);
        }
        let Ok(changed) = Position::try_from(&setup) else { continue };
        let changed_time = cost(&changed);
        idle += 1;
        if changed_time >= time {
            if changed_time > time.mul_f64(1.02) {
                idle = 0;
            }
            (best, time) = (changed, changed_time);
        }
    }
    // The best of several looks: what the machine did meanwhile must not count.
    (best, (0..5).map(|_| cost(&best)).min().unwrap_or(time))
}

fn cost(position: &Position) -> Duration {
    let mut list = MoveList::new();
    let once = |list: &mut MoveList| {
        let start = Instant::now();
        position.legal_moves_into(list);
        start.elapsed()
    };
    (0..3).map(|_| once(&mut list)).min().unwrap_or_default()
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % bound
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(64) as u8).expect("below 64")
    }

    /// White damas against sixteen black pieces.
    fn position(&mut self) -> Position {
        loop {
            let mut setup = Setup::empty();
            for _ in 0..=self.below(4) {
                setup.put(self.square(), Some(Piece { color: Color::White, kind: Kind::Dama }));
            }
            while setup.pieces().filter(|(_, piece)| piece.color == Color::Black).count() < 16 {
                setup.put(self.square(), Some(Piece { color: Color::Black, kind: Kind::Dama }));
            }
            if let Ok(position) = Position::try_from(&setup) {
                return position;
            }
        }
    }

    fn change(&mut self, setup: &mut Setup) {
        let (from, to) = (self.square(), self.square());
        match self.below(8) {
            0 => {
                setup.put(from, None);
            }
            1 => {
                let color = Color::ALL[self.below(2) as usize];
                setup.put(to, Some(Piece { color, kind: Kind::Dama }));
            }
            _ => {
                let piece = setup.put(from, None);
                let other = setup.put(to, piece);
                setup.put(from, other);
            }
        }
    }
}
