//! What the panels and the board show of a position.

use crate::rules::agon::{Cell, Move, Position};
use crate::rules::{ByPlayer, Position as _};
use crate::study::agon::{Danger, Way, dangers, mobility};

/// Everything that is derived from a position to be shown. Made once a position, not once a frame.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The legal moves of the player to move.
    pub moves: Vec<Move>,
    /// What is left for each player.
    pub way: ByPlayer<Way>,
    /// What the next move of either player could capture.
    pub dangers: Vec<Danger>,
    /// How many moves each man has.
    pub mobility: Vec<(Cell, u32)>,
}

impl Facts {
    /// The facts of a position.
    pub fn of(position: &Position) -> Facts {
        Facts {
            moves: position.legal_moves(),
            way: ByPlayer::from_fn(|player| Way::of(position, player)),
            dangers: dangers(position),
            mobility: mobility(position),
        }
    }

    /// The moves that capture the man on a cell.
    pub fn dangers_to(&self, man: Cell) -> impl Iterator<Item = Danger> {
        self.dangers
            .iter()
            .copied()
            .filter(move |danger| danger.man == man)
    }

    /// How many moves the man on a cell has; `None` where that is not asked.
    pub fn mobility_of(&self, man: Cell) -> Option<u32> {
        let found = self.mobility.iter().find(|(cell, _)| *cell == man);
        found.map(|(_, count)| *count)
    }
}
