//! What an engine is told: each line read once, into a value that means something.

use super::go::{Go, GoError};
use crate::rules::excerpt;

/// A line to an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// Say who you are, and your options.
    Ugi,
    /// Say when you are ready.
    IsReady,
    /// What comes next is of another game.
    NewGame,
    /// Set an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its value; empty where the line has none.
        value: String,
    },
    /// Set up a position.
    Position {
        /// Where the game starts.
        start: Start,
        /// The moves played since.
        moves: Vec<&'a str>,
    },
    /// Search.
    Go(Go),
    /// End the search.
    Stop,
    /// Say something of the position.
    Query(Query),
    /// End.
    Quit,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// As usual.
    Usual,
    /// From a position, given as its text.
    Position(String),
}

/// A question about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether the first player is to move.
    FirstsTurn,
    /// Who has won.
    Result,
}

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// A first word that is none of the protocol.
    #[error("`{0}` is no command")]
    Unknown(String),
    /// Something after a command that stands alone.
    #[error("nothing follows `{command}`, but `{found}` is there")]
    Extra {
        /// The command.
        command: &'static str,
        /// What follows it.
        found: String,
    },
    /// No name of an option.
    #[error("an option is set by `setoption name NAME value VALUE`")]
    SetOption,
    /// No start.
    #[error(
        "a position is `position startpos` or `position fen POSITION`, then perhaps `moves MOVE…`"
    )]
    Position,
    /// A word that does not belong behind a start.
    #[error("`moves` is expected after `startpos`, not `{0}`")]
    Moves(String),
    /// No question, or none that is known.
    #[error("a query is for gameover, p1turn or result")]
    Query,
    /// A `go` that is not understood.
    #[error(transparent)]
    Go(#[from] GoError),
}

impl<'a> Command<'a> {
    /// Reads a line; `None` for an empty one.
    pub fn parse(line: &'a str) -> Result<Option<Command<'a>>, CommandError> {
        let mut words = line.split_ascii_whitespace();
        let Some(first) = words.next() else {
            return Ok(None);
        };
        let alone =
            |command, name, mut words: std::str::SplitAsciiWhitespace<'a>| match words.next() {
                None => Ok(command),
                Some(found) => Err(CommandError::Extra {
                    command: name,
                    found: excerpt(found),
                }),
            };
        Ok(Some(match first {
            "ugi" => alone(Command::Ugi, "ugi", words)?,
            "isready" => alone(Command::IsReady, "isready", words)?,
            "uginewgame" => alone(Command::NewGame, "uginewgame", words)?,
            "setoption" => set_option(words)?,
            "position" => position(words)?,
            "go" => Command::Go(Go::parse(words)?),
            "stop" => alone(Command::Stop, "stop", words)?,
            "query" => query(words)?,
            "quit" => alone(Command::Quit, "quit", words)?,
            _ => return Err(CommandError::Unknown(excerpt(first))),
        }))
    }
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command<'a>, CommandError> {
    if words.next() != Some("name") {
        return Err(CommandError::SetOption);
    }
    let name: Vec<&str> = words.by_ref().take_while(|word| *word != "value").collect();
    if name.is_empty() {
        return Err(CommandError::SetOption);
    }
    let value: Vec<&str> = words.collect();
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command<'a>, CommandError> {
    let start = match words.next() {
        Some("startpos") => match words.next() {
            None | Some("moves") => Start::Usual,
            Some(other) => return Err(CommandError::Moves(excerpt(other))),
        },
        Some("fen") => {
            let text: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
            if text.is_empty() {
                return Err(CommandError::Position);
            }
            Start::Position(text.join(" "))
        }
        _ => return Err(CommandError::Position),
    };
    Ok(Command::Position {
        start,
        moves: words.collect(),
    })
}

fn query<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command<'a>, CommandError> {
    let query = match words.next() {
        Some("gameover") => Query::GameOver,
        Some("p1turn") => Query::FirstsTurn,
        Some("result") => Query::Result,
        _ => return Err(CommandError::Query),
    };
    match words.next() {
        None => Ok(Command::Query(query)),
        Some(_) => Err(CommandError::Query),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::go::Clocks;
    use super::*;
    use crate::rules::ByPlayer;

    fn parsed(line: &str) -> Command<'_> {
        let command = Command::parse(line).expect("a command");
        command.expect("not an empty line")
    }

    #[test]
    fn positions_are_texts_of_several_words() {
        let start = Start::Position("10/10 L 5 0".to_owned());
        let moves = vec!["e5", "pass"];
        assert_eq!(
            parsed("position fen 10/10  L 5 0\tmoves e5 pass"),
            Command::Position { start, moves }
        );
        let (start, moves) = (Start::Usual, vec![]);
        assert_eq!(
            parsed("position startpos moves"),
            Command::Position { start, moves }
        );
    }

    #[test]
    fn options_have_names_and_values_of_several_words() {
        let named = |name: &str, value: &str| Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        assert_eq!(parsed("setoption name Clear Hash"), named("Clear Hash", ""));
        assert_eq!(
            parsed("setoption name Log File value a b"),
            named("Log File", "a b")
        );
    }

    #[test]
    fn go_is_read_as_it_is_written() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        let clocks = Clocks {
            left: ByPlayer([seconds(60), seconds(59)]),
            increment: ByPlayer([Duration::ZERO, Duration::from_millis(100)]),
        };
        for go in [
            Go {
                clocks: Some(clocks),
                ..Go::default()
            },
            Go {
                depth: Some(7),
                nodes: Some(1 << 40),
                movetime: seconds(2),
                infinite: true,
                ..Go::default()
            },
        ] {
            assert_eq!(parsed(&go.to_string()), Command::Go(go), "{go}");
        }
    }

    #[test]
    fn a_clock_that_has_run_out_is_a_clock() {
        let Command::Go(go) = parsed("go p1time -12 p2time 5") else {
            panic!("go is a command");
        };
        let clocks = go.clocks.expect("clocks");
        assert_eq!(clocks.left.0[0], Some(Duration::ZERO));
    }

    #[test]
    fn bad_lines_are_told_by_what_is_wrong() {
        for (line, expected) in [
            ("jump", "`jump` is no command"),
            ("ugi now", "nothing follows `ugi`, but `now` is there"),
            ("go depth", "`depth` needs a number"),
            ("go depth 0", "`depth` needs a whole number from 1, not `0`"),
            ("go nodes 1 nodes 2", "`nodes` stands twice"),
            (
                "go movetime -1",
                "`movetime` needs a whole number from 0, not `-1`",
            ),
            (
                "go p1time x",
                "`p1time` needs a whole number from 0, not `x`",
            ),
            (
                "position startpos e5",
                "`moves` is expected after `startpos`, not `e5`",
            ),
            ("query", "a query is for gameover, p1turn or result"),
        ] {
            let error = Command::parse(line).expect_err(line);
            assert_eq!(error.to_string(), expected);
        }
    }
}
