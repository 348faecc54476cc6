//! Dialogs that only tell: the rules, and what this program is.

use egui::{ScrollArea, Ui};

use crate::app::Action;
use crate::ui::rules_page;
use crate::ui::seat::Seat;
use crate::ui::text::words;

use super::{Page, buttons};

/// The rules of the game on the desk.
pub fn rules<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, &format!("{}-rules", P::GAME), |ui, page| {
        let height = ui.ctx().content_rect().height() - 130.0;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            rules_page::show::<P>(ui, page.look, page.moves);
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
