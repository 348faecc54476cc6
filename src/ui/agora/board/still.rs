//! The board, or a part of it, as a picture that nobody touches.

use egui::{Painter, Rect};

use crate::game::Orientation;
use crate::rules::agora::Cell;
use crate::ui::Look;
use crate::ui::board::Hands;

use super::{Canvas, Geometry, Scene, painting};

/// Paints a scene between two cells, or all of it, as large as it fits in `rect`.
pub fn paint_part(
    painter: &Painter,
    rect: Rect,
    scene: &Scene,
    part: Option<[Cell; 2]>,
    look: Look,
) {
    let geometry = Geometry::fit_part(rect, part, scene.orientation);
    let canvas = Canvas::new(painter, rect, geometry, look);
    painting::paint(&canvas, scene, Hands::default());
}

/// The height that [`paint_part`] fills at a width, in points.
pub fn part_height(part: Option<[Cell; 2]>, orientation: Orientation, width: f32) -> f32 {
    Geometry::height_of_part(part, orientation, width)
}
