//! One file for each command: its help, its arguments and what it does.

pub(crate) mod contests;
pub(crate) mod engine;
pub(crate) mod ladder;
