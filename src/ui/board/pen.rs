//! What every part of a board is painted with.

use egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, vec2};

use crate::ui::tokens::Palette;

/// A painter that measures in cells.
pub struct Pen {
    /// Paints.
    pub painter: Painter,
    /// The colours.
    pub palette: &'static Palette,
    /// The height of a cell in points, by which everything is measured.
    pub unit: f32,
}

impl Pen {
    /// A length given as a share of the cell, within limits in points.
    pub fn share(&self, of_cell: f32, least: f32, most: f32) -> f32 {
        (of_cell * self.unit).clamp(least, most)
    }

    /// Text with its middle at `place`.
    pub fn text(&self, place: Pos2, text: impl ToString, font: FontId, colour: Color32) {
        self.painter
            .text(place, Align2::CENTER_CENTER, text, font, colour);
    }

    /// A circle in dashes that come out even.
    pub fn dashed_circle(&self, centre: Pos2, radius: f32, stroke: Stroke) {
        /// A dash and its gap, by the width of the stroke, and at least in points.
        const PERIOD: f32 = 2.4;
        const LEAST_PERIOD: f32 = 5.5;
        /// How much of it is dash.
        const DASH: f32 = 0.6;
        const POINTS: u16 = 4;
        let around = std::f32::consts::TAU * radius;
        let period = (PERIOD * stroke.width).max(LEAST_PERIOD);
        let dashes = (around / period).round().max(6.0);
        let turn = std::f32::consts::TAU / dashes;
        for dash in 0..dashes as u16 {
            let start = f32::from(dash) * turn;
            let points = (0..POINTS)
                .map(|point| {
                    let share = f32::from(point) / f32::from(POINTS - 1);
                    let angle = start + turn * DASH * share;
                    centre + radius * vec2(angle.cos(), angle.sin())
                })
                .collect();
            self.painter.add(Shape::line(points, stroke));
        }
    }
}
