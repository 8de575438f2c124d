//! The search: iterative deepening at the root, alpha-beta below, quiescence at the leaves.

mod line;
mod negamax;
mod path;
mod prune;
mod quiescence;

use core::time::Duration;

use dama_core::{Game, Move, MoveList};

use crate::endgame::{Ending, Endings};
use crate::limits::{Host, Limits};
use crate::ordering::{Ordering, Ranked};
use crate::score::Score;
use crate::tt::Table;
pub use line::Line;
use negamax::Window;
use path::{Node, Path};

/// Plies of one line at most: a deepest iteration with its captures.
const MAX_PLY: usize = Score::MAX_PLIES as usize - 1;

/// Entries of the transposition table, as a power of two: 8 MiB.
const TABLE_BITS: u32 = 19;

/// With this many pieces on the board the tables of small endings are made.
const ENDINGS_FROM: u32 = 8;

/// Half the width of the first window at the root, in hundredths of a man.
const ASPIRATION: i32 = 25;

/// What an iteration found.
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

/// A player with its memory. The memory of one search helps the next of the same game.
pub struct Engine {
    table: Table,
    ordering: Ordering,
    /// Move lists by ply, kept for their memory.
    lists: Vec<MoveList>,
    /// The order in which to try them.
    ranked: Vec<Vec<Ranked>>,
    /// Principal variations by ply.
    variations: Vec<Vec<Move>>,
    /// The worth of small endings, once they come near.
    endings: Option<Endings>,
}

impl Engine {
    /// An engine that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::with_table(TABLE_BITS)
    }

    /// The same with a transposition table of 2^`bits` entries, 16 bytes each.
    #[must_use]
    pub fn with_table(bits: u32) -> Self {
        Self {
            table: Table::new(bits.max(2)),
            ordering: Ordering::new(MAX_PLY + 1),
            lists: vec![MoveList::new(); MAX_PLY + 1],
            ranked: vec![Vec::new(); MAX_PLY + 1],
            variations: vec![Vec::new(); MAX_PLY + 2],
            endings: None,
        }
    }

    /// Forgets what searches have found, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.ordering.clear();
    }

    /// The best `count` moves of a game's present position, with what follows them: the last
    /// iteration that was finished within the limits. The first is always finished. A single line
    /// gives way to a better one that the iteration after it had found when it was stopped. `None`
    /// if the game is over.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        count: usize,
        host: &mut dyn Host,
    ) -> Option<Report> {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return None;
        }
        self.table.next_search();
        self.ordering.next_search();
        let began = host.now();
        let near_endings = game.position().occupied().len() <= ENDINGS_FROM;
        if near_endings {
            self.endings.get_or_insert_default();
        }
        let mut context = Context {
            engine: self,
            limits,
            host,
            began,
            path: Path::of(game),
            nodes: 0,
            can_stop: false,
            dependency: path::NONE,
            iteration: 0,
            best: None,
            near_endings,
        };
        let root = Node::root(game);
        let mut lines: Vec<Line> = Vec::new();
        let mut found: Option<Report> = None;
        for depth in 1..=limits.depth.clamp(1, Limits::MAX_DEPTH) {
            context.iteration = depth;
            context.best = None;
            let Ok(mut best) = context.iterate(&root, &moves, count.max(1), &lines) else {
                if let Some(Report { lines, .. }) = &mut found
                    && let [line] = &mut lines[..]
                {
                    *line = context.best.take().unwrap_or_else(|| line.clone());
                }
                break;
            };
            for line in &mut best {
                line.lengthen(game.position(), context.engine, depth as usize);
            }
            lines.clone_from(&best);
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
    /// Depth of the iteration under way.
    iteration: u32,
    /// The best line that it has found so far, if its first move is no worse than was thought.
    best: Option<Line>,
    /// Whether the tables of small endings are asked: always from the same roots, whatever games
    /// the engine has seen before.
    near_endings: bool,
    /// The earliest ply on which the score last returned depends, besides its own position.
    dependency: i32,
}

/// The search was stopped by its limits.
struct Stopped;

