//! Arrows from cell to cell, and the numbered discs of what the engine proposes.

use egui::{Color32, Pos2, Shape, Stroke, Vec2};

use crate::ui::fonts;

use super::Pen;

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

/// An arrow from the middle of a cell to the edge of a disc in the middle of another.
pub fn arrow(pen: &Pen, from: Pos2, to: Pos2, colour: Color32) {
    let along = (to - from).normalized();
    let across = Vec2::new(-along.y, along.x);
    let start = from + along * START * pen.unit;
    let tip = to - along * radius(pen);
    let neck = tip - along * HEAD_LENGTH * pen.unit;
    for (width, colour) in [(HALO, pen.palette.halo), (SHAFT, colour)] {
        let stroke = Stroke::new(pen.share(width, 40.0 * width, 150.0 * width), colour);
        pen.painter.line_segment([start, neck], stroke);
    }
    let wing = across * HEAD_WIDTH * pen.unit;
    pen.painter.add(Shape::convex_polygon(
        vec![tip, neck + wing, neck - wing],
        colour,
        Stroke::new(pen.share(0.025, 1.0, 3.0), pen.palette.halo),
    ));
}

/// A disc with a number in the middle of a cell.
pub fn numbered_disc(pen: &Pen, centre: Pos2, number: usize) {
    let radius = radius(pen);
    let palette = pen.palette;
    let stroke = Stroke::new(pen.share(0.025, 1.0, 3.0), palette.halo);
    pen.painter.circle(centre, radius, palette.engine, stroke);
    let font = fonts::bold(radius * 1.3);
    pen.text(centre, number, font, palette.tag);
}

fn radius(pen: &Pen) -> f32 {
    pen.share(DISC, LEAST_DISC, 24.0)
}
