//! Games at random.

use fastrand::Rng;

use crate::engine::Searchable;
use crate::rules::Player;

/// Plays games to their end by chance, without allocating anything for each of them.
pub(super) struct Playouts<P: Searchable> {
    pub(super) chance: Rng,
    moves: Vec<P::Move>,
}

impl<P: Searchable> Playouts<P> {
    /// A playout that is longer counts as a draw: a game with a rule of repetition might go on
    /// and on, since nobody looks for repetition here.
    const MOST_PLIES: usize = 4096;

    pub(super) fn new(chance: Rng) -> Self {
        Playouts {
            chance,
            moves: Vec::new(),
        }
    }

    /// The winner of a game that goes on from a position; `None` for a draw.
    pub(super) fn winner(&mut self, mut position: P) -> Option<Player> {
        for _ in 0..Self::MOST_PLIES {
            if position.is_over() {
                return position.outcome()?.winner;
            }
            position.play_at_random(|count| self.chance.u32(..count));
        }
        None
    }

    /// The legal moves in an order left to chance.
    pub(super) fn shuffled_moves(&mut self, position: &P) -> &[P::Move] {
        self.moves.clear();
        position.for_each_move(|play| self.moves.push(play));
        self.chance.shuffle(&mut self.moves);
        &self.moves
    }
}
