//! A game: a line of moves from a start, with undo and redo, and its end.

use alloc::vec::Vec;
use core::fmt;

use crate::rules::{NO_PROGRESS_PLIES, REPETITION_LIMIT};
use crate::{DrawReason, IllegalMove, Move, MoveList, Outcome, Position};

/// A game from its start to the present, with the undone moves behind it.
///
/// ```
/// use dama_core::Game;
///
/// let mut game = Game::new();
/// for text in ["a3-a4", "a6-a5"] {
///     let next = game.position().parse_move(text)?;
///     game.play(&next)?;
/// }
/// assert!(game.undo().is_some());
/// assert_eq!(game.ply(), 1);
/// assert!(game.redo().is_some());
/// assert_eq!(game.ply(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    line: Vec<Ply>,
    ply: usize,
}

/// A move of the line and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ply {
    played: Move,
    after: Position,
    /// Plies in a row up to this one without capture or man's move.
    quiet: u32,
}

impl Game {
    /// A game from the usual start.
    #[must_use]
    pub fn new() -> Self {
        Self::from_position(Position::start())
    }

    /// A game from a set-up position. Its draw counters begin there.
    #[must_use]
    pub const fn from_position(start: Position) -> Self {
        Self { start, line: Vec::new(), ply: 0 }
    }

    /// The position from which the game began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_at(self.ply)
    }

    fn position_at(&self, ply: usize) -> &Position {
        ply.checked_sub(1).map_or(&self.start, |last| &self.line[last].after)
    }

    /// How many plies have been played, undone ones not counted.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The moves of the whole line: those played, then those undone.
    pub fn line(&self) -> impl ExactSizeIterator<Item = &Move> {
        self.line.iter().map(|ply| &ply.played)
    }

    /// The positions of the game, from the start to the present.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        (0..=self.ply).map(|ply| self.position_at(ply))
    }

    /// The legal moves; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome().is_some() { MoveList::new() } else { self.position().legal_moves() }
    }

    /// Plays a move. Undone moves are forgotten.
    ///
    /// # Errors
    /// [`PlayError`], with nothing changed, if the game is over or the move illegal.
    pub fn play(&mut self, candidate: &Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::GameOver(outcome));
        }
        let position = *self.position();
        let after = position.play(candidate).map_err(PlayError::Illegal)?;
        let is_progress =
            candidate.is_capture() || position.men(position.turn()).has(candidate.from);
        let quiet = if is_progress { 0 } else { self.quiet_plies() + 1 };
        self.line.truncate(self.ply);
        self.line.push(Ply { played: *candidate, after, quiet });
        self.ply += 1;
        Ok(())
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        self.ply = self.ply.checked_sub(1)?;
        Some(self.line[self.ply].played)
    }

    /// Plays the next undone move again and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let next = self.line.get(self.ply)?;
        self.ply += 1;
        Some(next.played)
    }

    /// Undoes or redoes until this many plies are played. False, with nothing changed, if the line
    /// is shorter.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let exists = ply <= self.line.len();
        if exists {
            self.ply = ply;
        }
        exists
    }

    /// Plies in a row without a capture and without a move by a man (article 16).
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.ply.checked_sub(1).map_or(0, |last| self.line[last].quiet)
    }

    /// How often the present position has stood, with this side to move, this time included
    /// (article 14).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        let now = self.position();
        self.positions().filter(|&earlier| earlier == now).count() as u32
    }

    /// The result, once the game is over. Asked in this order: one piece each, no legal move,
    /// repetition, no progress (article 17).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.position().outcome() {
            Some(outcome)
        } else if self.occurrences() >= REPETITION_LIMIT {
            Some(Outcome::Draw(DrawReason::Repetition))
        } else if self.quiet_plies() >= NO_PROGRESS_PLIES {
            Some(Outcome::Draw(DrawReason::NoProgress))
        } else {
            None
        }
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    GameOver(Outcome),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(outcome) => write!(f, "the game is over ({outcome})"),
            Self::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PlayError {}
