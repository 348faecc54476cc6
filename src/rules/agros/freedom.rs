//! How freely farmers can move, and what they touch.

use super::Cell;
use super::board::Board;
use crate::rules::Player;

/// What a farmer could do if it were its player's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Freedom {
    /// Where it stands.
    pub cell: Cell,
    /// The pieces in its stack, itself included.
    pub harvest: u8,
    /// The harvests that it could make, 0 to 8.
    pub harvests: u8,
    /// The sowings that it could make, 0 to 8.
    pub sowings: u8,
    /// The empty cells orthogonally beside it, 0 to 4: without one it touches no field.
    pub beside: u8,
}

impl<const W: usize> Board<W> {
    /// Shows what each farmer of a player could do, in their order.
    #[inline]
    pub(super) fn for_each_freedom(&self, player: Player, mut visit: impl FnMut(Freedom)) {
        let empty = self.empties();
        for farmer in self.farmers[player].iter() {
            let open = self.open(player, farmer, self.pieces);
            visit(Freedom {
                cell: farmer.cell,
                harvest: farmer.harvest,
                harvests: open.harvests.count(),
                sowings: open.sowings.count(),
                beside: Self::beside(farmer.cell, empty).count(),
            });
        }
    }
}
