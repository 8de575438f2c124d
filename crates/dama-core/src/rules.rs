//! The numbers of the rules, by article of the project's `RULES.md`.

/// Pieces that a side has at the start, and at most in any position (article 2).
pub const PIECES_PER_SIDE: u32 = 16;

/// The occurrence of a position that draws the game, the start counting as one (article 14).
pub const REPETITION_LIMIT: u32 = 3;

/// Plies in a row without a capture and without a move by a man that draw the game
/// (article 16, a house rule).
pub const NO_PROGRESS_PLIES: u32 = 80;
