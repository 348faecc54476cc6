//! The items of the menu Game that are about those who play.

use crate::app::{Action, Again, Custom};
use crate::ui::menu::{Entry, Menu, command_item};
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;

/// The items.
pub fn entries<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let model = table.model;
    let item = |command, enabled| command_item(table, command).enabled(enabled).into();
    let mut entries = vec![
        item(Command::TakeBack, model.record.next_undo().is_some()),
        item(Command::OfferDraw, model.may_settle()),
        item(Command::Resign, model.may_settle()),
    ];
    if model.keeps_time() {
        entries.push(item(Command::Clocks, true));
    }
    entries.push(item(Command::ChangeSides, !model.is_what_if()));
    entries.push(Entry::Menu(Menu {
        name: table.look.text.get("menu-again"),
        enabled: true,
        entries: vec![item(Command::Rematch, true), item(Command::SameAgain, true)],
    }));
    entries
}

/// Plays the game again, with changed sides or without.
pub fn again<P: Seat>(changed: bool) -> Action<P> {
    Action::Custom(Custom::PlayAgain(Again {
        changed,
        seed: fastrand::u64(..),
    }))
}
