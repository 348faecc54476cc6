//! Sets of cells, one bit a cell.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use super::Cell;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

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

    /// One cell.
    #[inline]
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.number())
    }

    /// The cells around one.
    #[inline]
    pub const fn around(cell: Cell) -> Cells {
        Cells::AROUND[cell.index()]
    }

    /// Whether a cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.number() & 1 != 0
    }

    /// Whether there is no cell in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The set without a cell.
    #[inline]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.number()))
    }

    /// The set as a word, for a hash.
    #[inline]
    pub(super) const fn word(self) -> u64 {
        self.0
    }
}

/// The cells, in order.
impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.is_empty() {
            return None;
        }
        let number = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Cell::of_bit(number))
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

/// The other cells of the board.
impl Not for Cells {
    type Output = Cells;

    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0) & Cells::ALL
    }
}
