//! Why something failed, in the words of the window.

use crate::cause::{Cause, Detail};

use super::text::{Text, Word};

/// The cause in the language shown; in English where there are no words for it.
pub fn say(cause: &Cause, text: &Text) -> String {
    if !text.has(cause.key()) {
        return cause.to_string();
    }
    let words: Vec<_> = cause
        .details()
        .map(|(name, detail)| {
            let word = match detail {
                Detail::Text(text) => Word::from(text.as_str()),
                Detail::Number(number) => Word::from(*number),
                Detail::Cause(cause) => Word::from(within(say(cause, text))),
            };
            (name, word)
        })
        .collect();
    text.with(cause.key(), &words)
}

/// A sentence as it stands within another one.
fn within(mut sentence: String) -> String {
    if sentence.ends_with('.') {
        sentence.pop();
    }
    sentence
}
