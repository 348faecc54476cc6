//! Beside the board: what was played from the position under the cursor in the games of the
//! library.

use egui::{Align, Button, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::{Action, Browse};
use crate::ui::seat::{Seat, Table};
use crate::ui::style::SMALL;
use crate::ui::text::words;

use super::moves::{self, Explorer};

const HEADER: f32 = 22.0;
/// So many moves are in sight at once.
const ROWS: f32 = 4.0;

/// The height of the section; 0 where there is no library.
pub fn height<P: Seat>(table: &Table<'_, P>) -> f32 {
    let settings = &table.model.settings.library;
    // It would give the answers of questions away.
    let shown = settings.folder.is_some() && !table.model.is_taught();
    match (shown, settings.moves_shown) {
        (false, _) => 0.0,
        (true, false) => HEADER,
        // So that nothing jumps, the room is there even for fewer moves.
        (true, true) => HEADER + ROWS * moves::ROW,
    }
}

/// Shows the section, and says which move is pointed at.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    explorer: &mut Explorer<P>,
    actions: &mut Vec<Action<P>>,
) -> Option<P::Move> {
    let (look, model) = (table.look, table.model);
    let shown = model.settings.library.moves_shown;
    let library = &model.library;
    let explored = match shown {
        true => Some(explorer.of(
            model.position(),
            library.listing().games(),
            library.revision(),
        )),
        false => None,
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    let size = vec2(ui.available_width(), HEADER);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().button_padding = vec2(4.0, 1.0);
        let title = RichText::new(look.text.get("library-beside")).size(SMALL);
        let fold = Button::selectable(shown, title);
        let help = look.text.get("library-beside-help");
        if ui.add(fold).on_hover_text(help).clicked() {
            actions.push(Action::Browse(Browse::ShowMoves(!shown)));
        }
        let Some(explored) = explored else { return };
        let said = match (library.revision(), explored.games.len()) {
            (0, _) => look.text.get("library-reading"),
            (_, 0) => look.text.get("library-no-game-here"),
            (_, games) => words!(look.text, "library-games-here", games = games),
        };
        let said = RichText::new(said).size(SMALL).color(look.palette.muted);
        if explored.games.is_empty() {
            ui.add(egui::Label::new(said).truncate());
        } else if ui.add(Button::new(said).frame(false)).clicked() {
            actions.push(Action::Browse(Browse::OpenHere));
        }
    });
    let explored = explored?;
    let record = &model.record;
    let cursor = record.cursor();
    let scroll = ScrollArea::vertical()
        .id_salt("library moves")
        .auto_shrink(false);
    let pointed = scroll.show(ui, |ui| {
        let known = |play| record.child_by(cursor, play).is_some();
        moves::show::<P>(ui, explored, known, look)
    });
    let pointed = pointed.inner;
    if let Some(play) = pointed.chosen {
        actions.push(match record.child_by(cursor, play) {
            Some(node) => Action::GoTo(node),
            None => Action::Choose(play),
        });
    }
    pointed.over
}
