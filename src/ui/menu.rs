//! The menu bar: menus, what the board shows, and what game this is.

mod contents;
mod entry;

use egui::{Align, Button, Layout, MenuBar, RichText, Ui};

use crate::app::{Action, Model};

use super::customs;
use super::house;
use super::layout;
use super::overlay::{Overlay as _, Shown};
use super::review;
use super::seat::{Seat, Table};
use super::shortcuts::Command;
use super::style::{FINGER, SMALL};
use super::text::words;
use super::what_if;

pub use contents::{command_item, menus};
pub use entry::{Does, Entry, Item, Menu, State};

/// The switches beside the menus stand there from this width on, in points.
const SWITCHES_FROM: f32 = 1000.0;
/// There is no further switch where less room than this is left, in points: for the name of the
/// game, or for the sign that something is tried out.
const NAME_ROOM: f32 = 190.0;
const SIGN_ROOM: f32 = 310.0;

/// Shows the bar. What is chosen is added to `commands` or `actions`; `panels` says whether the
/// panels are shown where they take turns with the board.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    state: &str,
    panels: &mut bool,
    commands: &mut Vec<Command>,
    actions: &mut Vec<Action<P>>,
) {
    let (text, palette) = (table.look.text, table.look.palette);
    ui.painter().rect_filled(ui.max_rect(), 0.0, palette.panel);
    ui.add_space(2.0);
    MenuBar::new().ui(ui, |ui| {
        ui.add_space(6.0);
        if ui.spacing().interact_size.y >= FINGER {
            ui.spacing_mut().button_padding.x = 8.0;
        }
        let folded = layout::is_folded(ui.ctx().content_rect());
        let mut chosen = Vec::new();
        if folded {
            let everything = menus::<P>().map(|(name, filling)| {
                Entry::Menu(Menu {
                    name: text.get(name),
                    enabled: true,
                    entries: filling(table),
                })
            });
            entry::show(ui, text.get("menu-all"), || everything.into(), &mut chosen);
            // The board and the panels take turns.
            for (shown, key) in [(false, "desk-board"), (true, "desk-panels")] {
                ui.selectable_value(panels, shown, text.get(key));
            }
        } else {
            for (name, filling) in menus::<P>() {
                entry::show(ui, text.get(name), || filling(table), &mut chosen);
            }
        }
        for does in chosen {
            match does {
                Does::Command(command) => commands.push(command),
                Does::Act(action) => actions.push(*action),
            }
        }
        if ui.max_rect().width() >= SWITCHES_FROM {
            ui.separator();
            chips(ui, table, actions);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            if table.model.is_what_if() && !table.model.is_taught() {
                return what_if::show(ui, table, actions);
            }
            if let Some(by) = table.model.draw_offered_by() {
                return customs::show_offer(ui, table, by, actions);
            }
            if let Some(chooser) = table.model.side_chooser() {
                return house::show_choice(ui, table, chooser, actions);
            }
            if review::show_sign(ui, table, actions) {
                return;
            }
            let state = RichText::new(state).color(palette.muted);
            ui.add(egui::Label::new(state).truncate());
        });
    });
}

/// What the person has laid over the board.
pub fn chosen<P: Seat>(model: &Model<P>) -> Shown<P::Overlay> {
    let chosen = model.settings.overlays::<P>();
    chosen.map(Shown::of_ids).unwrap_or_default()
}

/// The action that switches an overlay over.
pub fn switch<P: Seat>(model: &Model<P>, overlay: P::Overlay) -> Action<P> {
    let names = chosen(model)
        .toggled(overlay)
        .iter()
        .map(|on| on.id().to_owned());
    Action::LayOver(names.collect())
}

/// The overlays beside the menus, as many as there is room for.
fn chips<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let look = table.look;
    let show = RichText::new(look.text.get("menu-show"));
    ui.label(show.size(SMALL).color(look.palette.muted));
    ui.spacing_mut().item_spacing.x = 1.0;
    ui.spacing_mut().button_padding.x = 4.0;
    let signed = table.model.is_what_if()
        || table.model.reviewing().is_some()
        || table.model.draw_offered_by().is_some()
        || table.model.side_chooser().is_some();
    let room = match signed {
        true => SIGN_ROOM,
        false => NAME_ROOM,
    };
    for &overlay in P::Overlay::ALL {
        let name = RichText::new(overlay.name(look.text)).size(SMALL);
        let chip = Button::selectable(table.shown.has(overlay), name);
        if ui.available_width() < room {
            break;
        }
        let help = words!(
            look.text,
            "overlay-help",
            legend = overlay.legend(look.text),
            key = ui.ctx().format_shortcut(&overlay.shortcut())
        );
        if ui.add(chip).on_hover_text(help).clicked() {
            actions.push(switch(table.model, overlay));
        }
    }
}
