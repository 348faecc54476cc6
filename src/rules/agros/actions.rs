//! The legal moves.

use super::board::Board;
use super::cell::Line;
use super::cells::Cells;
use super::farmers::Farmer;
use super::rays::{Ray, beyond};
use super::{Cell, Move};
use crate::rules::Player;

impl<const W: usize> Board<W> {
    pub(super) fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        if self.in_opening() {
            self.empties().iter().map(Move::Place).for_each(visit);
            return;
        }
        for farmer in self.farmers[self.turn].iter() {
            self.for_each_action(farmer, &mut visit);
        }
        visit(Move::Pass);
    }

    /// The number of legal moves.
    pub(super) fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        if self.in_opening() {
            return self.empties().count().into();
        }
        let count = |farmer| {
            let open = self.open(self.turn, farmer, self.pieces);
            u64::from(open.harvests.count() + open.sowings.count())
        };
        1 + self.farmers[self.turn].iter().map(count).sum::<u64>()
    }

    /// Shows the legal moves of the farmer on a cell: none but the mover's has any.
    pub(super) fn for_each_move_from(&self, cell: Cell, visit: impl FnMut(Move)) {
        if self.is_over() || self.in_opening() {
            return;
        }
        if let Some(farmer) = self.farmers[self.turn].at(cell) {
            self.for_each_action(farmer, visit);
        }
    }

    /// Shows every harvest and sowing of a farmer of the player to move.
    #[inline]
    fn for_each_action(&self, farmer: Farmer, mut visit: impl FnMut(Move)) {
        let from = farmer.cell;
        let open = self.open(self.turn, farmer, self.pieces);
        for direction in open.either() {
            let landing = |steps| from.step(direction, steps);
            if open.harvests.contains(direction)
                && let Some(to) = landing(farmer.harvest)
            {
                visit(Move::Harvest { from, to });
            }
            if open.sowings.contains(direction)
                && let Some(to) = landing(farmer.harvest - 1)
            {
                visit(Move::Sow { from, to });
            }
        }
    }

    /// The legal harvest or sowing of the mover's from a cell to another.
    pub(super) fn action(&self, from: Cell, to: Cell) -> Option<Move> {
        if self.is_over() || self.in_opening() {
            return None;
        }
        let farmer = self.farmers[self.turn].at(from)?;
        let Line {
            direction,
            distance,
            ..
        } = Line::between(from, to)?;
        let line = beyond(from, direction) & !beyond(to, direction);
        if distance == farmer.harvest {
            let free = self.empties().contains(to) && !self.pieces[!self.turn].meets(line);
            free.then_some(Move::Harvest { from, to })
        } else if distance + 1 == farmer.harvest {
            let free = (line & !self.empties()).is_empty();
            free.then_some(Move::Sow { from, to })
        } else {
            None
        }
    }

    /// The harvests that a player could make now if it were their turn.
    #[inline]
    pub(super) fn open_harvests(&self, player: Player) -> u32 {
        let count = |farmer| self.open(player, farmer, self.pieces).harvests.count();
        self.farmers[player].iter().map(count).map(u32::from).sum()
    }

    #[inline]
    pub(super) fn can_harvest(&self, ray: Ray<W>, empty: Cells<W>) -> bool {
        empty.meets(ray.landing) & !self.pieces[!self.turn].meets(ray.way)
    }

    #[inline]
    pub(super) fn can_sow(&self, farmer: Farmer, ray: Ray<W>, empty: Cells<W>) -> bool {
        (farmer.harvest > 1) & (ray.way & !empty).is_empty()
    }
}
