//! The board of the position editor, with piles that need not make a position.

use egui::{Painter, Rect};

use crate::rules::agora::{Arrangement, Cell, Position};
use crate::ui::Look;
use crate::ui::board::{Places as _, paint_fault};
use crate::ui::editor::Sketch;
use crate::ui::text::Text;

use super::{Canvas, Geometry, ground, marks, men, names, tags};

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
    ground::paint_labels(canvas);
    ground::paint(canvas);
    ground::paint_dashed_rim(canvas);
    let stacks = || {
        let stack = |cell| Some((cell, sketch.arrangement.at(cell)?));
        Cell::all().filter_map(stack)
    };
    for (cell, stack) in stacks() {
        men::pile(canvas, canvas.centre(cell), stack);
    }
    // The numbers lie on top of the men, those of the rows above too.
    for (cell, stack) in stacks() {
        tags::tags(canvas, cell, stack);
        if let Some(position) = sketch.position {
            tags::height(canvas, cell, position.height(cell));
        }
    }
    if let Some(cell) = sketch.pointed {
        marks::paint_cursor(canvas, cell);
    }
    if let Some(cell) = sketch.fault {
        paint_fault(canvas, canvas.geometry.cell_rect(cell));
    }
}
