//! While the system's own dialog is open, which may be behind the window or never come.

use egui::Ui;

use crate::app::Action;
use crate::ui::Look;
use crate::ui::seat::Seat;

use super::{buttons, modal};

/// Says what is waited for, and offers ways out.
pub fn show<P: Seat>(ui: &Ui, look: Look<'_>, actions: &mut Vec<Action<P>>) {
    modal(ui, &look.text.get("waiting-title"), |ui| {
        ui.label(look.text.get("waiting-text"));
        buttons(ui, |ui| {
            if ui.button(look.text.get("waiting-type")).clicked() {
                actions.push(Action::TypePathInstead);
            }
            if ui.button(look.text.get("cancel")).clicked() {
                actions.push(Action::Escape);
            }
        });
    });
}
