//! The mark of a cell on which something is wrong.

use egui::{Rect, Stroke};

use super::Pen;

/// Frames a cell that keeps the pieces from making a position. The frame is cut through in the
/// middle of its sides, so that it is told from a selection without its colour.
pub fn paint_fault(pen: &Pen, cell: Rect) {
    /// How much of a side is drawn from either corner.
    const ARM: f32 = 0.36;
    let frame = cell.shrink(0.04 * pen.unit);
    let stroke = Stroke::new(pen.share(0.05, 2.0, 6.0), pen.palette.threat);
    let corners = [
        frame.left_top(),
        frame.right_top(),
        frame.right_bottom(),
        frame.left_bottom(),
    ];
    for (index, corner) in corners.into_iter().enumerate() {
        for other in [corners[(index + 1) % 4], corners[(index + 3) % 4]] {
            let end = corner.lerp(other, ARM);
            pen.painter.line_segment([corner, end], stroke);
        }
    }
}
