//! How a game ended, by the moves or otherwise.

use crate::rules::{Outcome, Player};

/// An end that the moves do not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This player resigned.
    Resignation(Player),
    /// This player ran out of time.
    Time(Player),
    /// The players agreed on a winner, or on a draw.
    Agreement(Option<Player>),
}

impl Ending {
    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Player> {
        match self {
            Ending::Resignation(loser) | Ending::Time(loser) => Some(!loser),
            Ending::Agreement(winner) => winner,
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// The main line was played to its end.
    Play(Outcome),
    /// The game was ended otherwise.
    Ending(Ending),
}

impl GameResult {
    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Player> {
        match self {
            GameResult::Play(outcome) => outcome.winner,
            GameResult::Ending(ending) => ending.winner(),
        }
    }
}
