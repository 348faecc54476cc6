//! How many moves each farmer has, on a tag at its foot.

use egui::{Rect, vec2};

use crate::study::agros::Freedom;
use crate::ui::fonts;

use super::badge::Badge;
use super::canvas::Canvas;

/// The numbers, in cells, and within limits in points.
const NUMBER: f32 = 0.17;
const LEAST: f32 = 9.0;
const MOST: f32 = 14.0;
/// From the middle of the cell down to the tag, in cells.
const BELOW: f32 = 0.37;

/// Paints the moves that each farmer has now and after one more harvest; the other way round for
/// farmers that are frozen.
pub(super) fn paint(canvas: &Canvas, freedom: &Freedom) -> Vec<Rect> {
    let font = fonts::bold((NUMBER * canvas.cell()).clamp(LEAST, MOST));
    let tags = freedom.farmers.iter().map(|farmer| {
        let options = farmer.options;
        let badge = Badge {
            words: format!("{} · {}", options.moves(), options.next_moves()),
            font: font.clone(),
            inverted: farmer.is_frozen(),
        };
        let place = canvas.centre(farmer.cell) + vec2(0.0, BELOW * canvas.cell());
        badge.paint(canvas, place)
    });
    tags.collect()
}
