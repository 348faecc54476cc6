//! Settings for eyes and ears: they hold at once and are remembered.

use crate::rules::Position;
use crate::storage::settings::{Colours, TextSize, Volume};

use super::action::Effect;
use super::model::Model;

/// Something that is set for eyes or ears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sense {
    /// The colours of the window.
    Colours(Colours),
    /// How large text is.
    TextSize(TextSize),
    /// How loud moves sound.
    Volume(Volume),
    /// Nothing moves where the system asks for that, or it does all the same.
    HeedsMotion(bool),
}

impl<P: Position> Model<P> {
    pub(super) fn set_sense(&mut self, sense: Sense) -> Vec<Effect<P>> {
        let settings = &mut self.settings;
        match sense {
            Sense::Colours(colours) => settings.colours = colours,
            Sense::TextSize(size) => settings.text_size = size,
            Sense::Volume(volume) => settings.volume = volume,
            Sense::HeedsMotion(heeds) => settings.heeds_motion = heeds,
        }
        vec![self.save_settings()]
    }
}
