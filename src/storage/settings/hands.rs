//! What is remembered of how the window lies in the hands: how boards lie, and chosen keys.

use std::collections::BTreeMap;

use serde::{Deserialize as _, Deserializer};
use serde_json::Value;

use crate::game::Orientation;

use super::Settings;

impl Settings {
    /// How boards lie.
    pub fn orientation(&self) -> Orientation {
        Orientation {
            flipped: self.flipped,
            turned: self.turned,
            mirrored: self.mirrored,
        }
    }

    /// Boards lie so from now on.
    pub fn set_orientation(&mut self, orientation: Orientation) {
        let Orientation {
            flipped,
            turned,
            mirrored,
        } = orientation;
        (self.flipped, self.turned, self.mirrored) = (flipped, turned, mirrored);
    }

    /// The keys that were chosen for a command, if any were.
    pub fn keys(&self, command: &str) -> Option<&str> {
        self.keys.get(command).map(String::as_str)
    }

    /// Whether keys were chosen for any command.
    pub fn has_keys(&self) -> bool {
        !self.keys.is_empty()
    }

    /// Chooses keys for a command; without them it has the usual ones.
    pub fn set_keys(&mut self, command: &str, keys: Option<String>) {
        match keys {
            Some(keys) => self.keys.insert(command.to_owned(), keys),
            None => self.keys.remove(command),
        };
    }

    /// All commands have their usual keys.
    pub fn forget_keys(&mut self) {
        self.keys.clear();
    }
}

/// What is no keys of a command is passed over.
pub(super) fn keys_that_can_be_read<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<String, String>, D::Error> {
    let Value::Object(keys) = Value::deserialize(deserializer)? else {
        return Ok(BTreeMap::new());
    };
    let texts = keys.into_iter().filter_map(|(command, keys)| match keys {
        Value::String(keys) => Some((command, keys)),
        _ => None,
    });
    Ok(texts.collect())
}
