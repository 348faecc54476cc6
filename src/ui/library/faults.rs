//! The files of a library that cannot be read, and why.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::Model;
use crate::ui::Look;
use crate::ui::cause::say;
use crate::ui::seat::Seat;
use crate::ui::style::SMALL;

const ROW: f32 = 36.0;

/// Shows the files in all the room there is.
pub fn show<P: Seat>(ui: &mut Ui, model: &Model<P>, look: Look<'_>) {
    let entries = &model.library.listing().entries;
    let faults: Vec<_> = entries
        .iter()
        .filter(|entry| entry.content.is_err())
        .collect();
    ui.spacing_mut().item_spacing.y = 0.0;
    let scroll = ScrollArea::vertical()
        .id_salt("library faults")
        .auto_shrink(false);
    scroll.show_rows(ui, ROW, faults.len(), |ui, range| {
        for entry in &faults[range] {
            let size = vec2(ui.available_width(), ROW);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_min_size(size);
                ui.add(Label::new(entry.path.display().to_string()).truncate());
                let why = entry.content.as_ref().err();
                let why = why.map(|cause| say(cause, look.text)).unwrap_or_default();
                let why = RichText::new(why).size(SMALL).color(look.palette.threat);
                ui.add(Label::new(why).truncate());
            });
        }
    });
}
