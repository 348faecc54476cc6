//! Levels of the engine in words.

use crate::engine::Level;

use super::text::{Text, words};

/// A level by its number, and what the first and the last one mean.
pub fn in_words(level: Level, text: &Text) -> String {
    match level.number() {
        1 => text.get("engine-level-first"),
        number if level == Level::BEST => words!(text, "engine-level-best", number = number),
        number => number.to_string(),
    }
}
