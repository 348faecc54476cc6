//! How the window is adapted to the hands of a person.

use crate::game::Orientation;
use crate::rules::Position;

use super::action::Effect;
use super::model::Model;

/// A change of how the window lies in the hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Adaptation {
    /// Boards lie so from now on.
    Orient(Orientation),
    /// The panels are left of the board, or right.
    PanelsLeft(bool),
    /// All that is pressed is large enough for fingers, or is not.
    LargeTargets(bool),
    /// The pencil is taken into the hand, or put away.
    TakePencil(bool),
    /// A command has these keys, both by their names; without them the usual ones.
    SetKeys {
        /// The command.
        command: &'static str,
        /// The keys.
        keys: Option<String>,
    },
    /// All commands have their usual keys.
    ForgetKeys,
}

impl<P: Position> Model<P> {
    pub(super) fn adapt(&mut self, adaptation: Adaptation) -> Vec<Effect<P>> {
        let settings = &mut self.settings;
        match adaptation {
            Adaptation::TakePencil(taken) => {
                self.take_pencil(taken);
                return Vec::new();
            }
            Adaptation::Orient(orientation) => settings.set_orientation(orientation),
            Adaptation::PanelsLeft(left) => settings.panels_left = left,
            Adaptation::LargeTargets(large) => settings.large_targets = large,
            Adaptation::SetKeys { command, keys } => settings.set_keys(command, keys),
            Adaptation::ForgetKeys => settings.forget_keys(),
        }
        vec![self.save_settings()]
    }
}
