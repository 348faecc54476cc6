//! Piles that are one man from a revolution.

use crate::rules::agora::{Action, Cell, Cells, Move, Position};
use crate::rules::{Player, Position as _};

/// The piles in which a revolution is one man away: prisoners and captors are as many. One
/// prisoner more, or one captor less, and the prisoners are more than half.
pub fn brinks(position: &Position) -> Vec<Cell> {
    let both = Player::BOTH.map(|player| position.owned(player));
    let tied = |cell: &Cell| {
        position
            .at(*cell)
            .is_some_and(|owned| owned.pile.captors() == owned.pile.prisoners())
    };
    let [white, red] = both;
    (white | red).filter(tied).collect()
}

/// The moves of both players that cause a revolution, as if it were their turn, with the cells on
/// which it happens, White's first: by surrender to a pile on the brink, and by leaving one.
/// Empty where the game is over.
pub fn revolutions(position: &Position) -> Vec<(Move, Cells)> {
    let brinks = brinks(position);
    let brinks = brinks
        .into_iter()
        .fold(Cells::NONE, |all, cell| all | Cells::of(cell));
    let mut revolutions = Vec::new();
    for on_turn in Player::BOTH.map(|player| position.with_turn(player)) {
        let from = revolutions.len();
        if let Some(on_turn) = on_turn {
            on_turn.for_each_move(|play| {
                let mut cells = Cells::of(play.from);
                if play.action == Action::Surrender {
                    cells |= Cells::of(play.to);
                }
                let cells = cells & brinks;
                if !cells.is_empty() {
                    revolutions.push((play, cells));
                }
            });
        }
        revolutions[from..].sort_by_key(|(play, _)| *play);
    }
    revolutions
}
