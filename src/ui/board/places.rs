//! Where the cells of a board lie.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Pos2, Rect};

/// A board in a place on the screen.
pub trait Places {
    /// A cell of it.
    type Cell: Copy + Eq + Hash + Debug;

    /// All cells together.
    fn board(&self) -> Rect;

    /// The height of a cell in points.
    fn cell_size(&self) -> f32;

    /// A square in the middle of a cell, as high as the cell.
    fn cell_rect(&self, cell: Self::Cell) -> Rect;

    /// The middle of a cell.
    fn centre(&self, cell: Self::Cell) -> Pos2 {
        self.cell_rect(cell).center()
    }

    /// The cell at a place of the window.
    fn cell_at(&self, place: Pos2) -> Option<Self::Cell>;

    /// Whether a cell, perhaps of an earlier board, is on this one.
    fn has(&self, cell: Self::Cell) -> bool;

    /// The cell in the middle of the board.
    fn middle(&self) -> Self::Cell;

    /// Where an arrow key leads from a cell: one of the steps to the right and down is 1 or −1.
    fn neighbour(&self, cell: Self::Cell, right: i8, below: i8) -> Option<Self::Cell>;
}
