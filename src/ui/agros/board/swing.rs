//! What each move would change: numbers where it lands, and a heat map under them.

use std::collections::BTreeMap;

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Position};
use crate::study::agros::Swing;
use crate::ui::{fonts, numbers};

use super::badge::Badge;
use super::canvas::Canvas;

/// The numbers, in cells, and within limits in points.
const NUMBER: f32 = 0.19;
const LEAST: f32 = 9.5;
const MOST: f32 = 15.0;
/// From the middle of the cell down to the numbers, in cells.
const BELOW: f32 = 0.25;
/// In cells of at least so many points the second number has a line of its own.
const TWO_LINES_FROM: f32 = 42.0;
/// The side of the smallest and of the largest square of the heat map, in cells.
const COOL: f32 = 0.3;
const HOT: f32 = 0.94;
/// How strongly it covers the ground.
const STRENGTH: f32 = 0.38;

/// The moves to show: the best for each cell, with a selected farmer only its own.
pub(super) fn best(swings: &[Swing], selected: Option<Cell>) -> BTreeMap<Cell, Swing> {
    let mut best: BTreeMap<Cell, Swing> = BTreeMap::new();
    for &swing in swings {
        let (from, Some(to)) = Position::ends(swing.play) else {
            continue;
        };
        if selected.is_some() && from != selected {
            continue;
        }
        let worth = |swing: &Swing| (swing.in_the_end(), swing.gain);
        best.entry(to)
            .and_modify(|other| {
                if worth(&swing) > worth(other) {
                    *other = swing;
                }
            })
            .or_insert(swing);
    }
    best
}

/// The heat map: squares, the larger the more a move gains or loses at once.
pub(super) fn paint_heat(canvas: &Canvas, best: &BTreeMap<Cell, Swing>) {
    let most = best.values().map(|swing| swing.gain.unsigned_abs()).max();
    let Some(most) = most.filter(|most| *most > 0) else {
        return;
    };
    for (&cell, swing) in best {
        if swing.gain == 0 {
            continue;
        }
        let share = (swing.gain.unsigned_abs() as f32 / most as f32).sqrt();
        let side = canvas.cell() * (COOL + (HOT - COOL) * share);
        let colour = match swing.gain > 0 {
            true => canvas.palette.engine,
            false => canvas.palette.threat,
        };
        let square = Rect::from_center_size(canvas.centre(cell), Vec2::splat(side));
        // The tint alone would be too faint a mark on the ground.
        canvas.painter.rect(
            canvas.sharp(square),
            CornerRadius::ZERO,
            colour.gamma_multiply(STRENGTH),
            Stroke::new(canvas.geometry.whole_pixels(1.0), colour),
            StrokeKind::Inside,
        );
    }
}

/// The numbers: the change of the lead at once, and after the best reply.
pub(super) fn paint_numbers(canvas: &Canvas, best: &BTreeMap<Cell, Swing>) -> Vec<Rect> {
    let size = (NUMBER * canvas.cell()).clamp(LEAST, MOST);
    let both = canvas.cell() >= TWO_LINES_FROM;
    let numbers = best.iter().map(|(&cell, swing)| {
        let place = canvas.centre(cell) + vec2(0.0, BELOW * canvas.cell());
        let badge = |words: String, bold: bool| Badge {
            words,
            font: match bold {
                true => fonts::bold(size),
                false => fonts::regular(size),
            },
            inverted: false,
        };
        let upper = badge(numbers::difference(swing.gain), true);
        if !both {
            return upper.paint(canvas, place);
        }
        let half = vec2(0.0, 0.57 * size);
        let lower =
            badge(numbers::difference(swing.in_the_end()), false).paint(canvas, place + half);
        upper.paint(canvas, place - half).union(lower)
    });
    numbers.collect()
}
