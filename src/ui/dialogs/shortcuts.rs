//! The list of the shortcuts, in which other keys are chosen for them.

use egui::{Button, Grid, RichText, ScrollArea, Ui};

use crate::app::{Action, Adaptation};
use crate::ui::overlay::Overlay as _;
use crate::ui::seat::Seat;
use crate::ui::shortcuts::{Command, Keymap, Taken, name_of, pressed_keys};
use crate::ui::text::words;

use super::{Page, buttons};

/// The keys of a command, at least so wide, in points.
const KEYS: f32 = 120.0;

/// What is left free beside the dialog, with its frame, in points.
const MARGINS: f32 = 60.0;

/// What the list is waiting for.
#[derive(Default)]
pub struct Form {
    /// The command whose new keys are to be pressed.
    listens_for: Option<Command>,
    /// Why the keys that were pressed last could not be taken.
    refusal: String,
}

impl Form {
    /// Gives up waiting for keys; `false` where it does not.
    pub fn give_up(&mut self) -> bool {
        self.refusal.clear();
        self.listens_for.take().is_some()
    }
}

/// All shortcuts.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form) {
    if page.opened {
        *form = Form::default();
    }
    let keymap = Keymap::of(&page.model.settings);
    if let Some(command) = form.listens_for {
        listen(ui, page, form, &keymap, command);
    }
    page.modal(ui, "shortcuts-title", |ui, page| {
        // With large text the list is wider than the window.
        ui.set_max_width(ui.ctx().content_rect().width() - MARGINS);
        ui.label(page.words("shortcuts-change"));
        ui.add_space(4.0);
        let height = ui.ctx().content_rect().height() - 240.0;
        ScrollArea::both().max_height(height).show(ui, |ui| {
            Grid::new("shortcuts")
                .num_columns(2)
                .spacing([24.0, 5.0])
                .show(ui, |ui| rows(ui, page, form, &keymap));
        });
        ui.add_space(4.0);
        let refusal = RichText::new(&form.refusal).color(page.look.palette.threat);
        let said = ui.label(refusal);
        ui.ctx().accesskit_node_builder(said.id, |node| {
            node.set_live(egui::accesskit::Live::Assertive);
        });
        buttons(ui, |ui| {
            if page.main_button(ui, "close") {
                page.actions.push(Action::Escape);
            }
            let any = page.model.settings.has_keys();
            let reset = Button::new(page.words("shortcuts-reset-all"));
            if ui.add_enabled(any, reset).clicked() {
                form.give_up();
                page.actions.push(Action::Adapt(Adaptation::ForgetKeys));
            }
        });
    });
}

fn rows<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>, form: &mut Form, keymap: &Keymap) {
    let known = |command: Command| {
        let passes = command != Command::Pass || P::PASSES;
        passes && command.on_keys() == command
    };
    for &command in Command::ALL.iter().filter(|&&command| known(command)) {
        row(ui, page, form, keymap, command);
        ui.end_row();
    }
    for overlay in P::Overlay::ALL {
        let name = overlay.name(page.look.text);
        ui.label(words!(page.look.text, "shortcuts-overlay", name = name));
        let keys = ui.ctx().format_shortcut(&overlay.shortcut());
        ui.label(RichText::new(keys).strong());
        ui.end_row();
    }
    for (what, keys) in [
        ("shortcuts-board", "shortcuts-board-keys"),
        ("shortcuts-type", "shortcuts-type-keys"),
        ("shortcuts-size", "shortcuts-size-keys"),
    ] {
        ui.label(page.words(what));
        ui.label(RichText::new(page.words(keys)).strong());
        ui.end_row();
    }
}

/// A command, its keys as a button to change them, and one to have the usual ones again.
fn row<P: Seat>(
    ui: &mut Ui,
    page: &mut Page<'_, P>,
    form: &mut Form,
    keymap: &Keymap,
    command: Command,
) {
    let name = page.words(command.text_key());
    ui.label(&name);
    ui.horizontal(|ui| {
        let listens = form.listens_for == Some(command);
        let rows = keymap.rows().iter();
        let own = rows.filter(|(other, _)| *other == command);
        let own: Vec<_> = own
            .map(|(_, keys)| ui.ctx().format_shortcut(keys))
            .collect();
        let keys = match listens {
            true => page.words("shortcuts-press"),
            false if own.is_empty() => "–".to_owned(),
            false => own.join(", "),
        };
        let button = Button::selectable(listens, RichText::new(&keys).strong());
        let size = egui::vec2(KEYS, ui.spacing().interact_size.y);
        let button = ui.add(button.frame_when_inactive(true).min_size(size));
        let named = words!(
            page.look.text,
            "shortcuts-keys-of",
            command = name.as_str(),
            keys = keys
        );
        if button.accessible_name(named).clicked() {
            form.refusal.clear();
            form.listens_for = (!listens).then_some(command);
        }
        if page.model.settings.keys(command.id()).is_some() {
            let reset = page.button(ui, "shortcuts-reset");
            let named = words!(page.look.text, "shortcuts-reset-of", command = name);
            if reset.accessible_name(named).clicked() {
                form.give_up();
                page.actions.push(Action::Adapt(Adaptation::SetKeys {
                    command: command.id(),
                    keys: None,
                }));
            }
        }
    });
}

/// Takes the keys that are pressed for those of a command, unless something else has them.
fn listen<P: Seat>(
    ui: &Ui,
    page: &mut Page<'_, P>,
    form: &mut Form,
    keymap: &Keymap,
    command: Command,
) {
    let pressed = ui.input_mut(|input| {
        let at = input
            .events
            .iter()
            .position(|event| pressed_keys(event).is_some())?;
        pressed_keys(&input.events.remove(at))
    });
    let Some(keys) = pressed else { return };
    let text = page.look.text;
    let shown = ui.ctx().format_shortcut(&keys);
    form.refusal = match keymap.taken::<P::Overlay>(keys, command) {
        None => {
            form.give_up();
            let usual = command.usual() == [keys];
            let keys = (!usual).then(|| name_of(keys));
            let command = command.id();
            let set = Adaptation::SetKeys { command, keys };
            return page.actions.push(Action::Adapt(set));
        }
        Some(Taken::By(other)) => {
            let other = page.words(other.text_key());
            words!(text, "shortcuts-taken", keys = shown, by = other)
        }
        Some(Taken::ByOverlay(overlay)) => {
            let other = words!(text, "shortcuts-overlay", name = overlay.name(text));
            words!(text, "shortcuts-taken", keys = shown, by = other)
        }
        Some(Taken::BySize) => {
            let other = page.words("shortcuts-size");
            words!(text, "shortcuts-taken", keys = shown, by = other)
        }
        Some(Taken::ByWriting) => words!(text, "shortcuts-unfit", keys = shown),
    };
}