impl Context<'_> {
    /// The best lines at the iteration's depth, those of the iteration before being a first guess.
    fn iterate(
        &mut self,
        root: &Node,
        moves: &[Move],
        count: usize,
        before: &[Line],
    ) -> Result<Vec<Line>, Stopped> {
        let mut best: Vec<Line> = Vec::new();
        while best.len() < count.min(moves.len()) {
            let is_free = |m: &Move| best.iter().all(|line: &Line| line.moves[0] != *m);
            // First what was good before, in that order; the others stay as they are. A sort of the
            // standard library would be a twentieth of the module.
            let good = before.iter().map(|line| line.moves[0]);
            let is_new = |m: &Move| good.clone().all(|one| one != *m);
            let others = moves.iter().copied().filter(is_new);
            let rest: Vec<Move> = good.clone().chain(others).filter(is_free).collect();
            let guess = before.get(best.len()).map(|line| line.score);
            let line = self.aspire(root, &rest, guess)?;
            let place = best.partition_point(|other| other.score >= line.score);
            best.insert(place, line);
        }
        Ok(best)
    }

    /// Looks for the best of some moves of the root near a guessed score first.
    fn aspire(
        &mut self,
        root: &Node,
        moves: &[Move],
        guess: Option<Score>,
    ) -> Result<Line, Stopped> {
        let depth = self.iteration;
        if let Some(guess) = guess.filter(|score| depth >= 4 && !score.is_forced()) {
            let alpha = Score::from_centimen(guess.centimen() - ASPIRATION);
            let beta = Score::from_centimen(guess.centimen() + ASPIRATION);
            let line = self.root(root, moves, Window { depth, alpha, beta })?;
            if alpha < line.score && line.score < beta {
                return Ok(line);
            }
        }
        self.root(root, moves, Window { depth, alpha: -Score::INFINITE, beta: Score::INFINITE })
    }

    /// The best of some moves of the root.
    fn root(&mut self, root: &Node, moves: &[Move], mut window: Window) -> Result<Line, Stopped> {
        let mut best = Line { score: -Score::INFINITE, moves: Vec::new() };
        for next in moves {
            let child = root.after(next);
            self.path.push(child.position.hash());
            let score = if best.moves.is_empty() {
                self.child(&child, window, window.depth - 1, 0)
            } else {
                self.scout(&child, window, window.depth - 1, 0, 0)
            };
            self.path.pop();
            let score = score?;
            if score > best.score {
                let mut line = vec![*next];
                line.extend_from_slice(&self.engine.variations[1]);
                best = Line { score, moves: line };
                if score > window.alpha {
                    self.best = Some(best.clone());
                }
            }
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Begins a node: counts it, and from time to time asks whether to go on.
    fn enter(&mut self, ply: usize) -> Result<(), Stopped> {
        self.engine.variations[ply].clear();
        self.nodes += 1;
        let must_stop = self.can_stop
            && (self.nodes >= self.limits.nodes
                || self.nodes.is_multiple_of(1024) && self.is_out_of_limits());
        if must_stop { Err(Stopped) } else { Ok(()) }
    }

    /// The worth of a node that the tables of small endings know.
    fn known_ending(&self, node: &Node, ply: usize) -> Option<Score> {
        if !self.near_endings || node.position.occupied().len() != 3 {
            return None;
        }
        let ply = ply as u32;
        match self.engine.endings.as_ref()?.probe(&node.position)? {
            Ending::Draw => Some(Score::DRAW),
            // The tables do not know how many quiet plies have gone before.
            Ending::Win(plies) | Ending::Loss(plies) if node.nears_no_progress(plies) => None,
            Ending::Win(plies) => Some(Score::win_in(ply + plies)),
            Ending::Loss(plies) => Some(Score::loss_in(ply + plies)),
        }
    }

    fn is_out_of_limits(&self) -> bool {
        self.nodes >= self.limits.nodes
            || self.host.now().saturating_sub(self.began) >= self.limits.time
            || self.host.should_stop()
    }
}
