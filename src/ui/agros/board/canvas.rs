//! What every part of the picture is painted with.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::rules::Player;
use crate::rules::agros::Cell;
use crate::ui::tokens::{OwnerColours, Palette};

use super::Geometry;

/// A painter that knows where the cells are.
pub(super) struct Canvas {
    pub(super) painter: Painter,
    pub(super) geometry: Geometry,
    pub(super) palette: &'static Palette,
}

impl Canvas {
    /// The same canvas without what lies beyond the part of the board that is shown.
    pub(super) fn on_what_is_shown(&self) -> Canvas {
        let clip = self.painter.clip_rect().intersect(self.geometry.clip());
        Canvas {
            painter: self.painter.with_clip_rect(clip),
            ..*self
        }
    }

    /// The side of a cell in points, by which everything is measured.
    pub(super) fn cell(&self) -> f32 {
        self.geometry.cell_size()
    }

    pub(super) fn centre(&self, cell: Cell) -> Pos2 {
        self.geometry.centre(cell)
    }

    pub(super) fn owner(&self, player: Player) -> OwnerColours {
        self.palette.owners[player]
    }

    /// A length given as a share of the cell, within limits in points.
    pub(super) fn share(&self, of_cell: f32, least: f32, most: f32) -> f32 {
        (of_cell * self.cell()).clamp(least, most)
    }

    /// A rectangle with its edges on whole pixels, at least one pixel wide and high.
    pub(super) fn sharp(&self, rect: Rect) -> Rect {
        let geometry = &self.geometry;
        let size = vec2(
            geometry.whole_pixels(rect.width()),
            geometry.whole_pixels(rect.height()),
        );
        let corner = rect.center() - size / 2.0;
        let corner = pos2(geometry.on_pixel(corner.x), geometry.on_pixel(corner.y));
        Rect::from_min_size(corner, size)
    }

    /// Text with its middle at `place`.
    pub(super) fn text(&self, place: Pos2, text: impl ToString, font: FontId, colour: Color32) {
        self.painter
            .text(place, Align2::CENTER_CENTER, text, font, colour);
    }

    /// A circle in dashes that come out even.
    pub(super) fn dashed_circle(&self, centre: Pos2, radius: f32, stroke: Stroke) {
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
