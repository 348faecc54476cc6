//! Dialogs inside the window: they lie over the desk, which waits.

mod damaged;
mod engine;
mod export;
mod lists;
mod new_game;
mod path;
mod question;
mod settings;
mod unfinished;
mod waiting;

use egui::{Align, Id, Key, Layout, Modal, Response, Ui, vec2};

use crate::app::{Action, Asking, Dialog, Model};

use super::seat::Seat;
use super::{Look, scrolled};

pub use export::format_key;

/// What is being filled in, while a dialog is open.
pub struct Forms<P: Seat> {
    open: Option<Dialog<P>>,
    /// Whether a dialog was on the screen in the last frame.
    shown: bool,
    new_game: new_game::Form<P>,
    path: path::Form,
    engine: engine::Form,
    export: export::Form,
    unfinished: unfinished::Form,
}

impl<P: Seat> Default for Forms<P> {
    fn default() -> Self {
        Forms {
            open: None,
            shown: false,
            new_game: new_game::Form::default(),
            path: path::Form::default(),
            engine: engine::Form::default(),
            export: export::Form::default(),
            unfinished: unfinished::Form::default(),
        }
    }
}

/// A dialog being drawn.
struct Page<'a, P: Seat> {
    model: &'a Model<P>,
    look: Look<'a>,
    /// Whether it begins anew, with nothing filled in.
    opened: bool,
    /// Whether it came to the screen in this frame, so that it takes the keyboard.
    appeared: bool,
    /// Whether moves are shown in motion.
    moves: bool,
    actions: &'a mut Vec<Action<P>>,
}

/// Shows the dialog that is open, if any; `moves` says whether moves are shown in motion. What is
/// chosen is added to `actions`.
pub fn show<P: Seat>(
    ui: &Ui,
    model: &Model<P>,
    forms: &mut Forms<P>,
    look: Look<'_>,
    moves: bool,
    actions: &mut Vec<Action<P>>,
) {
    // The file for a new game is asked for in between.
    let resumed =
        forms.open == Some(Dialog::Path(Asking::Opening)) && model.dialog == Some(Dialog::NewGame);
    let opened = forms.open != model.dialog && !resumed;
    forms.open.clone_from(&model.dialog);
    if model.waiting.is_some() {
        forms.shown = false;
        waiting::show(ui, look, actions);
        return;
    }
    let appeared = opened || resumed || !forms.shown;
    forms.shown = model.dialog.is_some();
    let Some(dialog) = &model.dialog else { return };
    let mut page = Page {
        model,
        look,
        opened,
        appeared,
        moves,
        actions,
    };
    match dialog {
        Dialog::NewGame => new_game::show(ui, &mut page, &mut forms.new_game),
        Dialog::Unsaved(_) => question::unsaved(ui, &mut page),
        Dialog::Overwrite(_, path) => question::overwrite(ui, &mut page, path),
        Dialog::Changed(path) => question::changed(ui, &mut page, path),
        Dialog::Damaged => damaged::show(ui, &mut page),
        Dialog::Path(asking) => path::show(ui, &mut page, &mut forms.path, *asking),
        Dialog::Export => export::show(ui, &mut page, &mut forms.export),
        Dialog::Engine => engine::show(ui, &mut page, &mut forms.engine),
        Dialog::Unfinished => unfinished::show(ui, &mut page, &mut forms.unfinished),
        Dialog::Settings => settings::show(ui, &mut page),
        Dialog::Shortcuts => lists::shortcuts(ui, &mut page),
        Dialog::Rules => lists::rules(ui, &mut page),
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
        if self.appeared {
            response.request_focus();
        }
        response.clicked()
    }

    fn button(&self, ui: &mut Ui, key: &str) -> Response {
        ui.button(self.words(key))
    }

    /// The button that puts the dialog away.
    fn cancel(&mut self, ui: &mut Ui, key: &str) -> Response {
        let response = self.button(ui, key);
        if response.clicked() {
            self.actions.push(Action::Escape);
        }
        response
    }
}

/// A titled box in the middle of the window.
fn modal(ui: &Ui, title: &str, contents: impl FnOnce(&mut Ui)) {
    let id = Id::unique(("dialog", title));
    let mut modal = Modal::new(id);
    modal.area = modal.area.accessible_name(title);
    modal.show(ui.ctx(), |ui| {
        scrolled::downwards(ui, "dialog", |ui| {
            ui.set_max_width(440.0_f32.min(ui.ctx().content_rect().width() - 40.0));
            ui.heading(title);
            ui.add_space(6.0);
            contents(ui);
        });
    });
}

/// A row of buttons at the right, the first one rightmost.
fn buttons(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.add_space(10.0);
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), contents);
}

/// Whether a text field was left with Enter.
fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
