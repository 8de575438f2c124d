//! Principal variation search below the root (Marsland 1982).

use dama_core::{Color, Move, Position};

use super::path::{GAME, NONE, Node};
use super::prune::is_calm;
use super::{Context, MAX_PLY, Stopped};
use crate::ordering::{Ranked, pick};
use crate::params::{REMEMBERED_FROM, UNKNOWN_FROM, is_hopeless, reduction};
use crate::score::Score;
use crate::tt::{Bound, Entry};

/// What a node is searched for: how deep, and between which scores.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) depth: u32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// The question that a child is asked, from the other side's view.
    fn child(self, depth: u32) -> Self {
        Self { depth, alpha: -self.beta, beta: -self.alpha }
    }

    /// Only: is it better than alpha?
    pub(super) fn null(self) -> Self {
        Self { beta: self.alpha.above(), ..self }
    }

    /// Whether an exact score is wanted.
    fn is_open(&self) -> bool {
        self.beta != self.alpha.above()
    }
}

/// A node with a legal move, as a search comes to it.
pub(super) struct Visit<'a> {
    node: &'a Node,
    /// What the table knew.
    pub(super) known: Option<Entry>,
    moves: &'a [Move],
    /// Room for their order.
    ranked: &'a mut Vec<Ranked>,
    ply: usize,
}

