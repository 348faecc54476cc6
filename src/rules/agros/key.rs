//! Keys for transposition tables.

use super::board::Board;
use crate::rules::Player;

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

/// Digits of the golden ratio, and of pi: numbers without a pattern.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
const SEED: u64 = 0x2436_a885_a308_d313;

/// Mixes a word into a key by a folded multiplication, as in Wang Yi's wyhash: both halves of the
/// product, so that each bit of the word reaches all of the key.
#[inline]
fn fold(key: u64, word: u64) -> u64 {
    let product = u128::from(key ^ word) * u128::from(MULTIPLIER);
    product as u64 ^ (product >> 64) as u64
}
