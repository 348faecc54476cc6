//! Sets of cells, one bit a cell.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::Cell;

/// A set of cells in `W` words: two for boards up to 10×10, three up to 12×12, six up to 16×16.
///
/// Each word holds a few whole rows, and each row has one bit more than the widest board has
/// columns. That bit is never a cell, so a step off the end of a row leads to no cell of another.
/// Steps upwards or downwards go from word to word; those to the left or right never do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cells<const W: usize>([u64; W]);

/// For each line of a board and so many steps, the cells of all lines that are no further away.
type Near<const W: usize> = [[Cells<W>; Cell::LIMIT as usize + 1]; Cell::LIMIT as usize];

impl<const W: usize> Cells<W> {
    /// The columns of the widest board.
    pub(super) const WIDEST: u8 = match W {
        2 => 10,
        3 => 12,
        6 => 16,
        _ => panic!("no board is kept in so many words"),
    };

    /// The bits from a cell to the one above it.
    const ROW: u32 = Self::WIDEST as u32 + 1;

    /// The rows of a word.
    const ROWS: u32 = (Self::WIDEST as u32).div_ceil(W as u32);

    pub(super) const NONE: Self = Cells([0; W]);

    /// Each cell alone; nothing for those beyond the widest board.
    const ALONE: &'static [Self; Cell::COUNT] = &{
        let mut alone = [Self::NONE; Cell::COUNT];
        let mut index = 0;
        while index < Cell::COUNT {
            let cell = Cell::ALL[index];
            if cell.is_on(Self::WIDEST) {
                let row = cell.row() as u32;
                let bit = row % Self::ROWS * Self::ROW + cell.column() as u32;
                alone[index].0[(row / Self::ROWS) as usize] = 1 << bit;
            }
            index += 1;
        }
        alone
    };

    /// The cells of the boards of each size.
    const BOARDS: &'static [Self; Cell::LIMIT as usize + 1] = &{
        let mut boards = [Self::NONE; Cell::LIMIT as usize + 1];
        let mut size = 0;
        while size < boards.len() {
            let mut index = 0;
            while index < Cell::COUNT {
                if Cell::ALL[index].is_on(size as u8) {
                    boards[size] = boards[size].with(Cell::ALL[index]);
                }
                index += 1;
            }
            size += 1;
        }
        boards
    };

    /// All cells of a board of this size.
    #[inline]
    pub(super) fn board(size: u8) -> Self {
        Self::BOARDS[usize::from(size)]
    }

    /// The cells in the rows that are at most so many rows away from each row.
    const NEAR_ROWS: &'static Near<W> = &Self::near(true);

    /// The same of columns.
    const NEAR_COLUMNS: &'static Near<W> = &Self::near(false);

    const fn near(rows: bool) -> Near<W> {
        let mut lines = [Self::NONE; Cell::LIMIT as usize];
        let mut index = 0;
        while index < Cell::COUNT {
            let cell = Cell::ALL[index];
            let line = if rows { cell.row() } else { cell.column() };
            if cell.is_on(Self::WIDEST) {
                lines[line as usize] = lines[line as usize].with(cell);
            }
            index += 1;
        }
        let mut near = [[Self::NONE; Cell::LIMIT as usize + 1]; Cell::LIMIT as usize];
        let mut from = 0;
        while from < lines.len() {
            let mut to = 0;
            while to < lines.len() {
                let mut steps = from.abs_diff(to);
                while steps <= lines.len() {
                    let mut word = 0;
                    while word < W {
                        near[from][steps].0[word] |= lines[to].0[word];
                        word += 1;
                    }
                    steps += 1;
                }
                to += 1;
            }
            from += 1;
        }
        near
    }

    /// The cells that are at most so many rows and columns away from a cell, 0 to 16.
    #[inline]
    pub(super) fn square(cell: Cell, steps: u8) -> Self {
        let steps = usize::from(steps);
        Self::NEAR_ROWS[usize::from(cell.row())][steps]
            & Self::NEAR_COLUMNS[usize::from(cell.column())][steps]
    }

    #[inline]
    pub(super) fn of(cell: Cell) -> Self {
        Self::ALONE[cell.index()]
    }

    /// These cells and one more.
    pub(super) const fn with(mut self, cell: Cell) -> Self {
        let mut word = 0;
        while word < W {
            self.0[word] |= Self::ALONE[cell.index()].0[word];
            word += 1;
        }
        self
    }

    #[inline]
    pub(super) fn contains(self, cell: Cell) -> bool {
        self.meets(Self::of(cell))
    }

    #[inline]
    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0.into_iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        self.0.into_iter().map(u64::count_ones).sum()
    }

    /// The set as bits; the same for no two sets.
    #[inline]
    pub(super) fn words(self) -> [u64; W] {
        self.0
    }

    /// The cells, row by row from the bottom.
    pub(super) fn iter(self) -> impl Iterator<Item = Cell> {
        (0..).zip(self.0).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = (bits != 0).then(|| bits.trailing_zeros())?;
                bits &= bits - 1;
                let row = word * Self::ROWS + bit / Self::ROW;
                Cell::new((bit % Self::ROW) as u8, row as u8)
            })
        })
    }

    /// The first cell, row by row from the bottom, as a set; none of none.
    #[inline]
    pub(super) fn first(self) -> Self {
        let mut first = Self::NONE;
        let mut found = false;
        for (word, bits) in self.0.into_iter().enumerate() {
            first.0[word] = if found { 0 } else { bits & bits.wrapping_neg() };
            found |= bits != 0;
        }
        first
    }

    /// These cells and all orthogonally next to them, and some bits that are no cells.
    #[inline]
    pub(super) fn spread(self) -> Self {
        let mut spread = Self::NONE;
        let top = Self::ROW * (Self::ROWS - 1);
        for word in 0..W {
            let row = self.0[word];
            spread.0[word] = row | row << 1 | row >> 1 | row << Self::ROW | row >> Self::ROW;
            if word > 0 {
                spread.0[word] |= self.0[word - 1] >> top;
            }
            if word + 1 < W {
                spread.0[word] |= self.0[word + 1] << top;
            }
        }
        spread
    }
}

impl<const W: usize> BitAnd for Cells<W> {
    type Output = Self;

    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for word in 0..W {
            self.0[word] &= other.0[word];
        }
        self
    }
}

impl<const W: usize> BitOr for Cells<W> {
    type Output = Self;

    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        for word in 0..W {
            self.0[word] |= other.0[word];
        }
        self
    }
}

impl<const W: usize> BitXor for Cells<W> {
    type Output = Self;

    #[inline]
    fn bitxor(mut self, other: Self) -> Self {
        for word in 0..W {
            self.0[word] ^= other.0[word];
        }
        self
    }
}

impl<const W: usize> Not for Cells<W> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}
