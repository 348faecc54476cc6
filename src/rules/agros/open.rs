//! The directions that are open to a farmer, all eight of them found at once.

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use super::rays::{free, room};
use super::{Cell, Direction};
use crate::rules::{ByPlayer, Player};

/// Some of the eight directions: a bit each, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Directions(u8);

impl Directions {
    #[inline]
    pub(super) fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// The directions, clockwise from north.
impl Iterator for Directions {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        let direction = Direction::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(*direction)
    }
}

/// What a farmer can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    /// Where it can harvest.
    pub(super) harvests: Directions,
    /// Where it can sow.
    pub(super) sowings: Directions,
}

impl Open {
    /// Where it can harvest or sow.
    #[inline]
    pub(super) fn either(self) -> Directions {
        Directions(self.harvests.0 | self.sowings.0)
    }
}

impl<const W: usize> Board<W> {
    /// What a farmer could do if it were its player's turn and these were all the pieces.
    ///
    /// In no direction does it matter what stands beside the line or beyond its end. So both are
    /// cut away with the square that ends there, and what is left of the pieces is asked for on each
    /// whole line to the edge.
    #[inline]
    pub(super) fn open(&self, player: Player, farmer: Farmer, pieces: ByPlayer<Cells<W>>) -> Open {
        let Farmer { cell, harvest } = farmer;
        let opposing = pieces[!player];
        let occupied = pieces[player] | opposing;
        let way = Cells::square(cell, harvest - 1);
        let landings = Cells::square(cell, harvest) & !way;
        let against = opposing & way | occupied & landings;
        let size = self.setup.size();
        Open {
            harvests: Directions(free(cell, against) & room(cell, harvest, size)),
            sowings: Directions(match harvest {
                1 => 0,
                _ => free(cell, occupied & way) & room(cell, harvest - 1, size),
            }),
        }
    }

    /// The orthogonal directions in which one of some cells is next to a cell.
    #[inline]
    pub(super) fn beside(cell: Cell, cells: Cells<W>) -> Directions {
        let next = cells & Cells::square(cell, 1);
        Directions(!free(cell, next) & ORTHOGONAL)
    }
}

/// North, east, south and west.
const ORTHOGONAL: u8 = 0b0101_0101;
