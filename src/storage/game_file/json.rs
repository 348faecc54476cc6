//! JSON text without the ambiguities that JSON allows, and no more of it than there is room for.

use std::cell::Cell;
use std::collections::HashSet;
use std::fmt;

use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Deserializer, Value};

use crate::cause::json::twice;

use super::error::{FileError, quote};
use super::foreign::{self, Encoding};

/// Why a value for which there is no room is none.
const TOO_MUCH: &str = "there is more in it than in any game";

/// Reads one JSON value. A byte order mark before it is passed over; a key that stands twice in
/// one object, and text after the value, are errors.
pub(super) fn parse(bytes: &[u8]) -> Result<Value, FileError> {
    let text = text(bytes)?;
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    if let Some(kind) = foreign::text_kind(text) {
        return Err(FileError::Foreign { kind });
    }
    serde_json::from_str::<UniqueKeys>(text)?;
    Ok(serde_json::from_str(text)?)
}

/// The text that a file holds.
fn text(bytes: &[u8]) -> Result<&str, FileError> {
    if let Some(kind) = foreign::kind(bytes) {
        return Err(FileError::Foreign { kind });
    }
    let encoding = || Encoding::of(bytes).map(Encoding::name);
    let text = std::str::from_utf8(bytes).map_err(|error| FileError::NotUtf8 {
        byte: error.valid_up_to(),
        encoding: encoding(),
    })?;
    // The signs of other encodings may well be those of UTF-8, with nothing between them.
    if bytes.iter().take(2).any(|&byte| byte == 0)
        && let Some(encoding) = encoding()
    {
        return Err(FileError::NotUtf8 {
            byte: 0,
            encoding: Some(encoding),
        });
    }
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// Any JSON value in which no key stands twice in one object, and that takes no more room than a
/// game may. Holds nothing: a [`Value`] read the usual way keeps the last of two keys, so this goes
/// over the text before it.
pub(in crate::storage) struct UniqueKeys;

impl UniqueKeys {
    /// The room for one value with all that is in it, in bytes, more or less.
    const ROOM: usize = 192 << 20;
}

impl<'de> Deserialize<'de> for UniqueKeys {
    fn deserialize<D: de::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let room = Cell::new(UniqueKeys::ROOM);
        let measured = Measured {
            room: &room,
            unique: true,
        };
        measured.deserialize(deserializer)
    }
}

/// Whether the first value of a text is one, and takes no more room than a game may; its keys may
/// stand twice.
pub(super) fn fits(text: &str) -> Result<(), serde_json::Error> {
    let measured = Measured {
        room: &Cell::new(UniqueKeys::ROOM),
        unique: false,
    };
    let read = measured.deserialize(&mut Deserializer::from_str(text));
    read.map(|UniqueKeys| ())
}

/// A value on its way into the room that is left.
#[derive(Clone, Copy)]
struct Measured<'a> {
    room: &'a Cell<usize>,
    /// Whether no key may stand twice in an object.
    unique: bool,
}

impl Measured<'_> {
    /// What a value takes, what an object takes beside its keys, and what a key takes.
    const VALUE: usize = 128;
    const OBJECT: usize = 512;
    const KEY: usize = 128;

    /// The key under which a number of any size comes.
    const NUMBER: &'static str = "$serde_json::private::Number";

    fn take<E: Error>(self, room: usize) -> Result<UniqueKeys, E> {
        match self.room.get().checked_sub(room) {
            Some(left) => {
                self.room.set(left);
                Ok(UniqueKeys)
            }
            None => Err(E::custom(TOO_MUCH)),
        }
    }
}

impl<'de> DeserializeSeed<'de> for Measured<'_> {
    type Value = UniqueKeys;

    fn deserialize<D: de::Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<UniqueKeys, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Measured<'_> {
    type Value = UniqueKeys;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("any JSON value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<UniqueKeys, A::Error> {
        let mut keys = HashSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if keys.is_empty() {
                if key == Self::NUMBER {
                    return map.next_value_seed(self);
                }
                self.take::<A::Error>(Self::OBJECT)?;
            }
            self.take::<A::Error>(Self::KEY + key.len())?;
            if self.unique && keys.contains(&key) {
                return Err(A::Error::custom(twice(&quote(&key))));
            }
            keys.insert(key);
            map.next_value_seed(self)?;
        }
        match keys.is_empty() {
            true => self.take(Self::VALUE),
            false => Ok(UniqueKeys),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<UniqueKeys, A::Error> {
        self.take::<A::Error>(Self::VALUE)?;
        while sequence.next_element_seed(self)?.is_some() {}
        Ok(UniqueKeys)
    }

    fn visit_unit<E: Error>(self) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<UniqueKeys, E> {
        self.take(Self::VALUE + text.len())
    }
}
