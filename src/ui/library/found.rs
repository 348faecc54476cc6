//! The games that are listed at the moment, in their order.

use std::rc::Rc;

use crate::coach::library::{Filter, Order, Summary};

use super::lines::{Line, Lines};

/// What was found, and for what.
#[derive(Default)]
pub struct Found {
    asked: Option<(u64, Filter, Order)>,
    games: Vec<Rc<Line>>,
    selected: usize,
    /// Grows with every change of the list.
    revision: u64,
}

impl Found {
    /// Searches anew where something has changed. Whatever is selected stays so, while it is there.
    pub fn follow(&mut self, lines: &Lines, filter: &Filter, order: Order) {
        let known = self
            .asked
            .as_ref()
            .is_some_and(|(revision, for_filter, for_order)| {
                *revision == lines.revision() && for_filter == filter && *for_order == order
            });
        if known {
            return;
        }
        self.asked = Some((lines.revision(), filter.clone(), order));
        self.revision += 1;
        let selected = self.selected().map(|line| line.entry.path.clone());
        let passes = |line: &&Rc<Line>| line.listed().is_some_and(|game| filter.passes(game));
        self.games = lines.all().iter().filter(passes).cloned().collect();
        self.games
            .sort_by(|one, other| match (one.listed(), other.listed()) {
                (Some(one), Some(other)) => order.compare(one, other),
                _ => std::cmp::Ordering::Equal,
            });
        let place = selected.and_then(|path| {
            let mut games = self.games.iter();
            games.position(|line| line.entry.path == path)
        });
        self.selected = place.unwrap_or_default();
    }

    /// The games.
    pub fn games(&self) -> &[Rc<Line>] {
        &self.games
    }

    /// What is remembered of them.
    pub fn summaries(&self) -> impl Iterator<Item = &Summary> + Clone {
        self.games.iter().filter_map(|line| line.summary())
    }

    /// Grows with every change of the list.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The game that is selected.
    pub fn selected(&self) -> Option<&Rc<Line>> {
        self.games.get(self.selected)
    }

    /// Its place in the list.
    pub fn place(&self) -> usize {
        self.selected
    }

    /// Selects another one, so many places on.
    pub fn go(&mut self, by: isize) {
        let last = self.games.len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(by).min(last);
    }

    /// Selects the game in a place.
    pub fn select(&mut self, place: usize) {
        self.selected = place;
    }
}
