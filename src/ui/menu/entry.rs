//! Menus as values: shown as menus of the bar, and searched by their words.

use egui::{Button, Response, ScrollArea, TextStyle, Ui};

use crate::app::Action;
use crate::storage::settings::Settings;
use crate::ui::seat::Seat;
use crate::ui::shortcuts::Command;
use crate::ui::text::Text;

/// The menus open below the bar, and end above the edge of the window, in points.
const MENUS_FROM: f32 = 56.0;
/// A line between groups, in points.
const RULE: f32 = 6.0;

/// What stands in a menu.
pub enum Entry<P: Seat> {
    /// Something that can be done.
    Item(Box<Item<P>>),
    /// A menu in the menu.
    Menu(Menu<P>),
    /// A line between groups.
    Rule,
}

/// A menu and what it holds.
pub struct Menu<P: Seat> {
    /// What it is called.
    pub name: String,
    /// Whether it can be opened.
    pub enabled: bool,
    /// What stands in it, from the top down.
    pub entries: Vec<Entry<P>>,
}

/// Something that can be done.
pub struct Item<P: Seat> {
    /// What it is called.
    pub name: String,
    /// What stands beside it: its keys, mostly.
    pub beside: String,
    /// More about it; empty where the name says it all.
    pub help: String,
    /// Whether it can be done now.
    pub enabled: bool,
    /// Whether it is the case, for what can be.
    pub state: State,
    /// What follows.
    pub does: Does<P>,
}

/// Whether something is the case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It is nothing that can be the case.
    None,
    /// It is switched on or off by itself, and the menu stays open: often several are.
    Switch(bool),
    /// It is switched on or off, and that is all.
    Toggle(bool),
    /// It is one of some of which one holds.
    Choice(bool),
}

/// What follows when an item is chosen.
pub enum Does<P: Seat> {
    /// A command is carried out.
    Command(Command),
    /// This is done.
    Act(Box<Action<P>>),
}

impl<P: Seat> Item<P> {
    /// Something that is done.
    pub fn act(name: String, action: Action<P>) -> Item<P> {
        Item {
            name,
            beside: String::new(),
            help: String::new(),
            enabled: true,
            state: State::None,
            does: Does::Act(Box::new(action)),
        }
    }

    /// A command, with its keys beside it.
    pub fn command(command: Command, settings: &Settings, text: &Text) -> Item<P> {
        Item {
            name: text.get(command.text_key()),
            beside: command.keys(settings),
            help: String::new(),
            enabled: true,
            state: State::None,
            does: Does::Command(command),
        }
    }

    /// The same, where it can be done or not.
    pub fn enabled(self, enabled: bool) -> Item<P> {
        Item { enabled, ..self }
    }

    /// The same in some state.
    pub fn state(self, state: State) -> Item<P> {
        Item { state, ..self }
    }

    /// The same with something beside it.
    pub fn beside(self, beside: String) -> Item<P> {
        Item { beside, ..self }
    }

    /// The same with more said about it.
    pub fn help(self, help: String) -> Item<P> {
        Item { help, ..self }
    }

    fn show(&self, ui: &mut Ui) -> Response {
        let shown = match self.state {
            State::None => Button::new(&self.name),
            State::Switch(on) | State::Toggle(on) => Button::selectable(on, &self.name),
            State::Choice(on) => {
                return ui
                    .add_enabled_ui(self.enabled, |ui| ui.radio(on, &self.name))
                    .inner;
            }
        };
        // Even an empty text beside it would be a part of its name.
        let shown = match self.beside.is_empty() {
            true => shown,
            false => shown.shortcut_text(&self.beside),
        };
        let shown = ui.add_enabled(self.enabled, shown);
        match self.help.is_empty() {
            true => shown,
            false => shown.on_hover_text(&self.help),
        }
    }
}

impl<P: Seat> From<Item<P>> for Entry<P> {
    fn from(item: Item<P>) -> Entry<P> {
        Entry::Item(Box::new(item))
    }
}

impl<P: Seat> From<Menu<P>> for Entry<P> {
    fn from(menu: Menu<P>) -> Entry<P> {
        Entry::Menu(menu)
    }
}

/// Shows a menu of the bar, whose entries are made when it is open; what is chosen is added to
/// `chosen`. Where there is no room for all of them, they scroll.
pub fn show<P: Seat>(
    ui: &mut Ui,
    name: String,
    entries: impl FnOnce() -> Vec<Entry<P>>,
    chosen: &mut Vec<Does<P>>,
) {
    ui.menu_button(name, |ui| {
        let entries = entries();
        let room = ui.ctx().content_rect().bottom() - MENUS_FROM;
        if height(ui, &entries) <= room {
            return fill(ui, entries, chosen);
        }
        ScrollArea::vertical()
            .max_height(room)
            .show(ui, |ui| fill(ui, entries, chosen));
    });
}

/// The height that entries take, in points.
fn height<P: Seat>(ui: &Ui, entries: &[Entry<P>]) -> f32 {
    let spacing = ui.spacing();
    let text = ui.text_style_height(&TextStyle::Button);
    let item = (text + 2.0 * spacing.button_padding.y).max(spacing.interact_size.y);
    let heights = entries.iter().map(|entry| match entry {
        Entry::Rule => RULE,
        _ => item,
    });
    heights.map(|height| height + spacing.item_spacing.y).sum()
}

fn fill<P: Seat>(ui: &mut Ui, entries: Vec<Entry<P>>, chosen: &mut Vec<Does<P>>) {
    for entry in entries {
        match entry {
            Entry::Rule => {
                ui.separator();
            }
            Entry::Menu(menu) => {
                ui.add_enabled_ui(menu.enabled, |ui| {
                    show(ui, menu.name, || menu.entries, chosen);
                });
            }
            Entry::Item(item) => {
                if item.show(ui).clicked() {
                    if !matches!(item.state, State::Switch(_)) {
                        ui.close();
                    }
                    chosen.push(item.does);
                }
            }
        }
    }
}
