//! House options: what the players agreed beside the rules.
//!
//! The rules know nothing of them: the score, the winner and what is legal stay as they are.

use crate::rules::{ByPlayer, Player, Position};

use super::{Document, NodeId, TimeControl};

/// What was agreed beside the rules; nothing, unless somebody said so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct House {
    /// Whether the second player may take either side after the opening.
    pub swap: Swap,
    /// What the first player gives the second one at the end, in half points.
    pub bid: u32,
    /// The time that each has; without it there are no clocks.
    pub time: Option<TimeControl>,
}

impl House {
    /// The greatest bid, in half points.
    pub const MOST_BID: u32 = 9_999;

    /// The score with the bid, in half points.
    pub fn after_bid(self, score: ByPlayer<i32>) -> ByPlayer<i32> {
        let ByPlayer([first, second]) = score;
        // No bid comes near the limit.
        ByPlayer([first, second + self.bid as i32])
    }
}

/// Whether the second player may take either side after the opening, and did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Swap {
    /// It was not agreed.
    #[default]
    Off,
    /// It was agreed; the choice is still to come.
    Open,
    /// The second player kept the side.
    Kept,
    /// The players changed sides.
    Taken,
}

/// What a bid for the first player's side came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// What the first player gives the second one, in half points.
    pub bid: u32,
    /// Whether the two who bid change sides.
    pub changes_sides: bool,
}

impl Settlement {
    /// Settles what both said they would give to be the first player, in half points: whoever
    /// said more is, and gives that. Where both said the same they stay where they are, as
    /// neither has a reason to complain.
    pub fn of(bids: ByPlayer<u32>) -> Settlement {
        let ByPlayer([first, second]) = bids;
        Settlement {
            bid: first.max(second).min(House::MOST_BID),
            changes_sides: second > first,
        }
    }
}

impl<P: Position> Document<P> {
    /// The player who may take either side: the one who did not place first.
    pub fn chooser(&self) -> Player {
        !P::start(self.setup()).turn()
    }

    /// Whether the choice of a side is due at a node: where the opening has just ended, and
    /// nobody has chosen yet.
    pub fn awaits_choice(&self, node: NodeId) -> bool {
        if self.header().house.swap != Swap::Open {
            return false;
        }
        let placed = self.played(node).is_some_and(P::is_placement);
        let position = self.position(node);
        placed && !position.legal_moves().into_iter().all(P::is_placement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_bid_takes_the_first_side_and_is_given_to_the_other() {
        let settled = |bids| {
            let Settlement { bid, changes_sides } = Settlement::of(ByPlayer(bids));
            (bid, changes_sides)
        };
        assert_eq!(settled([13, 8]), (13, false));
        assert_eq!(settled([8, 13]), (13, true));
        assert_eq!(settled([8, 8]), (8, false), "neither would rather change");
        assert_eq!(settled([0, 0]), (0, false));
    }

    #[test]
    fn the_bid_is_added_to_the_score_of_the_second_player() {
        let house = House {
            bid: 13,
            ..House::default()
        };
        assert_eq!(house.after_bid(ByPlayer([20, 10])), ByPlayer([20, 23]));
    }
}
