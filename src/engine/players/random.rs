//! The player without a thought.

use fastrand::Rng;

use super::{Failure, Player, Turn};
use crate::engine::Stop;
use crate::rules::Position;

/// Chooses among the legal moves, each as likely as the others.
#[derive(Clone, Debug, Default)]
pub struct Random(Rng);

impl<P: Position> Player<P> for Random {
    fn begin(&mut self, _setup: &P::Setup, seed: u64) -> Result<(), Failure> {
        self.0 = Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_, P>, _stop: &Stop) -> Result<P::Move, Failure> {
        let play = turn.now().draw(|count| self.0.u32(..count));
        Ok(play.expect("a game that is not over has a move"))
    }
}
