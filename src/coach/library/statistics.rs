//! Results counted.

use std::collections::BTreeMap;

use crate::rules::Player;

use super::{Finish, Summary};

/// The results of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Those that each player won.
    pub won: [u32; 2],
    /// Those that nobody won.
    pub drawn: u32,
    /// Those without an end.
    pub unfinished: u32,
    leads: i64,
    led: u32,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, summary: &Summary) {
        match summary.finish {
            Finish::First => self.won[0] += 1,
            Finish::Second => self.won[1] += 1,
            Finish::Drawn => self.drawn += 1,
            Finish::Unfinished => self.unfinished += 1,
        }
        if let Some(difference) = summary.difference() {
            self.leads += i64::from(difference);
            self.led += 1;
        }
    }

    /// All games.
    pub fn games(&self) -> u32 {
        self.finished() + self.unfinished
    }

    /// Those that came to their end.
    pub fn finished(&self) -> u32 {
        self.won[0] + self.won[1] + self.drawn
    }

    /// The share of the points that a player got in the games that came to their end, a draw as
    /// half a point; `None` without such games.
    pub fn share(&self, player: Player) -> Option<f64> {
        let points = f64::from(self.won[player.index()]) + f64::from(self.drawn) / 2.0;
        (self.finished() > 0).then(|| points / f64::from(self.finished()))
    }

    /// By how much the first player was ahead at the end, on average, in half points; `None`
    /// where no game was played to a score.
    pub fn lead(&self) -> Option<f64> {
        (self.led > 0).then(|| self.leads as f64 / f64::from(self.led))
    }
}

/// The results of the games that have something in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What they have in common.
    pub name: String,
    /// Their results.
    pub tally: Tally,
}

/// The results of the games of one kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// All of them.
    pub all: Tally,
    /// Those that each player began.
    pub begun_by: [Tally; 2],
    /// By each part of the setup, as it is called in files, and each of its values there.
    pub setups: Vec<(String, Vec<Group>)>,
    /// By the first move from the usual start, the one played most often first.
    pub openings: Vec<Group>,
}

impl Statistics {
    /// Counts games, all of one kind.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Statistics {
        let mut statistics = Statistics::default();
        let mut parts: Vec<String> = Vec::new();
        // Numbers come in their own order.
        let mut setups: BTreeMap<(usize, i64, String), Tally> = BTreeMap::new();
        let mut openings: BTreeMap<&str, Tally> = BTreeMap::new();
        for summary in games {
            statistics.all.add(summary);
            statistics.begun_by[usize::from(summary.second_begins)].add(summary);
            for (part, value) in &summary.setup {
                let known = parts.iter().position(|known| known == part);
                let part = known.unwrap_or_else(|| {
                    parts.push(part.clone());
                    parts.len() - 1
                });
                let name = match value.as_str() {
                    Some(text) => text.to_owned(),
                    None => value.to_string(),
                };
                let key = (part, value.as_i64().unwrap_or_default(), name);
                setups.entry(key).or_default().add(summary);
            }
            if let Some(opening) = &summary.opening {
                openings.entry(opening).or_default().add(summary);
            }
        }
        statistics.setups = parts.into_iter().map(|part| (part, Vec::new())).collect();
        for ((part, _, name), tally) in setups {
            statistics.setups[part].1.push(Group { name, tally });
        }
        let openings = openings.into_iter().map(|(name, tally)| Group {
            name: name.to_owned(),
            tally,
        });
        statistics.openings = openings.collect();
        let most_played = |group: &Group| std::cmp::Reverse(group.tally.games());
        statistics.openings.sort_by_key(most_played);
        statistics
    }
}
