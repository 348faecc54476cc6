//! Games of the engine against itself.

use super::Sample;
use crate::engine::agros::Judge;
use crate::engine::{Limits, Search, Situation, Stop, TableError, for_first};
use crate::rules::agros::{Position, Setup};
use crate::rules::{Player, Position as _};

/// Games to learn from. The same practice always gives the same samples.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The board and the farmers.
    pub setup: Setup,
    /// The number of games.
    pub games: u32,
    /// The positions that the search visits for a move.
    pub nodes: u64,
    /// What is left to chance follows from this.
    pub seed: u64,
    /// Who judges for both sides.
    pub judge: Judge,
}

impl Practice {
    /// The size of the transposition table, in MiB.
    const MEBIBYTES: u32 = 2;

    /// So many plies at most are played at random after the placements, which all are.
    const RANDOM_PLIES: u32 = 8;

    /// Of the later plies so many in a thousand are random, so that mistakes are seen as well.
    const RANDOM_IN_THOUSAND: u32 = 40;

    /// No game goes on for longer.
    const MOST_PLIES: u32 = 500;

    /// Plays the games and shows the positions of each, after it has ended.
    ///
    /// A game ends where its result is exact. Positions after a pass are left out: there, it is
    /// the score that counts.
    ///
    /// # Errors
    /// Where there is no memory for the search, and as `visit` says.
    pub fn play<E: From<TableError>>(
        &self,
        mut visit: impl FnMut(Sample) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut search = Search::new(self.judge, Self::MEBIBYTES)?;
        let mut chance = fastrand::Rng::with_seed(self.seed);
        for game in 0..self.games {
            search.forget();
            let (positions, result) = self.play_game(&mut search, &mut chance);
            for (position, expected) in positions {
                visit(Sample {
                    game,
                    result,
                    expected,
                    position,
                })?;
            }
        }
        Ok(())
    }

    /// The positions of a game, each with Light's lead as the search expected it, and Light's
    /// final lead.
    fn play_game(
        &self,
        search: &mut Search<Judge>,
        chance: &mut fastrand::Rng,
    ) -> (Vec<(Position, i32)>, i32) {
        let mut position = Position::start(&self.setup);
        while position.in_opening() {
            position.play_at_random(|below| chance.u32(..below));
        }
        for _ in 0..chance.u32(..Self::RANDOM_PLIES) {
            position.play_at_random(|below| chance.u32(..below));
        }
        let mut positions = Vec::new();
        for _ in 0..Self::MOST_PLIES {
            if position.outcome().is_some() {
                break;
            }
            if chance.u32(..1000) < Self::RANDOM_IN_THOUSAND {
                position.play_at_random(|below| chance.u32(..below));
                continue;
            }
            search.set_seed(chance.u64(1..));
            let situation = Situation::fresh(&position);
            let report = search.run(
                situation,
                &Limits::nodes(self.nodes),
                &Stop::default(),
                |_| {},
            );
            let Some(line) = report.lines.first() else {
                break;
            };
            let expected = for_first(position.turn(), line.score.value).in_hundredths();
            if line.score.is_exact() {
                return (positions, expected);
            }
            if position.passes() == 0 {
                positions.push((position, expected));
            }
            position.play_unchecked(line.moves[0]);
        }
        let points = position.points();
        (
            positions,
            50 * (points[Player::First] - points[Player::Second]),
        )
    }
}
