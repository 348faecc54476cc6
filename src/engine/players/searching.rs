//! The search as a player.

use super::{Failure, Player, Turn};
use crate::engine::{Evaluation, Level, Search, Searchable, Stop, TableError};

/// Plays what the search finds, on one thread.
pub struct Searching<E> {
    search: Search<E>,
}

impl<E> Searching<E> {
    /// The size of its transposition table.
    const MEBIBYTES: u32 = 16;

    /// A player who searches with an evaluation.
    ///
    /// # Errors
    /// Where there is no memory for a transposition table.
    pub fn new(evaluation: E) -> Result<Self, TableError> {
        let search = Search::new(evaluation, Self::MEBIBYTES)?;
        Ok(Searching { search })
    }

    /// The same player at a level.
    pub fn at(mut self, level: Level) -> Self {
        self.search.set_level(level);
        self
    }
}

impl<P: Searchable, E: Evaluation<P>> Player<P> for Searching<E> {
    fn begin(&mut self, _setup: &P::Setup, seed: u64) -> Result<(), Failure> {
        self.search.forget();
        self.search.set_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_, P>, stop: &Stop) -> Result<P::Move, Failure> {
        let report = self
            .search
            .run(turn.situation(), &turn.limits(), stop, |_| {});
        Ok(report.best().expect("a game that is not over has a move"))
    }
}
