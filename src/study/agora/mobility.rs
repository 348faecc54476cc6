//! How many moves each pile has.

use crate::rules::agora::{Cell, Position};
use crate::rules::{Player, Position as _};

/// The piles of both players with the number of their moves, as if it were their owner's turn.
/// Empty where the game is over.
pub fn mobility(position: &Position) -> Vec<(Cell, u32)> {
    let mut piles = Vec::new();
    for on_turn in Player::BOTH.map(|player| position.with_turn(player)) {
        let Some(on_turn) = on_turn else {
            continue;
        };
        let mut moves = [0; 36];
        on_turn.for_each_move(|play| moves[usize::from(play.from.number())] += 1);
        let cells = on_turn.owned(on_turn.turn());
        piles.extend(cells.map(|cell| (cell, moves[usize::from(cell.number())])));
    }
    piles
}
