//! What a move does.

use crate::rules::agon::{Cell, Move, Position, Rank};
use crate::rules::{Outcome, Player, Position as _};

/// A move and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The move.
    pub play: Move,
    /// Whose it is.
    pub mover: Player,
    /// What the man is that moves or is placed; `None` for a pass.
    pub man: Option<Rank>,
    /// Whether it leads to a ring further inwards.
    pub inwards: bool,
    /// The men that it captures.
    pub captured: Vec<(Cell, Rank)>,
    /// How it ends the game, if it does; repetition is not looked at.
    pub end: Option<Outcome>,
}

impl Effect {
    /// What a legal move does.
    pub fn of(position: &Position, play: Move) -> Effect {
        let mover = position.turn();
        let mut after = *position;
        after.play_unchecked(play);
        let rank_on = |cell| after.at(cell).map(|man| man.rank);
        let (from, to) = Position::ends(play);
        let captured = after.captured(!mover) & !position.captured(!mover);
        Effect {
            play,
            mover,
            man: to.and_then(rank_on),
            inwards: from
                .zip(to)
                .is_some_and(|(from, to)| to.ring() < from.ring()),
            captured: captured
                .filter_map(|cell| Some((cell, rank_on(cell)?)))
                .collect(),
            end: after.outcome(),
        }
    }
}
