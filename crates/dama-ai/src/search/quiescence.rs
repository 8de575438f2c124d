//! The leaves: captures are compulsory, so they are played out before anything is judged.

use super::negamax::is_one_each;
use super::path::{NONE, Node};
use super::{Context, MAX_PLY, Stopped};
use crate::score::Score;

impl Context<'_> {
    /// The worth of a node once all forced captures are made.
    pub(super) fn quiescence(
        &mut self,
        node: &Node,
        mut alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.enter(ply)?;
        self.dependency = NONE;
        let position = &node.position;
        if is_one_each(position) {
            return Ok(Score::DRAW);
        }
        if position.occupied().len() == 3
            && let Some(score) = self.known_ending(node, ply)
        {
            return Ok(score);
        }
        let mut list = core::mem::take(&mut self.engine.lists[ply]);
        position.captures_into(&mut list);
        let result = if list.is_empty() || ply >= MAX_PLY {
            let lost = list.is_empty() && !position.has_quiet_move();
            Ok(if lost { Score::loss_in(ply as u32) } else { node.evaluate() })
        } else {
            let mut best = -Score::INFINITE;
            for next in &list {
                let child = node.after(next);
                match self.quiescence(&child, -beta, -alpha, ply + 1) {
                    Ok(score) => best = best.max(-score),
                    Err(stopped) => return Err(stopped),
                }
                if best > alpha {
                    alpha = best;
                    self.keep_variation(next, ply);
                    if best >= beta {
                        break;
                    }
                }
            }
            Ok(best)
        };
        self.engine.lists[ply] = list;
        result
    }
}
