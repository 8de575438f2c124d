//! What is not searched, or not to its full depth, because a cheaper look tells enough.

use dama_core::{Move, Position};

use super::negamax::{Visit, Window};
use super::path::NONE;
use super::{Context, Stopped};
use crate::params::{good_enough, good_enough_search};
use crate::score::Score;
use crate::tt::Bound;

impl Context<'_> {
    /// A score of at least beta, if it is plain that a quiet node is worth so much: the evaluation
    /// says so by a margin near the leaves (reverse futility), or a shallow search further up
    /// (probable cut, Buro 1995). Leaves the dependency as a search does.
    pub(super) fn plainly_enough(
        &mut self,
        visit: &mut Visit<'_>,
        window: Window,
        worth: Score,
    ) -> Result<Option<Score>, Stopped> {
        let Window { depth, beta, .. } = window;
        if let Some(margin) = good_enough(depth)
            && worth.centimen() - margin >= beta.centimen()
        {
            self.dependency = NONE;
            return Ok(Some(worth));
        }
        let Some((depth, margin)) = good_enough_search(depth) else { return Ok(None) };
        let beta = Score::from_centimen(beta.centimen() + margin);
        let is_refuted = visit.known.is_some_and(|entry| {
            u32::from(entry.depth) >= depth && entry.bound == Bound::Upper && entry.score < beta
        });
        if is_refuted {
            return Ok(None);
        }
        let score = self.best_of(visit, Window { depth, alpha: beta.below(), beta })?;
        let enough =
            if score.is_forced() { score } else { Score::from_centimen(score.centimen() - margin) };
        Ok((score >= beta).then_some(enough))
    }
}

/// Whether a quiet move gives neither side anything to capture: then the evaluation tells more of
/// what follows.
pub(super) fn is_calm(position: &Position, quiet: &Move) -> bool {
    let after = position.play_unchecked(quiet);
    after.capturers().is_empty() && !after.is_threatened()
}
