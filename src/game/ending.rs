//! How a game ended, by the moves or otherwise.

use crate::rules::{Outcome, Player, Reason};

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

    /// What it is called in files.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Resignation(_) => "resignation",
            Ending::Time(_) => "time",
            Ending::Agreement(_) => "agreement",
        }
    }

    /// The same as an outcome; its reason is no rule's, but games have words for it too.
    pub fn outcome(self) -> Outcome {
        Outcome {
            winner: self.winner(),
            reason: Reason(self.name()),
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

    /// The same as an outcome.
    pub fn outcome(self) -> Outcome {
        match self {
            GameResult::Play(outcome) => outcome,
            GameResult::Ending(ending) => ending.outcome(),
        }
    }
}
