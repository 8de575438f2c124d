//! The sequential probability ratio test (Wald 1945): playing no longer than it takes to tell two
//! hypotheses apart.
//!
//! The ratio is the generalised one of Michel van den Bergh for the five outcomes of a pair, as in
//! Stockfish's Fishtest (<https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>): under each
//! hypothesis the outcomes have the most likely distribution whose mean is what the hypothesis
//! says.

use super::elo::{Pairs, expected_score};

/// A test of "A is stronger by `elo0`" against "A is stronger by `elo1`".
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// Chance to accept `elo1` although `elo0` is true.
    pub(crate) alpha: f64,
    /// Chance to accept `elo0` although `elo1` is true.
    pub(crate) beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    AcceptElo0,
    AcceptElo1,
    GoOn,
}

/// Count of an outcome never seen: keeps the logarithms finite, and weighs next to nothing.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratios at which `elo0` and `elo1` are accepted.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// The log-likelihood ratio of what was played.
    pub(crate) fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> =
            pairs.scores().map(|(score, count)| (score, count.max(UNSEEN))).collect();
        let log_likelihood = |elo| {
            let mean = expected_score(elo);
            let tilt = tilt(&seen, mean);
            // The total count and the observed shares are the same in both hypotheses.
            seen.iter().map(|(score, count)| -count * (tilt * (score - mean)).ln_1p()).sum::<f64>()
        };
        log_likelihood(self.elo1) - log_likelihood(self.elo0)
    }

    pub(crate) fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (lower, upper) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio >= upper => Verdict::AcceptElo1,
            ratio if ratio <= lower => Verdict::AcceptElo0,
            _ => Verdict::GoOn,
        }
    }
}

/// The `x` with which the shares `count / (1 + x (score − mean))` have this mean: the most likely
/// distribution that does. It solves `Σ count (score − mean) / (1 + x (score − mean)) = 0`, whose
/// left side falls with `x`, by bisection.
fn tilt(seen: &[(f64, f64)], mean: f64) -> f64 {
    // All scores from 0 to 1 have some count, so no share is negative between these.
    let mut low = -1.0 / (1.0 - mean);
    let mut high = 1.0 / mean;
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let term = |&(score, count): &(f64, f64)| {
            let distance = score - mean;
            count * distance / (1.0 + middle * distance)
        };
        if seen.iter().map(term).sum::<f64>() > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    /// The normal approximation of the ratio, which is close where many pairs were played.
    fn approximate(test: &Sprt, pairs: &Pairs) -> f64 {
        let (s0, s1) = (expected_score(test.elo0), expected_score(test.elo1));
        let count = f64::from(pairs.count());
        count * (s1 - s0) * (2.0 * pairs.mean() - s0 - s1) / (2.0 * pairs.variance())
    }

    #[test]
    fn bounds_of_the_usual_errors() {
        let (lower, upper) = TEST.bounds();
        assert!((lower + 2.944).abs() < 0.001 && (upper - 2.944).abs() < 0.001);
    }

    /// What Fishtest's `LLR_logistic` gives.
    #[test]
    fn known_ratios() {
        for (elo0, elo1, counts, expected) in [
            (0.0, 10.0, [10, 110, 300, 120, 15], 0.391_529),
            (0.0, 5.0, [97, 1024, 2401, 1103, 120], 2.588_304),
            (0.0, 50.0, [3, 2, 10, 15, 20], 5.073_987),
            (-10.0, 0.0, [0, 0, 5, 3, 2], 0.291_885),
            (0.0, 100.0, [0, 1, 2, 1, 6], 2.467_129),
            (0.0, 10.0, [160, 500, 400, 300, 100], -16.098_710),
        ] {
            let ratio = Sprt { elo0, elo1, ..TEST }.ratio(&Pairs(counts));
            assert!((ratio - expected).abs() < 1e-4, "{counts:?}: {ratio}");
        }
    }

    #[test]
    fn ratio_is_near_its_approximation() {
        for counts in [
            [10, 110, 300, 120, 15],
            [150, 600, 1100, 650, 180],
            [40, 20, 100, 25, 45],
            [100, 300, 400, 250, 60],
        ] {
            let pairs = Pairs(counts);
            let (ratio, other) = (TEST.ratio(&pairs), approximate(&TEST, &pairs));
            assert!((ratio - other).abs() < 0.02 + 0.02 * other.abs(), "{ratio} {other}");
        }
    }

    #[test]
    fn verdicts() {
        for (counts, verdict) in [
            ([0, 0, 0, 0, 0], Verdict::GoOn),
            ([1, 2, 4, 2, 2], Verdict::GoOn),
            ([100, 300, 400, 500, 160], Verdict::AcceptElo1),
            ([160, 500, 400, 300, 100], Verdict::AcceptElo0),
        ] {
            assert_eq!(TEST.verdict(&Pairs(counts)), verdict, "{counts:?}");
        }
    }
}
