//! The path of a file, typed: for systems without file dialogs.

use std::path::PathBuf;

use egui::{TextEdit, Ui};

use crate::app::{Action, Asking};
use crate::ui::seat::Seat;

use super::{Page, buttons, entered};

/// What has been typed.
#[derive(Default)]
pub struct Form {
    path: String,
}

/// Shows the prompt.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form, asking: Asking) {
    if page.opened {
        let folder = std::env::current_dir().unwrap_or_default();
        let place = match asking {
            Asking::Save => folder.join(page.model.suggested_name()),
            Asking::Open | Asking::Opening => folder.join(""),
        };
        form.path = place.to_string_lossy().into_owned();
    }
    let title = match asking {
        Asking::Open => "dialog-open-title",
        Asking::Save => "dialog-save-title",
        Asking::Opening => "dialog-opening-title",
    };
    page.modal(ui, title, |ui, page| {
        let label = ui.label(page.words("path-text"));
        let field = TextEdit::singleline(&mut form.path).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if page.opened {
            field.request_focus();
        }
        let mut done = entered(ui, &field);
        buttons(ui, |ui| {
            let key = if asking == Asking::Save {
                "path-save"
            } else {
                "path-open"
            };
            done |= page.button(ui, key);
            page.cancel(ui, "cancel");
        });
        let path = form.path.trim();
        if done && !path.is_empty() {
            page.actions.push(Action::EnterPath(PathBuf::from(path)));
        }
    });
}
