//! A game as far as it has been read.

use alloc::vec::Vec;

use super::problem::Place;
use super::{Line, Tag};
use crate::rules::{NO_PROGRESS_PLIES, REPETITION_LIMIT};
use crate::{Color, DrawReason, Move, Outcome, Position};

/// A game that is being read.
pub(super) struct Reading {
    pub(super) tags: Vec<(Place, Tag)>,
    pub(super) fen_at: Option<Place>,
    pub(super) start: Position,
    /// Whether the tags are over.
    pub(super) has_begun: bool,
    /// The line that was played, and the variations that are open.
    pub(super) frames: Vec<Frame>,
    /// Variations that are open, inside one that is left out.
    pub(super) skipped: usize,
    pub(super) ends: Ends,
}

/// A line that is being read.
pub(super) struct Frame {
    pub(super) line: Line,
    pub(super) position: Position,
    /// The position before the last move, where variations begin.
    pub(super) before: Position,
    /// The plies before the next move, counted from a move of White.
    pub(super) plies: usize,
    /// Whether the rest is left out.
    pub(super) is_broken: bool,
    /// Whether a wrong number has been reported; one is enough.
    pub(super) is_misnumbered: bool,
}

/// Whether the game has ended by the rules.
#[derive(Default)]
pub(super) struct Ends {
    /// Hashes of the positions since the last move that cannot be undone.
    seen: Vec<u64>,
    quiet: u32,
    pub(super) outcome: Option<Outcome>,
    pub(super) is_reported: bool,
}

impl Frame {
    pub(super) fn new(position: Position, plies: usize) -> Self {
        let line = Line::default();
        Self { line, position, before: position, plies, is_broken: false, is_misnumbered: false }
    }

    pub(super) fn number(&self) -> u32 {
        (self.plies / 2 + 1) as u32
    }
}

impl Ends {
    fn look(&mut self, position: &Position) {
        self.seen.push(position.hash());
        let times = self.seen.iter().filter(|&&hash| hash == position.hash()).count();
        let draw = if times >= REPETITION_LIMIT as usize {
            Some(DrawReason::Repetition)
        } else if self.quiet >= NO_PROGRESS_PLIES {
            Some(DrawReason::NoProgress)
        } else {
            None
        };
        self.outcome = self.outcome.or(position.outcome()).or(draw.map(Outcome::Draw));
    }

    pub(super) fn play(&mut self, before: &Position, played: &Move, after: &Position) {
        let is_man = before.men(before.turn()).has(played.from);
        let is_progress = played.is_capture() || is_man;
        self.quiet = if is_progress { 0 } else { self.quiet + 1 };
        if played.is_capture() || is_man && played.from.rank() != played.to.rank() {
            self.seen.clear();
        }
        self.look(after);
    }
}

impl Reading {
    pub(super) fn new() -> Self {
        Self {
            tags: Vec::new(),
            fen_at: None,
            start: Position::start(),
            has_begun: false,
            frames: Vec::from([Frame::new(Position::start(), 0)]),
            skipped: 0,
            ends: Ends::default(),
        }
    }

    /// Whether nothing but a comment stands before the first tag.
    pub(super) fn is_preface(&self) -> bool {
        let no_moves = |frame: &Frame| frame.line.plies.is_empty() && !frame.is_broken;
        self.tags.is_empty()
            && self.skipped == 0
            && matches!(&self.frames[..], [one] if no_moves(one))
    }

    /// Begins the line that was played, the start being known.
    pub(super) fn place_pieces(&mut self, is_broken: bool) {
        let mut frame = Frame::new(self.start, usize::from(self.start.turn() == Color::Black));
        frame.is_broken = is_broken;
        frame.line.comments = core::mem::take(&mut self.frames[0].line.comments);
        self.frames = Vec::from([frame]);
        self.ends = Ends::default();
        self.ends.look(&self.start);
    }

    pub(super) fn tag(&self, name: &str) -> Option<(Place, &str)> {
        let (place, tag) = self.tags.iter().find(|(_, tag)| tag.name == name)?;
        Some((*place, &tag.value))
    }
}
