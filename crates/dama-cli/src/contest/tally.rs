//! The score of a contest.

use std::collections::BTreeMap;
use std::fmt;

use dama_core::{DrawReason, Outcome, WinReason};

use super::{Bout, End, Pair, Pairs};

/// What was played so far, as player A sees it.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) pairs: Pairs,
    /// Wins of White, whoever had it.
    white_wins: u32,
    /// Games by why they ended: won by A, drawn, won by B.
    ends: BTreeMap<&'static str, [u32; 3]>,
    plies: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, pair: &Pair) {
        self.pairs.add(pair.iter().map(Bout::half_points).sum());
        for bout in pair {
            let place = 2 - bout.half_points();
            *[&mut self.wins, &mut self.draws, &mut self.losses][place] += 1;
            self.ends.entry(reason(&bout.end)).or_default()[place] += 1;
            self.white_wins += u32::from(bout.end.winner() == Some(dama_core::Color::White));
            self.plies += bout.game.ply();
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// A's share of the points.
    pub(crate) fn percent(&self) -> f64 {
        100.0 * self.pairs.mean()
    }

    /// The difference in Elo as a person reads it.
    pub(crate) fn elo(&self) -> String {
        let estimate = self.pairs.estimate();
        let (low, high) = (estimate.low, estimate.high);
        if self.games() == 0 || low.is_infinite() && high.is_infinite() {
            "not known".to_owned()
        } else if estimate.elo.is_infinite() {
            let (word, bound) = if low.is_finite() { ("over", low) } else { ("under", high) };
            format!("{word} {bound:+.0}")
        } else if high.is_infinite() || low.is_infinite() {
            let (word, bound) = if low.is_finite() { ("over", low) } else { ("under", high) };
            format!("{:+.1} ({word} {bound:+.0})", estimate.elo)
        } else {
            format!("{:+.1} ± {:.1}", estimate.elo, estimate.error())
        }
    }
}

const fn reason(end: &End) -> &'static str {
    match end {
        End::Rules(Outcome::Win { reason: WinReason::NoPieces, .. }) => "no piece left",
        End::Rules(Outcome::Win { reason: WinReason::NoMoves, .. }) => "no move",
        End::Rules(Outcome::Draw(DrawReason::OnePieceEach)) => "one piece each",
        End::Rules(Outcome::Draw(DrawReason::Repetition)) => "repetition",
        End::Rules(Outcome::Draw(DrawReason::NoProgress)) => "no progress",
        End::Forfeit { .. } => "forfeit",
        End::PlyLimit => "too long",
    }
}

/// The full report.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games();
        let per_game = |count: usize| count as f64 / f64::from(games.max(1));
        writeln!(f, "games   {games} in {} pairs", self.pairs.count())?;
        writeln!(f, "A       +{} ={} -{}", self.wins, self.draws, self.losses)?;
        writeln!(f, "points  {:.1} %", self.percent())?;
        let estimate = self.pairs.estimate();
        let bounds = format!("{:+.0} to {:+.0}", estimate.low, estimate.high);
        writeln!(f, "Elo     {} (95 %: {bounds})", self.elo())?;
        let [p0, p1, p2, p3, p4] = self.pairs.0;
        writeln!(f, "pairs   {p0} {p1} {p2} {p3} {p4} (of 0, ½, 1, 1½ and 2 points)")?;
        let white = 100.0 * per_game(self.white_wins as usize);
        writeln!(f, "White   won {white:.1} %; {:.1} plies a game", per_game(self.plies))?;
        writeln!(f, "ends    {:<16}{:>6}{:>8}{:>7}", "", "A won", "drawn", "B won")?;
        for (reason, [won, drawn, lost]) in &self.ends {
            writeln!(f, "        {reason:<16}{won:>6}{drawn:>8}{lost:>7}")?;
        }
        Ok(())
    }
}
