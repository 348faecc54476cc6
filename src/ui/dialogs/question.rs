//! Questions before something would be lost.

use std::path::Path;

use egui::Ui;

use crate::app::Action;
use crate::ui::seat::Seat;
use crate::ui::text::words;

use super::{Page, buttons};

/// There are unsaved changes.
pub fn unsaved<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, "unsaved-title", |ui, page| {
        ui.label(page.words("unsaved-text"));
        buttons(ui, |ui| {
            if page.main_button(ui, "unsaved-save") {
                page.actions.push(Action::SaveFirst);
            }
            if page.button(ui, "unsaved-discard").clicked() {
                page.actions.push(Action::Discard);
            }
            page.cancel(ui, "cancel");
        });
    });
}

/// A file is in the way.
pub fn overwrite<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, path: &Path) {
    page.modal(ui, "overwrite-title", |ui, page| {
        let path = path.display().to_string();
        ui.label(words!(page.look.text, "overwrite-text", path = path));
        buttons(ui, |ui| {
            let overwrite = page.button(ui, "overwrite-yes").clicked();
            if page.main_button(ui, "cancel") {
                page.actions.push(Action::Escape);
            } else if overwrite {
                page.actions.push(Action::Overwrite);
            }
        });
    });
}

/// Another program has changed the file.
pub fn changed<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, path: &Path) {
    page.modal(ui, "changed-title", |ui, page| {
        let path = path.display().to_string();
        ui.label(words!(page.look.text, "changed-text", path = path));
        buttons(ui, |ui| {
            if page.main_button(ui, "changed-beside") {
                page.actions.push(Action::SaveBeside);
            }
            if page.button(ui, "changed-reload").clicked() {
                page.actions.push(Action::Reload);
            }
            if page.button(ui, "changed-keep").clicked() {
                page.actions.push(Action::Overwrite);
            }
            page.cancel(ui, "cancel");
        });
    });
}
