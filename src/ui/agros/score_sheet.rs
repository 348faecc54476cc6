//! The score sheet: what a finished game came to, and why.

use egui::Ui;

use super::finished_game::FinishedGame;
use super::sheet_body::SheetBody;
use crate::ui::Look;
use crate::ui::room::Room;
use crate::ui::seat::SheetChoice;
use crate::ui::sheet;

/// From this width on the table has columns; below, a row takes two lines.
const COLUMNS_FROM: f32 = 520.0;

/// Shows the sheet in the space that `ui` has left. Returns the button that was clicked.
pub fn show(ui: &mut Ui, game: &FinishedGame<'_>, look: Look<'_>) -> Option<SheetChoice> {
    let room = if ui.available_width() < COLUMNS_FROM {
        Room::Narrow
    } else {
        Room::Wide
    };
    sheet::show(ui, look, |ui, title_size| {
        SheetBody::new(ui, game, room, look).show(ui, title_size)
    })
}
