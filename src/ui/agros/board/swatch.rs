//! Small pictures of owners for tables and player lines.

use egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, emath::GuiRounding, vec2};

use crate::rules::Player;
use crate::ui::Look;

use super::furrows::{self, Plough};

/// The furrows of a swatch.
const PLOUGH: Plough = Plough {
    furrows: 3,
    width: 1.0,
};
/// The outline of a swatch in points.
const OUTLINE: f32 = 1.5;
/// The edge of a disc in points.
const DISC_EDGE: f32 = 1.6;

/// A square of land as its owner ploughs it; nobody's is bare.
pub fn paint_swatch(painter: &Painter, rect: Rect, owner: Option<Player>, look: Look) {
    let pixels_per_point = painter.pixels_per_point();
    let side = rect.width().min(rect.height());
    let square =
        Rect::from_center_size(rect.center(), vec2(side, side)).round_to_pixels(pixels_per_point);
    let Some(owner) = owner else {
        painter.rect_filled(square, 0.0, look.palette.ground);
        let dots = Stroke::new(1.2, look.palette.muted);
        let corners = [
            square.left_top(),
            square.right_top(),
            square.right_bottom(),
            square.left_bottom(),
            square.left_top(),
        ];
        painter.extend(Shape::dashed_line(&corners, dots, 2.0, 2.0));
        return;
    };
    let colours = look.palette.owners[owner];
    painter.rect_filled(square, 0.0, colours.field);
    match owner {
        Player::First => {
            for furrow in furrows::level(square, PLOUGH) {
                let furrow = furrow.round_to_pixels(pixels_per_point);
                painter.rect_filled(furrow, 0.0, colours.furrow);
            }
        }
        Player::Second => {
            let stroke = Stroke::new(PLOUGH.width, colours.furrow);
            for line in furrows::slanting(square.min, square.width(), 1, PLOUGH, |_, _| true) {
                painter.line_segment(line, stroke);
            }
        }
    }
    let outline = Stroke::new(OUTLINE, colours.outline);
    painter.rect_stroke(square, 0.0, outline, StrokeKind::Inside);
}

/// A disc seen from above, the sign of a player.
pub fn paint_disc(painter: &Painter, centre: Pos2, radius: f32, player: Player, look: Look) {
    let colours = look.palette.owners[player];
    let edge = Stroke::new(DISC_EDGE, colours.disc_edge);
    painter.circle(centre, radius, colours.disc, edge);
}
