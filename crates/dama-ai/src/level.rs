//! The four strengths.

mod glance;

use core::fmt;
use core::str::FromStr;

use dama_core::{Game, Move};

use crate::limits::{Host, Limits};
use crate::random::Random;
use crate::score::Score;
use crate::search::{Engine, Report};

/// How strong to play. Limits are in plies and nodes, so that a level is the same on each device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For the first games: plays by the look of things, and overlooks long chains.
    Easy,
    /// Calculates a little, and now and then forgets to.
    Medium,
    /// Sees most of what a good player sees, with rare lapses.
    Hard,
    /// All that the engine can do in a second or so.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The name in lower case, as options and saved games have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The limits of its searches.
    #[must_use]
    pub const fn limits(self) -> Limits {
        match self {
            Self::Easy => Limits::depth(2),
            Self::Medium => Limits::depth(4),
            Self::Hard => Limits::nodes(60_000),
            Self::Expert => Limits::nodes(700_000),
        }
    }

    /// How many moves of a hundred are played at a glance, without a search.
    const fn glances(self) -> usize {
        match self {
            Self::Easy => 60,
            Self::Medium => 18,
            Self::Hard => 5,
            Self::Expert => 0,
        }
    }

    /// How much worse than the best a chosen move may be, in hundredths of a man.
    const fn margin(self, ply: usize) -> i32 {
        let opening = ply < 12;
        match self {
            Self::Easy => 25,
            Self::Medium => 12,
            Self::Hard if opening => 8,
            Self::Expert if opening => 4,
            Self::Hard | Self::Expert => 0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a level: easy, medium, hard or expert")
    }
}

impl core::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(ParseLevelError)
    }
}

/// Alternatives that are compared where a level may vary.
const ALTERNATIVES: usize = 4;

/// How a level looks for its move in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// By the look of things, without a search.
    Glance,
    /// A search, and then any of the moves that are about as good as the best.
    Search {
        /// Where the search ends.
        limits: Limits,
        /// How many of the best moves are compared.
        lines: usize,
        /// How much worse than the best a chosen move may be, in hundredths of a man.
        margin: i32,
    },
}

/// What `choose` does with the same game, level and seed.
#[must_use]
pub fn effort(game: &Game, level: Level, seed: u64) -> Effort {
    plan(game, level, &mut randomness(game, seed))
}

/// The same game at the same move is always gone about in the same way.
fn randomness(game: &Game, seed: u64) -> Random {
    Random::new(seed ^ game.position().hash())
}

fn plan(game: &Game, level: Level, random: &mut Random) -> Effort {
    if random.below(100) < level.glances() {
        return Effort::Glance;
    }
    let margin = level.margin(game.ply());
    let lines = if margin > 0 { ALTERNATIVES } else { 1 };
    Effort::Search { limits: level.limits(), lines, margin }
}

/// A move as a player of this level chooses it, with the report that it rests on. The seed picks
/// among moves that are about as good, so that two games differ, and the moves that a level plays
/// without thinking. What the engine found before is forgotten, so that the move depends on nothing
/// else. `None` if the game is over.
pub fn choose(
    engine: &mut Engine,
    game: &Game,
    level: Level,
    seed: u64,
    host: &mut dyn Host,
) -> Option<(Move, Report)> {
    let mut random = randomness(game, seed);
    let Effort::Search { limits, lines, margin } = plan(game, level, &mut random) else {
        return glance::glance(game, &mut random);
    };
    engine.clear();
    let report = engine.search(game, &limits, lines, host)?;
    let best = report.best().score;
    let is_good = |score: Score| {
        // A longer win is not about as good: it might never be reached.
        let margin = if best.plies_to_win().is_some() { 0 } else { margin };
        score.centimen() >= best.centimen() - margin
    };
    let good = report.lines.iter().filter(|line| is_good(line.score)).count();
    let chosen = report.lines[random.below(good)].moves[0];
    Some((chosen, report))
}
