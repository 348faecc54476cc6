//! The farmers of one player.

use super::cells::Cells;
use super::{Cell, Setup};

/// A farmer: where it stands, and the number of pieces in its stack, itself included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Farmer {
    pub(super) harvest: u8,
    pub(super) cell: Cell,
}

impl Farmer {
    /// The greater, the earlier the farmer comes in a list.
    #[inline]
    fn rank(self) -> u16 {
        u16::from_be_bytes([self.harvest, !self.cell.number()])
    }

    #[inline]
    fn of_rank(rank: u16) -> Farmer {
        let [harvest, cell] = rank.to_be_bytes();
        Farmer {
            harvest,
            cell: Cell::numbered(!cell),
        }
    }
}

/// The farmers of one player by their ranks, falling by harvest, then by cell. The same farmers
/// are always the same value, and control is a comparison place by place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Farmers([u16; Setup::MOST_FARMERS]);

impl Farmers {
    /// A missing farmer counts 0, so that is how it is kept: on the first cell.
    const MISSING: u16 = 0x00FF;

    pub(super) const NONE: Farmers = Farmers([Self::MISSING; Setup::MOST_FARMERS]);

    /// The farmers in all places; a missing one has a harvest of 0.
    #[inline]
    fn places(&self) -> impl Iterator<Item = Farmer> + Clone + '_ {
        self.0.iter().map(|rank| Farmer::of_rank(*rank))
    }

    /// The farmers, falling by harvest.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Farmer> + Clone + '_ {
        self.places().take_while(|farmer| farmer.harvest > 0)
    }

    /// The farmers, rising by harvest.
    #[inline]
    pub(super) fn rising(&self) -> impl Iterator<Item = Farmer> + '_ {
        let farmers = self.0.iter().rev().map(|rank| Farmer::of_rank(*rank));
        farmers.skip_while(|farmer| farmer.harvest == 0)
    }

    /// The harvests, falling, and 0 for each missing farmer.
    pub(super) fn harvests(&self) -> impl Iterator<Item = u8> + '_ {
        self.places().map(|farmer| farmer.harvest)
    }

    /// Where the farmers of the first so many places stand.
    #[inline]
    pub(super) fn stands<const W: usize>(&self, places: u8) -> Stands<'_, W> {
        let mut cells = [Cells::NONE; Setup::MOST_FARMERS];
        let farmers = self.places().take(places.into());
        for (cell, farmer) in cells.iter_mut().zip(farmers) {
            if farmer.harvest > 0 {
                *cell = Cells::of(farmer.cell);
            }
        }
        Stands {
            farmers: self,
            places,
            cells,
        }
    }

    /// The list as bits; the same for no two lists.
    #[inline]
    pub(super) fn words(&self) -> impl Iterator<Item = u64> + '_ {
        let bits = |ranks: &[u16]| {
            let ranks = ranks.iter().map(|rank| rank ^ Self::MISSING);
            ranks.fold(0, |word, rank| word << 16 | u64::from(rank))
        };
        self.0.chunks(4).map(bits)
    }

    /// The farmer in a place; a missing one has a harvest of 0.
    #[inline]
    pub(super) fn in_place(&self, place: u8) -> Farmer {
        let rank = self.0.get(usize::from(place)).copied();
        Farmer::of_rank(rank.unwrap_or(Self::MISSING))
    }

    /// The cells of the farmers from a place on that have this harvest; the place becomes that of
    /// the next farmer.
    #[inline]
    pub(super) fn with_harvest<const W: usize>(&self, harvest: u8, place: &mut u8) -> Cells<W> {
        let mut cells = Cells::NONE;
        loop {
            let farmer = self.in_place(*place);
            if farmer.harvest != harvest {
                return cells;
            }
            cells = cells | Cells::of(farmer.cell);
            *place += 1;
        }
    }

    pub(super) fn count(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there are at least so many farmers, 1 to 9.
    #[inline]
    pub(super) fn has(&self, count: u8) -> bool {
        self.0[usize::from(count) - 1] > Self::MISSING
    }

    pub(super) fn at(&self, cell: Cell) -> Option<Farmer> {
        self.iter().find(|farmer| farmer.cell == cell)
    }

    /// Adds a farmer; without effect on a full list.
    pub(super) fn add(&mut self, farmer: Farmer) {
        let last = Setup::MOST_FARMERS - 1;
        if self.0[last] == Self::MISSING {
            self.put(last as u8, farmer);
        }
    }

    /// Moves the farmer of a cell; without effect where there is none.
    pub(super) fn change(&mut self, cell: Cell, change: impl FnOnce(Farmer) -> Farmer) {
        let place = self.iter().position(|farmer| farmer.cell == cell);
        if let Some(place) = place {
            self.put(place as u8, change(Farmer::of_rank(self.0[place])));
        }
    }

    /// Puts a farmer in place of another, then where it belongs.
    #[inline]
    pub(super) fn put(&mut self, place: u8, farmer: Farmer) {
        const MOST: usize = Setup::MOST_FARMERS;
        // Without a branch, since nothing foretells how far a farmer rises or falls, and in steps
        // that are taken for several places at once.
        let mut after = [0; MOST + 1];
        after[..MOST].copy_from_slice(&self.0);
        let mut others = [u16::MAX; MOST + 1];
        for index in 0..MOST {
            let stays = (index as u16) < u16::from(place);
            others[index + 1] = if stays {
                after[index]
            } else {
                after[index + 1]
            };
        }
        let new = farmer.rank();
        for index in 0..MOST {
            self.0[index] = others[index + 1].max(new.min(others[index]));
        }
    }
}

/// Where the farmers of a list stand.
pub(super) struct Stands<'a, const W: usize> {
    farmers: &'a Farmers,
    places: u8,
    /// The cell of each place; none where a farmer is missing.
    cells: [Cells<W>; Setup::MOST_FARMERS],
}

impl<'a, const W: usize> Stands<'a, W> {
    /// All their cells.
    #[inline]
    pub(super) fn cells(&self) -> Cells<W> {
        self.cells.iter().fold(Cells::NONE, |all, cell| all | *cell)
    }

    /// Those that stand on one of some cells.
    #[inline]
    pub(super) fn among(&self, cells: Cells<W>) -> Among<'a> {
        let mut places = 0;
        for (place, cell) in self.cells.iter().enumerate().take(self.places.into()) {
            places |= u16::from(cell.meets(cells)) << place;
        }
        Among {
            farmers: self.farmers,
            places,
        }
    }
}

/// Some of the farmers of a list, falling by harvest.
#[derive(Clone, Copy)]
pub(super) struct Among<'a> {
    farmers: &'a Farmers,
    /// A bit for each place.
    places: u16,
}

impl Among<'_> {
    /// Their harvests, falling.
    #[inline]
    pub(super) fn harvests(self) -> impl Iterator<Item = u8> {
        self.map(|farmer| farmer.harvest)
    }
}

impl Iterator for Among<'_> {
    type Item = Farmer;

    #[inline]
    fn next(&mut self) -> Option<Farmer> {
        let rank = self.farmers.0.get(self.places.trailing_zeros() as usize)?;
        self.places &= self.places - 1;
        Some(Farmer::of_rank(*rank))
    }
}
