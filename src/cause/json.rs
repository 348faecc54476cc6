//! What is wrong with a text in JSON.

use super::{Cause, Explain, explained};

const TWICE: (&str, &str) = ("the key ", " stands twice");

/// The English words for a key that stands twice in an object; [`what`] knows them again.
pub fn twice(key: &str) -> String {
    format!("{}{key}{}", TWICE.0, TWICE.1)
}

/// What is wrong, without the place.
pub fn what(error: &serde_json::Error) -> Cause {
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    let key = text
        .strip_prefix(TWICE.0)
        .and_then(|rest| rest.strip_suffix(TWICE.1));
    match (text, key) {
        (_, Some(key)) => explained!(text, "json-twice", key = key),
        ("expected `:`", _) => explained!(text, "json-expected-colon"),
        ("expected `,` or `}`", _) => explained!(text, "json-expected-comma-or-brace"),
        ("expected `,` or `]`", _) => explained!(text, "json-expected-comma-or-bracket"),
        _ => Cause::phrase("json", text),
    }
}

impl Explain for serde_json::Error {
    fn explain(&self) -> Cause {
        let problem = what(self);
        match self.line() {
            0 => problem,
            line => explained!(
                self,
                "json-place",
                problem = problem,
                line = line.to_string(),
                column = self.column().to_string(),
            ),
        }
    }
}
