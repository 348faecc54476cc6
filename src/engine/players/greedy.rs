//! The player who thinks no further than one ply.

use fastrand::Rng;

use super::{Failure, Player, Turn};
use crate::engine::{Evaluation, Searchable, Stop, Value};

/// Chooses the move after which it stands best, and any of those where there are several.
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    evaluation: E,
    chance: Rng,
}

impl<E> Greedy<E> {
    /// A player who knows how it stands by an evaluation.
    pub fn new(evaluation: E) -> Self {
        Greedy {
            evaluation,
            chance: Rng::with_seed(0),
        }
    }

    /// How the player to move stands after a move.
    fn after<P: Searchable>(&self, position: &P, play: P::Move) -> Value
    where
        E: Evaluation<P>,
    {
        let mut next = position.clone();
        next.play_unchecked(play);
        let value = if next.is_over() {
            next.final_value()
        } else {
            self.evaluation.value(&next)
        };
        if next.turn() == position.turn() {
            value
        } else {
            -value
        }
    }
}

impl<P: Searchable, E: Evaluation<P>> Player<P> for Greedy<E> {
    fn begin(&mut self, _setup: &P::Setup, seed: u64) -> Result<(), Failure> {
        self.chance = Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_, P>, _stop: &Stop) -> Result<P::Move, Failure> {
        let position = turn.now();
        let mut moves = position.legal_moves();
        self.chance.shuffle(&mut moves);
        let best = moves
            .into_iter()
            .max_by_key(|&play| self.after(position, play));
        Ok(best.expect("a game that is not over has a move"))
    }
}
