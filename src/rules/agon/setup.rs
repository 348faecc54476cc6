//! What is agreed before a game: the variant, who begins, and an option.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Position;
use crate::rules::{Player, letter};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// All men stand on their cells.
    #[default]
    Standard,
    /// The queens stand on f1 and f11, and the guards are placed.
    Guards,
    /// First each player places the queen, then the guards.
    Free,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Standard, Variant::Guards, Variant::Free];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Guards => "guards",
            Variant::Free => "free",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is agreed before a game. Whatever is left out in a file is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// How the men come to the board.
    pub variant: Variant,
    /// Who moves first in the standard game. Where men are placed, White always begins.
    #[serde(
        serialize_with = "letter::write::<Position, _>",
        deserialize_with = "letter::read::<Position, _>"
    )]
    pub first: Player,
    /// Whether a queen that is relocated may not take the centre.
    pub queen_avoids_centre: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            variant: Variant::Standard,
            first: Player::First,
            queen_avoids_centre: false,
        }
    }
}
