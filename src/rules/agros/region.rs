//! What has become of some cells: who has those that are still empty.

use super::Cell;
use super::board::Board;
use super::cells::Cells;
use super::farmers::Among;
use super::field::{decide, flood};
use crate::rules::ByPlayer;

/// Some cells of a board, kept in as many words as its positions need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Region(pub(super) Width);

/// One variant for each width of boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Width {
    UpTo10(Cells<2>),
    UpTo12(Cells<3>),
    UpTo16(Cells<6>),
}

/// Who has the empty cells of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The cells that belong to fields of each player.
    pub held: ByPlayer<u32>,
    /// The cells that belong to fields of nobody.
    pub ownerless: u32,
    /// The fields among which the cells are divided.
    pub fields: u32,
}

impl Region {
    /// Whether a cell belongs to the region.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        match self.0 {
            Width::UpTo10(cells) => cells.contains(cell),
            Width::UpTo12(cells) => cells.contains(cell),
            Width::UpTo16(cells) => cells.contains(cell),
        }
    }
}

impl<const W: usize> Board<W> {
    pub(super) fn region(&self, cells: impl IntoIterator<Item = Cell>) -> Cells<W> {
        let on_board = self.cells();
        let cells = cells.into_iter().fold(Cells::NONE, Cells::with);
        cells & on_board
    }

    /// Who has the empty cells of a region.
    #[inline]
    pub(super) fn holding(&self, region: Cells<W>) -> Holding {
        let empty = self.empties();
        let mut holding = Holding::default();
        let mut rest = region & empty;
        while !rest.is_empty() {
            let (field, spread) = flood(rest.first(), empty);
            let cells = (rest & field).count();
            rest = rest & !field;
            holding.fields += 1;
            match decide(self.farmers_on(spread).0.map(Among::harvests)) {
                Some(decision) => holding.held[decision.owner] += cells,
                None => holding.ownerless += cells,
            }
        }
        holding
    }

    /// A region, the fields that hold its empty cells, and the cells beside these fields.
    #[inline]
    pub(super) fn surroundings(&self, region: Cells<W>) -> Cells<W> {
        let empty = self.empties();
        let mut around = region;
        let mut rest = region & empty;
        while !rest.is_empty() {
            let (field, spread) = flood(rest.first(), empty);
            rest = rest & !field;
            around = around | spread;
        }
        around & self.cells()
    }
}
