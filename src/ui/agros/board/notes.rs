//! Marks that were drawn on the board.

use egui::{CornerRadius, Stroke, StrokeKind};

use crate::game::{Mark, Shape};
use crate::rules::agros::Cell;
use crate::ui::fonts;

use super::canvas::Canvas;
use super::proposals;

/// From the edge of a cell to its ring or square, in cells.
const INSET: f32 = 0.07;
/// The line and its halo, in cells.
const LINE: f32 = 0.06;
const HALO: f32 = 0.12;
/// Texts, in cells.
const TEXT: f32 = 0.42;

/// Paints marks in the order in which they were drawn.
pub(super) fn paint(canvas: &Canvas, marks: &[Mark<Cell>]) {
    for mark in marks {
        match &mark.shape {
            Shape::Arrow(to) if *to != mark.at => {
                let ends = [mark.at, *to].map(|cell| canvas.centre(cell));
                proposals::arrow(canvas, ends[0], ends[1], canvas.palette.note);
            }
            Shape::Arrow(_) | Shape::Ring => paint_ring(canvas, mark.at),
            Shape::Square => paint_square(canvas, mark.at),
            Shape::Text(text) => paint_text(canvas, mark.at, text),
        }
    }
}

/// A line on its halo.
fn strokes(canvas: &Canvas) -> [Stroke; 2] {
    [(HALO, canvas.palette.halo), (LINE, canvas.palette.note)].map(|(width, colour)| {
        Stroke::new(canvas.share(width, 30.0 * width, 120.0 * width), colour)
    })
}

fn paint_ring(canvas: &Canvas, cell: Cell) {
    let radius = (0.5 - INSET) * canvas.cell();
    for stroke in strokes(canvas) {
        canvas
            .painter
            .circle_stroke(canvas.centre(cell), radius, stroke);
    }
}

fn paint_square(canvas: &Canvas, cell: Cell) {
    let rect = canvas
        .geometry
        .cell_rect(cell)
        .shrink(INSET * canvas.cell());
    for stroke in strokes(canvas) {
        canvas
            .painter
            .rect_stroke(rect, CornerRadius::same(2), stroke, StrokeKind::Middle);
    }
}

/// A text on a disc in the corner, where it hides no harvest.
fn paint_text(canvas: &Canvas, cell: Cell, text: &str) {
    let size = canvas.share(TEXT, 11.0, 28.0);
    let galley =
        canvas
            .painter
            .layout_no_wrap(text.to_owned(), fonts::bold(size), canvas.palette.tag);
    let rect = canvas.geometry.cell_rect(cell);
    let half = 0.5 * galley.size() + egui::vec2(0.2 * size, 0.0);
    let back = egui::Rect::from_min_size(rect.left_top(), 2.0 * half);
    let stroke = Stroke::new(canvas.share(0.025, 1.0, 3.0), canvas.palette.halo);
    canvas.painter.rect(
        back,
        CornerRadius::same(3),
        canvas.palette.note,
        stroke,
        StrokeKind::Outside,
    );
    let corner = back.center() - 0.5 * galley.size();
    canvas.painter.galley(corner, galley, canvas.palette.tag);
}
