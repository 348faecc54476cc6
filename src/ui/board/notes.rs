//! Marks that were drawn on the board.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind};

use crate::game::{Mark, Shape};
use crate::ui::fonts;

use super::{Pen, Places, arrow};

/// From the edge of a cell to its ring or square, in cells.
const INSET: f32 = 0.07;
/// The line and its halo, in cells.
const LINE: f32 = 0.06;
const HALO: f32 = 0.12;
/// Texts, in cells.
const TEXT: f32 = 0.42;

/// Paints marks in the order in which they were drawn.
pub fn paint<G: Places>(pen: &Pen, places: &G, marks: &[Mark<G::Cell>]) {
    for mark in marks {
        match &mark.shape {
            Shape::Arrow(to) if *to != mark.at => {
                let ends = [mark.at, *to].map(|cell| places.centre(cell));
                arrow(pen, ends[0], ends[1], pen.palette.note);
            }
            Shape::Arrow(_) | Shape::Ring => paint_ring(pen, places.centre(mark.at)),
            Shape::Square => paint_square(pen, places.cell_rect(mark.at)),
            Shape::Text(text) => paint_text(pen, places.cell_rect(mark.at), text),
        }
    }
}

/// A line on its halo.
fn strokes(pen: &Pen) -> [Stroke; 2] {
    [(HALO, pen.palette.halo), (LINE, pen.palette.note)]
        .map(|(width, colour)| Stroke::new(pen.share(width, 30.0 * width, 120.0 * width), colour))
}

fn paint_ring(pen: &Pen, centre: Pos2) {
    let radius = (0.5 - INSET) * pen.unit;
    for stroke in strokes(pen) {
        pen.painter.circle_stroke(centre, radius, stroke);
    }
}

fn paint_square(pen: &Pen, cell: Rect) {
    let rect = cell.shrink(INSET * pen.unit);
    for stroke in strokes(pen) {
        pen.painter
            .rect_stroke(rect, CornerRadius::same(2), stroke, StrokeKind::Middle);
    }
}

/// A text on a disc in the corner, where it hides no harvest.
fn paint_text(pen: &Pen, cell: Rect, text: &str) {
    let size = pen.share(TEXT, 11.0, 28.0);
    let galley = pen
        .painter
        .layout_no_wrap(text.to_owned(), fonts::bold(size), pen.palette.tag);
    let half = 0.5 * galley.size() + egui::vec2(0.2 * size, 0.0);
    let back = Rect::from_min_size(cell.left_top(), 2.0 * half);
    let stroke = Stroke::new(pen.share(0.025, 1.0, 3.0), pen.palette.halo);
    pen.painter.rect(
        back,
        CornerRadius::same(3),
        pen.palette.note,
        stroke,
        StrokeKind::Outside,
    );
    let corner = back.center() - 0.5 * galley.size();
    pen.painter.galley(corner, galley, pen.palette.tag);
}
