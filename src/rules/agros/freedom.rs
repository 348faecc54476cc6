//! How freely farmers can move, and what they touch.

use super::Cell;
use super::board::Board;
use super::cells::Cells;
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
        let opposing = self.pieces[!player];
        for farmer in self.farmers[player].iter() {
            let (mut harvests, mut sowings) = (0, 0);
            self.for_each_ray(farmer, |_, ray| {
                let open = empty.meets(ray.landing) & !opposing.meets(ray.way);
                let free = (farmer.harvest > 1) & (ray.way & !empty).is_empty();
                harvests += u8::from(open);
                sowings += u8::from(free);
            });
            visit(Freedom {
                cell: farmer.cell,
                harvest: farmer.harvest,
                harvests,
                sowings,
                beside: (Cells::of(farmer.cell).spread() & empty).count() as u8,
            });
        }
    }
}
