//! The difference in strength that results show.

use super::Pentanomial;

/// A difference of strength in Elo, with an interval that holds the true one in 95 % of all
/// matches. Results beyond measure are infinite.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Elo {
    /// Two-sided 95 % of a normal distribution, in standard deviations.
    const DEVIATIONS: f64 = 1.959_963_984_540_054;

    /// A difference that might be any other as well.
    pub(super) fn open(value: f64) -> Elo {
        Elo {
            value,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        }
    }

    /// The difference that pairs of games show, the interval from the variance between the pairs.
    ///
    /// Where all pairs ended alike there is no variance to go by. Then the "rule of three" (J.
    /// Hanley and A. Lippman-Hand, JAMA 249, 1983) bounds how many pairs may end otherwise: no more
    /// than 3 of as many as were played.
    pub fn of(pairs: &Pentanomial) -> Elo {
        let count = pairs.count() as f64;
        if count == 0.0 {
            return Elo::open(0.0);
        }
        let mean = pairs.results().map(|(score, of)| score * of).sum::<f64>() / count;
        let squares = pairs
            .results()
            .map(|(score, of)| (score - mean).powi(2) * of);
        let variance = squares.sum::<f64>() / count;
        let (low, high) = if variance > 0.0 {
            let error = Self::DEVIATIONS * (variance / count).sqrt();
            (mean - error, mean + error)
        } else {
            let others = (3.0 / count).min(1.0);
            (mean * (1.0 - others), mean * (1.0 - others) + others)
        };
        Elo {
            value: difference(mean),
            low: difference(low),
            high: difference(high),
        }
    }
}

/// The difference in Elo at which a mean result is to be expected.
pub(super) fn difference(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The mean result that a difference in Elo leads to.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same from a list of all pairs, by sums of squares.
    fn by_list(pairs: [u64; 5]) -> (f64, f64, f64) {
        let mut list = Vec::new();
        for (doubled, &count) in (0u32..).zip(&pairs) {
            list.extend(std::iter::repeat_n(
                f64::from(doubled) / 4.0,
                count as usize,
            ));
        }
        let count = list.len() as f64;
        let sum: f64 = list.iter().sum();
        let squares: f64 = list.iter().map(|score| score * score).sum();
        let error = 1.96 * (squares / count - (sum / count).powi(2)).sqrt() / count.sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score - 1.0).ln() / std::f64::consts::LN_10;
        let mean = sum / count;
        (elo(mean), elo(mean - error), elo(mean + error))
    }

    #[test]
    fn the_interval_is_that_of_the_pairs() {
        for pairs in [[3, 11, 40, 17, 9], [0, 0, 19, 0, 1], [10, 0, 25, 0, 5]] {
            let elo = Elo::of(&Pentanomial(pairs));
            let (value, low, high) = by_list(pairs);
            let near = |one: f64, other: f64| (one - other).abs() < 0.05;
            assert!(near(elo.value, value), "{elo:?} {value}");
            assert!(
                near(elo.low, low) && near(elo.high, high),
                "{elo:?} {low} {high}"
            );
        }
    }

    #[test]
    fn the_elo_of_known_scores() {
        let elo = |pairs| Elo::of(&Pentanomial(pairs)).value;
        assert_eq!(elo([0, 0, 5, 0, 0]), 0.0);
        // 10 to 1 is 400 Elo by definition, 3 of 4 points are 400 log₁₀ 3.
        assert!((elo([1, 0, 0, 0, 10]) - 400.0).abs() < 1e-9);
        assert!((elo([0, 0, 0, 4, 0]) - 190.848_5).abs() < 1e-3);
        assert_eq!(elo([0, 0, 0, 0, 5]), f64::INFINITY);
    }

    #[test]
    fn a_few_pairs_that_end_alike_prove_little() {
        let all_won = Elo::of(&Pentanomial([0, 0, 0, 0, 20]));
        // As many as 3 of 20 pairs might be lost: 17 to 3.
        assert!((all_won.low - 400.0 * (17f64 / 3.0).log10()).abs() < 1e-9);
        assert_eq!(all_won.high, f64::INFINITY);
        let two_split = Elo::of(&Pentanomial([0, 0, 2, 0, 0]));
        assert_eq!(
            (two_split.low, two_split.high),
            (f64::NEG_INFINITY, f64::INFINITY)
        );
    }
}
