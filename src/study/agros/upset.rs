//! What would give a field to someone else, as far as its ranked lists tell.

use crate::rules::Player;
use crate::rules::agros::{Cell, Field, Setup};

/// The least that would change the owner of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upset {
    /// For each player who does not have it, and has a farmer that does not stand beside it yet:
    /// the least harvest of such a farmer that would give it to them, if it came; none where that
    /// is more than a farmer can have.
    pub arrivals: Vec<(Player, u8)>,
    /// The owner's farmers of which the loss of any one would lose the field.
    pub pillars: Vec<Cell>,
}

impl Upset {
    /// What would upset a field in a game of a setup.
    pub fn of(field: &Field, setup: Setup) -> Upset {
        let list = |player: Player| -> Vec<u8> {
            let adjacent = field.adjacent[player].iter();
            adjacent.map(|&(harvest, _)| harvest).collect()
        };
        let arrival = |player: Player| {
            let (mine, theirs) = (list(player), list(!player));
            let with = |harvest: u8| {
                let mut list = mine.clone();
                list.push(harvest);
                list.sort_unstable_by(|a, b| b.cmp(a));
                list
            };
            // Falling lists without zeros compare as control does.
            let harvest = (1..=setup.size()).find(|&harvest| with(harvest) > theirs)?;
            Some((player, harvest))
        };
        let owner = field.owner();
        let pillars = owner.into_iter().flat_map(|owner| {
            let theirs = list(!owner);
            let without = move |place: usize| {
                let mut list = list(owner);
                list.remove(place);
                list
            };
            let farmers = field.adjacent[owner].iter().enumerate();
            farmers
                .filter(move |(place, _)| without(*place) <= theirs)
                .map(|(_, &(_, cell))| cell)
        });
        Upset {
            arrivals: Player::BOTH
                .into_iter()
                .filter(|&player| owner != Some(player))
                .filter(|&player| field.adjacent[player].len() < usize::from(setup.farmers()))
                .filter_map(arrival)
                .collect(),
            pillars: pillars.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position as _;
    use crate::rules::agros::Position;
    use crate::study::sample;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn upset(position: &Position, at: &str) -> Upset {
        let fields = position.fields();
        let field = fields.iter().find(|field| field.contains(cell(at)));
        Upset::of(field.expect("a field"), position.setup())
    }

    #[test]
    fn a_field_falls_by_a_greater_harvest_or_without_the_farmers_that_hold_it() {
        let game = sample::game(72);
        let position = *game.position(game.cursor());
        // Light's 9 and 4 against Dark's 2.
        let upset_of_light = upset(&position, "g2");
        assert_eq!(upset_of_light.arrivals, [(Player::Second, 10)]);
        assert_eq!(upset_of_light.pillars, [], "4 is enough against 2");
        // Light's 2 against Dark's 3.
        let upset_of_dark = upset(&position, "b3");
        assert_eq!(upset_of_dark.arrivals, [(Player::First, 3)]);
        assert_eq!(upset_of_dark.pillars, [cell("e4")]);
    }

    #[test]
    fn no_farmer_is_to_come_where_all_stand_beside_the_field_already() {
        let position = Position::parse("L2,2,D2/4/4/4 L 1 0").expect("a position");
        assert_eq!(upset(&position, "b2").arrivals, []);
    }

    #[test]
    fn the_same_harvest_is_not_enough() {
        let position = Position::parse("L3,d,2/d,d,2/4/3,D2 L 1 0").expect("a position");
        let alone = upset(&position, "c4");
        assert_eq!(alone.arrivals, [(Player::First, 3)], "2 would only tie");
        assert_eq!(alone.pillars, [cell("d1")]);
    }

    #[test]
    fn a_tie_is_broken_by_anybody() {
        let position = Position::parse("L2,2,D2/4/d,d,d,d/L1,d,l,D1 L 2 0").expect("a position");
        let tie = upset(&position, "b3");
        assert_eq!(
            tie.arrivals,
            [(Player::First, 1), (Player::Second, 1)],
            "one more farmer is enough"
        );
        assert!(tie.pillars.is_empty(), "nobody holds it");
    }
}
