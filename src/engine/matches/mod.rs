//! Matches between two players: many games, every opening played twice with sides swapped.

mod contestant;
mod elo;
mod opening;
mod pace;
mod referee;
mod sprt;
mod standing;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{self, Sender};
use std::thread;

pub use contestant::{Contestant, UnknownPlayer};
pub use elo::Elo;
pub use opening::{OpeningError, Openings};
pub use pace::{Pace, PaceError};
pub use referee::Ended;
pub use sprt::{Sprt, SprtError, Verdict};
pub use standing::{Pentanomial, Standing};

use super::players;
use super::{Playable, Stop, TableError};
use crate::game::{Document, Person};
use crate::rules::{ByPlayer, Player};

/// A match as it is planned.
#[derive(Clone, Debug)]
pub struct Match<P: Playable> {
    /// Whose results are counted.
    pub first: Contestant,
    /// The opponent.
    pub second: Contestant,
    /// How the games begin.
    pub openings: Openings<P>,
    /// How many there are. If the number is odd, the last one has no pair.
    pub games: usize,
    /// How fast they are played.
    pub pace: Pace,
    /// How many are played at the same time, at least 1.
    pub concurrency: usize,
    /// What is left to chance follows from this, however many games are played at the same time.
    pub seed: u64,
    /// A test that ends the match when it is decided.
    pub sprt: Option<Sprt>,
}

/// Why a match cannot be played.
#[derive(Clone, Debug, thiserror::Error)]
pub enum MatchError {
    /// There is no memory for a player.
    #[error(transparent)]
    Table(#[from] TableError),
    /// There is no opening.
    #[error(transparent)]
    Opening(#[from] OpeningError),
}

/// A game of a match, played to its end.
#[derive(Clone, Debug)]
pub struct Finished<P: Playable> {
    /// Its place in the match, from 0; games `2n` and `2n + 1` are a pair.
    pub index: usize,
    /// The side that the first player of the match had.
    pub side: Player,
    /// How it ended.
    pub ended: Ended,
    /// The game, with the names and the result.
    pub game: Document<P>,
}

impl<P: Playable> Finished<P> {
    /// The points of the first player of the match, doubled.
    fn points(&self) -> u8 {
        match self.ended.winner() {
            Some(winner) if winner == self.side => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

type Seat<P> = Box<dyn players::Player<P>>;

impl<P: Playable> Match<P> {
    /// Plays the games, until all are finished or the test is decided, and tells `report` of each
    /// in the order in which they end. An error of `report` ends the match.
    ///
    /// # Errors
    /// Those of `report`; where there is no memory for a player, and where there is no opening.
    pub fn play<E: From<MatchError>>(
        &self,
        mut report: impl FnMut(&Finished<P>, &Standing) -> Result<(), E>,
    ) -> Result<Standing, E> {
        let stop = Stop::default();
        let next = AtomicUsize::new(0);
        let mut standing = Standing::default();
        thread::scope(|scope| {
            let (sender, games) = mpsc::channel();
            for _ in 0..self.concurrency.clamp(1, self.games.max(1)) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    if let Err(error) = self.play_games(next, stop, &sender) {
                        // Fails only when the match has ended.
                        let _ = sender.send(Err(error));
                    }
                });
            }
            drop(sender);
            for game in games {
                let reported = game.map_err(E::from).and_then(|game| {
                    standing.add(game.index, game.points());
                    report(&game, &standing)
                });
                let decided = |sprt: Sprt| sprt.verdict(&standing.pairs).is_some();
                if reported.is_err() || self.sprt.is_some_and(decided) {
                    // Games that are going on are given up.
                    stop.stop();
                    return reported;
                }
            }
            Ok(())
        })?;
        Ok(standing)
    }

    /// Plays one game after the other as long as there are any left.
    fn play_games(
        &self,
        next: &AtomicUsize,
        stop: &Stop,
        finished: &Sender<Result<Finished<P>, MatchError>>,
    ) -> Result<(), MatchError> {
        let mut first = self.first.seat()?;
        let mut second = self.second.seat()?;
        loop {
            let index = next.fetch_add(1, Relaxed);
            if index >= self.games {
                return Ok(());
            }
            let game = self.play_game(index, &mut first, &mut second, stop)?;
            // Without a game, or anybody to take it, the match has ended.
            let Some(game) = game else { return Ok(()) };
            if finished.send(Ok(game)).is_err() {
                return Ok(());
            }
        }
    }

    /// Plays a game; `None` where it was given up.
    fn play_game(
        &self,
        index: usize,
        first: &mut Seat<P>,
        second: &mut Seat<P>,
        stop: &Stop,
    ) -> Result<Option<Finished<P>>, MatchError> {
        let mut game = self.openings.opening(index / 2, self.seed)?;
        let (side, mut seats, names) = if index.is_multiple_of(2) {
            let names = [&self.first, &self.second];
            (Player::First, ByPlayer([first, second]), names)
        } else {
            let names = [&self.second, &self.first];
            (Player::Second, ByPlayer([second, first]), names)
        };
        let header = game.header_mut();
        header.players = ByPlayer(names.map(|name| Person {
            name: name.to_string(),
            ..Person::default()
        }));
        let round = (index + 1).to_string();
        header.tags.insert("Round".to_owned(), round.into());
        let seeds =
            ByPlayer::from_fn(|player| mix(&[self.seed, index as u64, player.index() as u64]));
        let ended = referee::play(&mut game, &mut seats, seeds, self.pace, stop);
        Ok(ended.map(|ended| Finished {
            index,
            side,
            ended,
            game,
        }))
    }
}

/// A seed that follows from some numbers, by the finaliser of SplitMix64 (G. Steele, D. Lea and
/// C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |seed, number| {
        let mut mixed = (seed ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    })
}
