//! Agon for the engine: the value of its positions.

mod judge;
mod playable;

pub use judge::{Judge, Weights};

use super::Searchable;
use crate::rules::Position as _;
use crate::rules::agon::{Cell, Move, Position};

impl Searchable for Position {
    #[inline]
    fn code(play: Move) -> u16 {
        // A pass, a placement and a step may share a code, but never a position.
        match play {
            Move::Pass => 0,
            Move::Place(cell) => u16::from(cell.number()),
            Move::Step { from, to } | Move::Relocate { from, to } => {
                u16::from(from.number()) << 7 | u16::from(to.number())
            }
        }
    }

    #[inline]
    fn decode(&self, code: u16) -> Option<Move> {
        let cell = |number| Cell::numbered(usize::from(number));
        let to = code & 127;
        let play = if self.is_placing() {
            Move::Place(cell(to)?)
        } else if code == 0 {
            Move::Pass
        } else {
            let (from, to) = (cell(code >> 7)?, cell(to)?);
            match self.captured(self.turn()).is_empty() {
                true => Move::Step { from, to },
                false => Move::Relocate { from, to },
            }
        };
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
