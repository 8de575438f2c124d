//! A move as a person finds it who does not calculate: it looks right, and gives nothing away that is
//! seen at a glance. Long chains are overlooked, as people overlook them.

use core::time::Duration;

use dama_core::{Game, Move, Position};

use crate::eval::evaluate;
use crate::random::Random;
use crate::score::Score;
use crate::search::{Line, Report};

/// A capture of more pieces is a chain that a glance overlooks.
const SEEN_CHAIN: usize = 2;

/// What a glance does not tell apart, in hundredths of a man.
const BLUR: i32 = 25;

/// A man in hundredths of a man.
const MAN: i32 = 100;

/// Chooses among the moves that look about as good. `None` if the game is over.
pub(super) fn glance(game: &Game, random: &mut Random) -> Option<(Move, Report)> {
    let position = game.position();
    let list = game.legal_moves();
    let moves: Vec<(Move, i32)> = list.iter().map(|next| (*next, worth(position, next))).collect();
    let best = moves.iter().map(|&(_, worth)| worth).max()?;
    let good: Vec<Move> =
        moves.iter().filter(|(_, worth)| *worth >= best - BLUR).map(|&(next, _)| next).collect();
    let chosen = good[random.below(good.len())];
    let line = Line { score: Score::from_centimen(best), moves: vec![chosen] };
    let report =
        Report { depth: 1, nodes: moves.len() as u64, time: Duration::ZERO, lines: vec![line] };
    Some((chosen, report))
}

/// What a move seems to be worth to who plays it: the position after it, or after the replies that
/// take a piece or two and after taking back.
fn worth(position: &Position, next: &Move) -> i32 {
    let child = position.play_unchecked(next);
    let replies = child.legal_moves();
    match replies.first() {
        None => Score::INFINITE.centimen(),
        Some(reply) if (1..=SEEN_CHAIN).contains(&taken(reply)) => {
            let after = |reply: &Move| {
                let position = child.play_unchecked(reply);
                let back = position.legal_moves().first().map_or(0, taken);
                evaluate(&position).centimen() + MAN * back.min(SEEN_CHAIN) as i32
            };
            replies.iter().map(after).min().unwrap_or_default()
        }
        Some(_) => -evaluate(&child).centimen(),
    }
}

const fn taken(played: &Move) -> usize {
    played.captured.len() as usize
}
