//! Why a command did not do what was asked, and how that is told.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ContextKind;

use super::texts::{one_line, with_causes};

/// Why a command ends before its time.
#[derive(Debug)]
pub enum Failure {
    /// Exit code 2: a bad argument, position, move or file.
    Bad(anyhow::Error),
    /// Exit code 1: the system refused, such as a write or the display.
    Refused(anyhow::Error),
    /// Exit code 1: files were found bad, and the results say which.
    FilesAreBad,
    /// Exit code 0: whoever read the results has read enough.
    NobodyReads,
}

impl Failure {
    /// What was asked for is bad, for the reason given.
    pub fn bad(reason: impl Into<anyhow::Error>) -> Failure {
        Failure::Bad(reason.into())
    }
}

/// A failed write of results.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Refused(anyhow::Error::new(error).context("cannot print the results")),
        }
    }
}

/// What is wrong with the arguments themselves.
pub fn unreadable_arguments(error: &clap::Error) -> Failure {
    let fault = match error.get(ContextKind::InvalidSubcommand) {
        Some(second) => format!("one FILE or one command is expected, but `{second}` is there too"),
        None => first_part(&error.to_string()),
    };
    Failure::bad(anyhow::anyhow!("{fault} (see `agros --help`)"))
}

/// The fault and the tips of an error text that ends with the usage, on one line.
fn first_part(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
        .filter(|line| !line.is_empty())
        .collect();
    let line = lines.join(" ").replace(" tip: ", "; ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}

/// Prints the one line about a failure, if there is something to say, and gives its exit code.
pub fn report(failure: &Failure) -> ExitCode {
    let (code, error) = match failure {
        Failure::Bad(error) => (2, error),
        Failure::Refused(error) => (1, error),
        Failure::FilesAreBad => return ExitCode::from(1),
        Failure::NobodyReads => return ExitCode::SUCCESS,
    };
    // Where standard error is closed, the exit code has to do.
    let _ = writeln!(io::stderr(), "agros: {}", one_line(&with_causes(error)));
    ExitCode::from(code)
}
