//! What one move could do to a field: an arrow to where it lands, with what it would cost.

use egui::Pos2;

use crate::rules::agros::Position;
use crate::rules::{Player, Position as _};
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

/// Paints the arrows of threats, the first one on top.
pub(super) fn paint_arrows(canvas: &Canvas, dangers: &[Danger], mover: Player) {
    for danger in dangers.iter().rev() {
        if let Some((start, landing)) = ends(canvas, danger)
            && start != landing
        {
            let colour = canvas.palette.threat_by(danger.threat.by, mover);
            arrow(canvas, start, landing, colour);
        }
    }
}

/// Paints what they would do to the lead of the player to move.
pub(super) fn paint_numbers(canvas: &Canvas, dangers: &[Danger], mover: Player) {
    for danger in dangers.iter().rev() {
        let Some((start, landing)) = ends(canvas, danger) else {
            continue;
        };
        let badge = Badge {
            words: numbers::difference(danger.threat.gain_of(mover)),
            font: fonts::bold((NUMBER * canvas.cell()).clamp(LEAST, MOST)),
            inverted: false,
        };
        badge.paint(canvas, start.lerp(landing, ALONG));
    }
}

/// The middles of the cells where it starts and lands; the same for a placement.
fn ends(canvas: &Canvas, danger: &Danger) -> Option<(Pos2, Pos2)> {
    let (from, to) = Position::ends(danger.threat.play);
    let landing = canvas.centre(to?);
    let start = from.map_or(landing, |from| canvas.centre(from));
    Some((start, landing))
}
