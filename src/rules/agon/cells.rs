//! Sets of cells, one bit a cell.

use super::Cell;
use crate::rules::cell_set::cell_set;

/// A set of cells.
///
/// Between the columns lies a bit that is never a cell, so that a step over the edge leads to no
/// cell of another column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u128);

cell_set!(Cells, Cell, |number| Cell::numbered(number as usize));

impl Cells {
    /// All cells of the board.
    pub const ALL: Cells = Cells(Cells::board());

    /// The rings around the centre, the centre first.
    pub const RINGS: [Cells; Cell::EDGE as usize + 1] = {
        let mut rings = [Cells::NONE; Cell::EDGE as usize + 1];
        let mut number = 0;
        while number < Cell::NUMBERS {
            if let Some(cell) = Cell::numbered(number) {
                rings[cell.ring() as usize].0 |= 1 << number;
            }
            number += 1;
        }
        rings
    };

    /// Where a queen may step from each cell, if nothing is in the way: to the neighbours on the
    /// same ring or the next one inwards.
    const STEPS: [Cells; Cell::NUMBERS] = {
        let mut steps = [Cells::NONE; Cell::NUMBERS];
        let mut from = 0;
        while from < Cell::NUMBERS {
            if let Some(cell) = Cell::numbered(from) {
                let around = Cells(1 << from).neighbours();
                let mut to = 0;
                while to < Cell::NUMBERS {
                    if around.0 >> to & 1 != 0
                        && let Some(neighbour) = Cell::numbered(to)
                        && neighbour.ring() <= cell.ring()
                    {
                        steps[from].0 |= 1 << to;
                    }
                    to += 1;
                }
            }
            from += 1;
        }
        steps
    };

    /// The cells from which a man may step along each axis, to the right or upwards and back, as
    /// far as the rings go.
    const ALONG: [[Cells; 2]; AXES.len()] = {
        let mut along = [[Cells::NONE; 2]; AXES.len()];
        let mut axis = 0;
        while axis < AXES.len() {
            let mut from = 0;
            while from < Cell::NUMBERS {
                let steps = Cells::STEPS[from].0;
                if steps >> from >> AXES[axis] & 1 != 0 {
                    along[axis][0].0 |= 1 << from;
                }
                if steps << AXES[axis] >> from & 1 != 0 {
                    along[axis][1].0 |= 1 << from;
                }
                from += 1;
            }
            axis += 1;
        }
        along
    };

    /// Where a queen may step from a cell, if nothing is in the way.
    #[inline]
    pub(super) fn steps(from: Cell) -> Cells {
        Cells::STEPS[usize::from(from.number())]
    }

    /// Whether all of the other set are in this one.
    #[inline]
    pub fn includes(self, other: Cells) -> bool {
        self & other == other
    }

    /// The cells around those of the set, as far as they are on the board.
    pub(super) const fn neighbours(self) -> Cells {
        let mut around = 0;
        let mut axis = 0;
        while axis < AXES.len() {
            around |= self.0 << AXES[axis] | self.0 >> AXES[axis];
            axis += 1;
        }
        Cells(around & Cells::board())
    }

    const fn board() -> u128 {
        let mut board = 0;
        let mut number = 0;
        while number < Cell::NUMBERS {
            if Cell::numbered(number).is_some() {
                board |= 1 << number;
            }
            number += 1;
        }
        board
    }

    /// The cells that have two of the set on opposite sides, in a straight line.
    #[inline]
    pub fn between(self) -> Cells {
        let pair = |axis: u32| self.0 << axis & self.0 >> axis;
        let [first, second, third] = AXES;
        Cells(pair(first) | pair(second) | pair(third)) & Cells::ALL
    }

    /// The cells that queens on the cells of the set may step to, if nothing is in the way.
    #[inline]
    pub(super) fn reach(self) -> Cells {
        let mut reach = 0;
        for (axis, [there, back]) in AXES.into_iter().zip(Cells::ALONG) {
            reach |= (self & there).0 << axis | (self & back).0 >> axis;
        }
        Cells(reach)
    }

    /// The cells that lie between one of this set and one of the other.
    #[inline]
    pub(super) fn between_both(self, other: Cells) -> Cells {
        let pair = |axis: u32| self.0 << axis & other.0 >> axis | other.0 << axis & self.0 >> axis;
        let [first, second, third] = AXES;
        Cells(pair(first) | pair(second) | pair(third)) & Cells::ALL
    }

    /// Two cells of the set on opposite sides of a cell, if there are any.
    pub(super) fn pair_around(self, cell: Cell) -> Option<(Cell, Cell)> {
        self.pairs_around(cell).next()
    }

    /// The pairs of cells of the set on opposite sides of a cell: up to three.
    pub fn pairs_around(self, cell: Cell) -> impl Iterator<Item = (Cell, Cell)> {
        let number = u32::from(cell.number());
        AXES.into_iter().filter_map(move |axis| {
            let cell = |number: u32| Cell::numbered(number as usize);
            let (one, other) = (cell(number.checked_sub(axis)?)?, cell(number + axis)?);
            (self.contains(one) && self.contains(other)).then_some((one, other))
        })
    }

    /// The two words of the set, for a hash.
    #[inline]
    pub(super) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}

/// The three lines through a cell, each by its steps to the right or upwards.
const AXES: [u32; 3] = [Cell::UP, Cell::UP_RIGHT, Cell::DOWN_RIGHT];
