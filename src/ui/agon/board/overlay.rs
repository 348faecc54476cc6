//! The overlays of Agon.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::ui::overlay;

/// What can be laid over the board of Agon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The targets of the chosen man and the preview of a move.
    Moves,
    /// The turns that each man still needs.
    Steps,
    /// The cells that either player may not go to.
    Forbidden,
    /// The men that the next move could capture, and by which.
    Danger,
    /// How many moves each man has.
    Mobility,
    /// What the engine proposes.
    Engine,
}

impl overlay::Overlay for Overlay {
    const ALL: &'static [Overlay] = &[
        Overlay::Moves,
        Overlay::Steps,
        Overlay::Forbidden,
        Overlay::Danger,
        Overlay::Mobility,
        Overlay::Engine,
    ];

    const PREFIX: &'static str = "agon-overlay";

    fn id(self) -> &'static str {
        match self {
            Overlay::Moves => "moves",
            Overlay::Steps => "steps",
            Overlay::Forbidden => "forbidden",
            Overlay::Danger => "danger",
            Overlay::Mobility => "mobility",
            Overlay::Engine => "engine",
        }
    }

    fn shortcut(self) -> KeyboardShortcut {
        let key = match self {
            Overlay::Moves => Key::F4,
            Overlay::Steps => Key::Num1,
            Overlay::Forbidden => Key::Num2,
            Overlay::Danger => Key::Num3,
            Overlay::Mobility => Key::Num4,
            Overlay::Engine => Key::Num8,
        };
        KeyboardShortcut::new(Modifiers::NONE, key)
    }

    fn is_about_a_choice(self) -> bool {
        self == Overlay::Moves
    }

    fn is_shown_at_first(self) -> bool {
        matches!(self, Overlay::Moves | Overlay::Engine)
    }
}
