//! The ranks of the farmers beside a field; those at the rank that decided stand out.

use crate::rules::Player;
use crate::rules::agros::Field;
use crate::ui::fonts;

use super::badge::{Badge, aside};
use super::canvas::Canvas;

/// The numbers, in cells, and within limits in points.
const NUMBER: f32 = 0.18;
const LEAST: f32 = 10.0;
const MOST: f32 = 15.0;
/// From the middle of the cell up to the numbers, in cells.
const ABOVE: f32 = 0.33;

/// Paints the ranks, counted from 1.
pub(super) fn paint(canvas: &Canvas, field: &Field) {
    let deciding = field.decision.map(|decision| usize::from(decision.rank));
    for player in Player::BOTH {
        for (rank, &(_, farmer)) in field.adjacent[player].iter().enumerate() {
            let badge = Badge {
                words: (rank + 1).to_string(),
                font: fonts::bold((NUMBER * canvas.cell()).clamp(LEAST, MOST)),
                inverted: deciding == Some(rank),
            };
            badge.paint(canvas, aside(canvas, farmer, player, ABOVE));
        }
    }
}
