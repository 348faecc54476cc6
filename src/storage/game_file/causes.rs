//! The messages that say what is wrong with a file.

use crate::cause::{Cause, Explain, explained};

use super::error::quote;
use super::{FileError, ResultProblem, TreeProblem, VERSION};

impl Explain for FileError {
    fn explain(&self) -> Cause {
        match self {
            FileError::Read(error) => error.explain(),
            FileError::Empty => explained!(self, "file-empty"),
            FileError::NotUtf8 {
                byte,
                encoding: None,
            } => explained!(self, "file-not-text", byte = byte.to_string()),
            FileError::NotUtf8 {
                byte,
                encoding: Some(encoding),
            } => explained!(
                self,
                "file-other-encoding",
                byte = byte.to_string(),
                encoding = *encoding,
            ),
            FileError::Foreign { kind } => {
                explained!(self, "file-foreign", kind = Cause::phrase("foreign", kind),)
            }
            FileError::NotJson(error) => {
                explained!(self, "file-not-a-game", problem = error.explain())
            }
            FileError::NotAGame => explained!(self, "file-no-format"),
            FileError::UnknownGame { found, known } => explained!(
                self,
                "file-unknown-game",
                found = quote(found),
                known = known.join(", "),
            ),
            FileError::Missing { path } => explained!(self, "file-missing", path = path.as_str()),
            FileError::Wrong {
                path,
                expected,
                found,
            } => explained!(
                self,
                "file-wrong",
                path = path.as_str(),
                expected = Cause::phrase("expected", expected),
                found = found.clone(),
            ),
            FileError::Setup { path, problem } => explained!(
                self,
                "file-setup",
                path = path.as_str(),
                problem = problem.clone(),
            ),
            FileError::Start { problem } => {
                explained!(self, "file-start", problem = problem.clone())
            }
            FileError::Tree { node, problem } => explained!(
                self,
                "file-tree",
                node = node.to_string(),
                problem = problem.explain(),
            ),
            FileError::Move {
                node,
                text,
                problem,
            } => explained!(
                self,
                "file-move",
                node = node.to_string(),
                play = quote(text),
                problem = problem.clone(),
            ),
            FileError::Cursor { cursor, nodes } => explained!(
                self,
                "file-cursor",
                cursor = cursor.to_string(),
                nodes = nodes.to_string(),
            ),
            FileError::Result(problem) => {
                explained!(self, "file-result", problem = problem.explain())
            }
            FileError::Newer { version, problem } => explained!(
                self,
                "file-newer",
                version = version.to_string(),
                known = VERSION.to_string(),
                problem = problem.explain(),
            ),
        }
    }
}

impl Explain for TreeProblem {
    fn explain(&self) -> Cause {
        match self {
            TreeProblem::NoRoot => explained!(self, "tree-no-root"),
            TreeProblem::NotARoot => explained!(self, "tree-not-a-root"),
            TreeProblem::SecondRoot => explained!(self, "tree-second-root"),
            TreeProblem::Parent(parent) => {
                explained!(self, "tree-parent", parent = parent.to_string())
            }
        }
    }
}

impl Explain for ResultProblem {
    fn explain(&self) -> Cause {
        match *self {
            ResultProblem::Unfinished => explained!(self, "result-unfinished"),
            ResultProblem::Finished => explained!(self, "result-finished"),
            ResultProblem::Winner(stated, shown) => explained!(
                self,
                "result-winner",
                shown = winner(shown),
                stated = winner(stated),
            ),
            ResultProblem::Score(stated, shown) => explained!(
                self,
                "result-score",
                shown = score(shown),
                stated = score(Some(stated)),
            ),
        }
    }
}

fn winner(letter: Option<char>) -> Cause {
    match letter {
        Some(letter) => Cause::foreign(&letter),
        None => Cause::phrase("result", "nobody"),
    }
}

fn score(score: Option<[i32; 2]>) -> Cause {
    match score {
        Some([first, second]) => Cause::foreign(&format!("[{first},{second}]")),
        None => Cause::phrase("result", "none"),
    }
}
