//! The legend: a line for each overlay that lies over the board.

use egui::text::LayoutJob;
use egui::{FontId, Label, TextFormat, Ui};

use super::overlay::Overlay as _;
use super::seat::{Seat, Table};
use super::style::SMALL;
use super::{Look, fonts};

/// Shows the legend over the width that there is.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for overlay in table.shown.iter() {
        let name = overlay.name(table.look.text);
        let legend = meaning(table, overlay);
        ui.add(Label::new(line(&name, &legend, table.look)).wrap());
    }
}

/// What an overlay is called and means, in a line.
pub fn of<P: Seat>(table: &Table<'_, P>, overlay: P::Overlay) -> String {
    let name = overlay.name(table.look.text);
    format!("{name}: {}", meaning(table, overlay))
}

fn meaning<P: Seat>(table: &Table<'_, P>, overlay: P::Overlay) -> String {
    let legend = overlay.legend(table.look.text);
    match P::legend_note(table, overlay) {
        Some(note) => format!("{legend} · {note}"),
        None => legend,
    }
}

/// A name and what it means.
fn line(name: &str, legend: &str, look: Look<'_>) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut add = |words: &str, font: FontId, colour| {
        job.append(words, 0.0, TextFormat::simple(font, colour));
    };
    add(name, fonts::bold(SMALL), look.palette.ink);
    add("  ", fonts::regular(SMALL), look.palette.muted);
    add(legend, fonts::regular(SMALL), look.palette.muted);
    job
}
