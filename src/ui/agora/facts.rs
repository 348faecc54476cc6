//! What the panels and the board show of a position.

use crate::rules::Position as _;
use crate::rules::agora::{Cell, Cells, Move, Position};
use crate::study::agora::{brinks, mobility, revolutions, takes};

/// Everything that is derived from a position to be shown. Made once a position, not once a frame.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The legal moves of the player to move.
    pub moves: Vec<Move>,
    /// The captures of both players, as if it were their turn.
    pub takes: Vec<Move>,
    /// The piles that are one man from a revolution.
    pub brinks: Vec<Cell>,
    /// The moves of both players that cause one, and where.
    pub revolutions: Vec<(Move, Cells)>,
    /// How many moves each pile has.
    pub mobility: Vec<(Cell, u32)>,
}

impl Facts {
    /// The facts of a position.
    pub fn of(position: &Position) -> Facts {
        Facts {
            moves: position.legal_moves(),
            takes: takes(position),
            brinks: brinks(position),
            revolutions: revolutions(position),
            mobility: mobility(position),
        }
    }

    /// The legal moves from one cell to another, a capture first.
    pub fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        let moves = self.moves.iter().copied();
        let mut moves: Vec<_> = moves
            .filter(|play| play.from == from && play.to == to)
            .collect();
        moves.sort();
        moves
    }

    /// The captures of the pile on a cell.
    pub fn takes_of(&self, pile: Cell) -> impl Iterator<Item = Move> {
        let takes = self.takes.iter().copied();
        takes.filter(move |take| take.to == pile)
    }

    /// How many moves the pile on a cell has; `None` where that is not asked.
    pub fn mobility_of(&self, pile: Cell) -> Option<u32> {
        let found = self.mobility.iter().find(|(cell, _)| *cell == pile);
        found.map(|(_, count)| *count)
    }
}
