//! The cells of the pit.

use std::fmt;
use std::str::FromStr;

use crate::rules::symmetry::turn_square;

/// A cell of the board, a1 to f6. Ordered by column, then row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// A text that names no cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a cell such as `c3`")]
pub struct CellError(pub String);

impl Cell {
    /// The number of rows, and of columns.
    pub const SIZE: u8 = 6;

    /// One of the four cells in the middle: c4.
    pub const MIDDLE: Cell = Cell(Cell::SIZE * (Cell::SIZE / 2 - 1) + Cell::SIZE / 2);

    /// The number of cells.
    pub(super) const COUNT: usize = Cell::SIZE as usize * Cell::SIZE as usize;

    /// By how much each ring lies above the next one inwards.
    const STEP: u8 = 3;

    /// The levels of the cells.
    const LEVELS: [u8; Cell::COUNT] = {
        let mut levels = [0; Cell::COUNT];
        let mut index = 0;
        while index < Cell::COUNT {
            let cell = Cell(index as u8);
            let mut from_edge = cell.column();
            let mut side = 0;
            let sides = [
                Cell::SIZE - 1 - cell.column(),
                cell.row(),
                Cell::SIZE - 1 - cell.row(),
            ];
            while side < sides.len() {
                if sides[side] < from_edge {
                    from_edge = sides[side];
                }
                side += 1;
            }
            levels[index] = (Cell::SIZE / 2 - 1 - from_edge) * Cell::STEP;
            index += 1;
        }
        levels
    };

    /// The cell in a column and a row, both counted from 0; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < Cell::SIZE && row < Cell::SIZE {
            Some(Cell(column * Cell::SIZE + row))
        } else {
            None
        }
    }

    /// All cells, in order.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..Cell::COUNT).map(|index| Cell(index as u8))
    }

    /// The cell of a number that [`number`](Cell::number) gives.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Option<Cell> {
        if (number as usize) < Cell::COUNT {
            Some(Cell(number))
        } else {
            None
        }
    }

    /// The cell of a number that is known to be one.
    #[inline]
    pub(super) const fn of_bit(number: u32) -> Cell {
        Cell(number as u8)
    }

    /// A number that no other cell has, below 36.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for a.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 / Cell::SIZE
    }

    /// The row, 0 for the bottom row, 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 % Cell::SIZE
    }

    /// Where the cell goes under one of the eight symmetries of the board.
    pub(super) fn turned(self, symmetry: u8) -> Cell {
        let (column, row) = turn_square((self.column(), self.row()), Cell::SIZE, symmetry);
        Cell(column * Cell::SIZE + row)
    }

    /// How high the ground is, in men: 6 at the edge, 3 within, 0 in the middle.
    #[inline]
    pub const fn level(self) -> u8 {
        Cell::LEVELS[self.index()]
    }

    /// Whether a man can go from this cell to the other: to one beside it, corners included.
    pub const fn touches(self, other: Cell) -> bool {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        columns <= 1 && rows <= 1 && self.0 != other.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = CellError;

    /// Reads the name of a cell, its letter in either case.
    fn from_str(text: &str) -> Result<Cell, CellError> {
        let cell = || {
            let (letter, number) = text.split_at_checked(1)?;
            let letter = letter.as_bytes()[0].to_ascii_lowercase();
            let row = crate::rules::text::number(number, Cell::SIZE)?;
            Cell::new(letter.checked_sub(b'a')?, row.checked_sub(1)?)
        };
        cell().ok_or_else(|| CellError(crate::rules::excerpt(text)))
    }
}
