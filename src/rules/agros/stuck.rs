//! Farmers that cannot act, and those that never will again.

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use crate::rules::{ByPlayer, Player};

/// How a player is bound to pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stuck {
    /// There is a harvest or a sowing.
    No,
    /// There is none now; one may come up when other farmers have moved away.
    Now,
    /// There will never be one again, whatever anyone does.
    ForEver,
}

impl<const W: usize> Board<W> {
    /// Whether a player could act if it were their turn, all farmers being placed.
    #[inline]
    pub(super) fn stuck(&self, player: Player) -> Stuck {
        let pieces = self.pieces;
        if self.farmers[player]
            .iter()
            .any(|farmer| self.can_act(player, farmer, pieces))
        {
            Stuck::No
        } else if self.never_acts(player) {
            Stuck::ForEver
        } else {
            Stuck::Now
        }
    }

    /// Whether a farmer could harvest or sow if no other pieces stood on the board than these.
    #[inline]
    fn can_act(&self, player: Player, farmer: Farmer, pieces: ByPlayer<Cells<W>>) -> bool {
        !self.open(player, farmer, pieces).either().is_empty()
    }

    /// Whether none of a player's farmers will ever act again.
    ///
    /// Farmers that block each other, or are blocked by seeds, stay where they are for good: none
    /// of them could be the first to move. So the farmers that stay are what is left when those
    /// that something else than these and seeds stands against have been taken away, until none is.
    #[cold]
    fn never_acts(&self, player: Player) -> bool {
        let mut staying = self.pieces;
        loop {
            let mut goes = ByPlayer([Cells::NONE; 2]);
            for side in Player::BOTH {
                for farmer in self.farmers[side].iter() {
                    let acts =
                        staying[side].contains(farmer.cell) && self.can_act(side, farmer, staying);
                    if acts && side == player {
                        return false;
                    }
                    if acts {
                        goes[side] = goes[side] | Cells::of(farmer.cell);
                    }
                }
            }
            if goes[Player::First].is_empty() && goes[Player::Second].is_empty() {
                return true;
            }
            staying = ByPlayer::from_fn(|side| staying[side] & !goes[side]);
        }
    }
}
