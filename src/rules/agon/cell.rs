//! The cells of the board of hexagons.

use std::fmt;
use std::str::FromStr;

/// A cell of the board, a1 to k6. Ordered by column, then from the bottom up.
///
/// Cells have cube coordinates q + r + s = 0, each within ±5. A cell is kept as one number in
/// which a step in any direction is the same difference on the whole board: see
/// [`Cells`](super::Cells).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// A text that names no cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a cell such as `f6`")]
pub struct CellError(pub String);

impl Cell {
    /// The cell in the middle, f6.
    pub const CENTRE: Cell = Cell::at(0, 0).expect("the centre is on the board");

    /// The ring at the edge of the board.
    pub const EDGE: u8 = 5;

    /// The columns.
    pub(super) const COLUMNS: u8 = 2 * Cell::EDGE + 1;

    /// From a cell to the one above it in its column.
    pub(super) const UP: u32 = 1;
    /// From a cell to the one to the right of it and above, half a cell higher.
    pub(super) const UP_RIGHT: u32 = 12;
    /// From a cell to the one to the right of it and below, half a cell lower.
    pub(super) const DOWN_RIGHT: u32 = 11;

    /// The numbers of cells are below this.
    pub(super) const NUMBERS: usize = 121;

    /// The cell with these cube coordinates; `None` off the board.
    const fn at(q: i8, s: i8) -> Option<Cell> {
        let edge = Cell::EDGE as i8;
        if q.abs() > edge || s.abs() > edge || (q + s).abs() > edge {
            return None;
        }
        // With twelve numbers a column, one of them is never a cell.
        Some(Cell(
            ((q + edge) as i16 * Cell::UP_RIGHT as i16 + s as i16) as u8,
        ))
    }

    /// The cell in a column, 0 for a, with the number `row`, which counts from 1 at the bottom of
    /// the column; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column >= Cell::COLUMNS || row == 0 || row > Cell::COLUMNS {
            return None;
        }
        let q = column as i8 - Cell::EDGE as i8;
        Cell::at(q, Cell::lowest(q) + row as i8 - 1)
    }

    /// The cell with these axial coordinates; see [`axial`](Cell::axial). `None` off the board.
    pub const fn from_axial(q: i8, r: i8) -> Option<Cell> {
        let edge = Cell::EDGE as i8;
        if q < -edge || q > edge || r < -edge || r > edge {
            return None;
        }
        Cell::at(q, -q - r)
    }

    /// The third coordinate of the cell at the bottom of a column.
    const fn lowest(q: i8) -> i8 {
        let edge = Cell::EDGE as i8;
        if q < 0 { -edge - q } else { -edge }
    }

    /// Where the cell goes under one of the twelve symmetries of the board: so many turns by a
    /// sixth, from 6 on after the board was mirrored.
    pub(super) fn turned(self, symmetry: u8) -> Cell {
        let (mut q, mut r) = self.axial();
        if symmetry >= 6 {
            (q, r) = (r, q);
        }
        for _ in 0..symmetry % 6 {
            (q, r) = (-r, q + r);
        }
        Cell::from_axial(q, r).unwrap_or(self)
    }

    /// The cell of a number that [`number`](Cell::number) gives.
    pub(crate) const fn numbered(number: usize) -> Option<Cell> {
        let number = number as i16 + Cell::EDGE as i16;
        let column = number / Cell::UP_RIGHT as i16;
        let s = number % Cell::UP_RIGHT as i16 - Cell::EDGE as i16;
        Cell::at(column as i8 - Cell::EDGE as i8, s as i8)
    }

    /// A number that no other cell has, below 128.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All cells, in order.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..Cell::NUMBERS).filter_map(Cell::numbered)
    }

    /// The column, 0 for a.
    pub const fn column(self) -> u8 {
        (self.0 + Cell::EDGE) / Cell::UP_RIGHT as u8
    }

    /// The axial coordinates q and r, each within ±5: q counts columns from the middle one to the
    /// right, r falls upwards.
    pub const fn axial(self) -> (i8, i8) {
        let q = self.column() as i8 - Cell::EDGE as i8;
        (q, -q - self.s())
    }

    const fn s(self) -> i8 {
        ((self.0 + Cell::EDGE) % Cell::UP_RIGHT as u8) as i8 - Cell::EDGE as i8
    }

    /// The number within the column, from 1 at its bottom.
    pub const fn row(self) -> u8 {
        let q = self.column() as i8 - Cell::EDGE as i8;
        (self.s() - Cell::lowest(q) + 1) as u8
    }

    /// The number of cells in a column.
    pub(super) const fn height(column: u8) -> u8 {
        Cell::COLUMNS - column.abs_diff(Cell::EDGE)
    }

    /// The steps to the centre: 0 there, 5 at the edge.
    pub const fn ring(self) -> u8 {
        let (q, r) = self.axial();
        let mut ring = self.s().unsigned_abs();
        if q.unsigned_abs() > ring {
            ring = q.unsigned_abs();
        }
        if r.unsigned_abs() > ring {
            ring = r.unsigned_abs();
        }
        ring
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row())
    }
}

impl FromStr for Cell {
    type Err = CellError;

    /// Reads the name of a cell, its letter in either case.
    fn from_str(text: &str) -> Result<Cell, CellError> {
        let cell = || {
            let (letter, number) = text.split_at_checked(1)?;
            let letter = letter.as_bytes()[0].to_ascii_lowercase();
            let row = crate::rules::text::number(number, Cell::COLUMNS)?;
            Cell::new(letter.checked_sub(b'a')?, row)
        };
        cell().ok_or_else(|| CellError(crate::rules::excerpt(text)))
    }
}
