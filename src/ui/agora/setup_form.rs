//! The choices for a new game.

use egui::Ui;

use crate::rules::agora::{Reading, Setup};
use crate::ui::Look;
use crate::ui::text::Text;

/// Shows the choices of a setup.
pub(super) fn show(ui: &mut Ui, setup: &mut Setup, look: Look<'_>) {
    ui.label(look.text.get("agora-height"));
    for reading in Reading::ALL {
        let name = look.text.get(&format!("agora-height-{reading}"));
        ui.radio_value(&mut setup.height, reading, name);
    }
}

/// A setup in words.
pub(super) fn in_words(setup: &Setup, text: &Text) -> String {
    text.get(&format!("agora-setup-{}", setup.height))
}
