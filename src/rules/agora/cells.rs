//! Sets of cells, one bit a cell.

use super::Cell;
use crate::rules::cell_set::cell_set;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u64);

cell_set!(Cells, Cell, |number| Some(Cell::of_bit(number)));

impl Cells {
    /// All cells of the board.
    pub const ALL: Cells = Cells((1 << Cell::COUNT) - 1);

    /// The cells around each.
    const AROUND: [Cells; Cell::COUNT] = {
        let mut around = [Cells::NONE; Cell::COUNT];
        let mut from = 0;
        while from < Cell::COUNT {
            let mut to = 0;
            while to < Cell::COUNT {
                if Cell::of_bit(from as u32).touches(Cell::of_bit(to as u32)) {
                    around[from].0 |= 1 << to;
                }
                to += 1;
            }
            from += 1;
        }
        around
    };

    /// The cells around one.
    #[inline]
    pub const fn around(cell: Cell) -> Cells {
        Cells::AROUND[cell.index()]
    }

    /// The set as a word, for a hash.
    #[inline]
    pub(super) const fn word(self) -> u64 {
        self.0
    }
}
