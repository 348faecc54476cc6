//! Agora for the engine: the value of its positions.

mod judge;
mod playable;

pub use judge::{Judge, Weights};

use super::Searchable;
use crate::rules::agora::{Move, Position};

impl Searchable for Position {
    #[inline]
    fn code(play: Move) -> u16 {
        let Move { from, action, to } = play;
        (action as u16) << 12 | u16::from(from.number()) << 6 | u16::from(to.number())
    }

    #[inline]
    fn is_over(&self) -> bool {
        Position::is_over(self)
    }

    const REPEATS: bool = true;

    #[inline]
    fn table_key(&self) -> u64 {
        self.key_far_from_draw()
    }
}
