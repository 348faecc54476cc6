//! What every move would change if the game ended after it, or after the reply.

use super::lead::lead;
use crate::rules::agros::{Move, Position};
use crate::rules::{Player, Position as _};

/// What a move does to the lead of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// The move.
    pub play: Move,
    /// By how much the lead of its player grows, in half points.
    pub gain: i32,
    /// The ply that follows, chosen by what is best for the lead of whoever makes it; `None` where
    /// the move ends the game.
    pub answer: Option<Answer>,
}

/// The ply after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Who makes it: the opponent, but after the first of two placements in a turn the same
    /// player.
    pub by: Player,
    /// The ply; the first of equals in the order of [`Move`].
    pub play: Move,
    /// By how much both plies together let the lead of the first one's player grow, in half
    /// points.
    pub gain: i32,
}

impl Swing {
    /// What is left of the gain after the best reply, in half points.
    pub fn in_the_end(&self) -> i32 {
        self.answer.map_or(self.gain, |answer| answer.gain)
    }
}

/// What each legal move does, in no particular order.
pub fn swings(position: &Position) -> Vec<Swing> {
    let mover = position.turn();
    let before = lead(position, mover);
    let mut swings = Vec::new();
    position.for_each_move(|play| {
        let mut next = *position;
        next.play_unchecked(play);
        let gain = lead(&next, mover) - before;
        swings.push(Swing {
            play,
            gain,
            answer: answer(&next, mover, before),
        });
    });
    swings
}

/// The ply that whoever is to move likes best, seen from a player whose lead was `before`.
fn answer(position: &Position, player: Player, before: i32) -> Option<Answer> {
    let by = position.turn();
    let mut best: Option<(i32, Move)> = None;
    position.for_each_move(|play| {
        let mut next = *position;
        next.play_unchecked(play);
        let lead = lead(&next, by);
        let better = best.is_none_or(|(most, first)| match lead.cmp(&most) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Equal => play < first,
            std::cmp::Ordering::Less => false,
        });
        if better {
            best = Some((lead, play));
        }
    });
    best.map(|(lead, play)| Answer {
        by,
        play,
        gain: if by == player { lead } else { -lead } - before,
    })
}
