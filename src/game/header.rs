//! What a record says about the game as a whole.

use crate::rules::ByPlayer;

use super::{Ending, Extra, House};

/// Players, tags and an end that the moves do not show.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Header {
    /// Who played.
    pub players: ByPlayer<Person>,
    /// Event, date and the like, by name.
    pub tags: Extra,
    /// What was agreed beside the rules.
    pub house: House,
    /// How the game ended, if not by play.
    pub ending: Option<Ending>,
    /// Unknown keys beside those of the record.
    pub extra: Extra,
    /// Unknown keys of the setup.
    pub setup_extra: Extra,
    /// Unknown keys of the result.
    pub result_extra: Extra,
}

/// One of the two who played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Person {
    /// The name, any text; empty where it is not known.
    pub name: String,
    /// Unknown keys of the player.
    pub extra: Extra,
}
