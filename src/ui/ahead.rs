//! Where a line of the engine's leads that is followed on the board.

use super::seat::Seat;

/// The position to which such a line leads, with its facts; nothing where none is followed.
pub struct Ahead<P: Seat>(Option<(P, P::Facts)>);

impl<P: Seat> Default for Ahead<P> {
    fn default() -> Self {
        Ahead(None)
    }
}

impl<P: Seat> Ahead<P> {
    /// Shows a position ahead instead of the one on the desk, or no longer.
    pub fn follow(&mut self, ahead: Option<&P>) {
        if self.0.as_ref().map(|(position, _)| position) != ahead {
            self.0 = ahead.map(|position| (position.clone(), position.facts()));
        }
    }

    /// What is to be seen instead of the desk.
    pub fn seen(&self) -> Option<(&P, &P::Facts)> {
        self.0.as_ref().map(|(position, facts)| (position, facts))
    }
}
