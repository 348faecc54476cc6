//! What is wrong with a text in JSON.

use super::{Cause, Explain, explained};

impl Explain for serde_json::Error {
    fn explain(&self) -> Cause {
        let what = what(self);
        match self.line() {
            0 => what,
            line => explained!(
                self,
                "json-place",
                problem = what,
                line = line.to_string(),
                column = self.column().to_string(),
            ),
        }
    }
}

/// What is wrong, without the place.
pub fn what(error: &serde_json::Error) -> Cause {
    let text = error.to_string();
    Cause::phrase("json", text.split(" at line ").next().unwrap_or_default())
}
