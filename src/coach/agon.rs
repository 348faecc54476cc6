//! Agon: men that could have been captured.

use super::{Missed, Teachable};
use crate::rules::agon::{Cell, Move, Position};
use crate::study::agon::Effect;

impl Teachable for Position {
    fn missed(&self, best: Move, played: Move) -> Vec<Missed<Cell>> {
        let captures = |play| Effect::of(self, play).captured;
        let as_played = captures(played);
        let missed = captures(best).into_iter();
        let missed = missed.filter(|(cell, _)| as_played.iter().all(|(other, _)| other != cell));
        missed
            .map(|(cell, _)| Missed {
                cells: vec![cell],
                value: 2,
            })
            .collect()
    }
}
