//! What the engine proposes: arrows to the cells where the moves land, with their numbers.

use crate::rules::Position as _;
use crate::rules::agros::{Move, Position};
use crate::ui::board::{arrow, numbered_disc};

use super::canvas::Canvas;

/// Paints the proposals, the first one on top.
pub(super) fn paint(canvas: &Canvas, proposed: &[Move]) {
    for (index, &play) in proposed.iter().enumerate().rev() {
        let (from, Some(to)) = Position::ends(play) else {
            continue;
        };
        let landing = canvas.centre(to);
        if let Some(from) = from {
            arrow(canvas, canvas.centre(from), landing, canvas.palette.engine);
        }
        numbered_disc(canvas, landing, index + 1);
    }
}
