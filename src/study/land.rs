//! The land of a position: what its ground is divided into, and what that counts for whom.

use crate::rules::{ByPlayer, Player};

/// What the ground of one position is divided into, in games where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Land<C> {
    /// The parts, in an order of the game's; no cell is in two of them.
    pub plots: Vec<Plot<C>>,
    /// What the score of each player has beside the parts, in half points.
    pub beside: ByPlayer<i32>,
}

/// One part of the ground.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plot<C> {
    /// Its cells, rising; at least one.
    pub cells: Vec<C>,
    /// Who controls it.
    pub owner: Option<Player>,
    /// What it counts for its owner, in half points; 0 without one.
    pub value: i32,
}

impl<C> Land<C> {
    /// The score of each player, in half points.
    pub fn score(&self) -> ByPlayer<i32> {
        let mut score = self.beside;
        for plot in &self.plots {
            if let Some(owner) = plot.owner {
                score[owner] += plot.value;
            }
        }
        score
    }
}
