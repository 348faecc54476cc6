//! The pit: three levels with walls between them, lit from below on the screen.

use egui::{CornerRadius, Pos2, Rect, Shape, Stroke, vec2};

use crate::rules::agora::Cell;
use crate::ui::board::Places as _;
use crate::ui::fonts;

use super::Canvas;

/// How broad a wall looks, in cells.
const WALL: f32 = 0.11;
/// The lines between cells, in points.
const GRID: f32 = 1.0;
/// The rim round the board, in points.
const RIM: f32 = 2.0;
/// The letters and numbers beside the board, in cells.
const LABEL: f32 = 0.17;

/// Paints the ground with nothing on it.
pub(super) fn paint(canvas: &Canvas) {
    let palette = canvas.palette;
    let board = canvas.geometry.board();
    canvas
        .painter
        .rect_filled(board.expand(RIM), CornerRadius::same(3), palette.walls[0]);
    for (ring, fill) in (0..).zip(palette.levels.into_iter().rev()) {
        let floor = canvas.geometry.ring(ring);
        canvas.painter.rect_filled(floor, CornerRadius::ZERO, fill);
        if ring > 0 {
            paint_walls(canvas, floor);
        }
    }
    for line in 1..Cell::SIZE {
        let along = f32::from(line) * canvas.unit;
        for (corner, size) in [
            (vec2(along, 0.0), vec2(GRID, board.height())),
            (vec2(0.0, along), vec2(board.width(), GRID)),
        ] {
            let line = Rect::from_min_size(board.min + corner, size);
            canvas
                .painter
                .rect_filled(line, CornerRadius::ZERO, palette.pit_grid);
        }
    }
}

/// The walls round a floor: they stand on its outermost strip, as one looks down on them. That
/// above lies in the shade, that below is lit.
fn paint_walls(canvas: &Canvas, floor: Rect) {
    let foot = floor.shrink(WALL * canvas.unit);
    let corners = |rect: Rect| {
        [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ]
    };
    let (outer, inner) = (corners(floor), corners(foot));
    for (side, fill) in canvas.palette.walls.into_iter().enumerate() {
        let next = (side + 1) % 4;
        let wall = vec![outer[side], outer[next], inner[next], inner[side]];
        canvas
            .painter
            .add(Shape::convex_polygon(wall, fill, Stroke::NONE));
    }
}

/// Paints the letters and numbers beside the board.
pub(super) fn paint_labels(canvas: &Canvas) {
    let font = fonts::regular(canvas.share(LABEL, 11.0, 14.0));
    let colour = canvas.palette.muted;
    let label = |place: Option<Pos2>, sign: char| {
        if let Some(place) = place {
            canvas.text(place, sign, font.clone(), colour);
        }
    };
    for (index, (letter, digit)) in (0..Cell::SIZE).zip(('a'..).zip('1'..)) {
        label(canvas.geometry.letter_place(index), letter);
        label(canvas.geometry.number_place(index), digit);
    }
}

/// Paints dashes along the rim: this is no game, but something that is tried out.
pub(super) fn paint_dashed_rim(canvas: &Canvas) {
    let rim = canvas.geometry.board();
    let corners = [
        rim.left_top(),
        rim.right_top(),
        rim.right_bottom(),
        rim.left_bottom(),
        rim.left_top(),
    ];
    let line = Stroke::new(3.0, canvas.palette.ink);
    canvas
        .painter
        .extend(Shape::dashed_line(&corners, line, 10.0, 10.0));
}
