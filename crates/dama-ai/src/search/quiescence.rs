//! The leaves: captures are compulsory, so they are played out before anything is judged.

use dama_core::Position;

use super::negamax::is_one_each;
use super::{Context, MAX_PLY, Stopped};
use crate::eval::evaluate;
use crate::score::Score;

impl Context<'_> {
    /// The worth of a position once all forced captures are made.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        mut alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Result<Score, Stopped> {
        self.enter()?;
        self.engine.variations[ply].clear();
        if is_one_each(position) {
            return Ok(Score::DRAW);
        }
        if position.capturers().is_empty() || ply >= MAX_PLY {
            let lost = !position.has_legal_move();
            return Ok(if lost { Score::loss_in(ply as u32) } else { evaluate(position) });
        }
        let mut list = core::mem::take(&mut self.engine.lists[ply]);
        position.legal_moves_into(&mut list);
        let mut best = -Score::INFINITE;
        for next in &list {
            let child = position.play_unchecked(next);
            let score = match self.quiescence(&child, -beta, -alpha, ply + 1) {
                Ok(score) => -score,
                Err(stopped) => {
                    self.engine.lists[ply] = list;
                    return Err(stopped);
                }
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_variation(next, ply);
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.engine.lists[ply] = list;
        Ok(best)
    }
}
