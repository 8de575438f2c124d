//! The rules of Turkish draughts (*Türk daması*).
//!
//! Every rule is built as the articles of the project's `RULES.md` number them; the documentation
//! of each item names its article.
//!
//! ```
//! use dama_core::{Game, Outcome};
//!
//! let mut game = Game::new();
//! let first = game.position().parse_move("a3-a4")?;
//! game.play(&first)?;
//! assert_eq!(game.position().legal_moves().len(), 8);
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Map
//!
//! - [`Square`], [`Bitboard`], [`Direction`], [`Color`], [`Piece`]: the nouns.
//! - [`Setup`]: any arrangement of pieces; [`Position`]: a checked one, with its legal moves.
//! - [`Move`]: the result of a move; [`Route`]: a way to get there; [`Entry`]: entering one leg by
//!   leg.
//! - [`Game`]: a line of moves with undo and redo, and the ends of a game ([`Outcome`]).
//! - FEN through `Display` and `FromStr` of [`Position`] and [`Setup`]; moves as text through
//!   [`Position::notation`] and [`Position::parse_move`].
//! - [`perft`]: counting move trees.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod bitboard;
mod board;
mod color;
mod direction;
mod entry;
mod fen;
mod game;
mod movegen;
mod moves;
mod notation;
mod outcome;
pub mod pdn;
mod perft;
mod piece;
mod position;
mod rays;
mod route;
pub mod rules;
mod setup;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use color::Color;
pub use direction::Direction;
pub use entry::Entry;
pub use fen::{FenError, FenProblem};
pub use game::{Game, PlayError};
pub use moves::{Move, MoveList};
pub use notation::{IllegalText, MoveTextError};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::perft;
pub use piece::{Kind, Piece};
pub use position::{IllegalMove, Position};
pub use route::{Leg, Route, Routes};
pub use setup::{Setup, SetupError};
pub use square::{ParseSquareError, Square};
