//! What lies in the eight directions from a farmer.

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use super::{Cell, Direction};

/// What the actions of a farmer in one direction depend on.
#[derive(Clone, Copy)]
pub(super) struct Ray<const W: usize> {
    /// The cells that a harvest leads over, and that a sowing covers: one less than the harvest.
    /// All of them are on the board.
    pub(super) way: Cells<W>,
    /// The cell on which a harvest would land. It may lie beyond the edge, and there is none beyond
    /// that of the widest board.
    pub(super) landing: Cells<W>,
}

impl<const W: usize> Board<W> {
    /// Shows every direction in which a sowing of the farmer would stay on the board. A harvest
    /// leads one cell further, perhaps over the edge.
    #[inline]
    pub(super) fn for_each_ray(&self, farmer: Farmer, mut visit: impl FnMut(Direction, Ray<W>)) {
        let Farmer { cell, harvest } = farmer;
        let mut room = room(cell, harvest - 1, self.setup.size());
        while room != 0 {
            let direction = Direction::ALL[room.trailing_zeros() as usize];
            let last = cell.step_around(direction, harvest - 1);
            let next = last.step_around(direction, 1);
            let way = beyond(cell, direction) & !beyond(last, direction);
            // Nothing is beyond a cell from which a step leads around.
            let landing = beyond(last, direction) & !beyond(next, direction);
            visit(direction, Ray { way, landing });
            room &= room - 1;
        }
    }
}

/// The directions in which so many steps stay on a board of this size: a bit each, in order.
#[inline]
pub(super) fn room(cell: Cell, steps: u8, size: u8) -> u8 {
    const NORTH: u8 = 0b1000_0011;
    const EAST: u8 = 0b0000_1110;
    const SOUTH: u8 = 0b0011_1000;
    const WEST: u8 = 0b1110_0000;
    let mut room = u8::MAX;
    for (directions, fits) in [
        (NORTH, cell.row() + steps < size),
        (EAST, cell.column() + steps < size),
        (SOUTH, cell.row() >= steps),
        (WEST, cell.column() >= steps),
    ] {
        room &= if fits { u8::MAX } else { !directions };
    }
    room
}

/// The cells in a direction from a cell, all the way to the edge of the widest board.
#[inline]
pub(super) fn beyond<const W: usize>(cell: Cell, direction: Direction) -> Cells<W> {
    Table::BEYOND[cell.index()][direction as usize]
}

/// The directions in which none of some cells lies ahead of a cell: a bit each, in order.
#[inline]
pub(super) fn free<const W: usize>(cell: Cell, cells: Cells<W>) -> u8 {
    let mut free = 0;
    for (direction, &beyond) in Table::BEYOND[cell.index()].iter().enumerate() {
        free |= u8::from(!cells.meets(beyond)) << direction;
    }
    free
}

struct Table<const W: usize>;

impl<const W: usize> Table<W> {
    /// What is [`beyond`] each cell.
    const BEYOND: &'static [[Cells<W>; Direction::ALL.len()]; Cell::COUNT] = &{
        let mut table = [[Cells::NONE; Direction::ALL.len()]; Cell::COUNT];
        let mut index = 0;
        while index < Cell::COUNT {
            let mut direction = 0;
            while direction < Direction::ALL.len() {
                table[index][direction] = Self::ray(Cell::ALL[index], Direction::ALL[direction]);
                direction += 1;
            }
            index += 1;
        }
        table
    };

    const fn ray(mut cell: Cell, direction: Direction) -> Cells<W> {
        let mut cells = Cells::NONE;
        while let Some(next) = cell.step(direction, 1) {
            cells = cells.with(next);
            cell = next;
        }
        cells
    }
}
