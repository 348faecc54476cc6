//! The results so far.

use std::collections::BTreeMap;

use super::elo::{Elo, difference};

/// The points that the first player got from a game, doubled: 0, 1 or 2.
pub(super) type DoublePoints = u8;

/// Pairs of games by the points that the first player got from both: 0, ½, 1, 1½ and 2.
///
/// The two games of a pair begin alike, so their results hang together, and pairs are what
/// statistics is to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

/// The results so far, as the first player sees them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// The pairs of which both games are finished.
    pub pairs: Pentanomial,
    /// The results of games whose pair is not finished, by pair.
    halves: BTreeMap<usize, DoublePoints>,
}

impl Standing {
    /// Adds the result of a game, by its index.
    pub(super) fn add(&mut self, index: usize, points: DoublePoints) {
        match points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        match self.halves.remove(&(index / 2)) {
            None => {
                self.halves.insert(index / 2, points);
            }
            Some(other) => self.pairs.0[usize::from(points + other)] += 1,
        }
    }

    /// Games finished.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The mean result of a game, 0 to 1; ½ before the first one.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + 0.5 * self.draws as f64) / games as f64,
        }
    }

    /// The difference in strength that the results show. Before the first pair is finished, the
    /// single games tell what is likely, and bound nothing.
    pub fn elo(&self) -> Elo {
        match self.pairs.count() {
            0 => Elo::open(difference(self.score())),
            _ => Elo::of(&self.pairs),
        }
    }
}

impl Pentanomial {
    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The results of a pair, as the mean of its games, and how many there are of it.
    pub(super) fn results(&self) -> impl Iterator<Item = (f64, f64)> {
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter();
        scores.zip(self.0.map(|count| count as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_when_both_games_are_finished_in_any_order() {
        let mut standing = Standing::default();
        for (index, points) in [(0, 2), (3, 0), (1, 2), (5, 1), (2, 1), (4, 2), (6, 2)] {
            standing.add(index, points);
        }
        assert_eq!(standing.pairs, Pentanomial([0, 1, 0, 1, 1]));
        let (wins, draws, losses) = (standing.wins, standing.draws, standing.losses);
        assert_eq!((wins, draws, losses), (4, 2, 1));
        assert_eq!(standing.score(), 5.0 / 7.0);
    }

    #[test]
    fn a_single_lost_game_is_no_sign_of_equal_strength() {
        let mut standing = Standing::default();
        standing.add(0, 0);
        assert_eq!(standing.elo(), Elo::open(f64::NEG_INFINITY));
    }
}
