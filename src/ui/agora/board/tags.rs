//! The tags of piles: captors and prisoners in their colours, and the height.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::rules::Player;
use crate::rules::agora::{Cell, Stack};
use crate::ui::board::Places as _;
use crate::ui::fonts;
use crate::ui::tokens::Palette;

use super::Canvas;

/// The side of a tag, in cells and within limits in points.
const TAG: f32 = 0.19;
const LEAST_TAG: f32 = 13.0;
const MOST_TAG: f32 = 24.0;
/// The digits, by the side of the tag.
const DIGIT: f32 = 0.72;
/// From the edges of the cell, in cells.
const INSET: f32 = 0.075;
/// The height, in cells and within limits in points.
const HEIGHT: f32 = 0.15;
const LEAST_HEIGHT: f32 = 10.0;
const MOST_HEIGHT: f32 = 17.0;

/// Paints the tags of a pile into the corner of its cell.
pub(super) fn tags(canvas: &Canvas, cell: Cell, stack: impl Into<Stack>) {
    let side = canvas.share(TAG, LEAST_TAG, MOST_TAG);
    let inset = INSET * canvas.unit;
    let corner = canvas.geometry.cell_rect(cell).left_bottom() + vec2(inset, -inset - side);
    paint_tags(&canvas.painter, corner, side, stack, canvas.palette);
}

/// Paints the tags of a pile beside each other from a corner on, and says how far they reach to
/// the right.
pub fn paint_tags(
    painter: &Painter,
    corner: Pos2,
    side: f32,
    stack: impl Into<Stack>,
    palette: &Palette,
) -> f32 {
    let stack = stack.into();
    let mut left = corner;
    for (player, men) in [
        (stack.owner, stack.captors),
        (!stack.owner, stack.prisoners),
    ] {
        if men > 0 {
            left.x += tag(painter, left, side, player, men, palette);
        }
    }
    left.x
}

fn tag(
    painter: &Painter,
    corner: Pos2,
    side: f32,
    player: Player,
    men: u8,
    palette: &Palette,
) -> f32 {
    let colours = palette.pile_men[player];
    let digits = fonts::bold(DIGIT * side);
    let digits = painter.layout_no_wrap(men.to_string(), digits, colours.sign);
    let width = side.max(digits.size().x + 0.3 * side);
    let rect = Rect::from_min_size(corner, vec2(width, side));
    let edge = Stroke::new(1.0, colours.edge);
    painter.rect(
        rect,
        CornerRadius::ZERO,
        colours.disc,
        edge,
        StrokeKind::Inside,
    );
    painter.galley(rect.center() - digits.size() / 2.0, digits, colours.sign);
    width
}

/// Paints the height of a pile into the other corner of its cell.
pub(super) fn height(canvas: &Canvas, cell: Cell, height: u8) {
    let size = canvas.share(HEIGHT, LEAST_HEIGHT, MOST_HEIGHT);
    let inset = Vec2::splat(-INSET * canvas.unit);
    let corner = canvas.geometry.cell_rect(cell).right_bottom() + inset;
    canvas.painter.text(
        corner,
        egui::Align2::RIGHT_BOTTOM,
        format!("↑{height}"),
        fonts::bold(size),
        canvas.palette.ink,
    );
}
