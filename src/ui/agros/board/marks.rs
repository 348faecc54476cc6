//! Marks on cells: the selection, its targets, the last move, the keyboard's cursor.

use egui::{CornerRadius, Mesh, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Position};

use super::canvas::Canvas;

/// Cells smaller than this, in points, have larger targets.
const SMALL_CELL: f32 = 36.0;
/// The radius of a target in cells, and in small ones.
const TARGET: f32 = 0.14;
const TARGET_IN_SMALL_CELL: f32 = 0.2;
/// The arms of the last move's brackets, in cells.
const BRACKET: f32 = 0.2;

/// Brackets in the corners of the cells where a move began and ended.
pub(super) fn paint_last(canvas: &Canvas, last: Move) {
    let (from, to) = Position::ends(last);
    let mut brackets = Mesh::default();
    for cell in from.into_iter().chain(to) {
        add_brackets(canvas, cell, &mut brackets);
    }
    canvas.painter.add(Shape::mesh(brackets));
}

fn add_brackets(canvas: &Canvas, cell: Cell, brackets: &mut Mesh) {
    let inset = canvas.share(0.06, 2.0, 9.0);
    let width = canvas.share(0.031, 1.5, 4.0);
    let arm = BRACKET * canvas.cell();
    let rect = canvas.geometry.cell_rect(cell).shrink(inset);
    for (corner, inward) in [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
    ] {
        for extent in [vec2(arm, width), vec2(width, arm)] {
            let arm = canvas.sharp(Rect::from_two_pos(corner, corner + extent * inward));
            brackets.add_colored_rect(arm, canvas.palette.ink);
        }
    }
}

/// A frame round the selected farmer.
pub(super) fn paint_selection(canvas: &Canvas, cell: Cell) {
    let geometry = &canvas.geometry;
    let width = geometry.whole_pixels(canvas.share(0.047, 2.0, 6.0));
    let frame = geometry
        .cell_rect(cell)
        .shrink(geometry.whole_pixels(canvas.share(0.02, 1.0, 3.0)));
    canvas.painter.rect_stroke(
        frame,
        CornerRadius::same(canvas.share(0.08, 3.0, 12.0) as u8),
        Stroke::new(width, canvas.palette.accent),
        StrokeKind::Inside,
    );
}

/// Where a move of the selected farmer lands: a solid dot for a harvest, a dashed ring for sowing.
pub(super) fn paint_target(canvas: &Canvas, play: Move) {
    let share = if canvas.cell() < SMALL_CELL {
        TARGET_IN_SMALL_CELL
    } else {
        TARGET
    };
    let radius = share * canvas.cell();
    let palette = canvas.palette;
    match play {
        Move::Harvest { to, .. } => {
            let halo = Stroke::new(canvas.share(0.032, 1.6, 5.0), palette.halo);
            canvas
                .painter
                .circle(canvas.centre(to), radius, palette.accent, halo);
        }
        Move::Sow { to, .. } => {
            let ring = Stroke::new(canvas.share(0.044, 2.2, 6.5), palette.accent);
            canvas.painter.circle_filled(
                canvas.centre(to),
                radius + ring.width * 0.5,
                palette.halo,
            );
            canvas.dashed_circle(canvas.centre(to), radius, ring);
        }
        Move::Place(_) | Move::Pass => {}
    }
}

/// The cell that the keyboard is on.
pub(super) fn paint_cursor(canvas: &Canvas, cell: Cell) {
    let geometry = &canvas.geometry;
    let width = geometry.whole_pixels(canvas.share(0.035, 2.0, 4.0));
    let frame = geometry.cell_rect(cell);
    for (inset, colour) in [(0.0, canvas.palette.ink), (width, canvas.palette.halo)] {
        canvas.painter.rect_stroke(
            frame.shrink2(Vec2::splat(inset)),
            CornerRadius::ZERO,
            Stroke::new(width, colour),
            StrokeKind::Inside,
        );
    }
}
