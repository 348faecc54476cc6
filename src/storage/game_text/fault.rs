//! What is wrong in a text, and where.

use crate::cause::{Cause, Explain, explained};
use crate::storage::game_file::MAX_BYTES;

/// The first thing that is wrong in a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, in characters counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong at a place of a text. Every message is one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// There is nothing to read.
    #[error("there is no game and no position here")]
    Nothing,
    /// More bytes than are read.
    #[error("the text is larger than {} MiB", MAX_BYTES >> 20)]
    TooLarge,
    /// More moves than a game file could hold.
    #[error("there are more moves than a game can have")]
    TooManyMoves,
    /// Something else is expected.
    #[error("{expected} is expected, not {found}")]
    Expected {
        /// What is expected.
        expected: &'static str,
        /// What stands there.
        found: Cause,
    },
    /// The text ends before something is closed.
    #[error("this is never closed by `{0}`")]
    Unclosed(char),
    /// A closing sign without its opening one.
    #[error("`{0}` closes nothing")]
    ClosesNothing(char),
    /// A line in parentheses where there is no move for it to replace.
    #[error("there is no move before `(` that the moves in it could replace")]
    ReplacesNothing,
    /// A move that cannot be played, and why.
    #[error("the move `{play}` cannot be played: {why}")]
    Move {
        /// The move as it stands there.
        play: String,
        /// Why not.
        why: Cause,
    },
    /// A position, a setup, a result or a game file that is wrong, and in what.
    #[error("{0}")]
    Content(Cause),
}

impl Explain for Problem {
    fn explain(&self) -> Cause {
        match self {
            Problem::Nothing => explained!(self, "text-nothing"),
            Problem::TooLarge => {
                let limit = (MAX_BYTES >> 20).to_string();
                explained!(self, "text-too-large", limit = limit)
            }
            Problem::TooManyMoves => explained!(self, "text-too-many-moves"),
            Problem::Expected { expected, found } => explained!(
                self,
                "text-expected",
                expected = Cause::phrase("expected", expected),
                found = found.clone(),
            ),
            Problem::Unclosed(sign) => {
                explained!(self, "text-unclosed", sign = sign.to_string())
            }
            Problem::ClosesNothing(sign) => {
                explained!(self, "text-closes-nothing", sign = sign.to_string())
            }
            Problem::ReplacesNothing => explained!(self, "text-replaces-nothing"),
            Problem::Move { play, why } => {
                explained!(self, "text-move", play = play.as_str(), why = why.clone())
            }
            Problem::Content(cause) => cause.clone(),
        }
    }
}

impl Fault {
    /// Something is wrong at a byte of a text.
    pub(in crate::storage) fn at(text: &str, byte: usize, problem: Problem) -> Fault {
        let before = &text[..byte];
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        Fault {
            line,
            column,
            problem,
        }
    }
}
