//! The rules of Turkish draughts, article by article, and their numbers as constants.
//!
//! The articles are those of the project's `RULES.md`. Each example is run as a test.
//!
//! # The board and the start
//!
//! **1.** Eight files, a to h from White's left, and eight ranks, 1 to 8 from White's side. All 64
//! squares are used.
//!
//! **2.** White has sixteen men on a2–h2 and a3–h3, Black sixteen on a6–h6 and a7–h7. White moves
//! first.
//!
//! ```
//! # use dama_core::{Color, Position};
//! let start = Position::start();
//! assert_eq!(start, "W:Wa2-h3:Ba6-h7".parse()?);
//! assert_eq!(start.turn(), Color::White);
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! # Moving
//!
//! **3.** A man steps one square straight forward or sideways, never backward or diagonally.
//!
//! ```
//! # use dama_core::Position;
//! fn moves(fen: &str) -> Result<String, dama_core::FenError> {
//!     let position: Position = fen.parse()?;
//!     Ok(position.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
//! }
//! assert_eq!(moves("W:Wd5:Ba8,h8")?, "d5-c5; d5-e5; d5-d6");
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **4.** A man captures in the same three directions, over an enemy on the next square to the
//! empty square right behind it. Here only one of four neighbours cannot be taken, the one behind:
//!
//! ```
//! # fn moves(fen: &str) -> Result<String, dama_core::FenError> {
//! #     let position: dama_core::Position = fen.parse()?;
//! #     Ok(position.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
//! # }
//! assert_eq!(moves("W:Wd4:Bd3,c4,e4,d5,a8")?, "d4xb4 c4; d4xf4 e4; d4xd6 d5");
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **5.** A dama slides any number of empty squares along a rank or file.
//!
//! **6.** A dama captures the first piece on a line, at any distance, if it is an enemy and the
//! square behind it is empty, and lands on any empty square beyond, up to the next piece.
//!
//! ```
//! # fn moves(fen: &str) -> Result<String, dama_core::FenError> {
//! #     let position: dama_core::Position = fen.parse()?;
//! #     Ok(position.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
//! # }
//! assert_eq!(moves("W:WKa1,a7:Ba4,h8")?, "a1xa5 a4; a1xa6 a4");
//! // Two in a row cannot be jumped.
//! assert_eq!(moves("W:WKa1,b1:Ba3,a4,h8")?, "a1-a2; b1-c1; b1-b2");
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! # Capturing
//!
//! **7.** A capture goes on while it can. If there is any, one must be played that takes the
//! greatest number of pieces; a man and a dama count one each.
//!
//! **8.** A piece jumped leaves the board at once: a later leg may cross or land on its square.
//!
//! ```
//! # use dama_core::Position;
//! let position: Position = "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8".parse()?;
//! let moves = position.legal_moves();
//! assert_eq!(moves.len(), 1);
//! assert_eq!(moves[0].captured.len(), 5);
//! // It lands on d3, where a piece stood when the move began.
//! assert_eq!(position.notation(&moves[0]).as_deref(), Some("d1xd5xg5xg3xd3xa3"));
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **9.** Between two jumps the piece may go straight on, to the left or to the right; it does not
//! turn back.
//!
//! ```
//! # fn moves(fen: &str) -> Result<String, dama_core::FenError> {
//! #     let position: dama_core::Position = fen.parse()?;
//! #     Ok(position.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
//! # }
//! assert_eq!(moves("W:WKd4,h1:Bf4,b4,h8")?, "d4xa4 b4; d4xg4 f4; d4xh4 f4");
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **10.** The moving piece is lifted: it may cross its own start square, or end on it.
//!
//! ```
//! # fn moves(fen: &str) -> Result<String, dama_core::FenError> {
//! #     let position: dama_core::Position = fen.parse()?;
//! #     Ok(position.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
//! # }
//! let around = moves("W:WKa1,h2:Ba3,c5,e3,Kc1,h8")?;
//! assert_eq!(around, "a1xa1 c1,a3,e3,c5; a1xb1 c1,a3,e3,c5; a1xa2 c1,a3,e3,c5");
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **11.** A man that reaches the far row in the middle of a capture goes on as a man, sideways
//! along that row. It is crowned only if the move ends there.
//!
//! ```
//! # use dama_core::{Kind, Position};
//! let position: Position = "W:Wf6,a1:Bf7,Ke8,Kc8,h5".parse()?;
//! let after = position.play(&position.parse_move("f6xf8xd8xb8")?)?;
//! assert_eq!(after.piece("b8".parse()?).map(|piece| piece.kind), Some(Kind::Dama));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **12.** One move is one result: two routes with the same start, end and captured set are the
//! same move.
//!
//! ```
//! # use dama_core::Position;
//! let position: Position = "W:WKg1,a1:Bg2,f4,c4,h8".parse()?;
//! let to_b4 = position.parse_move("g1xb4")?;
//! let routes: Vec<String> = position.routes(&to_b4).map(|route| route.to_string()).collect();
//! assert_eq!(routes, ["g1xg4xe4xb4", "g1xg4xd4xb4"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The end
//!
//! **13.** A player whose turn it is loses with no piece or no legal move. That the player *not* to
//! move is blocked ends nothing.
//!
//! ```
//! # use dama_core::{Color, Outcome, Position, WinReason};
//! let blocked: Position = "W:Wa6,a7:BKa8,b7,c7,b6,c6,h4".parse()?;
//! let lost = Outcome::Win { winner: Color::Black, reason: WinReason::NoMoves };
//! assert_eq!(blocked.outcome(), Some(lost));
//! let not_to_move: Position = "B:Wa6,a7:BKa8,b7,c7,b6,c6,h4".parse()?;
//! assert_eq!(not_to_move.outcome(), None);
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **14.** Draw by repetition: the same placement with the same side to move for the third time;
//! the start position counts ([`REPETITION_LIMIT`]).
//!
//! ```
//! # use dama_core::{DrawReason, Game, Outcome};
//! let mut game = Game::from_position("W:Wb2,h1:Bg7,Ka8".parse()?);
//! // Men that step sideways can go back: they repeat, too.
//! for text in ["b2-c2", "g7-f7", "c2-b2", "f7-g7"].repeat(2) {
//!     let next = game.position().parse_move(text)?;
//!     game.play(&next)?;
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **15.** Draw, one piece each: at once when both sides are down to one piece, even if the side to
//! move could capture.
//!
//! ```
//! # use dama_core::{DrawReason, Outcome, Position};
//! let one_each: Position = "W:Wa2:Ba3".parse()?;
//! assert_eq!(one_each.outcome(), Some(Outcome::Draw(DrawReason::OnePieceEach)));
//! # Ok::<(), dama_core::FenError>(())
//! ```
//!
//! **16.** Draw, no progress: eighty plies in a row without a capture and without a move by a man
//! ([`NO_PROGRESS_PLIES`], [`Game::quiet_plies`](crate::Game::quiet_plies)). A crowning move is a
//! man's move.
//!
//! **17.** After each move these are looked for in this order: one piece each, no piece or no legal
//! move, repetition, no progress ([`Game::outcome`](crate::Game::outcome)).
//!
//! **18.** Articles 1 to 15 are played in tournaments of the Turkish federation. The eighty plies of
//! article 16 are a house rule: the federation leaves such a game to the arbiter. So is the order
//! of article 17.

/// Pieces that a side has at the start, and at most in any position (article 2).
pub const PIECES_PER_SIDE: u32 = 16;

/// The occurrence of a position that draws the game, the start counting as one (article 14).
pub const REPETITION_LIMIT: u32 = 3;

/// Plies in a row without a capture and without a move by a man that draw the game
/// (article 16, a house rule).
pub const NO_PROGRESS_PLIES: u32 = 80;
