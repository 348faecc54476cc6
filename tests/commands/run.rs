//! Runs the program and looks at what it answers.

use std::ffi::OsStr;
use std::process::{Command, Output, Stdio};

/// The program, without input and without a display.
pub fn agros() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_agros"));
    command
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env_remove("RUST_LOG")
        .stdin(Stdio::null());
    command
}

/// What the program answered.
#[derive(Debug)]
pub struct Answer {
    pub code: Option<i32>,
    pub results: String,
    pub errors: String,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Answer {
        Answer {
            code: output.status.code(),
            results: String::from_utf8(output.stdout).expect("results in UTF-8"),
            errors: String::from_utf8(output.stderr).expect("errors in UTF-8"),
        }
    }
}

/// The answer to some arguments.
pub fn answer<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Answer {
    let output = agros().args(arguments).output();
    output.expect("the program runs").into()
}

/// The results for arguments that are in order.
pub fn results<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
    let answer = answer(arguments);
    assert_eq!(answer.code, Some(0), "{answer:?}");
    answer.results
}

/// The one line of error for arguments that are not in order; there are no results then.
pub fn error<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> String {
    let answer = answer(arguments);
    assert_eq!(answer.code, Some(2), "{answer:?}");
    assert_eq!(answer.results, "", "{answer:?}");
    assert_one_line(&answer.errors);
    answer.errors
}

/// Fails unless the text is one line, with something on it.
pub fn assert_one_line(text: &str) {
    let line = text.strip_suffix('\n').expect("a line");
    assert!(!line.is_empty() && !line.contains('\n'), "{text:?}");
}
