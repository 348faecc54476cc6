//! Players in setups, by the letters of texts.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Player, Position};

/// Writes a player as the letter that a game has for it.
pub(super) fn write<P: Position, S: Serializer>(
    player: &Player,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    P::LETTERS[*player].serialize(serializer)
}

/// Reads a player by the letter that a game has for it.
pub(super) fn read<'de, P: Position, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Player, D::Error> {
    let letter = String::deserialize(deserializer)?;
    let mut players = Player::BOTH.into_iter();
    players
        .find(|player| letter == P::LETTERS[*player].to_string())
        .ok_or_else(|| {
            let [first, second] = P::LETTERS.0;
            let found = super::excerpt(&letter);
            D::Error::custom(format!("`{found}` is neither `{first}` nor `{second}`"))
        })
}
