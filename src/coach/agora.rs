//! Agora: piles that could have been captured, and piles that were held.

use super::{Missed, Teachable};
use crate::rules::agora::{Action, Cell, Move, Position};
use crate::rules::{ByPlayer, Player};
use crate::study::agora::Effect;
use crate::study::{Land, Plot};

impl Teachable for Position {
    fn missed(&self, best: Move, played: Move) -> Vec<Missed<Cell>> {
        let captured = Effect::of(self, best).captured;
        let same = played.action == Action::Capture && played.to == best.to;
        let missed = (captured > 0 && !same).then(|| Missed {
            cells: vec![best.to],
            value: 2 * i32::from(captured),
        });
        missed.into_iter().collect()
    }

    /// The piles of more than one man, by the captors in them.
    fn holdings(&self) -> Option<Land<Cell>> {
        let piles = Player::BOTH.into_iter().flat_map(|owner| {
            let piles = self
                .owned(owner)
                .filter_map(|cell| self.at(cell).map(|pile| (cell, pile)));
            let large = piles.filter(|(_, owned)| owned.pile.men() > 1);
            large.map(move |(cell, owned)| Plot {
                cells: vec![cell],
                owner: Some(owner),
                value: 2 * i32::from(owned.pile.captors()),
            })
        });
        Some(Land {
            plots: piles.collect(),
            beside: ByPlayer::default(),
        })
    }
}
