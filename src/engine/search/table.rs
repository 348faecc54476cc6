//! The transposition table: what is known of positions that were searched before.
//!
//! Threads share it without locks: an entry is two words, and the first is the key mixed with the
//! second, so that an entry torn by two writers belongs to no position (R. Hyatt and T. Mann, "A
//! lock-less transposition table implementation", ICGA Journal 25, 2002).

use crate::cause::{Cause, Explain, explained};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use bytemuck::Zeroable;

use crate::engine::Value;

/// Which side of the true value a stored one is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
    /// It is the true value.
    Both,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// For the player to move there.
    pub(super) value: Value,
    pub(super) bound: Bound,
    /// Whether the bound holds for the result of the game, and not just for a look at this depth.
    pub(super) proven: bool,
    /// The plies looked ahead: 0 to 255.
    pub(super) depth: u8,
    /// The code of the best move, or the one that refuted the position.
    pub(super) code: u16,
}

#[derive(Zeroable)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The entries that a position may be found in: a line of the processor's cache.
const BUCKET: usize = 4;
const CACHE_LINE: usize = 64;

/// A table of a fixed size.
pub(super) struct Table {
    slots: Box<[Slot]>,
    /// The first slot that begins a line of the cache.
    first: usize,
    buckets: usize,
    /// The number of searches begun, so that old entries can be told.
    generation: AtomicU8,
}

/// There is not enough memory for a transposition table of this size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no memory for a transposition table of {mebibytes} MiB: choose a smaller one")]
pub struct TableError {
    /// The size asked for.
    pub mebibytes: u32,
}

impl Explain for TableError {
    fn explain(&self) -> Cause {
        let mebibytes = self.mebibytes.to_string();
        explained!(self, "engine-no-memory", mebibytes = mebibytes)
    }
}

impl Table {
    /// A table of so many mebibytes, at least 1.
    pub(super) fn new(mebibytes: u32) -> Result<Table, TableError> {
        let buckets = (mebibytes.max(1) as usize).saturating_mul((1 << 20) / CACHE_LINE);
        // Memory that the system hands out as zeros costs nothing before it is used; it does not
        // hand it out by lines.
        let count = buckets.saturating_add(1).saturating_mul(BUCKET);
        let slots: Box<[Slot]> =
            bytemuck::try_zeroed_slice_box(count).map_err(|()| TableError { mebibytes })?;
        Ok(Table {
            first: slots.as_ptr().align_offset(CACHE_LINE).min(BUCKET),
            slots,
            buckets,
            generation: AtomicU8::new(0),
        })
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot.check.get_mut() = 0;
            *slot.data.get_mut() = 0;
        }
        *self.generation.get_mut() = 0;
    }

    /// Makes what is stored so far the first to be replaced.
    pub(super) fn begin_search(&self) {
        let next = self.generation.load(Relaxed).wrapping_add(1) & Packed::GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot] {
        // The high half of the product spreads keys over any number of buckets.
        let index = ((u128::from(key) * self.buckets as u128) >> 64) as usize;
        let start = self.first + index * BUCKET;
        &self.slots[start..start + BUCKET]
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == key && data != 0).then(|| Packed(data).entry())
        })
    }

    /// Remembers what is known of a position, in place of what seems least useful.
    #[inline]
    pub(super) fn put(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let mut least = i32::MAX;
        let bucket = self.bucket(key);
        let mut place = &bucket[0];
        for slot in bucket {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                place = slot;
                break;
            }
            let packed = Packed(data);
            let age = generation.wrapping_sub(packed.generation()) & Packed::GENERATIONS;
            let worth = match data {
                0 => i32::MIN,
                _ => i32::from(packed.depth()) - 4 * i32::from(age),
            };
            if worth < least {
                least = worth;
                place = slot;
            }
        }
        let data = Packed::of(entry, generation).0;
        place.check.store(key ^ data, Relaxed);
        place.data.store(data, Relaxed);
    }
}

/// An entry in a word. From the lowest bit: value 24, code 16, depth 8, bound 2, proven 1,
/// generation 5; never 0.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    const CODE: u32 = 24;
    const DEPTH: u32 = 40;
    const BOUND: u32 = 48;
    const PROVEN: u32 = 50;
    const GENERATION: u32 = 51;
    const GENERATIONS: u8 = 31;

    #[inline]
    fn of(entry: Entry, generation: u8) -> Packed {
        let bound = match entry.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Both => 3,
        };
        let value = entry.value.in_hundredths() as u32 & 0xff_ffff;
        Packed(
            u64::from(value)
                | u64::from(entry.code) << Self::CODE
                | u64::from(entry.depth) << Self::DEPTH
                | bound << Self::BOUND
                | u64::from(entry.proven) << Self::PROVEN
                | u64::from(generation) << Self::GENERATION,
        )
    }

    #[inline]
    fn entry(self) -> Entry {
        // Shifted to the top and back, the value regains its sign.
        let value = ((self.0 as u32) << 8) as i32 >> 8;
        Entry {
            value: Value::restored(value),
            bound: match self.0 >> Self::BOUND & 3 {
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Both,
            },
            proven: self.0 >> Self::PROVEN & 1 != 0,
            depth: self.depth(),
            code: (self.0 >> Self::CODE) as u16,
        }
    }

    #[inline]
    fn depth(self) -> u8 {
        (self.0 >> Self::DEPTH) as u8
    }

    #[inline]
    fn generation(self) -> u8 {
        (self.0 >> Self::GENERATION) as u8 & Self::GENERATIONS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, code: u16, depth: u8) -> Entry {
        Entry {
            value: Value::hundredths(value),
            bound: Bound::Lower,
            proven: value % 2 == 0,
            depth,
            code,
        }
    }

    #[test]
    fn entries_come_back_as_they_were_put() {
        let table = Table::new(1).expect("a mebibyte");
        for value in [0, 1, -1, 123_456, -123_456, 7_000_000, -7_000_000] {
            for depth in [0, 1, 255] {
                let key = (value as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                let put = entry(value, value as u16, depth);
                table.put(key, put);
                assert_eq!(table.get(key), Some(put));
            }
        }
    }

    #[test]
    fn forced_ends_keep_their_distance() {
        let table = Table::new(1).expect("a mebibyte");
        let value = -Value::win_in(17);
        let bound = Bound::Both;
        table.put(
            5,
            Entry {
                value,
                bound,
                ..entry(0, 1, 1)
            },
        );
        assert_eq!(
            table.get(5).and_then(|found| found.value.forced()),
            Some((false, 17))
        );
    }

    #[test]
    fn what_earlier_searches_left_is_replaced_first() {
        let table = Table::new(1).expect("a mebibyte");
        // Keys this close fall into the same bucket.
        (0..4).for_each(|key| table.put(key, entry(0, 1, 9)));
        table.begin_search();
        table.begin_search();
        table.put(0, entry(0, 1, 9));
        table.put(4, entry(0, 1, 3));
        assert!(table.get(0).is_some() && table.get(4).is_some());
    }

    #[test]
    fn a_table_beyond_all_memory_is_refused() {
        let mebibytes = u32::MAX;
        // What is not looked at is not even asked of the system.
        let table = std::hint::black_box(Table::new(mebibytes));
        assert_eq!(table.err(), Some(TableError { mebibytes }));
    }
}
