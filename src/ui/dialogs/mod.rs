//! Dialogs inside the window: they lie over the desk, which waits.

mod lists;
mod new_game;
mod path;
mod question;
mod settings;
mod waiting;

use egui::{Align, Id, Key, Layout, Modal, Response, Ui};

use crate::app::{Action, Dialog, Model};

use super::Look;
use super::seat::Seat;

/// What is being filled in, while a dialog is open.
pub struct Forms<P: Seat> {
    open: Option<Dialog<P>>,
    new_game: new_game::Form<P>,
    path: path::Form,
}

impl<P: Seat> Default for Forms<P> {
    fn default() -> Self {
        Forms {
            open: None,
            new_game: new_game::Form::default(),
            path: path::Form::default(),
        }
    }
}

/// A dialog being drawn.
struct Page<'a, P: Seat> {
    model: &'a Model<P>,
    look: Look<'a>,
    /// Whether this is its first frame, so that it takes the keyboard.
    opened: bool,
    actions: &'a mut Vec<Action<P>>,
}

/// Shows the dialog that is open, if any. What is chosen is added to `actions`.
pub fn show<P: Seat>(
    ui: &Ui,
    model: &Model<P>,
    forms: &mut Forms<P>,
    look: Look<'_>,
    actions: &mut Vec<Action<P>>,
) {
    if model.waiting.is_some() {
        forms.open = None;
        waiting::show(ui, look, actions);
        return;
    }
    let opened = forms.open != model.dialog;
    forms.open.clone_from(&model.dialog);
    let Some(dialog) = &model.dialog else { return };
    let mut page = Page {
        model,
        look,
        opened,
        actions,
    };
    match dialog {
        Dialog::NewGame => new_game::show(ui, &mut page, &mut forms.new_game),
        Dialog::Unsaved(_) => question::unsaved(ui, &mut page),
        Dialog::Overwrite(path) => question::overwrite(ui, &mut page, path),
        Dialog::Path(asking) => path::show(ui, &mut page, &mut forms.path, *asking),
        Dialog::Settings => settings::show(ui, &mut page),
        Dialog::Shortcuts => lists::shortcuts(ui, &mut page),
        Dialog::About => lists::about(ui, &mut page),
    }
}

impl<P: Seat> Page<'_, P> {
    fn words(&self, key: &str) -> String {
        self.look.text.get(key)
    }

    /// The dialog itself, with a title that names it also for those who cannot see it.
    fn modal(&mut self, ui: &Ui, title: &str, contents: impl FnOnce(&mut Ui, &mut Self)) {
        let title = self.words(title);
        modal(ui, &title, |ui| contents(ui, self));
    }

    /// The button that Enter presses from the start.
    fn main_button(&self, ui: &mut Ui, key: &str) -> bool {
        let response = ui.button(self.words(key));
        if self.opened {
            response.request_focus();
        }
        response.clicked()
    }

    fn button(&self, ui: &mut Ui, key: &str) -> bool {
        ui.button(self.words(key)).clicked()
    }

    /// The button that puts the dialog away.
    fn cancel(&mut self, ui: &mut Ui, key: &str) {
        if self.button(ui, key) {
            self.actions.push(Action::Escape);
        }
    }
}

/// A titled box in the middle of the window.
fn modal(ui: &Ui, title: &str, contents: impl FnOnce(&mut Ui)) {
    let id = Id::unique(("dialog", title));
    let mut modal = Modal::new(id);
    modal.area = modal.area.accessible_name(title);
    modal.show(ui.ctx(), |ui| {
        ui.set_max_width(440.0_f32.min(ui.ctx().content_rect().width() - 40.0));
        ui.heading(title);
        ui.add_space(6.0);
        contents(ui);
    });
}

/// A row of buttons at the right, the first one rightmost.
fn buttons(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.add_space(10.0);
    ui.with_layout(Layout::right_to_left(Align::Center), contents);
}

/// Whether a text field was left with Enter.
fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
