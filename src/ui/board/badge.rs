//! A few signs on a small tag.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::ui::fonts;

use super::Pen;

/// The letters, in cells and within limits in points.
const SIZE: f32 = 0.2;
const LEAST: f32 = 10.0;
const MOST: f32 = 17.0;

/// Paints a tag with its middle at a place; `inverted` it is light on dark in the light theme.
pub fn badge(pen: &Pen, place: Pos2, words: &str, inverted: bool) {
    let palette = pen.palette;
    let (ink, ground) = match inverted {
        true => (palette.tag, palette.ink),
        false => (palette.ink, palette.tag),
    };
    let size = pen.share(SIZE, LEAST, MOST);
    let words = pen
        .painter
        .layout_no_wrap(words.to_owned(), fonts::bold(size), ink);
    let extent = words.size() + vec2(0.5 * size, 0.1 * size);
    let rect = Rect::from_center_size(place, extent);
    let edge = Stroke::new(1.0, palette.ink);
    let corner = CornerRadius::same(2);
    pen.painter
        .rect(rect, corner, ground, edge, StrokeKind::Inside);
    pen.painter
        .galley(rect.center() - words.size() / 2.0, words, ink);
}
