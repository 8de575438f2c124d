//! The search: iterative deepening at the root, alpha-beta below, quiescence at the leaves.

mod negamax;
mod path;
mod quiescence;

use core::time::Duration;

use dama_core::{Game, Move, MoveList, Position};

use crate::limits::{Host, Limits};
use crate::ordering::Ordering;
use crate::score::Score;
use crate::tt::Table;
use path::{Node, Path};

/// Plies of one line at most: a deepest iteration with its captures.
const MAX_PLY: usize = Score::MAX_PLIES as usize - 1;

/// Entries of the transposition table, as a power of two: 40 MiB or so.
const TABLE_BITS: u32 = 20;

/// What a finished iteration found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Depth of the iteration, in plies.
    pub depth: u32,
    /// Calls of search and quiescence so far.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// The best lines, best first: as many as were asked for, or as there are moves.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> &Line {
        &self.lines[0]
    }
}

/// A principal variation and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The worth.
    pub score: Score,
    /// The moves, at least one.
    pub moves: Vec<Move>,
}

/// A player with its memory. The memory of one search helps the next of the same game.
pub struct Engine {
    table: Table,
    ordering: Ordering,
    /// Move lists by ply, kept for their memory.
    lists: Vec<MoveList>,
    /// Principal variations by ply.
    variations: Vec<Vec<Move>>,
}

impl Engine {
    /// An engine that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            table: Table::new(TABLE_BITS),
            ordering: Ordering::new(MAX_PLY + 1),
            lists: vec![MoveList::new(); MAX_PLY + 1],
            variations: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }

    /// The best `lines` moves of a game's present position, with what follows them: the last
    /// iteration that was finished within the limits. The first is always finished. `None` if the
    /// game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        lines: usize,
        host: &mut dyn Host,
    ) -> Option<Report> {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return None;
        }
        self.ordering.clear();
        let began = host.now();
        let mut context = Context {
            engine: self,
            limits,
            host,
            began,
            path: Path::of(game),
            nodes: 0,
            can_stop: false,
            dependency: path::NONE,
        };
        let root = Node::root(game);
        let mut found: Option<Report> = None;
        for depth in 1..=limits.depth.clamp(1, Limits::MAX_DEPTH) {
            let Some(best) = context.iteration(&root, &moves, depth, lines.max(1)) else {
                break;
            };
            context.can_stop = true;
            let time = context.host.now().saturating_sub(began);
            let report = Report { depth, nodes: context.nodes, time, lines: best };
            context.host.iteration(&report);
            let is_decided = |line: &Line| {
                let plies = line.score.plies_to_win().or(line.score.plies_to_loss());
                plies.is_some_and(|plies| plies <= depth)
            };
            let done = report.lines.iter().all(is_decided);
            found = Some(report);
            if done || context.is_out_of_limits() {
                break;
            }
        }
        found
    }
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

/// One search under way.
struct Context<'a> {
    engine: &'a mut Engine,
    limits: &'a Limits,
    host: &'a mut dyn Host,
    began: Duration,
    path: Path,
    nodes: u64,
    /// Whether there is a finished iteration to fall back on.
    can_stop: bool,
    /// The earliest ply on which the score last returned depends, besides its own position.
    dependency: i32,
}

/// The search was stopped by its limits.
struct Stopped;

impl Context<'_> {
    /// The best lines at one depth, or `None` if the limits ended it.
    fn iteration(
        &mut self,
        root: &Node,
        moves: &[Move],
        depth: u32,
        lines: usize,
    ) -> Option<Vec<Line>> {
        let mut best: Vec<Line> = Vec::new();
        while best.len() < lines.min(moves.len()) {
            let taken = |m: &&Move| best.iter().any(|line: &Line| line.moves[0] == **m);
            let rest: Vec<Move> = moves.iter().filter(|m| !taken(m)).copied().collect();
            best.push(self.root(root, &rest, depth).ok()?);
        }
        best.sort_by_key(|line| -line.score);
        Some(best)
    }

    /// Looks for the best of some moves of the root.
    fn root(&mut self, root: &Node, moves: &[Move], depth: u32) -> Result<Line, Stopped> {
        let known = self.engine.table.get(root.position.hash()).and_then(|entry| entry.best);
        let mut moves = moves.to_vec();
        self.sort(&root.position, &mut moves, known.as_ref(), 0);
        let mut best: Option<Line> = None;
        for next in &moves {
            let alpha = best.as_ref().map_or(-Score::INFINITE, |line| line.score);
            let child = root.after(next);
            self.path.push(child.position.hash());
            let score = self.negamax(&child, depth - 1, -Score::INFINITE, -alpha, 1);
            self.path.pop();
            let score = -score?;
            if score > alpha {
                let mut line = vec![*next];
                line.extend_from_slice(&self.engine.variations[1]);
                best = Some(Line { score, moves: line });
            }
        }
        best.ok_or(Stopped)
    }

    /// Best guesses first.
    fn sort(&self, position: &Position, moves: &mut [Move], known: Option<&Move>, ply: usize) {
        let ordering = &self.engine.ordering;
        moves.sort_by_cached_key(|m| u32::MAX - ordering.rank(position, m, known, ply));
    }

    /// Counts a node; from time to time asks whether to go on.
    fn enter(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let must_stop = self.can_stop
            && (self.nodes >= self.limits.nodes
                || self.nodes.is_multiple_of(1024) && self.is_out_of_limits());
        if must_stop { Err(Stopped) } else { Ok(()) }
    }

    fn is_out_of_limits(&self) -> bool {
        self.nodes >= self.limits.nodes
            || self.host.now().saturating_sub(self.began) >= self.limits.time
            || self.host.should_stop()
    }
}
