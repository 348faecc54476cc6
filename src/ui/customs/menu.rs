//! The items of the menu Game that are about those who play.

use egui::Ui;

use crate::app::{Action, Again, Custom};
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;

/// Shows the items. `item` shows one of a command, which is to be enabled or not.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    mut item: impl FnMut(&mut Ui, Command, bool),
) {
    let model = table.model;
    item(ui, Command::TakeBack, model.record.next_undo().is_some());
    item(ui, Command::OfferDraw, model.may_settle());
    item(ui, Command::Resign, model.may_settle());
    if model.keeps_time() {
        item(ui, Command::Clocks, true);
    }
    item(ui, Command::ChangeSides, !model.is_what_if());
    ui.menu_button(table.look.text.get("menu-again"), |ui| {
        for command in [Command::Rematch, Command::SameAgain] {
            item(ui, command, true);
        }
    });
}

/// Plays the game again, with changed sides or without.
pub fn again<P: Seat>(changed: bool) -> Action<P> {
    Action::Custom(Custom::PlayAgain(Again {
        changed,
        seed: fastrand::u64(..),
    }))
}
