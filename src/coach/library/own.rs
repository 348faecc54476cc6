//! The record of one person.

use std::collections::HashMap;

use crate::rules::Player;

use super::{Finish, Summary};

/// How somebody fared in some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnTally {
    /// The games won.
    pub won: u32,
    /// The games lost.
    pub lost: u32,
    /// The games that nobody won.
    pub drawn: u32,
    /// The games without an end.
    pub unfinished: u32,
}

impl OwnTally {
    fn add(&mut self, finish: Finish, side: Player) {
        match finish.winner() {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None if finish == Finish::Drawn => self.drawn += 1,
            None => self.unfinished += 1,
        }
    }

    /// All games.
    pub fn games(&self) -> u32 {
        self.won + self.lost + self.drawn + self.unfinished
    }

    /// The share of the points in the games that came to their end, a draw as half a point.
    pub fn share(&self) -> Option<f64> {
        let finished = self.won + self.lost + self.drawn;
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (finished > 0).then(|| points / f64::from(finished))
    }
}

/// The record of one person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnRecord {
    /// As the first player, and as the second.
    pub sides: [OwnTally; 2],
    /// Against everyone, the most frequent opponent first. Those without a name are one.
    pub opponents: Vec<(String, OwnTally)>,
}

impl OwnRecord {
    /// The record of somebody in some games. Games that nobody of that name played do not count.
    pub fn of<'a>(name: &str, games: impl IntoIterator<Item = &'a Summary>) -> OwnRecord {
        let mut record = OwnRecord::default();
        let mut opponents: HashMap<String, (String, OwnTally)> = HashMap::new();
        for summary in games {
            let Some(side) = summary.side_of(name) else {
                continue;
            };
            record.sides[side.index()].add(summary.finish, side);
            let opponent = summary.players[(!side).index()].trim();
            let (_, tally) = opponents
                .entry(opponent.to_lowercase())
                .or_insert_with(|| (opponent.to_owned(), OwnTally::default()));
            tally.add(summary.finish, side);
        }
        record.opponents = opponents.into_values().collect();
        record.opponents.sort_by(|(one, first), (other, second)| {
            (second.games().cmp(&first.games())).then_with(|| one.cmp(other))
        });
        record
    }
}

/// Everybody who plays in some games, and in how many, the most frequent first.
pub fn people<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Vec<(String, u32)> {
    let mut people: HashMap<String, (String, u32)> = HashMap::new();
    for name in games.into_iter().flat_map(|summary| &summary.players) {
        let name = name.trim();
        if !name.is_empty() {
            let person = people.entry(name.to_lowercase());
            person.or_insert_with(|| (name.to_owned(), 0)).1 += 1;
        }
    }
    let mut people: Vec<_> = people.into_values().collect();
    people.sort_by(|(one, first), (other, second)| second.cmp(first).then_with(|| one.cmp(other)));
    people
}
