//! Marks on cells: the selection, its targets, the last move, the keyboard's cursor.

use egui::{Color32, Stroke};

use crate::rules::Position as _;
use crate::rules::agon::{Cell, Move, Position, Rank};

use super::Canvas;
use super::ground::{dashed_hexagon, hexagon};
use super::men;

/// The radius of a target, in cells.
const TARGET: f32 = 0.12;

/// A dashed outline where the last move began, and a whole one where it ended.
pub(super) fn paint_last(canvas: &Canvas, last: Move) {
    let (from, to) = Position::ends(last);
    let line = Stroke::new(canvas.share(0.034, 1.6, 4.0), canvas.palette.ink);
    let inset = canvas.share(0.04, 1.5, 4.0);
    if let Some(from) = from {
        dashed_hexagon(canvas, from, inset, line);
    }
    if let Some(to) = to {
        hexagon(canvas, to, inset, Color32::TRANSPARENT, line);
    }
}

/// A ring round a man that is the mover's to act on: thick where he is chosen.
pub(super) fn paint_choice(canvas: &Canvas, cell: Cell, rank: Rank, captured: bool, chosen: bool) {
    let width = match chosen {
        true => canvas.share(0.06, 2.6, 7.0),
        false => canvas.share(0.035, 1.6, 4.0),
    };
    // Outside of the mark of a captured man.
    let mark = if captured {
        canvas.share(0.055, 2.2, 6.0) * 2.3
    } else {
        0.0
    };
    let radius = men::radius_of(rank) * canvas.unit + mark + width;
    for (extra, colour) in [(width, canvas.palette.halo), (0.0, canvas.palette.accent)] {
        let stroke = Stroke::new(width + extra, colour);
        canvas
            .painter
            .circle_stroke(canvas.centre(cell), radius, stroke);
    }
}

/// Where a move of the chosen man leads.
pub(super) fn paint_target(canvas: &Canvas, cell: Cell) {
    let radius = (TARGET * canvas.unit).max(4.0);
    let halo = Stroke::new(canvas.share(0.035, 1.6, 5.0), canvas.palette.halo);
    let accent = canvas.palette.accent;
    canvas
        .painter
        .circle(canvas.centre(cell), radius, accent, halo);
}

/// The ground on which a man would land.
pub(super) fn paint_landing(canvas: &Canvas, cell: Cell) {
    let line = Stroke::new(canvas.share(0.05, 2.0, 5.0), canvas.palette.accent);
    let radius = 0.4 * canvas.unit;
    let centre = canvas.centre(cell);
    let ground = canvas.palette.halo;
    canvas.painter.circle_filled(centre, radius, ground);
    canvas.dashed_circle(centre, radius, line);
}

/// A man that is pointed at in the table.
pub(super) fn paint_lit(canvas: &Canvas, cell: Cell) {
    let line = Stroke::new(canvas.share(0.06, 2.5, 6.0), canvas.palette.ink);
    hexagon(canvas, cell, line.width / 2.0, Color32::TRANSPARENT, line);
}

/// The cell that the keyboard is on.
pub(super) fn paint_cursor(canvas: &Canvas, cell: Cell) {
    let width = canvas.share(0.035, 2.0, 4.0);
    for (inset, colour) in [(0.5, canvas.palette.ink), (1.5, canvas.palette.halo)] {
        let line = Stroke::new(width, colour);
        hexagon(canvas, cell, inset * width, Color32::TRANSPARENT, line);
    }
}
