//! What would give a field to someone else, as far as its ranked lists tell.

use crate::rules::Player;
use crate::rules::agros::{Cell, Field};

/// The least that would change the owner of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upset {
    /// For each player who does not have it, the least harvest of one more farmer beside the field
    /// that would give it to them. A harvest may be so great that no farmer will ever have it.
    pub arrivals: Vec<(Player, u8)>,
    /// The owner's farmers of which the loss of any one would lose the field.
    pub pillars: Vec<Cell>,
}

impl Upset {
    /// What would upset a field.
    pub fn of(field: &Field) -> Upset {
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
            let harvest = (1..=u8::MAX).find(|&harvest| with(harvest) > theirs)?;
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
    use crate::ui::agros::sample_game::{after, cell};

    fn upset(position: &Position, at: &str) -> Upset {
        let fields = position.fields();
        let field = fields.iter().find(|field| field.contains(cell(at)));
        Upset::of(field.expect("a field"))
    }

    #[test]
    fn a_field_falls_by_a_greater_harvest_or_without_the_farmers_that_hold_it() {
        let (position, _) = after(72);
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
    fn a_tie_is_broken_by_anybody() {
        let position = Position::parse("L2,2,D2/4/4/4 L 1 0").expect("a position");
        let tie = upset(&position, "b2");
        assert_eq!(
            tie.arrivals,
            [(Player::First, 1), (Player::Second, 1)],
            "one more farmer is enough"
        );
        assert!(tie.pillars.is_empty(), "nobody holds it");
    }
}
