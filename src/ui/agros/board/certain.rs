//! What can never change any more stays plain; land that still can is hatched.

use egui::{Mesh, Rect, Shape, pos2};

use crate::study::agros::Certain;

use super::canvas::Canvas;
use super::cells::FieldTable;

/// The upright lines a cell.
const LINES: u8 = 2;
/// Their width, in cells, and within limits in points.
const WIDTH: f32 = 0.022;

/// Hatches the fields' cells that are not certain, with upright lines, which no plough draws.
pub(super) fn paint(canvas: &Canvas, table: &FieldTable, certain: &Certain) {
    let width = canvas.geometry.whole_pixels(canvas.share(WIDTH, 1.0, 2.0));
    let mut lines = Mesh::default();
    for &cell in table.fields.iter().flat_map(|field| &field.cells) {
        if certain.at(cell).is_some() {
            continue;
        }
        let rect = canvas.geometry.cell_rect(cell);
        for line in 0..LINES {
            let share = (f32::from(line) + 0.5) / f32::from(LINES);
            let left = canvas.geometry.on_pixel(rect.left() + share * rect.width());
            let line =
                Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
            lines.add_colored_rect(line, canvas.palette.ink);
        }
    }
    canvas.painter.add(Shape::mesh(lines));
}
