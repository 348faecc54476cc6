//! A bar divided between the players by their shares, ploughed like their fields.

use egui::{Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::rules::{ByPlayer, Player};
use crate::ui::Look;

const OUTLINE: f32 = 2.0;
/// The furrows of each player: their width, and the distance from one to the next.
const LEVEL: (f32, f32) = (1.0, 5.0);
const SLANTING: (f32, f32) = (1.4, 13.0);

/// Paints the shares of both players in something; nothing where neither has any.
pub fn paint(painter: &Painter, bar: Rect, shares: ByPlayer<i32>, look: Look<'_>) {
    let both = shares[Player::First] + shares[Player::Second];
    if both <= 0 {
        return;
    }
    let fraction = shares[Player::First] as f32 / both as f32;
    let (light, dark) = bar.split_left_right_at_fraction(fraction);
    for (player, part) in Player::BOTH.into_iter().zip([light, dark]) {
        if part.width() > 0.0 {
            paint_part(painter, part, player, look);
        }
    }
}

fn paint_part(painter: &Painter, part: Rect, player: Player, look: Look<'_>) {
    let colours = look.palette.owners[player];
    painter.rect_filled(part, 0.0, colours.field);
    let ground = painter.with_clip_rect(part.intersect(painter.clip_rect()));
    match player {
        Player::First => {
            let (width, distance) = LEVEL;
            let mut y = part.top() + distance;
            while y < part.bottom() {
                ground.hline(part.x_range(), y, Stroke::new(width, colours.furrow));
                y += distance;
            }
        }
        Player::Second => {
            let (width, distance) = SLANTING;
            let down = vec2(part.height(), part.height());
            let mut x = part.left() - part.height();
            while x < part.right() {
                let top = pos2(x, part.top());
                ground.line_segment([top, top + down], Stroke::new(width, colours.furrow));
                x += distance;
            }
        }
    }
    painter.rect_stroke(
        part,
        0.0,
        Stroke::new(OUTLINE, colours.outline),
        StrokeKind::Inside,
    );
}
