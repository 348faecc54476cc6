//! A damaged file, and the offer to open what can be read of it.

use egui::{RichText, ScrollArea, Ui};

use crate::app::Action;
use crate::ui::cause::say;
use crate::ui::seat::Seat;
use crate::ui::style::TEXT;
use crate::ui::text::words;

use super::{Page, buttons};

/// So much of the list of what is wrong is seen at once, in points.
const HEIGHT: f32 = 120.0;

/// Shows what is wrong with the file, and what can be done.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    let Some(damaged) = page.model.damaged() else {
        return page.actions.push(Action::Escape);
    };
    page.modal(ui, "damaged-title", |ui, page| {
        let recovered = &damaged.recovered;
        let document = &recovered.document;
        ui.label(words!(
            page.look.text,
            "damaged-text",
            path = damaged.path.display().to_string(),
            moves = document.all().count() - 1
        ));
        ui.add_space(6.0);
        let left_out = &recovered.left_out;
        ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
            for fault in &left_out.faults {
                ui.label(RichText::new(say(fault, page.look.text)).size(TEXT));
            }
            let more = left_out.count - left_out.faults.len();
            if more > 0 {
                ui.label(words!(page.look.text, "damaged-more", count = more));
            }
        });
        buttons(ui, |ui| {
            if page.main_button(ui, "damaged-open") {
                page.actions.push(Action::OpenSoundPart);
            }
            page.cancel(ui, "cancel");
        });
    });
}
