//! The evaluations of Agros: the score and freedom of movement, counted or seen by a network.

use super::lead;
use super::network::{Features, Network};
use crate::engine::{Evaluation, Value};
use crate::rules::agros::{Move, Position};
use crate::rules::{Player, Position as _};

/// What the parts of the evaluation count.
///
/// In the middle game, the score as it stands says little of the final one; a farmer that can
/// still harvest says more. As harvests run out, the score becomes all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What a point in the score counts in the middle game, in hundredths of a point of the final
    /// score.
    pub point: i32,
    /// What a harvest that a player could make counts in the middle game, in hundredths of a
    /// point of the final score.
    pub harvest: i32,
    /// Whether these weights give way to the score alone as harvests run out.
    pub tapering: bool,
}

impl Weights {
    /// The score alone.
    pub const BARE: Weights = Weights {
        point: 100,
        harvest: 0,
        tapering: false,
    };

    /// The score, and 150 points for each harvest.
    pub const MOBILE: Weights = Weights {
        point: 100,
        harvest: 15_000,
        tapering: false,
    };

    /// In the middle game again 150 points of the score for each harvest, both counted as what
    /// self-play showed to be left of them in the final score; then tapering to the score.
    pub const TAPERED: Weights = Weights {
        point: 5,
        harvest: 750,
        tapering: true,
    };
}

/// A judge of positions of Agros.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: Weights,
    /// Who is asked instead, once all farmers are placed.
    network: Option<&'static Network>,
}

/// Where tapering begins and ends, in sixteenths of an open harvest a farmer, of both players.
mod taper {
    /// From here on down, harvests count less.
    pub(super) const HARVEST: i32 = 24;
    /// From here on down, the score counts more.
    pub(super) const POINT: i32 = 40;
    /// From here on down, it counts in full.
    pub(super) const FULL_POINT: i32 = 13;
}

impl Judge {
    /// A judge with such weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge {
            weights,
            network: None,
        }
    }

    /// The judge that asks the network. It has never seen positions in which farmers are still to
    /// be placed, so those are judged by the tapered weights.
    pub fn network() -> Judge {
        Judge {
            weights: Weights::TAPERED,
            network: Some(Network::shipped()),
        }
    }

    /// The weights of a point and of a harvest where so many harvests are open.
    #[inline]
    fn weigh(&self, open: i32, farmers: i32) -> (i32, i32) {
        let Weights {
            point,
            harvest,
            tapering,
        } = self.weights;
        if !tapering {
            return (point, harvest);
        }
        let open = 16 * open / farmers;
        let early = (open - taper::FULL_POINT).clamp(0, taper::POINT - taper::FULL_POINT);
        let point = 100 - (100 - point) * early / (taper::POINT - taper::FULL_POINT);
        (point, harvest * open.min(taper::HARVEST) / taper::HARVEST)
    }
}

impl Evaluation<Position> for Judge {
    #[inline]
    fn value(&self, position: &Position) -> Value {
        if let Some(network) = self.network
            && !position.in_opening()
        {
            let features = Features::of(position);
            let value = network.trace(&features).value;
            return Value::hundredths((100.0 * features.cells * value) as i32);
        }
        let lead = lead(position);
        if self.weights.harvest == 0 {
            return lead;
        }
        let mine = position.open_harvests(position.turn()) as i32;
        let theirs = position.open_harvests(!position.turn()) as i32;
        let farmers = 2 * i32::from(position.farmers_each());
        let (point, harvest) = self.weigh(mine + theirs, farmers);
        Value::hundredths(lead.in_hundredths() * point / 100 + harvest * (mine - theirs))
    }

    fn promise(&self, position: &Position, play: Move) -> i32 {
        if !position.in_opening() {
            return 0;
        }
        let mut next = *position;
        next.play_unchecked(play);
        let value = self.value(&next).in_hundredths();
        if next.turn() == position.turn() {
            value
        } else {
            -value
        }
    }

    /// A logistic curve. Its scale is what fitted the results of games against itself. For the
    /// network, of 1,080 games: 0.28 points a cell while harvests are open, a tenth of it when they
    /// have run out. For the others, of 140: half a point, and a tenth of it.
    fn win_chance(&self, position: &Position, value: Value) -> f32 {
        let open = position.open_harvests(Player::First) + position.open_harvests(Player::Second);
        let open = 16.0 * open as f32 / f32::from(2 * position.farmers_each());
        let early = (open / taper::POINT as f32).min(1.0);
        let cells = f32::from(position.size()).powi(2);
        let scale = cells
            * match self.network {
                Some(_) => 0.03 + 0.25 * early,
                None => 0.05 + 0.45 * early,
            };
        let points = value.in_hundredths() as f32 / 100.0;
        1.0 / (1.0 + (-points / scale).exp())
    }

    /// Games from random first placements gave no gain for more than eight candidates.
    fn breadth(&self, position: &Position) -> usize {
        if position.in_opening() { 8 } else { usize::MAX }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::agros::Setup;

    #[test]
    fn the_network_sees_a_position_and_its_mirror_images_alike() {
        let mut chance = fastrand::Rng::with_seed(5);
        let mut values = Vec::new();
        for (size, farmers) in [(8, 3), (10, 5), (12, 7), (16, 9)] {
            let mut position = Position::start(&Setup::new(size, farmers).expect("a setup"));
            for _ in 0..60 {
                position.play_at_random(|below| chance.u32(..below));
                let value = Judge::network().value(&position).in_hundredths();
                for symmetry in 0..Position::SYMMETRIES {
                    let turned = position.turned(symmetry);
                    let other = Judge::network().value(&turned).in_hundredths();
                    // Sums in another order may differ in their last digits.
                    assert!(value.abs_diff(other) <= 2, "{position}: {value} {other}");
                }
                values.push(value);
            }
        }
        values.sort_unstable();
        assert!(
            values[0] < -100 && values[values.len() - 1] > 100,
            "{values:?}"
        );
    }
}
