//! Sets of cells, one bit a cell: what is the same on every board that fits into one word.

/// Gives a type that holds one word the operations of a set of cells. `$cell` makes the cell of a
/// number, as far as there is one. The type needs `ALL`, all cells of the board.
macro_rules! cell_set {
    ($Cells:ident, $Cell:ident, $cell:expr) => {
        impl $Cells {
            /// No cell.
            pub const NONE: $Cells = $Cells(0);

            /// One cell.
            #[inline]
            pub const fn of(cell: $Cell) -> $Cells {
                $Cells(1 << cell.number())
            }

            /// Whether a cell is in the set.
            #[inline]
            pub const fn contains(self, cell: $Cell) -> bool {
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
            pub const fn without(self, cell: $Cell) -> $Cells {
                $Cells(self.0 & !(1 << cell.number()))
            }
        }

        /// The cells, in order.
        impl Iterator for $Cells {
            type Item = $Cell;

            #[inline]
            fn next(&mut self) -> Option<$Cell> {
                if self.is_empty() {
                    return None;
                }
                let number = self.0.trailing_zeros();
                self.0 &= self.0 - 1;
                $cell(number)
            }
        }

        impl std::ops::BitAnd for $Cells {
            type Output = $Cells;

            #[inline]
            fn bitand(self, other: $Cells) -> $Cells {
                $Cells(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $Cells {
            type Output = $Cells;

            #[inline]
            fn bitor(self, other: $Cells) -> $Cells {
                $Cells(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $Cells {
            #[inline]
            fn bitor_assign(&mut self, other: $Cells) {
                *self = *self | other;
            }
        }

        /// The other cells of the board.
        impl std::ops::Not for $Cells {
            type Output = $Cells;

            #[inline]
            fn not(self) -> $Cells {
                $Cells(!self.0) & $Cells::ALL
            }
        }
    };
}

pub(super) use cell_set;
