//! A question of the stock, with where it comes from and how hard it is.

use crate::coach::{Question, Teachable};
use crate::rules::Position;

/// Where a question comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A game that was reviewed, by the names of its players; empty where it has none.
    Game(String),
    /// A game that the engine played against itself, by its seed.
    SelfPlay(u64),
    /// The end of such a game.
    Endgame(u64),
}

/// A question that can be asked again and again.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise<P: Position> {
    /// The question.
    pub question: Question<P>,
    /// Where it comes from.
    pub source: Source,
    /// How much more chance to win the best move leaves than the next one, 0 to 1.
    pub ahead: f32,
    /// Whether the best move wins nothing that could be seen at once.
    pub quiet: bool,
}

impl<P: Position> Exercise<P> {
    /// How hard it is to answer, for an order: the less the best move is ahead the harder, and a
    /// quiet one is harder than any that wins something.
    pub fn difficulty(&self) -> u32 {
        let close = (100.0 * (1.0 - self.ahead.clamp(0.0, 1.0))).round() as u32;
        close + 100 * u32::from(self.quiet)
    }

    /// Whether another one asks the same.
    pub fn asks_the_same(&self, other: &Exercise<P>) -> bool {
        let (one, two) = (&self.question, &other.question);
        one.aim == two.aim && one.position == two.position
    }
}

/// Whether the best move wins nothing at once that the next one would not.
pub(super) fn is_quiet<P: Teachable>(position: &P, best: P::Move, next: P::Move) -> bool {
    position.missed(best, next).is_empty()
}
