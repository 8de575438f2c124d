//! The leaves: captures are compulsory, so they are played out before anything is judged.

use dama_core::Move;

use super::negamax::is_one_each;
use super::path::{NONE, Node};
use super::{Context, MAX_PLY, Stopped};
use crate::score::Score;

impl Context<'_> {
    /// The worth of a node once all forced captures are made.
    pub(super) fn quiescence(
        &mut self,
        node: &Node,
        alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.enter(ply)?;
        self.dependency = NONE;
        let position = &node.position;
        if is_one_each(position) {
            return Ok(Score::DRAW);
        }
        if let Some(score) = self.known_ending(node, ply) {
            return Ok(score);
        }
        let mut list = core::mem::take(&mut self.engine.lists[ply]);
        position.captures_into(&mut list);
        let result = if list.is_empty() || ply >= MAX_PLY {
            let lost = list.is_empty() && !position.has_quiet_move();
            Ok(if lost { Score::loss_in(ply as u32) } else { node.evaluate() })
        } else {
            self.best_capture(node, &list, (alpha, beta), ply)
        };
        self.engine.lists[ply] = list;
        result
    }

    fn best_capture(
        &mut self,
        node: &Node,
        captures: &[Move],
        (mut alpha, beta): (Score, Score),
        ply: usize,
    ) -> Result<Score, Stopped> {
        let mut best = -Score::INFINITE;
        for next in captures {
            let score = -self.quiescence(&node.after(next), -beta, -alpha, ply + 1)?;
            best = best.max(score);
            if score > alpha {
                alpha = score;
                self.keep_variation(next, ply);
                if score >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }
}
