//! A player of Turkish draughts: alpha-beta search on the rules of [`dama_core`].
//!
//! Nothing here is global: the table, the limits, the clock and the seed are arguments, so that the
//! same arguments give the same move on every device.
//!
//! ```
//! use dama_ai::{Engine, Limits, NoHost};
//! use dama_core::Game;
//!
//! let game = Game::new();
//! let mut engine = Engine::new();
//! let report = engine.search(&game, &Limits::depth(4), 1, &mut NoHost).expect("a move");
//! assert!(game.legal_moves().contains(&report.best().moves[0]));
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod endgame;
mod eval;
mod level;
mod limits;
mod network;
mod ordering;
mod params;
mod random;
mod score;
mod search;
mod tt;

pub use endgame::{Ending, Endings};
pub use eval::evaluate;
pub use level::{Effort, Level, ParseLevelError, choose, effort};
pub use limits::{Host, Limits, NoHost};
pub use random::Random;
pub use score::Score;
pub use search::{Engine, Line, Report};
