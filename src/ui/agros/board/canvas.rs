//! What every part of the picture is painted with.

use egui::{Rect, pos2, vec2};

use crate::rules::Player;
use crate::ui::board;
use crate::ui::tokens::OwnerColours;

use super::Geometry;

/// A pen that knows where the cells are.
pub(super) type Canvas = board::Canvas<Geometry>;

impl Canvas {
    /// The same canvas without what lies beyond the part of the board that is shown.
    pub(super) fn on_what_is_shown(&self) -> Canvas {
        self.clipped(self.painter.clip_rect().intersect(self.geometry.clip()))
    }

    /// The side of a cell in points, by which everything is measured.
    pub(super) fn cell(&self) -> f32 {
        self.unit
    }

    pub(super) fn owner(&self, player: Player) -> OwnerColours {
        self.palette.owners[player]
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
}
