//! How good a position is, without looking ahead.

use dama_core::Position;

use crate::network::Sums;
use crate::score::Score;

/// The worth of a position to the side to move.
///
/// The search keeps the network's sums from move to move instead; this begins from nothing.
#[must_use]
pub fn evaluate(position: &Position) -> Score {
    Sums::of(position).evaluate(position.turn(), position.occupied().len())
}
