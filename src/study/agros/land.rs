//! The fields of a position as its land.

use crate::rules::agros::{Cell, Position};
use crate::rules::{ByPlayer, Player};
use crate::study::{Land, Plot};

/// The fields of a position, in their order, and the half point beside them.
pub fn land(position: &Position) -> Land<Cell> {
    let plots = position.fields().into_iter().map(|field| Plot {
        owner: field.owner(),
        value: 2 * field.value() as i32,
        cells: field.cells,
    });
    let holder = position.half_point().map(|(owner, _)| owner);
    Land {
        plots: plots.collect(),
        beside: ByPlayer::from_fn(|player: Player| i32::from(holder == Some(player))),
    }
}
