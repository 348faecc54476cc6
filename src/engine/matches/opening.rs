//! How games begin.

use fastrand::Rng;

use super::mix;
use crate::engine::Playable;
use crate::game::{Document, NodeId};

/// Where the openings of a match come from.
#[derive(Clone, Debug)]
pub enum Openings<P: Playable> {
    /// Moves at random from the usual start.
    Random {
        /// The setup.
        setup: P::Setup,
        /// The number of plies.
        plies: usize,
    },
    /// These positions, one after the other and over again; never empty.
    Positions(Vec<P>),
}

/// Why there is no opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningError {
    /// Games at random are over by then.
    #[error("no game of {0} random plies was found that is not over by then")]
    TooLong(usize),
    /// A list of positions without any.
    #[error("there is no position to begin with")]
    Empty,
}

impl<P: Playable> Openings<P> {
    /// How often moves are drawn anew where the game is over too soon.
    const TRIES: u64 = 1000;

    /// The game in which a pair of games begins: the first is that of number 0.
    ///
    /// # Errors
    /// Where there is none.
    pub fn opening(&self, pair: usize, seed: u64) -> Result<Document<P>, OpeningError> {
        match self {
            Openings::Random { setup, plies } => (0..Self::TRIES)
                .find_map(|again| {
                    let seed = mix(&[seed, pair as u64, again]);
                    random_game(setup, *plies, &mut Rng::with_seed(seed))
                })
                .ok_or(OpeningError::TooLong(*plies)),
            Openings::Positions(positions) => {
                let index = pair.checked_rem(positions.len());
                let start = &positions[index.ok_or(OpeningError::Empty)?];
                let document = Document::starting_from(start.setup(), start.clone());
                Ok(document.expect("a position agrees with its own setup"))
            }
        }
    }
}

/// A game of so many plies at random that is not over.
fn random_game<P: Playable>(
    setup: &P::Setup,
    plies: usize,
    chance: &mut Rng,
) -> Option<Document<P>> {
    let mut game: Document<P> = Document::new(setup.clone());
    let mut end = NodeId::ROOT;
    for _ in 0..plies {
        let play = game.position(end).draw(|count| chance.u32(..count))?;
        end = game.add(end, play).ok()?;
    }
    game.outcome(end).is_none().then_some(game)
}
