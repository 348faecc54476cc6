//! The hexagons, with their names.

use egui::{Color32, Shape, Stroke, vec2};

use crate::rules::agon::Cell;
use crate::ui::board::Places as _;
use crate::ui::fonts;

use super::Canvas;

/// Cells lower than this, in points, have their name in the middle, where no man stands.
const SMALL_CELL: f32 = 46.0;
/// From the middle of a cell down to its name, in cells.
const NAME_AT: f32 = 0.42;
/// The size of the names, in cells and within limits in points.
const NAME: f32 = 0.17;
const LEAST_NAME: f32 = 9.0;
const MOST_NAME: f32 = 20.0;

/// Paints all cells in the colours of their rings.
pub(super) fn paint(canvas: &Canvas) {
    let palette = canvas.palette;
    let line = Stroke::new(canvas.share(0.018, 0.8, 2.0), palette.muted);
    for cell in Cell::all() {
        let fill = palette.rings[usize::from(cell.ring())];
        hexagon(canvas, cell, 0.0, fill, line);
    }
    let centre = canvas.centre(Cell::CENTRE);
    let mark = Stroke::new(canvas.share(0.025, 1.0, 3.0), palette.ink);
    canvas.dashed_circle(centre, 0.22 * canvas.unit, mark);
}

/// Paints the names of the columns, and those of the cells on which `free` says there is room.
pub(super) fn paint_names(canvas: &Canvas, free: impl Fn(Cell) -> bool) {
    let palette = canvas.palette;
    for (column, letter) in (0..).zip('a'..='k') {
        if let Some(place) = canvas.geometry.letter_place(column) {
            let font = fonts::bold(canvas.share(0.2, 11.0, 18.0));
            canvas.text(place, letter, font, palette.ink);
        }
    }
    let size = canvas.share(NAME, LEAST_NAME, MOST_NAME);
    let small = canvas.unit < SMALL_CELL;
    for cell in Cell::all() {
        if small && (!free(cell) || cell == Cell::CENTRE) {
            continue;
        }
        let down = if small { 0.0 } else { NAME_AT };
        let place = canvas.centre(cell) + vec2(0.0, down * canvas.unit);
        canvas.text(place, cell, fonts::regular(size), palette.ink);
    }
}

/// Paints a hexagon, shrunk by so many points.
pub(super) fn hexagon(canvas: &Canvas, cell: Cell, inset: f32, fill: Color32, line: Stroke) {
    let corners = canvas.geometry.corners(cell, inset).into();
    canvas
        .painter
        .add(Shape::convex_polygon(corners, fill, line));
}

/// Paints the outline of a hexagon in dashes.
pub(super) fn dashed_hexagon(canvas: &Canvas, cell: Cell, inset: f32, line: Stroke) {
    let mut corners: Vec<_> = canvas.geometry.corners(cell, inset).into();
    corners.extend(corners.first().copied());
    let dash = canvas.share(0.07, 3.0, 8.0);
    canvas
        .painter
        .extend(Shape::dashed_line(&corners, line, dash, dash * 0.7));
}

/// Paints a dashed rim round the board: this is no game. The cells come over it.
pub(super) fn paint_dashed_rim(canvas: &Canvas) {
    let line = Stroke::new(canvas.share(0.04, 2.0, 4.0), canvas.palette.muted);
    let board = canvas.geometry.board();
    let dash = canvas.share(0.15, 6.0, 12.0);
    let middle = board.center();
    // The corners of the hexagon in which the outermost cells stand.
    let radius = board.height() / 2.0 + 3.0;
    let corners: Vec<_> = (0..=6)
        .map(|corner| {
            let angle = (corner as f32 + 0.5) * std::f32::consts::FRAC_PI_3;
            middle + radius * vec2(angle.cos(), angle.sin())
        })
        .collect();
    canvas
        .painter
        .extend(Shape::dashed_line(&corners, line, dash, dash));
}
