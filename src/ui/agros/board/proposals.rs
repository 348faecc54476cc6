//! What the engine proposes: arrows to the cells where the moves land, with their numbers.

use egui::{Color32, Pos2, Shape, Stroke, Vec2};

use crate::rules::Position as _;
use crate::rules::agros::{Move, Position};
use crate::ui::fonts;

use super::canvas::Canvas;

/// The shaft and its halo, in cells.
const SHAFT: f32 = 0.075;
const HALO: f32 = 0.125;
/// From the middle of the start cell to the shaft, in cells.
const START: f32 = 0.3;
/// The head, in cells.
const HEAD_LENGTH: f32 = 0.22;
const HEAD_WIDTH: f32 = 0.15;
/// The disc with the number, on the landing cell, in cells; in small cells at least so many points.
const DISC: f32 = 0.19;
const LEAST_DISC: f32 = 8.0;

/// Paints the arrows of the proposals, the first one on top.
pub(super) fn paint_arrows(canvas: &Canvas, proposed: &[Move]) {
    for &play in proposed.iter().rev() {
        if let (Some(from), Some(to)) = Position::ends(play) {
            let (start, landing) = (canvas.centre(from), canvas.centre(to));
            arrow(canvas, start, landing, canvas.palette.engine);
        }
    }
}

/// Paints their numbers where they land.
pub(super) fn paint_numbers(canvas: &Canvas, proposed: &[Move]) {
    for (index, &play) in proposed.iter().enumerate().rev() {
        if let (_, Some(to)) = Position::ends(play) {
            disc(canvas, canvas.centre(to), index + 1);
        }
    }
}

/// An arrow from the middle of a cell to the edge of a disc in the middle of another.
pub(super) fn arrow(canvas: &Canvas, from: Pos2, to: Pos2, colour: Color32) {
    let cell = canvas.cell();
    let along = (to - from).normalized();
    let across = Vec2::new(-along.y, along.x);
    let start = from + along * START * cell;
    let tip = to - along * radius(canvas);
    let neck = tip - along * HEAD_LENGTH * cell;
    for (width, colour) in [(HALO, canvas.palette.halo), (SHAFT, colour)] {
        let stroke = Stroke::new(canvas.share(width, 40.0 * width, 150.0 * width), colour);
        canvas.painter.line_segment([start, neck], stroke);
    }
    let wing = across * HEAD_WIDTH * cell;
    canvas.painter.add(Shape::convex_polygon(
        vec![tip, neck + wing, neck - wing],
        colour,
        Stroke::new(canvas.share(0.025, 1.0, 3.0), canvas.palette.halo),
    ));
}

fn radius(canvas: &Canvas) -> f32 {
    canvas.share(DISC, LEAST_DISC, 24.0)
}

fn disc(canvas: &Canvas, centre: Pos2, number: usize) {
    let radius = radius(canvas);
    let palette = canvas.palette;
    let stroke = Stroke::new(canvas.share(0.025, 1.0, 3.0), palette.halo);
    canvas
        .painter
        .circle(centre, radius, palette.engine, stroke);
    let font = fonts::bold(radius * 1.3);
    canvas.text(centre, number, font, palette.tag);
}
