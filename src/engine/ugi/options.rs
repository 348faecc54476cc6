//! The options of the engine, and those of a game's setup.

use serde_json::Value;

use crate::engine::{Level, SetupOption, SetupValues};
use crate::rules::{Position, excerpt};

/// What holds for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The size of the transposition table in MiB.
    pub hash: u32,
    /// The threads of the search.
    pub threads: u32,
    /// How well to play.
    pub level: Level,
    /// The lines of play to look for.
    pub lines: u32,
    /// What chance is drawn from where moves are equally good; 0 for no chance at all.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            hash: 16,
            threads: 1,
            level: Level::BEST,
            lines: 1,
            seed: 0,
        }
    }
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No such option.
    #[error("there is no option `{0}` here")]
    Unknown(String),
    /// Not a number, or out of range.
    #[error("`{name}` is a whole number from {least} to {most}, not `{found}`")]
    Number {
        /// The option.
        name: &'static str,
        /// The least value.
        least: u64,
        /// The greatest value.
        most: u64,
        /// What was found instead.
        found: String,
    },
    /// None of the words for an option.
    #[error("`{name}` is {}, not `{found}`", words.join(" or "))]
    Word {
        /// The option.
        name: &'static str,
        /// What there is.
        words: Vec<&'static str>,
        /// What was found instead.
        found: String,
    },
    /// Values that do not go together.
    #[error("`{name}` cannot be {value} now: {problem}")]
    Setup {
        /// The option.
        name: &'static str,
        /// The value.
        value: String,
        /// Why not.
        problem: String,
    },
}

/// An option whose values are numbers.
struct Number {
    name: &'static str,
    least: u64,
    most: u64,
    get: fn(&Settings) -> u64,
    set: fn(&mut Settings, u64),
}

impl Settings {
    const NUMBERS: [Number; 5] = [
        Number {
            name: "Hash",
            least: 1,
            most: 65_536,
            get: |settings| settings.hash.into(),
            set: |settings, hash| settings.hash = hash as u32,
        },
        Number {
            name: "Threads",
            least: 1,
            most: 128,
            get: |settings| settings.threads.into(),
            set: |settings, threads| settings.threads = threads as u32,
        },
        Number {
            name: "Level",
            least: 1,
            most: Level::BEST.number() as u64,
            get: |settings| settings.level.number().into(),
            set: |settings, level| {
                settings.level = Level::new(level as u8).unwrap_or_default();
            },
        },
        Number {
            name: "MultiPV",
            least: 1,
            most: 256,
            get: |settings| settings.lines.into(),
            set: |settings, lines| settings.lines = lines as u32,
        },
        Number {
            name: "Seed",
            least: 0,
            most: u64::MAX,
            get: |settings| settings.seed,
            set: |settings, seed| settings.seed = seed,
        },
    ];

    /// The options as an engine tells them.
    pub(super) fn lines(&self) -> Vec<String> {
        let numbers = Settings::NUMBERS.iter();
        let default = Settings::default();
        numbers
            .map(|number| {
                let default = (number.get)(&default);
                spin(number.name, default, number.least, number.most)
            })
            .collect()
    }

    /// These settings with one option set; `None` where there is no such option among them.
    pub(super) fn with(mut self, name: &str, value: &str) -> Option<Result<Self, OptionError>> {
        let mut numbers = Settings::NUMBERS.iter();
        let number = numbers.find(|number| number.name.eq_ignore_ascii_case(name))?;
        Some(
            read_number(number.name, number.least, number.most, value).map(|value| {
                (number.set)(&mut self, value);
                self
            }),
        )
    }
}

fn spin(name: &str, default: u64, least: u64, most: u64) -> String {
    format!("option name {name} type spin default {default} min {least} max {most}")
}

/// An option that is one of some words, as an engine tells it.
pub(super) fn combo(name: &str, default: &str, words: &[&str]) -> String {
    let words: String = words.iter().map(|word| format!(" var {word}")).collect();
    format!("option name {name} type combo default {default}{words}")
}

fn read_number(name: &'static str, least: u64, most: u64, value: &str) -> Result<u64, OptionError> {
    let number = value.parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| OptionError::Number {
        name,
        least,
        most,
        found: excerpt(value),
    })
}

/// The word among some, in any letter case.
pub(super) fn read_word(
    name: &'static str,
    words: &[&'static str],
    value: &str,
) -> Result<&'static str, OptionError> {
    let word = words.iter().find(|word| word.eq_ignore_ascii_case(value));
    word.copied().ok_or_else(|| OptionError::Word {
        name,
        words: words.to_vec(),
        found: excerpt(value),
    })
}

impl SetupOption {
    /// The words that it may have, if that is what its values are.
    pub(super) fn words(&self) -> &'static [&'static str] {
        match self.values {
            SetupValues::Words(words) => words,
            SetupValues::Numbers(..) | SetupValues::Switch => &[],
        }
    }

    /// The option as an engine tells it, with the words that it has in any game.
    pub(super) fn line(&self, default: &str, words: &[&str]) -> String {
        let name = self.name;
        match self.values {
            SetupValues::Numbers(least, most) => {
                spin(name, default.parse().unwrap_or(least), least, most)
            }
            SetupValues::Words(_) => combo(name, default, words),
            SetupValues::Switch => format!("option name {name} type check default {default}"),
        }
    }

    /// The value in a setup, as the protocol writes it.
    pub(super) fn value_in<P: Position>(&self, setup: &P::Setup) -> Option<String> {
        let setup = serde_json::to_value(setup).ok()?;
        Some(match setup.get(self.key)? {
            Value::String(word) => word.clone(),
            other => other.to_string(),
        })
    }

    /// A setup with this option set.
    ///
    /// # Errors
    /// Where the value is none of the option, or does not go with the rest of the setup.
    pub fn set<P: Position>(&self, setup: &P::Setup, value: &str) -> Result<P::Setup, OptionError> {
        let name = self.name;
        let read = match self.values {
            SetupValues::Numbers(least, most) => read_number(name, least, most, value)?.into(),
            SetupValues::Words(words) => read_word(name, words, value)?.into(),
            SetupValues::Switch => (read_word(name, &["true", "false"], value)? == "true").into(),
        };
        let problem = |error: serde_json::Error| OptionError::Setup {
            name,
            value: excerpt(value),
            problem: error.to_string(),
        };
        let mut setup = serde_json::to_value(setup).map_err(problem)?;
        if let Value::Object(keys) = &mut setup {
            keys.insert(self.key.to_owned(), read);
        }
        serde_json::from_value(setup).map_err(problem)
    }
}
