//! Legal moves: the longest captures, or else the quiet moves (article 7).

pub(crate) mod capture;
pub(crate) mod chain;
pub(crate) mod quiet;
pub(crate) mod side;
pub(crate) mod states;
