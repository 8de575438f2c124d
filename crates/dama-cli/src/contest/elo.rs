//! Results of paired games, and the difference in Elo that they show.
//!
//! The two games of an opening are not independent, so the error bar comes from the scores of the
//! pairs: five outcomes, from 0 to 2 points (the *pentanomial* model, as in Stockfish's Fishtest;
//! <https://www.chessprogramming.org/Match_Statistics>).

/// How many pairs gave player A 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pairs(pub(crate) [u32; 5]);

/// Standard errors to each side of an interval that holds the truth 95 times in 100.
const Z_95: f64 = 1.959_964;

impl Pairs {
    /// Counts one more pair, by its half points.
    pub(crate) fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    pub(crate) fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The pairs' scores from 0 to 1, with their counts.
    pub(crate) fn scores(&self) -> impl Iterator<Item = (f64, f64)> + Clone + '_ {
        self.0.iter().enumerate().map(|(index, &count)| (index as f64 / 4.0, f64::from(count)))
    }

    /// Share of the points, 0 to 1; one half where nothing is played.
    pub(crate) fn mean(&self) -> f64 {
        if self.count() == 0 {
            return 0.5;
        }
        self.scores().map(|(score, count)| score * count).sum::<f64>() / f64::from(self.count())
    }

    /// Variance of the score of one pair.
    pub(crate) fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares = self.scores().map(|(score, count)| count * (score - mean).powi(2));
        squares.sum::<f64>() / f64::from(self.count().max(1))
    }

    /// The difference in Elo.
    pub(crate) fn estimate(&self) -> Estimate {
        let count = f64::from(self.count());
        let mean = self.mean();
        // Without any spread the usual error would be nothing. What was never seen in n pairs
        // happens, 95 times in 100, at most 3 times in n (the rule of three).
        let error = match self.variance() {
            variance if variance > 0.0 => Z_95 * (variance / count).sqrt(),
            _ => 3.0 / count.max(3.0),
        };
        Estimate { elo: elo(mean), low: elo(mean - error), high: elo(mean + error) }
    }
}

/// A difference in Elo with the bounds between which it lies 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// Infinite where one side took every point.
    pub(crate) elo: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Estimate {
    /// The error bar: half the distance between the bounds.
    pub(crate) fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// The share of the points that a player better by so much takes (logistic model).
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that a share of the points shows; infinite at 0 and 1.
pub(crate) fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() <= tolerance, "{found}, expected {expected}");
    }

    /// From the tables of every chess federation.
    #[test]
    fn elo_and_score_are_inverse() {
        for (score, difference) in [(0.5, 0.0), (0.64, 100.0), (0.76, 200.0), (0.849, 300.0)] {
            near(elo(score), difference, 1.0);
            near(elo(1.0 - score), -difference, 1.0);
            near(expected_score(difference), score, 0.001);
        }
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    /// What Fishtest's formulas give.
    #[test]
    fn known_estimates() {
        for (counts, difference, error) in [
            ([10, 110, 300, 120, 15], 6.2608, 11.1397),
            ([97, 1024, 2401, 1103, 120], 4.5766, 3.9256),
            ([3, 2, 10, 15, 20], 177.2166, 72.0566),
        ] {
            let estimate = Pairs(counts).estimate();
            near(estimate.elo, difference, 1e-3);
            near(estimate.error(), error, 1e-3);
        }
    }

    #[test]
    fn pairs_narrow_the_error() {
        // Each opening won by White: every pair is 1 point, and nothing else would be seen.
        let decided_by_opening = Pairs([0, 0, 100, 0, 0]);
        near(decided_by_opening.mean(), 0.5, 1e-12);
        // As many wins and losses, independent of each other.
        let independent = Pairs([25, 0, 50, 0, 25]);
        near(independent.variance(), 0.125, 1e-12);
        // ± 1.96 × sqrt(0.125 / 100) = 0.0693 in score.
        near(independent.estimate().error(), 48.6, 0.2);
        assert!(decided_by_opening.estimate().error() < independent.estimate().error());
    }

    #[test]
    fn a_clean_sweep_has_a_lower_bound_only() {
        let estimate = Pairs([0, 0, 0, 0, 50]).estimate();
        assert_eq!((estimate.elo, estimate.high), (f64::INFINITY, f64::INFINITY));
        near(estimate.low, 478.0, 1.0);
    }

    #[test]
    fn nothing_played_shows_nothing() {
        let estimate = Pairs::default().estimate();
        near(estimate.elo, 0.0, 1e-9);
        assert_eq!((estimate.low, estimate.high), (f64::NEG_INFINITY, f64::INFINITY));
    }
}
