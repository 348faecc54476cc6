//! What the engine proposes: arrows to the cells where the moves land, with their numbers.

use egui::vec2;

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Position};
use crate::ui::board::{arrow, numbered_disc};

use super::canvas::Canvas;

/// Paints the arrows of the proposals, the first one on top.
pub(super) fn paint_arrows(canvas: &Canvas, proposed: &[Move]) {
    for &play in proposed.iter().rev() {
        if let (Some(from), Some(to)) = Position::ends(play) {
            let (start, landing) = (canvas.centre(from), canvas.centre(to));
            arrow(canvas, start, landing, canvas.palette.engine);
        }
    }
}

/// From the middle of a cell up to the number, in cells, where other numbers stand below it.
const ABOVE: f32 = 0.24;

/// Paints their numbers where they land, above the numbers of others.
pub(super) fn paint_numbers(canvas: &Canvas, proposed: &[Move], others: impl Fn(Cell) -> bool) {
    for (index, &play) in proposed.iter().enumerate().rev() {
        if let (_, Some(to)) = Position::ends(play) {
            let up = if others(to) {
                ABOVE * canvas.cell()
            } else {
                0.0
            };
            numbered_disc(canvas, canvas.centre(to) - vec2(0.0, up), index + 1);
        }
    }
}
