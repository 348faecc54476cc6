//! Keys for transposition tables.

use super::board::Board;
use crate::rules::Player;
use crate::rules::hash::{SEED, fold};

impl<const W: usize> Board<W> {
    /// A 64-bit hash of all that makes positions equal.
    ///
    /// It is made afresh each time: a dozen multiplications cost no more than keeping a Zobrist
    /// key up to date through a sowing, and those who never ask for it pay nothing.
    pub(super) fn key(&self) -> u64 {
        let state = [
            self.setup.size(),
            self.setup.farmers(),
            self.turn as u8,
            self.passes,
        ];
        let mut key = fold(SEED, u32::from_le_bytes(state).into());
        for player in Player::BOTH {
            key = self.pieces[player].words().into_iter().fold(key, fold);
            key = self.farmers[player].words().fold(key, fold);
        }
        key
    }
}
