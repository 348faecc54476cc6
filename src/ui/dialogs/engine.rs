//! Which engine is asked: the desk's own, or a program of the person's.

use std::path::{self, Path};

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
            let program = (!command.is_empty()).then(|| from_anywhere(command));
            page.actions.push(Action::UseEngine(program));
        }
    });
}

/// A command that means the same program wherever the desk is opened the next time.
fn from_anywhere(command: &str) -> String {
    let (file, arguments) =
        command.split_at(command.find(char::is_whitespace).unwrap_or(command.len()));
    let is_path = Path::new(file).components().count() > 1 || file.starts_with('.');
    match path::absolute(file) {
        Ok(whole) if is_path => format!("{}{arguments}", whole.display()),
        _ => command.to_owned(),
    }
}
