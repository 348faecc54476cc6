//! The engine's output, shared by those who have something to say.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// Where lines go, each of them whole and at once.
#[derive(Clone)]
pub(super) struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    pub(super) fn new(output: impl Write + Send + 'static) -> Self {
        Output(Arc::new(Mutex::new(output)))
    }

    pub(super) fn say(&self, line: impl Display) -> io::Result<()> {
        let line = format!("{line}\n");
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        output.write_all(line.as_bytes())?;
        output.flush()
    }

    /// Says why a line was not followed.
    pub(super) fn refuse(&self, reason: impl Display) -> io::Result<()> {
        let reason: String = reason.to_string().split(char::is_control).collect();
        self.say(format_args!("info string {reason}"))
    }
}
