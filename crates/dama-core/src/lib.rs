//! The rules of Turkish draughts (*Türk daması*).
//!
//! Two players, sixteen men each, on all 64 squares; men step straight and sideways, damas slide
//! like rooks, captures are compulsory and the longest must be played. The module [`rules`] goes
//! through the game article by article, with examples; the documentation of each item names its
//! article.
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
//! - [`pdn`]: games as text, with comments, annotations and variations.
//! - [`perft`]: counting move trees.
//!
//! # What it promises
//!
//! - Only legal moves exist: there is no list of moves that still have to be checked.
//! - No text makes it panic, and no position makes it slow: a lone dama can have millions of
//!   routes, but the crate goes through what has been taken, not through routes. The slowest
//!   positions that hill climbing has found (`examples/worst.rs`) list their moves in two
//!   milliseconds.
//! - A move allocates nothing, neither listed in memory that is used again
//!   ([`Position::legal_moves_into`]) nor played. A dama with hundreds of routes is the exception:
//!   it asks for memory once, for all routes.
//! - No `unsafe`, no dependencies, no standard library beyond `alloc`; no clock, no randomness.

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

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
