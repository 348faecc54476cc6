//! Players of matches: the search, and others to measure it against.

mod failure;
mod greedy;
mod program;
mod random;
mod searching;
mod turn;
mod uct;

pub use failure::Failure;
pub use greedy::Greedy;
pub use program::External;
pub use random::Random;
pub use searching::Searching;
pub use turn::{Allowance, Turn};
pub use uct::Uct;

use super::Stop;
use crate::rules::Position;

/// Someone who plays games, one after the other.
pub trait Player<P: Position>: Send {
    /// Begins a new game. What the player leaves to chance follows from the seed.
    ///
    /// # Errors
    /// Where the player is another program and does not do what it has to.
    fn begin(&mut self, setup: &P::Setup, seed: u64) -> Result<(), Failure>;

    /// Chooses a move in a game that is not over, sooner if told to stop.
    ///
    /// # Errors
    /// Where the player is another program and does not do what it has to.
    fn choose(&mut self, turn: &Turn<'_, P>, stop: &Stop) -> Result<P::Move, Failure>;
}
