//! Agora for the engine: the value of its positions.

mod judge;
mod playable;

pub use judge::{Judge, Weights};

use super::Searchable;
use crate::rules::Position as _;
use crate::rules::agora::{Action, Cell, Move, Position};

impl Searchable for Position {
    #[inline]
    fn code(play: Move) -> u16 {
        let Move { from, action, to } = play;
        (action as u16) << 12 | u16::from(from.number()) << 6 | u16::from(to.number())
    }

    #[inline]
    fn decode(&self, code: u16) -> Option<Move> {
        let cell = |number| Cell::numbered((number & 63) as u8);
        let action = Action::ALL.get(usize::from(code >> 12)).copied()?;
        let (from, to) = (cell(code >> 6)?, cell(code)?);
        let play = Move { from, action, to };
        self.check(play).is_ok().then_some(play)
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
