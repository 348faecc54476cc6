//! Training: questions of a stock that is kept from one start to the next.
//!
//! They are asked as those of a review are, see [`learning`](super::learning). While somebody
//! trains or is about to, new ones are sought in the background until there are enough.

mod drills;
mod stock;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::coach::training::{Choice, Day, Deck, Source, Stock, Tally};
use crate::game::Document;
use crate::rules::{Player, Position};

use super::action::Ticket;

/// After so many games without a question no more are looked through, until somebody asks again.
const MOST_IN_VAIN: usize = 40;
/// A question is not asked again before so many others, if there are others.
const BETWEEN: usize = 3;

/// What is done with the training.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drill {
    /// Its page is opened on this day.
    Open(Day),
    /// Its page is put away.
    Close,
    /// Other questions are wanted.
    Choose(Choice),
    /// The person has this name in games of their own.
    Name(String),
    /// Questions are asked, one after the other.
    Begin,
    /// The mistakes of one player in the game on the desk become questions, or those of both.
    AddMistakes(Option<Player>),
}

/// The stock of questions, and what is done with it.
pub struct Training<P: Position> {
    /// What there is; `None` before it was read.
    deck: Option<Deck<P>>,
    /// The day on which it was read.
    today: Day,
    /// Whether its page is shown.
    page: bool,
    /// Whether the stock has changes that its file does not hold.
    unsaved: bool,
    reading: Option<Ticket>,
    seeking: Option<Seeking>,
    /// The games in which questions are still to be sought.
    games: VecDeque<(Arc<Document<P>>, Option<Player>)>,
    /// The games that were looked through in succession without a question.
    in_vain: usize,
    /// The place in the stock of the question that is asked.
    asked: Option<usize>,
    /// The places of those that were asked before, the last one last.
    earlier: Vec<usize>,
    /// The places of those that nobody tried to answer.
    passed: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Seeking {
    ticket: Ticket,
    /// Whether that is in a game of the person's own, which is gone through whatever else is done.
    in_game: bool,
}

impl<P: Position> Default for Training<P> {
    fn default() -> Self {
        Training {
            deck: None,
            today: Day(0),
            page: false,
            unsaved: false,
            reading: None,
            seeking: None,
            games: VecDeque::new(),
            in_vain: 0,
            asked: None,
            earlier: Vec::new(),
            passed: Vec::new(),
        }
    }
}

impl<P: Position> Training<P> {
    /// Whether its page is shown.
    pub fn is_shown(&self) -> bool {
        self.page
    }

    /// The stock; `None` before it was read.
    pub fn deck(&self) -> Option<&Deck<P>> {
        self.deck.as_ref()
    }

    /// How many questions there are of those wanted.
    pub fn stock(&self, choice: Choice) -> Stock {
        let deck = self.deck.as_ref();
        deck.map_or_else(Stock::default, |deck| deck.stock(self.today, choice))
    }

    /// What was answered in the last thirty days.
    pub fn record(&self) -> Tally {
        let deck = self.deck.as_ref();
        deck.map_or_else(Tally::default, |deck| deck.record(self.today))
    }

    /// The days in succession on which something was answered.
    pub fn streak(&self) -> usize {
        let deck = self.deck.as_ref();
        deck.map_or(0, |deck| deck.streak(self.today))
    }

    /// Where the question comes from that is asked, or was answered last.
    pub fn asked(&self) -> Option<&Source> {
        let place = self.asked.or(self.earlier.last().copied())?;
        let card = self.deck.as_ref()?.cards().get(place)?;
        Some(&card.exercise.source)
    }

    /// Whether questions are being sought.
    pub fn is_seeking(&self) -> bool {
        self.seeking.is_some()
    }

    /// How many games were looked through since the last question was found.
    pub fn in_vain(&self) -> usize {
        self.in_vain
    }

    pub(super) fn close(&mut self) {
        self.page = false;
    }

    /// Puts the page away where something else is shown in its place.
    pub(super) fn make_room(&mut self, shown: bool) {
        self.page &= !shown;
    }

    /// The question to be asked next: not one of the last few, if there are others.
    fn next(&self, choice: Choice) -> Option<usize> {
        let deck = self.deck.as_ref()?;
        let recent = self.earlier.iter().rev().take(BETWEEN);
        let others: Vec<_> = self.passed.iter().chain(recent).copied().collect();
        let last = self.earlier.last().filter(|_| self.seeking.is_some());
        let all_but_last: Vec<_> = self.passed.iter().chain(last).copied().collect();
        deck.next(self.today, choice, &others)
            .or_else(|| deck.next(self.today, choice, &all_but_last))
    }

    /// Where the next question of the engine's own games is to be sought, if more are wanted: here
    /// and there by turns.
    fn wants(&self, choice: Choice) -> Option<Choice> {
        let deck = self.deck.as_ref()?;
        let mut engine = [Choice::SelfPlay, Choice::Endgames];
        engine.rotate_left((deck.seed() % 2) as usize);
        let chosen = |of: &Choice| choice == Choice::All || choice == *of;
        let wanted = engine
            .into_iter()
            .find(|of| chosen(of) && deck.wants_more(*of));
        wanted.filter(|_| self.in_vain < MOST_IN_VAIN)
    }

    /// Whether more questions may come of those wanted.
    fn may_come(&self, choice: Choice) -> bool {
        self.deck.is_none()
            || !self.games.is_empty()
            || self.seeking.is_some_and(|seeking| seeking.in_game)
            || self.wants(choice).is_some()
    }
}
