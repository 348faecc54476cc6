//! What each pile can take, and what can take it.

use crate::rules::agora::{Action, Move, Position};
use crate::rules::{Player, Position as _};

/// All captures of both players, as if it were their turn, White's first. Empty where the game is
/// over.
pub fn takes(position: &Position) -> Vec<Move> {
    let mut takes = Vec::new();
    for on_turn in Player::BOTH.map(|player| position.with_turn(player)) {
        let from = takes.len();
        if let Some(on_turn) = on_turn {
            on_turn.for_each_move(|play| {
                if play.action == Action::Capture {
                    takes.push(play);
                }
            });
        }
        takes[from..].sort();
    }
    takes
}
