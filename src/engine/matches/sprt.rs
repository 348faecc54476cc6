//! The sequential probability ratio test: a match that ends as soon as it is decided.
//!
//! The generalised test for multinomial results, with likelihoods maximised under each hypothesis:
//! X. Li, J. Liu and Z. Ying, "Generalized sequential probability ratio test for separate families
//! of hypotheses", Sequential Analysis 33, 2014. Applied to pairs of games as in M. Van den Bergh's
//! `pentanomial` (<https://github.com/vdbergh/pentanomial>), with logistic Elo.

use super::Pentanomial;
use super::elo::expected_score;

/// A test whether the first player is stronger by `elo1` rather than by `elo0`, both errors being
/// made in 5 % of all cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// Bounds between which there is nothing to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a test needs two numbers of Elo, the smaller first")]
pub struct SprtError;

/// What a test has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is `elo0` or less.
    Lower,
    /// The difference is `elo1` or more.
    Upper,
}

impl Sprt {
    /// Either error.
    const ERROR: f64 = 0.05;

    /// What counts for a result that never came up, in pairs, so that none is thought impossible.
    const UNSEEN: f64 = 1e-3;

    /// A test between two differences.
    ///
    /// # Errors
    /// Where the first is not the smaller one.
    pub fn new(elo0: f64, elo1: f64) -> Result<Sprt, SprtError> {
        let finite = elo0.is_finite() && elo1.is_finite();
        (finite && elo0 < elo1)
            .then_some(Sprt { elo0, elo1 })
            .ok_or(SprtError)
    }

    /// The logarithm of the likelihood ratio at which the test is decided for the upper
    /// hypothesis; its negation decides for the lower one.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The logarithm of the likelihood ratio of the two hypotheses.
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> = pairs
            .results()
            .map(|(score, count)| (score, count.max(Self::UNSEEN)))
            .collect();
        log_likelihood(&seen, expected_score(self.elo1))
            - log_likelihood(&seen, expected_score(self.elo0))
    }

    /// The decision, once there is one.
    pub fn verdict(&self, pairs: &Pentanomial) -> Option<Verdict> {
        let ratio = self.ratio(pairs);
        if ratio >= Self::bound() {
            Some(Verdict::Upper)
        } else if ratio <= -Self::bound() {
            Some(Verdict::Lower)
        } else {
            None
        }
    }
}

/// The greatest logarithm of a likelihood that results can have where their mean is to be
/// `mean`, up to a constant.
///
/// By Lagrange, the probability of a result `a` is then its frequency over `1 + x (a − mean)`, with
/// the `x` at which these have that mean.
fn log_likelihood(seen: &[(f64, f64)], mean: f64) -> f64 {
    // All probabilities are positive between these.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // Halved until nothing changes in double precision.
    for _ in 0..100 {
        let x = 0.5 * (low + high);
        let slope: f64 = seen
            .iter()
            .map(|&(score, count)| count * (score - mean) / (1.0 + x * (score - mean)))
            .sum();
        if slope > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = 0.5 * (low + high);
    seen.iter()
        .map(|&(score, count)| -count * (1.0 + x * (score - mean)).ln())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_two_results_it_is_the_test_of_wald() {
        // Where pairs are all won or all lost, the mean is the probability of a win, and the ratio
        // that of two binomial distributions.
        for (lost, won, elo0, elo1) in [(40, 60, 0.0, 50.0), (300, 280, -10.0, 5.0)] {
            let sprt = Sprt::new(elo0, elo1).expect("a test");
            let ratio = sprt.ratio(&Pentanomial([lost, 0, 0, 0, won]));
            let [s0, s1] = [elo0, elo1].map(|elo: f64| 1.0 / (1.0 + (-elo * 0.005_756_463).exp()));
            let expected =
                won as f64 * (s1 / s0).ln() + lost as f64 * ((1.0 - s1) / (1.0 - s0)).ln();
            assert!((ratio - expected).abs() < 0.01, "{ratio} {expected}");
        }
    }

    #[test]
    fn with_many_pairs_it_is_the_test_of_means() {
        // By the central limit theorem.
        let pairs = [120, 480, 1010, 560, 150];
        let sprt = Sprt::new(0.0, 5.0).expect("a test");
        let count: f64 = pairs.iter().sum::<u64>() as f64;
        let mean = (480.0 * 0.25 + 1010.0 * 0.5 + 560.0 * 0.75 + 150.0) / count;
        let squares = (480.0 * 0.0625 + 1010.0 * 0.25 + 560.0 * 0.5625 + 150.0) / count;
        let variance = squares - mean * mean;
        let s1 = 1.0 / (1.0 + (-5.0f64 * 0.005_756_463).exp());
        let expected = count * (s1 - 0.5) * (2.0 * mean - 0.5 - s1) / (2.0 * variance);
        let ratio = sprt.ratio(&Pentanomial(pairs));
        assert!(
            (ratio - expected).abs() < 0.02 * expected,
            "{ratio} {expected}"
        );
    }

    #[test]
    fn it_is_decided_at_the_bounds() {
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
        let sprt = Sprt::new(0.0, 50.0).expect("a test");
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 0, 0, 0])), None);
        assert_eq!(sprt.verdict(&Pentanomial([1, 2, 9, 3, 1])), None);
        let won = Pentanomial([0, 5, 40, 40, 15]);
        assert_eq!(sprt.verdict(&won), Some(Verdict::Upper));
        let lost = Pentanomial([15, 40, 40, 5, 0]);
        assert_eq!(sprt.verdict(&lost), Some(Verdict::Lower));
        assert_eq!(Sprt::new(5.0, 5.0), Err(SprtError));
        assert_eq!(Sprt::new(0.0, f64::INFINITY), Err(SprtError));
    }
}
