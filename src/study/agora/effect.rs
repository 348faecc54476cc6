//! What a move does.

use crate::rules::agora::{Action, Move, Owned, Position};
use crate::rules::{Outcome, Player, Position as _};

/// A move and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The move.
    pub play: Move,
    /// Whose it is.
    pub mover: Player,
    /// The heights that were compared, of the mover's pile and of the other; `None` for a walk.
    pub heights: Option<[u8; 2]>,
    /// What became of the pile on the cell that the man came from; `None` where nobody is left.
    pub left: Option<Owned>,
    /// What became of the pile on the cell that he went to.
    pub joined: Option<Owned>,
    /// By a capture, the men that were turned over to his colour.
    pub captured: u8,
    /// By a capture, the prisoners of his colour that were freed.
    pub freed: u8,
    /// The revolution on the cell that he went to.
    pub joining: Option<Turned>,
    /// The revolution on the cell that he came from.
    pub leaving: Option<Turned>,
    /// How it ends the game, if it does; repetition is not looked at.
    pub end: Option<Outcome>,
}

/// A revolution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turned {
    /// The colour that the pile has now.
    pub to: Player,
    /// The men that were turned over; 0 where a lone prisoner was left behind.
    pub men: u8,
}

impl Effect {
    /// What a legal move does.
    pub fn of(position: &Position, play: Move) -> Effect {
        let mover = position.turn();
        let Move { from, action, to } = play;
        let (origin, target) = (position.at(from), position.at(to));
        let mut after = *position;
        after.play_unchecked(play);
        let (left, joined) = (after.at(from), after.at(to));

        let of_capture = target.filter(|_| action == Action::Capture);
        let taken_over = |now: Option<Owned>, was: Player| now.is_some_and(|now| now.owner != was);
        Effect {
            play,
            mover,
            heights: target.map(|_| [from, to].map(|cell| position.height(cell))),
            left,
            joined,
            captured: of_capture.map_or(0, |target| target.pile.captors()),
            freed: of_capture.map_or(0, |target| target.pile.prisoners()),
            joining: target
                .filter(|_| action == Action::Surrender && taken_over(joined, !mover))
                .map(|target| Turned {
                    to: mover,
                    men: target.pile.captors(),
                }),
            leaving: origin
                .filter(|_| taken_over(left, mover))
                .map(|origin| Turned {
                    to: !mover,
                    men: origin.pile.captors() - 1,
                }),
            end: after.outcome(),
        }
    }
}
