//! The overlays of Agros.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::ui::overlay;

/// What can be laid over the board of Agros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The ground by owner, and the rings of controlling farmers.
    Fields,
    /// The tags with the value of each field.
    Values,
    /// The targets of the selected farmer and the preview of a move.
    Moves,
    /// The ranks of the farmers beside the field that is pointed at.
    Ledger,
    /// Where farmers can go, now and after one more harvest, and what blocks them.
    Reach,
    /// What each move changes.
    Swing,
    /// What the opponent can do to the mover's fields with one move.
    Threats,
    /// How few moves of one player change the owner of a field.
    Flips,
    /// How many moves each farmer has.
    Freedom,
    /// What can never change any more.
    Certain,
    /// What the engine proposes.
    Engine,
    /// What a move has changed.
    Changed,
}

impl overlay::Overlay for Overlay {
    const ALL: &'static [Overlay] = &[
        Overlay::Fields,
        Overlay::Values,
        Overlay::Moves,
        Overlay::Ledger,
        Overlay::Reach,
        Overlay::Swing,
        Overlay::Threats,
        Overlay::Flips,
        Overlay::Freedom,
        Overlay::Certain,
        Overlay::Engine,
        Overlay::Changed,
    ];

    const PREFIX: &'static str = "overlay";

    fn id(self) -> &'static str {
        match self {
            Overlay::Fields => "fields",
            Overlay::Values => "values",
            Overlay::Moves => "moves",
            Overlay::Ledger => "ledger",
            Overlay::Reach => "reach",
            Overlay::Swing => "swing",
            Overlay::Threats => "threats",
            Overlay::Flips => "flips",
            Overlay::Freedom => "freedom",
            Overlay::Certain => "certain",
            Overlay::Engine => "engine",
            Overlay::Changed => "changed",
        }
    }

    fn shortcut(self) -> KeyboardShortcut {
        let key = match self {
            Overlay::Fields => Key::F2,
            Overlay::Values => Key::F3,
            Overlay::Moves => Key::F4,
            Overlay::Ledger => Key::Num1,
            Overlay::Reach => Key::Num2,
            Overlay::Swing => Key::Num3,
            Overlay::Threats => Key::Num4,
            Overlay::Flips => Key::Num5,
            Overlay::Freedom => Key::Num6,
            Overlay::Certain => Key::Num7,
            Overlay::Engine => Key::Num8,
            Overlay::Changed => Key::Num9,
        };
        KeyboardShortcut::new(Modifiers::NONE, key)
    }

    fn is_about_a_choice(self) -> bool {
        matches!(self, Overlay::Moves | Overlay::Ledger)
    }

    fn compares(self) -> bool {
        self == Overlay::Changed
    }

    fn is_shown_at_first(self) -> bool {
        matches!(
            self,
            Overlay::Fields | Overlay::Values | Overlay::Moves | Overlay::Ledger | Overlay::Engine
        )
    }
}
