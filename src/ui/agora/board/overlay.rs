//! The overlays of Agora.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::ui::overlay;

/// What can be laid over the board of Agora.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The targets of the chosen pile and the preview of a move.
    Moves,
    /// How high each pile is.
    Heights,
    /// What each pile can take, and what can take it.
    Takes,
    /// The piles that are one man from a revolution.
    Revolutions,
    /// How many moves each pile has.
    Mobility,
    /// What the engine proposes.
    Engine,
}

impl overlay::Overlay for Overlay {
    const ALL: &'static [Overlay] = &[
        Overlay::Moves,
        Overlay::Heights,
        Overlay::Takes,
        Overlay::Revolutions,
        Overlay::Mobility,
        Overlay::Engine,
    ];

    const PREFIX: &'static str = "agora-overlay";

    fn id(self) -> &'static str {
        match self {
            Overlay::Moves => "moves",
            Overlay::Heights => "heights",
            Overlay::Takes => "takes",
            Overlay::Revolutions => "revolutions",
            Overlay::Mobility => "mobility",
            Overlay::Engine => "engine",
        }
    }

    fn shortcut(self) -> KeyboardShortcut {
        let key = match self {
            Overlay::Moves => Key::F4,
            Overlay::Heights => Key::Num1,
            Overlay::Takes => Key::Num2,
            Overlay::Revolutions => Key::Num3,
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
