//! Random positions and random games.

use dama_core::{Color, Game, Kind, Piece, Position, Setup, Square};

/// SplitMix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(64) as u8).expect("below 64")
    }

    /// One to sixteen pieces a side, few or many of them damas.
    pub(crate) fn position(&mut self) -> Position {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            let damas_in_eight = self.below(9);
            for _ in 0..=self.below(16) {
                let (square, is_dama) = (self.square(), self.below(8) < damas_in_eight);
                let kind =
                    if is_dama || color.crown_row().has(square) { Kind::Dama } else { Kind::Man };
                setup.put(square, Some(Piece { color, kind }));
            }
        }
        setup.turn = Color::ALL[self.below(2)];
        Position::try_from(&setup).expect("at most sixteen a side, none uncrowned")
    }

    /// Plays a random legal move; false if there is none.
    pub(crate) fn play(&mut self, game: &mut Game) -> bool {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return false;
        }
        game.play(&moves[self.below(moves.len())]).expect("legal");
        true
    }
}
