//! A player's harvests in a row of boxes, from high to low, the deciding one standing out.

use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::ui::Look;
use crate::ui::line::{Line, Type};

/// The height of a box.
pub const HEIGHT: f32 = 20.0;
/// The width of a box and the gap after it, where there is room.
pub const PITCH: f32 = 30.0;

const GAP: f32 = 2.0;
const CORNER: f32 = 2.0;
const NUMBER_SIZE: f32 = 12.0;

/// Paints `places` boxes from `corner` on, `pitch` apart: the harvests, then dashes. The box at
/// the rank `deciding` stands out.
pub fn paint(
    painter: &Painter,
    corner: Pos2,
    pitch: f32,
    harvests: &[u8],
    places: usize,
    deciding: Option<u8>,
    look: Look<'_>,
) {
    let palette = look.palette;
    for place in 0..places {
        let left = corner.x + pitch * place as f32;
        let rect = Rect::from_min_size(Pos2::new(left, corner.y), vec2(pitch - GAP, HEIGHT));
        let decides = deciding.is_some_and(|rank| usize::from(rank) == place);
        if decides {
            painter.rect(
                rect,
                CORNER,
                palette.chip,
                Stroke::new(1.6, palette.ink),
                StrokeKind::Middle,
            );
        } else {
            painter.rect_stroke(
                rect,
                CORNER,
                Stroke::new(1.0, palette.rule),
                StrokeKind::Middle,
            );
        }
        let (number, colour) = match harvests.get(place) {
            Some(harvest) => (harvest.to_string(), palette.ink),
            None => (look.text.get("none"), palette.muted),
        };
        let look = if decides {
            Type::bold(NUMBER_SIZE, colour)
        } else {
            Type::plain(NUMBER_SIZE, colour)
        };
        Line::in_middle_of(painter, rect).middle(rect.x_range(), number, &look);
    }
}
