//! Fitting the engine's evaluation to games that it plays against itself.

pub(crate) mod sample;
pub(crate) mod selfplay;
pub(crate) mod train;