impl Context<'_> {
    /// The worth of a node to its side to move: exact inside the window, a bound outside. Leaves
    /// the principal variation in `variations[ply]`, and what the score depends on besides the
    /// position in `dependency`.
    pub(super) fn negamax(
        &mut self,
        node: &Node,
        window: Window,
        ply: usize,
    ) -> Result<Score, Stopped> {
        // 1. The ends of the game. A position that repeats another has legal moves, as that had.
        self.dependency = NONE;
        if is_one_each(&node.position) {
            self.enter(ply)?;
            return Ok(Score::DRAW);
        }
        if let Some(repeated) = self.path.repeats(node) {
            self.enter(ply)?;
            self.dependency = repeated;
            return Ok(Score::DRAW);
        }
        if node.is_without_progress() && node.position.has_legal_move() {
            self.enter(ply)?;
            self.dependency = GAME;
            return Ok(Score::DRAW);
        }
        if window.depth == 0 || ply >= MAX_PLY {
            return self.quiescence(node, window.alpha, window.beta, ply);
        }
        self.enter(ply)?;
        if let Some(score) = self.known_ending(node, ply) {
            return Ok(score);
        }

        // 2. Its moves. The table is far from the processor: ask now, use the answer afterwards,
        //    and do without where the search is shorter than the way there.
        let is_remembered = window.depth >= REMEMBERED_FROM;
        let known = if is_remembered { self.engine.table.get(node.position.hash()) } else { None };
        let mut list = core::mem::take(&mut self.engine.lists[ply]);
        let mut ranked = core::mem::take(&mut self.engine.ranked[ply]);
        node.position.legal_moves_into(&mut list);
        let result = if list.is_empty() {
            Ok(Score::loss_in(ply as u32))
        } else {
            let mut visit = Visit { node, known, moves: &list, ranked: &mut ranked, ply };
            self.best_of(&mut visit, window)
        };
        self.engine.lists[ply] = list;
        self.engine.ranked[ply] = ranked;
        result
    }

    /// Steps 3 to 6, of a node with a legal move.
    pub(super) fn best_of(
        &mut self,
        visit: &mut Visit<'_>,
        mut window: Window,
    ) -> Result<Score, Stopped> {
        // 3. What an earlier visit found. Not near the end of the count of quiet plies, where the
        //    same position can be worth something else.
        let Visit { node, known, moves, ply, .. } = *visit;
        let position = &node.position;
        let key = position.hash();
        if let Some(entry) = known
            && u32::from(entry.depth) >= window.depth
            && !node.nears_no_progress(entry.reach())
        {
            let score = entry.score.seen_from_root(ply as u32);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
                Bound::None => false,
            };
            if decides {
                self.dependency = NONE;
                return Ok(score);
            }
        }

        // 4. How deeply. A position that is plainly good enough needs no more; a forced reply costs
        //    no depth, but no line is extended for ever; what is unknown is not worth it all.
        let is_quiet = !moves[0].is_capture();
        let is_prunable =
            is_quiet && moves.len() > 1 && !window.is_open() && !window.beta.is_forced();
        let mut worth = None;
        if is_prunable {
            let evaluation = node.evaluate();
            if let Some(score) = self.plainly_enough(visit, window, evaluation)? {
                return Ok(score);
            }
            worth = Some(evaluation);
        }
        let best_known = known.map_or(Entry::NO_MOVE, |entry| entry.best);
        if moves.len() == 1 {
            if ply < 2 * self.iteration as usize {
                window.depth += 1;
            }
        } else if best_known == Entry::NO_MOVE && window.depth >= UNKNOWN_FROM {
            window.depth -= 1;
        }

        // 5. All moves, best guesses first: the first with the whole window, the others with the
        //    question whether they are better at all, the later and unlikely ones less deeply or,
        //    near the leaves, not at all.
        let ranked = &mut *visit.ranked;
        self.engine.ordering.rank(position, moves, best_known, ply, ranked);
        let floor = window.alpha;
        let mut best = -Score::INFINITE;
        let mut best_index = Entry::NO_MOVE;
        let mut dependency = NONE;
        for done in 0..moves.len() {
            let index = pick(ranked, done);
            let next = &moves[index as usize];
            if let Some(worth) = worth
                && done > 0
                && !best.is_forced()
                && is_hopeless(window.depth, done, window.alpha.centimen() - worth.centimen())
                && is_calm(position, next)
            {
                continue;
            }
            let child = node.after(next);
            self.path.push(child.position.hash());
            let full = window.depth - 1;
            let score = if done == 0 {
                self.child(&child, window, full, ply)
            } else {
                let less = if is_quiet {
                    let history = self.engine.ordering.history(position.turn(), next);
                    reduction(window.depth, done, window.is_open(), history)
                } else {
                    0
                };
                self.scout(&child, window, full, less, ply)
            };
            self.path.pop();
            let score = score?;
            dependency = dependency.min(self.dependency);
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                best_index = index;
                self.keep_variation(next, ply);
                if score >= window.beta {
                    // A refutation depends on nothing but its own line.
                    dependency = self.dependency;
                    if is_quiet {
                        let failed =
                            ranked[..done].iter().map(|&(_, index)| &moves[index as usize]);
                        let color = position.turn();
                        self.engine.ordering.reward(color, next, failed, ply, window.depth);
                    }
                    break;
                }
            }
        }

        // 6. Remember it, unless the path decided it: a repetition of a position above this one.
        self.dependency = if dependency >= ply as i32 { NONE } else { dependency };
        let bound = if self.dependency != NONE {
            Bound::None
        } else if best >= window.beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if window.depth >= REMEMBERED_FROM {
            let stored = best.stored_at(ply as u32);
            self.engine.table.put(key, best_index, stored, window.depth, bound);
        }
        Ok(best)
    }

    /// The worth of a child to the side that moves into it.
    pub(super) fn child(
        &mut self,
        child: &Node,
        window: Window,
        depth: u32,
        ply: usize,
    ) -> Result<Score, Stopped> {
        Ok(-self.negamax(child, window.child(depth), ply + 1)?)
    }

    /// The same for a child that is expected to be worse than alpha: asked so, and searched again
    /// in full if it is not.
    pub(super) fn scout(
        &mut self,
        child: &Node,
        window: Window,
        full: u32,
        less: u32,
        ply: usize,
    ) -> Result<Score, Stopped> {
        let reduced = full - less.min(full.saturating_sub(1));
        let mut score = self.child(child, window.null(), reduced, ply)?;
        if score > window.alpha && reduced < full {
            score = self.child(child, window.null(), full, ply)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.child(child, window, full, ply)?;
        }
        Ok(score)
    }

    pub(super) fn keep_variation(&mut self, first: &Move, ply: usize) {
        let (upper, lower) = self.engine.variations.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(*first);
        upper[ply].extend_from_slice(&lower[0]);
    }
}

/// One piece each is a draw at once, whatever could be captured (article 15).
pub(super) fn is_one_each(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| position.pieces(color).len() == 1)
}
