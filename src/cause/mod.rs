//! Why something failed, to be said in any language.
//!
//! An error says in English what is wrong; that is what commands print. With [`Explain`] it also
//! names the message that says the same in the window, and what that message is about. Only keys
//! of messages stand here and in the layers above, no words of other languages.

pub mod json;
mod system;

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why something failed: a message by its key, and in English for those who have no other words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cause(Box<Told>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Told {
    /// Empty for a text of other origin, which stands as it is.
    key: String,
    details: Vec<(String, Detail)>,
    english: String,
}

/// What a variable of a message stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Detail {
    /// A text as it is.
    Text(String),
    /// A number, which may choose the plural form.
    Number(i64),
    /// A message of its own.
    Cause(Cause),
}

/// An error that can be told in any language.
pub trait Explain: Error {
    /// The same as `Display` says, to be said in other words.
    fn explain(&self) -> Cause;
}

impl Cause {
    /// The message `key` about these details, which in English is `english`.
    pub fn new(
        key: &str,
        english: &(impl fmt::Display + ?Sized),
        details: Vec<(&str, Detail)>,
    ) -> Cause {
        let details = details.into_iter();
        Cause(Box::new(Told {
            key: key.to_owned(),
            details: details.map(|(name, it)| (name.to_owned(), it)).collect(),
            english: english.to_string(),
        }))
    }

    /// A text of other origin, such as the system's: it stands as it is.
    pub fn foreign(text: &(impl fmt::Display + ?Sized)) -> Cause {
        Cause::new("", text, Vec::new())
    }

    /// A message without details, whose key is a prefix and the words of its English text:
    /// `expected-a-list`.
    pub fn phrase(prefix: &str, english: &str) -> Cause {
        let words = english.split(|sign: char| !sign.is_ascii_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let key = words.fold(prefix.to_owned(), |key, word| {
            key + "-" + &word.to_ascii_lowercase()
        });
        Cause::new(&key, english, Vec::new())
    }

    /// The key of the message.
    pub fn key(&self) -> &str {
        &self.0.key
    }

    /// What it is about, by the names of its variables.
    pub fn details(&self) -> impl Iterator<Item = (&str, &Detail)> {
        let details = self.0.details.iter();
        details.map(|(name, detail)| (name.as_str(), detail))
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.english)
    }
}

impl From<&str> for Detail {
    fn from(text: &str) -> Detail {
        Detail::Text(text.to_owned())
    }
}

impl From<String> for Detail {
    fn from(text: String) -> Detail {
        Detail::Text(text)
    }
}

impl From<Cause> for Detail {
    fn from(cause: Cause) -> Detail {
        Detail::Cause(cause)
    }
}

macro_rules! detail_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Detail {
            fn from(number: $number) -> Detail {
                Detail::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
detail_from_number!(u8, u32, u64, usize, i32);

/// `explained!(error, "key", name = value, …)`: the message that says the same as an error.
macro_rules! explained {
    ($english:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::cause::Cause::new(
            $key,
            $english,
            vec![$((stringify!($name), $crate::cause::Detail::from($value))),*],
        )
    };
}
pub(crate) use explained;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_by_its_words() {
        let key = |english| Cause::phrase("expected", english).key().to_owned();
        assert_eq!(key("a list"), "expected-a-list");
        assert_eq!(key("one of ! ? !!"), "expected-one-of");
        assert_eq!(key("a player's letter"), "expected-a-player-s-letter");
    }

    #[test]
    fn a_cause_comes_back_from_where_it_is_kept() {
        let inner = Cause::foreign("five men");
        let cause = explained!("3 of five men", "of", count = 3_u8, what = inner);
        let kept = serde_json::to_string(&cause).expect("it can be written");
        assert_eq!(serde_json::from_str::<Cause>(&kept).ok(), Some(cause));
    }
}
