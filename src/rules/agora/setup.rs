//! What is agreed before a game: what counts as height, and who begins.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Position;
use crate::rules::{Player, letter};

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
    #[serde(
        serialize_with = "letter::write::<Position, _>",
        deserialize_with = "letter::read::<Position, _>"
    )]
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
