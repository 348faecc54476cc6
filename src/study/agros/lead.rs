//! Who is ahead.

use crate::rules::Player;
use crate::rules::agros::Position;

/// What a player's score exceeds the other's by, in half points.
pub(super) fn lead(position: &Position, player: Player) -> i32 {
    let points = position.points();
    points[player] - points[!player]
}
