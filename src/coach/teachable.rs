//! What a game brings to a review beside its rules and its evaluation.

use crate::engine::Playable;
use crate::study::Land;

/// A game that can be learned from.
pub trait Teachable: Playable {
    /// What the best move would have won at once for its mover and the played one did not.
    fn missed(&self, _best: Self::Move, _played: Self::Move) -> Vec<Missed<Self::Cell>> {
        Vec::new()
    }

    /// What of the board belongs to somebody, so that it can be said who held what for how long;
    /// `None` in games without such things.
    fn holdings(&self) -> Option<Land<Self::Cell>> {
        None
    }
}

/// Something that a move could have won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed<C> {
    /// Where it is; at least one cell.
    pub cells: Vec<C>,
    /// What it counts for its owner, in half points; in games without points twice the men.
    pub value: i32,
}
