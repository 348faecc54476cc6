//! How far a player is from the goal.

use crate::rules::agon::{Cell, Cells, Position};
use crate::rules::{Player, Position as _};

/// The turns that a player still needs, if nobody were in the way: there are never fewer.
///
/// A step inwards, a placement and a relocation are a turn each. A guard needs one a ring down to
/// ring 1, a queen one a ring down to the centre; a captured guard first goes to the edge, and a
/// captured queen straight to the centre, where that is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Way {
    /// For the queen.
    pub queen: u32,
    /// For all guards together.
    pub guards: u32,
}

impl Way {
    /// What is left for a player.
    pub fn of(position: &Position, player: Player) -> Way {
        let has_won = |outcome: crate::rules::Outcome| outcome.winner == Some(player);
        if position.outcome().is_some_and(has_won) {
            return Way::default();
        }
        let queen = match position.queen(player) {
            Some(cell) => turns_of(position, cell).unwrap_or_default(),
            // To be placed, and not on the centre.
            None => 2,
        };
        let guards = position.guards(player);
        // She may win the game from afar, before any of them is relocated.
        let only_she_is_missing = position
            .queen(player)
            .is_some_and(|cell| position.captured(player).contains(cell) && queen == 1)
            && guards == Cells::RINGS[1];
        let standing = guards.filter_map(|guard| turns_of(position, guard));
        Way {
            queen,
            guards: match only_she_is_missing {
                true => 0,
                // Those who are missing may be placed where they belong.
                false => standing.sum::<u32>() + Position::GUARDS - guards.count(),
            },
        }
    }

    /// All turns together.
    pub fn turns(self) -> u32 {
        self.queen + self.guards
    }
}

/// The turns that the man on a cell still needs; `None` where there is none.
pub fn turns_of(position: &Position, cell: Cell) -> Option<u32> {
    let man = position.at(cell)?;
    let is_queen = position.queen(man.owner) == Some(cell);
    let ring = u32::from(cell.ring());
    Some(match (is_queen, man.captured) {
        (true, false) => ring,
        (true, true) if cell == Cell::CENTRE || position.queen_avoids_centre() => 2,
        (true, true) => 1,
        (false, false) => ring.saturating_sub(1),
        (false, true) => u32::from(Cell::EDGE),
    })
}
