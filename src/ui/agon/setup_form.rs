//! The choices for a new game.

use egui::Ui;

use crate::rules::agon::{Setup, Variant};
use crate::ui::Look;
use crate::ui::text::{Text, words};

/// Shows the choices of a setup.
pub(super) fn show(ui: &mut Ui, setup: &mut Setup, look: Look<'_>) {
    for variant in Variant::ALL {
        let name = look.text.get(&format!("agon-variant-{variant}"));
        ui.radio_value(&mut setup.variant, variant, name);
    }
    let avoids = look.text.get("agon-queen-avoids-centre");
    ui.checkbox(&mut setup.queen_avoids_centre, avoids);
}

/// A setup in words: `Agon, guards placed`.
pub(super) fn in_words(setup: &Setup, text: &Text) -> String {
    let variant = text.get(&format!("agon-setup-{}", setup.variant));
    let key = match setup.queen_avoids_centre {
        true => "agon-setup-avoids",
        false => "agon-setup",
    };
    words!(text, key, variant = variant)
}
