//! The order in which farmers are placed: Light one, then two a turn alternately, and a single
//! one in the last turn.

use crate::rules::{ByPlayer, Player};

/// Who makes the placement that follows so many others.
pub(super) const fn placer(placed: u8) -> Player {
    if placed.div_ceil(2).is_multiple_of(2) {
        Player::First
    } else {
        Player::Second
    }
}

/// The farmers that each player has after so many placements.
pub(super) fn placed(placed: u8) -> ByPlayer<u8> {
    let mut farmers = ByPlayer::default();
    for earlier in 0..placed {
        farmers[placer(earlier)] += 1;
    }
    farmers
}

/// The placements left in the turn of a player after so many, of `all`.
pub(super) fn left_in_turn(placed: u8, all: u8) -> u8 {
    let player = placer(placed);
    (placed..all)
        .take_while(|&next| placer(next) == player)
        .count() as u8
}
