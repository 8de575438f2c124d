//! Alpha-beta below the root.

use super::path::{GAME, NONE, Node};
use super::{Context, MAX_PLY, Stopped};
use crate::score::Score;
use crate::tt::Bound;

impl Context<'_> {
    /// The worth of a node to its side to move, searched `depth` plies deep: exact between `alpha`
    /// and `beta`, a bound outside. Leaves the principal variation in `variations[ply]` and the
    /// ply that the score depends on in `dependency`.
    pub(super) fn negamax(
        &mut self,
        node: &Node,
        depth: u32,
        alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Result<Score, Stopped> {
        // 1. The ends of the game.
        self.engine.variations[ply].clear();
        self.dependency = NONE;
        let position = &node.position;
        if is_one_each(position) {
            self.enter()?;
            return Ok(Score::DRAW);
        }
        if depth == 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply);
        }
        self.enter()?;
        let mut list = core::mem::take(&mut self.engine.lists[ply]);
        position.legal_moves_into(&mut list);
        let result = if list.is_empty() {
            Ok(Score::loss_in(ply as u32))
        } else if let Some(repeated) = self.path.repeats(node) {
            self.dependency = repeated;
            Ok(Score::DRAW)
        } else if node.is_without_progress() {
            self.dependency = GAME;
            Ok(Score::DRAW)
        } else {
            self.best_of(node, &mut list, depth, alpha, beta, ply)
        };
        self.engine.lists[ply] = list;
        result
    }

    fn best_of(
        &mut self,
        node: &Node,
        moves: &mut [dama_core::Move],
        depth: u32,
        mut alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Result<Score, Stopped> {
        // 2. What an earlier visit found. Not near the end of the count of quiet plies, where the
        //    same position can be worth something else.
        let position = &node.position;
        let key = position.hash();
        let mut known = None;
        if let Some(entry) = self.engine.table.get(key) {
            known = entry.best;
            let score = entry.score.seen_from_root(ply as u32);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::None => false,
            };
            if decides && u32::from(entry.depth) >= depth && !node.nears_no_progress(depth) {
                return Ok(score);
            }
        }

        // 3. All moves, best guesses first.
        self.sort(position, moves, known.as_ref(), ply);
        let floor = alpha;
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut dependency = NONE;
        for next in moves.iter() {
            let child = node.after(next);
            self.path.push(child.position.hash());
            let score = self.negamax(&child, depth - 1, -beta, -alpha, ply + 1);
            self.path.pop();
            let score = -score?;
            dependency = dependency.min(self.dependency);
            if score > best {
                best = score;
            }
            if score > alpha {
                alpha = score;
                best_move = Some(*next);
                self.keep_variation(next, ply);
                if score >= beta {
                    // A refutation depends on nothing but its own line.
                    dependency = self.dependency;
                    if !next.is_capture() {
                        self.engine.ordering.reward(position.turn(), next, ply, depth);
                    }
                    break;
                }
            }
        }

        // 4. Remember it, unless the path decided it: a repetition of a position above this one.
        self.dependency = if dependency >= ply as i32 { NONE } else { dependency };
        let bound = if self.dependency != NONE {
            Bound::None
        } else if best >= beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.engine.table.put(key, best_move, best.stored_at(ply as u32), depth as u8, bound);
        Ok(best)
    }

    pub(super) fn keep_variation(&mut self, first: &dama_core::Move, ply: usize) {
        let (upper, lower) = self.engine.variations.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(*first);
        upper[ply].extend_from_slice(&lower[0]);
    }
}

/// One piece each is a draw at once, whatever could be captured (article 15).
pub(super) fn is_one_each(position: &dama_core::Position) -> bool {
    dama_core::Color::ALL.into_iter().all(|color| position.pieces(color).len() == 1)
}
