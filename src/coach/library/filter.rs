//! Which games of a library are listed, and in which order.

use std::cmp::Ordering;

use serde_json::{Map, Value};

use super::query::is_between;
use super::{Date, Finish, Listed, Query};

/// Which games are listed; all of them by default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// Words.
    pub query: Query,
    /// Those of one kind.
    pub game: Option<String>,
    /// Those of one setup, as in files.
    pub setup: Option<Map<String, Value>>,
    /// Those with this result.
    pub finish: Option<Finish>,
    /// Those of somebody.
    pub player: Option<String>,
    /// Those played on this day or later.
    pub since: Option<Date>,
    /// Those played on this day or earlier.
    pub until: Option<Date>,
    /// Those in which a position stands.
    pub position: Option<Sought>,
}

/// A position that is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sought {
    /// The game, by its name in files.
    pub game: String,
    /// The symmetric key of the position.
    pub key: u64,
}

impl Filter {
    /// Whether a game is to be listed.
    pub fn passes(&self, game: Listed<'_>) -> bool {
        let summary = game.summary;
        let is = |wanted: &Option<String>| wanted.as_ref().is_none_or(|of| *of == summary.game);
        let setup = self.setup.as_ref();
        let player = self.player.as_ref();
        let position = self.position.as_ref();
        is(&self.game)
            && setup.is_none_or(|setup| *setup == summary.setup)
            && self.finish.is_none_or(|finish| finish == summary.finish)
            && player.is_none_or(|name| summary.side_of(name).is_some())
            && is_between(game.date, self.since, self.until)
            && self.query.finds(game)
            && position
                .is_none_or(|sought| sought.game == summary.game && summary.holds(sought.key))
    }
}

/// What a list is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The players' names.
    Players,
    /// The kind of game, and its setup.
    Game,
    /// Who won, and by how much.
    Result,
    /// When it was played.
    Date,
    /// How long it is.
    Plies,
}

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// What counts.
    pub column: Column,
    /// Whether the greatest comes first.
    pub falls: bool,
}

impl Default for Order {
    /// The latest game first.
    fn default() -> Self {
        Order {
            column: Column::Date,
            falls: true,
        }
    }
}

impl Order {
    /// The order after the head of a column was chosen: the other way round, if it counts already.
    pub fn chosen(self, column: Column) -> Order {
        let falls = match self.column == column {
            true => !self.falls,
            false => matches!(column, Column::Date | Column::Plies),
        };
        Order { column, falls }
    }

    /// How two games follow each other. Games of which the column says nothing come last,
    /// whichever way it is sorted.
    pub fn compare(self, one: Listed<'_>, other: Listed<'_>) -> Ordering {
        let (first, second) = (one.summary, other.summary);
        let way = |order: Ordering| if self.falls { order.reverse() } else { order };
        match self.column {
            Column::Players => {
                let (first, second) = (&one.card.names, &other.card.names);
                let nobody = |names: &[String; 2]| names.iter().all(String::is_empty);
                let named = nobody(first).cmp(&nobody(second));
                named.then_with(|| way(first.cmp(second)))
            }
            Column::Game => {
                way((&first.game, &one.card.setup).cmp(&(&second.game, &other.card.setup)))
            }
            Column::Result => {
                let lead = |game: Listed<'_>| game.summary.difference().unwrap_or_default().abs();
                let finish = first.finish.cmp(&second.finish);
                way(finish.then_with(|| lead(other).cmp(&lead(one))))
            }
            Column::Date => match (one.date, other.date) {
                (Some(first), Some(second)) => way(first.cmp(&second)),
                (first, second) => first.is_none().cmp(&second.is_none()),
            },
            Column::Plies => way(first.plies.cmp(&second.plies)),
        }
    }
}
