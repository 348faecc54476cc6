//! The principal variations found below each ply, in a triangular table.

use arrayvec::ArrayVec;

use super::MOST_PLIES;

/// For each ply the best line found from there.
pub(super) struct Variations<M>(Vec<ArrayVec<M, MOST_PLIES>>);

impl<M: Copy> Variations<M> {
    pub(super) fn new() -> Self {
        Variations(vec![ArrayVec::new(); MOST_PLIES + 1])
    }

    /// Forgets the line from a ply.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// Makes a move the start of the line from a ply, followed by the line from the next.
    pub(super) fn set(&mut self, ply: usize, play: M) {
        let (lines, after) = self.0.split_at_mut(ply + 1);
        let line = &mut lines[ply];
        line.clear();
        line.push(play);
        line.extend(after[0].iter().copied().take(MOST_PLIES - 1));
    }

    /// The line from a ply.
    pub(super) fn from(&self, ply: usize) -> &[M] {
        &self.0[ply]
    }
}
