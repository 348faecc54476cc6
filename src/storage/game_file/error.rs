//! Why a file is not a game: what is wrong, and where.

use crate::cause::{Cause, explained};
use std::fmt;

use serde_json::Value;

use super::VERSION;
use crate::rules::excerpt;
use crate::storage::ReadError;

/// Why a file could not be read as a game. Every message is one line.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file itself cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Not a byte, or blanks alone.
    #[error("the file is empty")]
    Empty,
    /// Not text, or text in another encoding.
    #[error("not a text file: byte {byte} is not UTF-8{}", in_encoding(*.encoding))]
    NotUtf8 {
        /// The offset of the first byte that is wrong.
        byte: usize,
        /// The encoding that it seems to be in.
        encoding: Option<&'static str>,
    },
    /// A file of another kind.
    #[error("not a game file but {kind}")]
    Foreign {
        /// Which kind.
        kind: &'static str,
    },
    /// Not JSON, or JSON that can be understood in two ways.
    #[error("not a game file: {0}")]
    NotJson(#[from] serde_json::Error),
    /// JSON, but not of this format.
    #[error("not a game file: `format` is not \"agros-game\"")]
    NotAGame,
    /// A game that the reader does not play.
    #[error("`game` is {}, which is not known here; known: {}", quote(found), known.join(", "))]
    UnknownGame {
        /// The game's name in the file.
        found: String,
        /// The names that are known.
        known: Vec<&'static str>,
    },
    /// A key that must be there is not.
    #[error("`{path}` is missing")]
    Missing {
        /// The key.
        path: String,
    },
    /// A value of the wrong kind.
    #[error("`{path}` must be {expected}, but is {found}")]
    Wrong {
        /// The key.
        path: String,
        /// What belongs there.
        expected: &'static str,
        /// What stands there.
        found: Cause,
    },
    /// A setup that the game does not have.
    #[error("`{path}`: {problem}")]
    Setup {
        /// The setup, or a key in it.
        path: String,
        /// What is wrong.
        problem: Cause,
    },
    /// A start that is no position, or not one of this setup.
    #[error("`start`: {problem}")]
    Start {
        /// What is wrong.
        problem: Cause,
    },
    /// A node that cannot be where it is.
    #[error("nodes[{node}]: {problem}")]
    Tree {
        /// The index of the node.
        node: usize,
        /// What is wrong.
        problem: TreeProblem,
    },
    /// A move that cannot be played.
    #[error("nodes[{node}]: the move {} cannot be played: {problem}", quote(text))]
    Move {
        /// The index of the node.
        node: usize,
        /// The move as it stands in the file.
        text: String,
        /// Why not.
        problem: Cause,
    },
    /// A cursor on no node.
    #[error("`cursor` is {cursor}, but there are only {nodes} nodes, counted from 0")]
    Cursor {
        /// The cursor.
        cursor: u64,
        /// The number of nodes.
        nodes: usize,
    },
    /// A result that the moves contradict.
    #[error("`result` contradicts the moves: {0}")]
    Result(#[from] ResultProblem),
    /// A file of a newer version that cannot be read.
    #[error("the file is of version {version}, this program knows {VERSION}: {problem}")]
    Newer {
        /// The version of the file.
        version: u64,
        /// What this version cannot read.
        problem: Box<FileError>,
    },
}

impl FileError {
    pub(super) fn wrong(path: String, expected: &'static str, found: &Value) -> Self {
        let found = match found {
            Value::Null => Cause::foreign("null"),
            Value::Bool(_) => Cause::phrase("found", "true or false"),
            Value::Number(number) => Cause::foreign(&quote(number.as_str())),
            Value::String(text) => {
                let text = quote(text);
                explained!(&format!("the text {text}"), "found-text", text = text)
            }
            Value::Array(_) => Cause::phrase("found", "a list"),
            Value::Object(_) => Cause::phrase("found", "an object"),
        };
        FileError::Wrong {
            path,
            expected,
            found,
        }
    }
}

fn in_encoding(encoding: Option<&str>) -> String {
    encoding.map_or_else(String::new, |encoding| {
        format!("; the text seems to be in {encoding}, and must be in UTF-8")
    })
}

/// Why a node cannot be where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TreeProblem {
    /// The list has no node at all.
    #[error("there must be a root")]
    NoRoot,
    /// The first node has a parent or a move.
    #[error("the first node is the root and has neither parent nor move")]
    NotARoot,
    /// A later node has no parent.
    #[error("a second root: all nodes but the first need a parent")]
    SecondRoot,
    /// A node that comes after its child, or that is not there.
    #[error("its parent {0} does not come before it")]
    Parent(u64),
}

/// In what a result contradicts the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResultProblem {
    /// Ended by play, but the main line goes on.
    #[error("the main line was not played to its end")]
    Unfinished,
    /// Ended otherwise, but the main line has an end.
    #[error("the main line was played to its end")]
    Finished,
    /// The letter of the winner stated, and of the one the moves show.
    #[error("the winner is {}, not {}", winner(.1), winner(.0))]
    Winner(Option<char>, Option<char>),
    /// The score stated, and the one the moves show, in half points.
    #[error("the score is {}, not {}", score(.1), score(&Some(*.0)))]
    Score([i32; 2], Option<[i32; 2]>),
}

fn winner(letter: &Option<char>) -> String {
    letter.map_or("nobody".to_owned(), String::from)
}

fn score(score: &Option<[i32; 2]>) -> String {
    score.map_or("none".to_owned(), |[first, second]| {
        format!("[{first},{second}]")
    })
}

/// A part of the file that holds keys of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The whole.
    File,
    /// `setup`
    Setup,
    /// An entry of `players`.
    Player(usize),
    /// `tags`
    Tags,
    /// An entry of `nodes`.
    Node(usize),
    /// An entry of a node's `marks`: the node's index, then its own.
    Mark(usize, usize),
    /// `result`
    Result,
}

impl Part {
    /// The way to a key of this part.
    pub(super) fn key(self, key: &str) -> String {
        match self {
            Part::File => key.to_owned(),
            part => format!("{part}.{key}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::File => f.write_str("the file"),
            Part::Setup => f.write_str("setup"),
            Part::Player(index) => write!(f, "players[{index}]"),
            Part::Tags => f.write_str("tags"),
            Part::Node(node) => write!(f, "nodes[{node}]"),
            Part::Mark(node, index) => write!(f, "nodes[{node}].marks[{index}]"),
            Part::Result => f.write_str("result"),
        }
    }
}

/// A text of the file, fit to stand in a message.
pub(super) fn quote(text: &str) -> String {
    format!("`{}`", excerpt(text))
}

/// A message of other origin, made to stand on one line.
pub(super) fn one_line(message: impl fmt::Display) -> Cause {
    let message = message.to_string();
    Cause::foreign(&message.split_whitespace().collect::<Vec<_>>().join(" "))
}
