//! What the next move could capture.

use crate::rules::agon::{Cell, Move, Position};
use crate::rules::{Player, Position as _};

/// A man that a move captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Danger {
    /// Where the man stands.
    pub man: Cell,
    /// The move of the other player that captures him.
    pub by: Move,
}

/// All men of both players that a move of the other one captures, as if it were his turn, in the
/// order of their cells. While men are placed, only the one who places captures anything.
pub fn dangers(position: &Position) -> Vec<Danger> {
    let mut dangers = Vec::new();
    for by in Player::BOTH {
        let Some(on_turn) = position.with_turn(by) else {
            continue;
        };
        on_turn.for_each_move(|play| {
            let mut next = on_turn;
            next.play_unchecked(play);
            let captured = next.captured(!by) & !position.captured(!by);
            dangers.extend(captured.map(|man| Danger { man, by: play }));
        });
    }
    dangers.sort_by_key(|danger| (danger.man, danger.by));
    dangers
}
