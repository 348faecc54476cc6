//! Marks on cells: the selection, its targets, the last move, the keyboard's cursor.

use egui::{CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, vec2};

use crate::rules::agora::{Action, Cell, Move};
use crate::ui::board::Places as _;

use super::Canvas;

/// The radius of a target, in cells.
const DOT: f32 = 0.11;
/// Half the breadth of a triangle, in cells, and how far its middle lies from that of the cell.
const TRIANGLE: f32 = 0.09;
const TRIANGLE_AT: f32 = 0.4;
/// To the right of the tags, in cells.
const SURRENDER_ASIDE: f32 = 0.07;
/// The brackets of the last move, in cells.
const BRACKET: f32 = 0.16;

/// Brackets over the cells of the last move: thin ones where it began, firm ones where it ended.
pub(super) fn paint_last(canvas: &Canvas, last: Move) {
    for (cell, width) in [
        (last.from, canvas.share(0.015, 1.0, 2.0)),
        (last.to, canvas.share(0.032, 2.0, 4.0)),
    ] {
        let rect = canvas.geometry.cell_rect(cell).shrink(0.045 * canvas.unit);
        let line = Stroke::new(width, canvas.palette.ink);
        for (corner, right) in [(rect.left_top(), 1.0), (rect.right_top(), -1.0)] {
            let length = BRACKET * canvas.unit;
            let ends = vec![
                corner + vec2(right * length, 0.0),
                corner,
                corner + vec2(0.0, length),
            ];
            canvas.painter.add(Shape::line(ends, line));
        }
    }
}

/// A frame round the pile that is chosen.
pub(super) fn paint_choice(canvas: &Canvas, cell: Cell) {
    let width = canvas.share(0.035, 2.0, 4.5);
    frame(canvas, cell, Stroke::new(width, canvas.palette.accent));
}

/// A frame round a pile that is pointed at in the table.
pub(super) fn paint_lit(canvas: &Canvas, cell: Cell) {
    let width = canvas.share(0.03, 2.0, 4.0);
    frame(canvas, cell, Stroke::new(width, canvas.palette.ink));
}

/// A dashed frame round the cell where a man would land.
pub(super) fn paint_landing(canvas: &Canvas, cell: Cell) {
    let rect = canvas.geometry.cell_rect(cell).shrink(0.05 * canvas.unit);
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let line = Stroke::new(canvas.share(0.03, 2.0, 4.0), canvas.palette.accent);
    let dash = canvas.share(0.09, 5.0, 12.0);
    canvas
        .painter
        .extend(Shape::dashed_line(&corners, line, dash, dash * 0.7));
}

fn frame(canvas: &Canvas, cell: Cell, line: Stroke) {
    let rect = canvas.geometry.cell_rect(cell).shrink(0.04 * canvas.unit);
    let corner = CornerRadius::same(4);
    let halo = Stroke::new(2.0 * line.width, canvas.palette.halo);
    for line in [halo, line] {
        canvas
            .painter
            .rect_stroke(rect, corner, line, StrokeKind::Middle);
    }
}

/// Where a move of the chosen pile leads, and how.
pub(super) fn paint_target(canvas: &Canvas, play: Move) {
    let centre = canvas.centre(play.to);
    let palette = canvas.palette;
    let halo = Stroke::new(canvas.share(0.03, 1.5, 4.0), palette.halo);
    match play.action {
        Action::Walk => {
            let radius = (DOT * canvas.unit).max(4.0);
            canvas.painter.circle(centre, radius, palette.accent, halo);
        }
        Action::Capture => {
            let corners = triangle(canvas, centre, vec2(0.0, -TRIANGLE_AT), 1.0);
            canvas
                .painter
                .add(Shape::convex_polygon(corners, palette.accent, halo));
        }
        Action::Surrender => {
            let aside = vec2(SURRENDER_ASIDE, TRIANGLE_AT);
            let corners = triangle(canvas, centre, aside, -1.0);
            let line = Stroke::new(canvas.share(0.03, 1.6, 4.0), palette.accent);
            canvas
                .painter
                .add(Shape::convex_polygon(corners, palette.halo, line));
        }
    }
}

/// A triangle that points down (`way` 1) or up (−1), its middle beside that of a cell.
fn triangle(canvas: &Canvas, centre: Pos2, aside: egui::Vec2, way: f32) -> Vec<Pos2> {
    let size = (TRIANGLE * canvas.unit).max(5.0);
    let middle = centre + aside * canvas.unit;
    let height = 0.75 * size;
    vec![
        middle + vec2(-size, -way * height),
        middle + vec2(size, -way * height),
        middle + vec2(0.0, way * height),
    ]
}

/// The cell that the keyboard is on.
pub(super) fn paint_cursor(canvas: &Canvas, cell: Cell) {
    let width = canvas.share(0.03, 2.0, 4.0);
    let rect: Rect = canvas.geometry.cell_rect(cell);
    for (inset, colour) in [(0.0, canvas.palette.ink), (1.0, canvas.palette.halo)] {
        canvas.painter.rect_stroke(
            rect.shrink(inset * width),
            CornerRadius::ZERO,
            Stroke::new(width, colour),
            StrokeKind::Inside,
        );
    }
}
