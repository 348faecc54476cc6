//! Dialogs that only tell: the shortcuts, the rules, and what this program is.

use egui::{Grid, RichText, ScrollArea, Ui};

use crate::app::Action;
use crate::ui::overlay::Overlay as _;
use crate::ui::seat::Seat;
use crate::ui::shortcuts::{Command, TABLE};
use crate::ui::text::words;

use super::{Page, buttons};

/// All keyboard shortcuts.
pub fn shortcuts<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, "shortcuts-title", |ui, page| {
        let height = ui.ctx().content_rect().height() - 200.0;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            Grid::new("shortcuts")
                .num_columns(2)
                .spacing([32.0, 5.0])
                .show(ui, |ui| {
                    let known = |command| command != Command::Pass || P::PASSES;
                    for (command, shortcut) in TABLE.into_iter().filter(|row| known(row.0)) {
                        ui.label(page.words(command.text_key()));
                        ui.label(RichText::new(ui.ctx().format_shortcut(&shortcut)).strong());
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
                    ] {
                        ui.label(page.words(what));
                        ui.label(RichText::new(page.words(keys)).strong());
                        ui.end_row();
                    }
                });
        });
        close(ui, page);
    });
}

/// The rules of the game on the desk.
pub fn rules<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, &format!("{}-rules", P::GAME), |ui, page| {
        let height = ui.ctx().content_rect().height() - 130.0;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            if let Some(rules) = P::RULES {
                rules(ui, page.look, page.moves);
            }
        });
        close(ui, page);
    });
}

/// What this program is, and whose games it plays.
pub fn about<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, "about-title", |ui, page| {
        ui.label(words!(
            page.look.text,
            "about-text",
            version = env!("CARGO_PKG_VERSION")
        ));
        close(ui, page);
    });
}

fn close<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>) {
    buttons(ui, |ui| {
        if page.main_button(ui, "close") {
            page.actions.push(Action::Escape);
        }
    });
}
