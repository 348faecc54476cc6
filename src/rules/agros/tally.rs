//! How often each cell is in some sets.

use super::Setup;
use super::cells::Cells;

/// A binary number for every cell: digit by digit a set of the cells in whose number it is 1, the
/// lowest first. Thus a set is added to all numbers at once.
pub(super) struct Tally<const W: usize>([Cells<W>; DIGITS]);

/// Two sets for each farmer of a player are the most that are tallied.
const DIGITS: usize = (2 * Setup::MOST_FARMERS).ilog2() as usize + 1;

impl<const W: usize> Tally<W> {
    pub(super) const NONE: Self = Tally([Cells::NONE; DIGITS]);

    /// Adds 1 to the number of each cell of a set.
    #[inline]
    pub(super) fn add(&mut self, cells: Cells<W>) {
        let mut carry = cells;
        for digit in &mut self.0 {
            let next = *digit & carry;
            *digit = *digit ^ carry;
            carry = next;
        }
    }

    /// The numbers of each cell in two tallies, multiplied and summed over all cells.
    #[inline]
    pub(super) fn product(&self, other: &Self) -> u64 {
        let mut product = 0;
        for (place, digit) in self.used() {
            for (other_place, other_digit) in other.used() {
                product += u64::from((digit & other_digit).count()) << (place + other_place);
            }
        }
        product
    }

    /// The digits that are not 0 for every cell, and their places.
    #[inline]
    fn used(&self) -> impl Iterator<Item = (usize, Cells<W>)> + '_ {
        let digits = self.0.iter().copied().enumerate();
        digits.filter(|(_, digit)| !digit.is_empty())
    }
}
