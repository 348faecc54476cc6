//! A table in two halves: what the first player has on the left, what the second has on the
//! right. Each row is about a cell of the board.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::rules::{ByPlayer, Player};

use super::Look;

/// The letters of a header, in points.
pub const HEADER_SIZE: f32 = 11.0;

const HEADER_HEIGHT: f32 = 20.0;
const ROW: f32 = 21.0;
/// Between both halves.
const GAP: f32 = 16.0;
const CORNER: f32 = 2.0;

/// What a game puts into the table.
pub trait Halves {
    /// A cell of the board.
    type Cell: Copy + Eq + Hash + Debug;
    /// A row of a half.
    type Row;

    /// Paints the header of a player's half.
    fn header(&self, ui: &Ui, half: Rect, player: Player, look: Look<'_>);

    /// Paints a row in its half.
    fn row(&self, ui: &Ui, half: Rect, row: &Self::Row, look: Look<'_>);

    /// The cell that a row is about.
    fn cell(row: &Self::Row) -> Self::Cell;

    /// What a screen reader says of a row.
    fn spoken(row: &Self::Row, look: Look<'_>) -> String;
}

/// Shows a table in the space that `ui` has left, scrolling where it does not fit. Returns the
/// cell whose row is pointed at. `lit` is a cell that is pointed at on the board.
pub fn show<H: Halves>(
    ui: &mut Ui,
    title: String,
    halves: &H,
    rows: &ByPlayer<Vec<H::Row>>,
    lit: Option<H::Cell>,
    look: Look<'_>,
) -> Option<H::Cell> {
    let width = ui.available_width();
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let (header, _) = ui.allocate_exact_size(vec2(width, HEADER_HEIGHT), Sense::hover());
    for player in Player::BOTH {
        halves.header(ui, half(header, player), player, look);
    }
    let list = UiBuilder::new()
        .accessibility_role(Role::List)
        .accessibility_label(title);
    let mut pointed = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.scope_builder(list, |ui| {
            for index in 0..rows.0.iter().map(Vec::len).max().unwrap_or_default() {
                let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
                for player in Player::BOTH {
                    let Some(row) = rows[player].get(index) else {
                        continue;
                    };
                    if show_row(ui, half(rect, player), halves, row, lit, look) {
                        pointed = Some(H::cell(row));
                    }
                }
            }
        });
    });
    pointed
}

/// Shows a row, and says whether it is pointed at.
fn show_row<H: Halves>(
    ui: &Ui,
    half: Rect,
    halves: &H,
    row: &H::Row,
    lit: Option<H::Cell>,
    look: Look<'_>,
) -> bool {
    let cell = H::cell(row);
    let id = ui.scope_id().with(("row", cell));
    let response = ui.interact(half, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, H::spoken(row, look)));
    if response.hovered() || lit == Some(cell) {
        ui.painter().rect_filled(half, CORNER, look.palette.chip);
    }
    halves.row(ui, half, row, look);
    response.hovered()
}

/// The height of a table of so many rows in its longer half.
pub fn height(rows: u32) -> f32 {
    HEADER_HEIGHT + rows as f32 * ROW
}

/// A player's half of a row.
fn half(row: Rect, player: Player) -> Rect {
    let width = ((row.width() - GAP) / 2.0).max(1.0);
    let left = row.left() + player.index() as f32 * (width + GAP);
    Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()))
}
