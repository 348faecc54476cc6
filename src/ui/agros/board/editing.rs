//! The board of the position editor, with pieces that need not make a position.

use egui::{Painter, Rect};

use crate::rules::agros::{Arrangement, Cell, Piece, Position};
use crate::ui::Look;
use crate::ui::board::paint_fault;
use crate::ui::editor::Sketch;
use crate::ui::text::{Text, words};

use super::canvas::Canvas;
use super::cells::{CellTable, FieldTable};
use super::names::key;
use super::{Geometry, ground, marks, pieces, tags};

/// What a screen reader says of the cells, in their order.
pub fn cell_names(arrangement: &Arrangement, text: &Text) -> Vec<(Cell, String)> {
    let size = arrangement.size();
    let all = (0..size).flat_map(|column| (0..size).map(move |row| (column, row)));
    let cells = all.filter_map(|(column, row)| Cell::new(column, row));
    cells
        .map(|cell| (cell, name(arrangement, cell, text)))
        .collect()
}

/// `b7, Light farmer, harvest 4`.
fn name(arrangement: &Arrangement, cell: Cell, text: &Text) -> String {
    let what = match arrangement.at(cell) {
        None => text.get("cell-empty"),
        Some((player, Piece::Seed)) => words!(text, "cell-seed", owner = key(player)),
        Some((player, Piece::Farmer(harvest))) => {
            words!(text, "cell-farmer", owner = key(player), harvest = harvest)
        }
    };
    format!("{cell}, {what}")
}

/// Paints the board of the editor.
pub fn paint(
    painter: &Painter,
    rect: Rect,
    geometry: Geometry,
    sketch: &Sketch<'_, Position, Arrangement>,
    look: Look<'_>,
) {
    let canvas = Canvas::new(painter, rect, geometry, look);
    let fields = sketch.position.map(Position::fields).unwrap_or_default();
    let table = FieldTable::of(&fields);
    ground::paint_labels(&canvas);
    ground::paint(&canvas, &table);
    ground::paint_dashed_rim(&canvas);
    pieces::paint_rings(&canvas, &table, |_| false);
    for (cell, player, piece) in sketch.arrangement.pieces() {
        pieces::paint_piece(&canvas, cell, player, piece);
    }
    let mut avoid = CellTable::filled(false);
    if let Some(cell) = sketch.pointed {
        avoid[cell] = true;
    }
    tags::paint(&canvas, &table, &avoid);
    if let Some(cell) = sketch.pointed {
        marks::paint_cursor(&canvas, cell);
    }
    if let Some(cell) = sketch.fault {
        paint_fault(&canvas, canvas.geometry.cell_rect(cell));
    }
}
