//! A JSON object whose known keys are taken out one by one; what remains is unknown.

use serde_json::Value;

use crate::game::Extra;

use super::error::{FileError, Part};

/// The keys of an object that have not been taken yet, and where in the file it stands.
#[derive(Clone)]
pub(in crate::storage) struct Object {
    part: Part,
    keys: Extra,
}

impl Object {
    pub(in crate::storage) fn new(part: Part, value: Value) -> Result<Self, FileError> {
        match value {
            Value::Object(keys) => Ok(Object { part, keys }),
            other => Err(FileError::wrong(part.to_string(), "an object", &other)),
        }
    }

    /// An object without keys.
    pub(in crate::storage) fn empty(part: Part) -> Self {
        let keys = Extra::new();
        Object { part, keys }
    }

    /// The key's value, if the key is there.
    pub(in crate::storage) fn take(&mut self, key: &str) -> Option<Value> {
        self.keys.shift_remove(key)
    }

    /// The value of a key that must be there.
    pub(in crate::storage) fn require(&mut self, key: &'static str) -> Result<Value, FileError> {
        self.take(key).ok_or_else(|| FileError::Missing {
            path: self.part.key(key),
        })
    }

    /// The text of a key that must be there.
    pub(in crate::storage) fn require_string(
        &mut self,
        key: &'static str,
    ) -> Result<String, FileError> {
        match self.require(key)? {
            Value::String(text) => Ok(text),
            other => Err(self.wrong(key, "a text", &other)),
        }
    }

    pub(in crate::storage) fn string(
        &mut self,
        key: &'static str,
    ) -> Result<Option<String>, FileError> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(self.wrong(key, "a text", &other)),
        }
    }

    /// A number from 0 without fraction or exponent.
    pub(in crate::storage) fn count(
        &mut self,
        key: &'static str,
    ) -> Result<Option<u64>, FileError> {
        match self.take(key) {
            None => Ok(None),
            Some(value) => match value.as_u64() {
                Some(count) => Ok(Some(count)),
                None => Err(self.wrong(key, "a whole number from 0", &value)),
            },
        }
    }

    pub(in crate::storage) fn list(
        &mut self,
        key: &'static str,
    ) -> Result<Option<Vec<Value>>, FileError> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::Array(list)) => Ok(Some(list)),
            Some(other) => Err(self.wrong(key, "a list", &other)),
        }
    }

    /// The value of a key is of the wrong kind.
    pub(in crate::storage) fn wrong(
        &self,
        key: &str,
        expected: &'static str,
        found: &Value,
    ) -> FileError {
        FileError::wrong(self.part.key(key), expected, found)
    }

    /// The keys that were not taken.
    pub(in crate::storage) fn rest(self) -> Extra {
        self.keys
    }
}
