//! Cells of the board and the lines between them.

use std::fmt;
use std::str::FromStr;

use super::Direction;
use crate::rules::symmetry::turn_square;

/// A cell of the board, a1 to p16. Ordered by column, then row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// A text that names no cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a cell such as `c3`")]
pub struct CellError(pub String);

impl Cell {
    /// The number of rows and columns of the largest board.
    pub(super) const LIMIT: u8 = 16;

    /// The number of cells of the largest board.
    pub(super) const COUNT: usize = Cell::LIMIT as usize * Cell::LIMIT as usize;

    /// The cells of the largest board, in order.
    pub(super) const ALL: [Cell; Cell::COUNT] = {
        let mut cells = [Cell(0); Cell::COUNT];
        let mut index = 0;
        while index < Cell::COUNT {
            cells[index] = Cell(index as u8);
            index += 1;
        }
        cells
    };

    /// The cell in a column and a row, both counted from 0; `None` unless both are below 16.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < Cell::LIMIT && row < Cell::LIMIT {
            Some(Cell(column * Cell::LIMIT + row))
        } else {
            None
        }
    }

    /// The column, 0 for a.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 / Cell::LIMIT
    }

    /// The row, 0 for the bottom row, 1.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 % Cell::LIMIT
    }

    /// A number that no other cell has.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The cell of a [`number`](Cell::number).
    #[inline]
    pub const fn numbered(number: u8) -> Cell {
        Cell(number)
    }

    /// The place of the cell in [`Cell::ALL`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the cell lies on a board of `size` rows and columns.
    #[inline]
    pub const fn is_on(self, size: u8) -> bool {
        self.column() < size && self.row() < size
    }

    /// Where the cell goes under a symmetry of a board of `size` rows and columns, on which it is.
    #[inline]
    pub(super) fn turned(self, size: u8, symmetry: u8) -> Cell {
        let (column, row) = turn_square((self.column(), self.row()), size, symmetry);
        Cell(column * Cell::LIMIT + row)
    }

    /// The cell `distance` steps away in a direction; `None` beyond p16 or below a1.
    #[inline]
    pub const fn step(self, direction: Direction, distance: u8) -> Option<Cell> {
        let (columns, rows) = direction.step();
        let column = self.column() as i16 + columns as i16 * distance as i16;
        let row = self.row() as i16 + rows as i16 * distance as i16;
        let limit = Cell::LIMIT as i16;
        if column < 0 || column >= limit || row < 0 || row >= limit {
            return None;
        }
        Cell::new(column as u8, row as u8)
    }

    /// The same as [`step`](Cell::step), but for one that leads over an edge: it comes back in
    /// over another.
    #[inline]
    pub(super) const fn step_around(self, direction: Direction, distance: u8) -> Cell {
        const STEPS: [u8; Direction::ALL.len()] = {
            let mut steps = [0; Direction::ALL.len()];
            let mut index = 0;
            while index < steps.len() {
                let (columns, rows) = Direction::ALL[index].step();
                steps[index] = (columns * Cell::LIMIT as i8 + rows) as u8;
                index += 1;
            }
            steps
        };
        Cell(
            self.0
                .wrapping_add(STEPS[direction as usize].wrapping_mul(distance)),
        )
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
            let column = letter.as_bytes()[0]
                .to_ascii_lowercase()
                .checked_sub(b'a')?;
            let plain = number.bytes().all(|byte| byte.is_ascii_digit());
            if !plain || number.starts_with('0') {
                return None;
            }
            Cell::new(column, number.parse::<u8>().ok()?.checked_sub(1)?)
        };
        cell().ok_or_else(|| CellError(crate::rules::excerpt(text)))
    }
}

/// The cells from one to another along a row, a column or a diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) from: Cell,
    pub(super) direction: Direction,
    /// The number of steps, at least 1.
    pub(super) distance: u8,
}

impl Line {
    /// The line between two cells; `None` for the same cell twice, or off every line.
    pub(super) fn between(from: Cell, to: Cell) -> Option<Line> {
        let columns = to.column() as i8 - from.column() as i8;
        let rows = to.row() as i8 - from.row() as i8;
        let straight = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let direction = Direction::of(columns.signum(), rows.signum())?;
        straight.then_some(Line {
            from,
            direction,
            distance: columns.unsigned_abs().max(rows.unsigned_abs()),
        })
    }

    /// The cells from the start to the end, both included.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        (0..=self.distance).map_while(move |distance| self.from.step(self.direction, distance))
    }
}
