//! What one move could do to a field: an arrow to where it lands, with what it would cost.

use crate::rules::Position as _;
use crate::rules::agros::Position;
use crate::ui::agros::findings::Danger;
use crate::ui::board::arrow;
use crate::ui::{fonts, numbers};

use super::badge::Badge;
use super::canvas::Canvas;

/// The number, in cells, and within limits in points.
const NUMBER: f32 = 0.19;
const LEAST: f32 = 10.0;
const MOST: f32 = 15.0;
/// Where on the arrow the number is.
const ALONG: f32 = 0.5;

/// Paints threats, the first one on top.
pub(super) fn paint(canvas: &Canvas, dangers: &[Danger]) {
    for danger in dangers.iter().rev() {
        let (from, Some(to)) = Position::ends(danger.threat.play) else {
            continue;
        };
        let landing = canvas.centre(to);
        let start = from.map_or(landing, |from| canvas.centre(from));
        if from.is_some() {
            arrow(canvas, start, landing, canvas.palette.threat);
        }
    }
    for danger in dangers.iter().rev() {
        let (from, Some(to)) = Position::ends(danger.threat.play) else {
            continue;
        };
        let landing = canvas.centre(to);
        let start = from.map_or(landing, |from| canvas.centre(from));
        let badge = Badge {
            // Told as it is for the one who is threatened.
            words: numbers::difference(-danger.gain),
            font: fonts::bold((NUMBER * canvas.cell()).clamp(LEAST, MOST)),
            inverted: false,
        };
        badge.paint(canvas, start.lerp(landing, ALONG));
    }
}
