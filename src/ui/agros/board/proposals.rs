//! What the engine proposes: arrows to the cells where the moves land, with their numbers.

use crate::rules::Position as _;
use crate::rules::agros::{Move, Position};
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

/// Paints their numbers where they land.
pub(super) fn paint_numbers(canvas: &Canvas, proposed: &[Move]) {
    for (index, &play) in proposed.iter().enumerate().rev() {
        if let (_, Some(to)) = Position::ends(play) {
            numbered_disc(canvas, canvas.centre(to), index + 1);
        }
    }
}
