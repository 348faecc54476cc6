//! Mixing words into a hash, for the keys of positions.

/// Where keys start: digits of pi, a number without a pattern.
pub(super) const SEED: u64 = 0x2436_a885_a308_d313;

/// Digits of the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes a word into a key by a folded multiplication, as in Wang Yi's wyhash: both halves of the
/// product, so that each bit of the word reaches all of the key.
#[inline]
pub(super) fn fold(key: u64, word: u64) -> u64 {
    let product = u128::from(key ^ word) * u128::from(MULTIPLIER);
    product as u64 ^ (product >> 64) as u64
}
