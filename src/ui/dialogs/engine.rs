//! Which engine is asked: the desk's own, or a program of the person's.

use egui::{TextEdit, Ui};

use crate::app::Action;
use crate::ui::seat::Seat;

use super::{Page, buttons, entered};

/// What has been typed.
#[derive(Default)]
pub struct Form {
    command: String,
}

/// Shows the choice.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form) {
    if page.opened {
        let program = page.model.settings.engine_program.clone();
        form.command = program.unwrap_or_default();
    }
    page.modal(ui, "engine-title", |ui, page| {
        let label = ui.label(page.words("engine-text"));
        let field = TextEdit::singleline(&mut form.command).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if page.appeared {
            field.request_focus();
        }
        let mut done = entered(ui, &field);
        buttons(ui, |ui| {
            done |= page.button(ui, "engine-use").clicked();
            page.cancel(ui, "cancel");
        });
        if done {
            let command = form.command.trim();
            let program = (!command.is_empty()).then(|| command.to_owned());
            page.actions.push(Action::UseEngine(program));
        }
    });
}
