//! The board, or a part of it, as a picture that nobody touches.

use egui::{Painter, Rect};

use crate::game::Orientation;
use crate::rules::agros::{Cell, Position};
use crate::ui::Look;
use crate::ui::board::Hands;

use super::canvas::Canvas;
use super::painting;
use super::{Geometry, Scene};

/// Paints a scene between two cells, or all of it, as large as it fits in `rect`.
pub fn paint_part(
    painter: &Painter,
    rect: Rect,
    scene: &Scene,
    part: Option<[Cell; 2]>,
    look: Look,
) {
    let size = scene.position.size();
    let part = part.unwrap_or_else(|| whole(scene.position));
    let pixels_per_point = painter.pixels_per_point();
    let geometry = Geometry::fit_part(rect, size, part, scene.orientation, pixels_per_point);
    let canvas = Canvas::new(painter, rect, geometry, look);
    painting::paint(&canvas, scene, Hands::default(), look.text);
}

/// The height that [`paint_part`] fills at a width, in points.
pub fn part_height(
    position: &Position,
    part: Option<[Cell; 2]>,
    orientation: Orientation,
    width: f32,
    pixels_per_point: f32,
) -> f32 {
    let part = part.unwrap_or_else(|| whole(position));
    Geometry::height_of_part(part, orientation, width, pixels_per_point)
}

/// The first and the last cell of the board.
fn whole(position: &Position) -> [Cell; 2] {
    let last = position.size() - 1;
    [(0, 0), (last, last)]
        .map(|(column, row)| Cell::new(column, row).expect("a board has a first and a last cell"))
}
