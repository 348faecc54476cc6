//! Training: a stock of questions that stand alone, and when each is to be asked again.
//!
//! Questions come from mistakes in games of one's own, from games that the engine plays against
//! itself, and from endgames whose result is known and is to be held. They are sought one at a
//! time, the same ones for the same seed.

mod deck;
mod exercise;
mod hold;
mod schedule;
mod seek;
mod sparring;
mod stand_out;

pub use deck::{Card, Choice, Deck, MOST_CARDS, Stock, Tally};
pub use exercise::{Exercise, Source};
pub use hold::{Held, hold};
pub use schedule::{Day, Memory, Recall};
pub use seek::{Effort, Quarry, seek};
