//! Random keys, one for each piece on each square (Zobrist 1970).

use crate::{Color, Kind, Square};

const KEYS: [u64; 4 * 64 + 1] = {
    let mut keys = [0; 4 * 64 + 1];
    let mut seed = 0x7461_7364_616D_6173_u64;
    let mut index = 0;
    while index < keys.len() {
        (keys[index], seed) = splitmix64(seed);
        index += 1;
    }
    keys
};

/// SplitMix64 (Steele, Lea and Flood 2014): a number and the next state.
const fn splitmix64(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z ^ (z >> 31), state)
}

static MAN: [[u64; 64]; 2] = [table(0), table(1)];
static DAMA: [[u64; 64]; 2] = [table(2), table(3)];

const fn table(which: usize) -> [u64; 64] {
    let mut keys = [0; 64];
    let mut square = 0;
    while square < 64 {
        keys[square] = KEYS[which * 64 + square];
        square += 1;
    }
    keys
}

pub(crate) const BLACK_TO_MOVE: u64 = KEYS[4 * 64];

pub(crate) fn key(color: Color, kind: Kind, square: Square) -> u64 {
    let tables = match kind {
        Kind::Man => &MAN,
        Kind::Dama => &DAMA,
    };
    tables[color as usize][square.index()]
}
