//! The evaluation of Agros: the score now, and freedom of movement.

use super::lead;
use crate::engine::{Evaluation, Value};
use crate::rules::Position as _;
use crate::rules::agros::{Move, Position};

/// What the parts of the evaluation count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What a legal harvest counts for its player, in hundredths of a point.
    pub harvest: i32,
}

impl Weights {
    /// The score alone.
    pub const BARE: Weights = Weights { harvest: 0 };

    /// The score and 150 points for each legal harvest.
    pub const MOBILE: Weights = Weights { harvest: 15_000 };
}

/// A judge of positions of Agros.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// A judge with such weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }
}

impl Evaluation<Position> for Judge {
    #[inline]
    fn value(&self, position: &Position) -> Value {
        let lead = lead(position);
        if self.weights.harvest == 0 {
            return lead;
        }
        let mine = position.open_harvests(position.turn());
        let theirs = position.open_harvests(!position.turn());
        let freedom = mine as i32 - theirs as i32;
        Value::hundredths(lead.in_hundredths() + self.weights.harvest * freedom)
    }

    fn promise(&self, position: &Position, play: Move) -> i32 {
        if !position.in_opening() {
            return 0;
        }
        let mut next = *position;
        next.play_unchecked(play);
        let value = self.value(&next).in_hundredths();
        if next.turn() == position.turn() {
            value
        } else {
            -value
        }
    }

    fn breadth(&self, position: &Position) -> usize {
        if position.in_opening() {
            16
        } else {
            usize::MAX
        }
    }
}
