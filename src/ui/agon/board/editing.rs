//! The board of the position editor, with men that need not make a position.

use egui::{Painter, Rect};

use crate::rules::Player;
use crate::rules::agon::{Arrangement, Cell, Cells, Position};
use crate::ui::Look;
use crate::ui::board::{Places as _, paint_fault};
use crate::ui::editor::Sketch;
use crate::ui::text::Text;

use super::{Canvas, Geometry, ground, marks, men, names};

/// What a screen reader says of the cells, in their order.
pub fn cell_names(arrangement: &Arrangement, text: &Text) -> Vec<(Cell, String)> {
    let name = |cell| names::contents(cell, arrangement.at(cell), text).join(", ");
    Cell::all().map(|cell| (cell, name(cell))).collect()
}

/// Paints the board of the editor.
pub fn paint(
    painter: &Painter,
    rect: Rect,
    geometry: Geometry,
    sketch: &Sketch<'_, Position, Arrangement>,
    look: Look<'_>,
) {
    let canvas = &Canvas::new(painter, rect, geometry, look);
    let arrangement = sketch.arrangement;
    ground::paint_dashed_rim(canvas);
    ground::paint(canvas);
    ground::paint_names(canvas, |cell| arrangement.at(cell).is_none());
    let cells_of = |player: Player| {
        let own = arrangement.men().filter(|(_, man)| man.owner == player);
        own.fold(Cells::NONE, |cells, (cell, _)| cells | Cells::of(cell))
    };
    // The bars to the captors lie under the men.
    for (cell, man) in arrangement.men().filter(|(_, man)| man.captured) {
        let captors: Vec<_> = cells_of(!man.owner).pairs_around(cell).collect();
        men::captured(canvas, cell, man, &captors);
    }
    for (cell, man) in arrangement.men() {
        men::man(canvas, canvas.centre(cell), man.owner, man.rank);
    }
    if let Some(cell) = sketch.pointed {
        marks::paint_cursor(canvas, cell);
    }
    if let Some(cell) = sketch.fault {
        paint_fault(canvas, canvas.geometry.cell_rect(cell));
    }
}
