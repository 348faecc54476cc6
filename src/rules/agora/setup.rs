//! What is agreed before a game: what counts as height, and who begins.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Player;

/// What counts as the height of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// The level of the cell and the men of the pile together.
    #[default]
    Pile,
    /// The level of the cell alone.
    Cell,
}

impl Reading {
    /// Both readings.
    pub const ALL: [Reading; 2] = [Reading::Pile, Reading::Cell];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Reading::Pile => "pile",
            Reading::Cell => "cell",
        }
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is agreed before a game. Whatever is left out in a file is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// What counts as height.
    pub height: Reading,
    /// Who moves first.
    #[serde(with = "first")]
    pub first: Player,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            height: Reading::Pile,
            first: Player::First,
        }
    }
}

/// Who begins, by the letters of texts.
mod first {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Player;

    /// A player by the letter that stands for it.
    #[derive(Serialize, Deserialize)]
    enum Letter {
        W,
        R,
    }

    pub(super) fn serialize<S: Serializer>(
        first: &Player,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let letter = match first {
            Player::First => Letter::W,
            Player::Second => Letter::R,
        };
        letter.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Player, D::Error> {
        Ok(match Letter::deserialize(deserializer)? {
            Letter::W => Player::First,
            Letter::R => Player::Second,
        })
    }
}
