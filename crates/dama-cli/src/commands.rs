//! One file for each command: its help, its arguments and what it does.

pub(crate) mod bench;
pub(crate) mod contests;
pub(crate) mod endings;
pub(crate) mod engine;
pub(crate) mod ladder;
pub(crate) mod mine;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod tune;
