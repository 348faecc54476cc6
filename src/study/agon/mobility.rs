//! How many moves each man has.

use crate::rules::agon::{Cell, Position};
use crate::rules::{Player, Position as _};

/// The men of both players with the number of their moves, as if it were their owner's turn. A
/// captured man has the cells to which he can be relocated, and the others wait for him. Empty
/// while men are placed, and where the game is over.
pub fn mobility(position: &Position) -> Vec<(Cell, u32)> {
    let mut men = Vec::new();
    for player in Player::BOTH {
        let on_turn = position.with_turn(player);
        let Some(on_turn) = on_turn.filter(|_| !position.is_placing()) else {
            continue;
        };
        let mut moves = Vec::new();
        on_turn.for_each_move(|play| moves.extend(Position::ends(play).0));
        men.extend(position.men(player).map(|man| {
            let count = moves.iter().filter(|&&from| from == man).count();
            (man, count as u32)
        }));
    }
    men
}
