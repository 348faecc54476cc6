//! Why a player has no move, and so loses.

use crate::cause::{Cause, Explain, explained};
use std::time::Duration;

/// What a player did wrong. Every message is one line that goes on from the player's name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The program is not there, or may not be run.
    #[error("cannot be started: {0}")]
    NotStarted(Cause),
    /// The program did not answer in time when it was spoken to.
    #[error("did not answer `{asked}` within {} ms", .within.as_millis())]
    NoAnswer {
        /// What was said to it.
        asked: &'static str,
        /// How long it was waited for.
        within: Duration,
    },
    /// The program does not read what it is told.
    #[error("does not read its input")]
    Deaf,
    /// The program ended, or closed its output.
    #[error("crashed: {0}")]
    Crashed(Cause),
    /// The program said something that is not of the protocol.
    #[error("garbage: `{0}` is not of the protocol")]
    Garbage(String),
    /// The move is none, or may not be played.
    #[error("illegal move `{played}`: {problem}")]
    Illegal {
        /// The move, as far as it fits into a line.
        played: String,
        /// What is wrong with it.
        problem: Cause,
    },
    /// The move came too late, or not at all.
    #[error("time: no move within {} ms", .allowed.as_millis())]
    Late {
        /// The time that there was.
        allowed: Duration,
    },
}

impl Explain for Failure {
    fn explain(&self) -> Cause {
        match self {
            Failure::NotStarted(problem) => {
                explained!(self, "failure-not-started", problem = problem.clone())
            }
            Failure::NoAnswer { asked, within } => explained!(
                self,
                "failure-no-answer",
                asked = *asked,
                within = within.as_millis().to_string(),
            ),
            Failure::Deaf => explained!(self, "failure-deaf"),
            Failure::Crashed(how) => explained!(self, "failure-crashed", how = how.clone()),
            Failure::Garbage(found) => explained!(self, "failure-garbage", found = found.as_str()),
            Failure::Illegal { played, problem } => explained!(
                self,
                "failure-illegal",
                played = played.as_str(),
                problem = problem.clone(),
            ),
            Failure::Late { allowed } => explained!(
                self,
                "failure-late",
                allowed = allowed.as_millis().to_string(),
            ),
        }
    }
}

impl Failure {
    /// Whether the game is lost on time.
    pub fn is_late(&self) -> bool {
        matches!(self, Failure::Late { .. })
    }
}
