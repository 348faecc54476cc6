//! Training: questions of a stock that is kept from one start to the next.
//!
//! They are asked as those of a review are, see [`learning`](super::learning). While somebody
//! trains or is about to, new ones are sought in the background until there are enough.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use crate::coach::training::{Choice, Day, Deck, Exercise, Quarry, Recall, Source, Stock, Tally};
use crate::engine::Limits;
use crate::game::Document;
use crate::rules::{Player, Position};

use super::action::{Effect, Ticket};
use super::learning::{Course, Learning, Solved, Stage};
use super::model::Model;
use super::notice::Notice;
use super::reviewing::limits;

/// After so many games without a question no more are looked through, until somebody asks again.
const MOST_IN_VAIN: usize = 40;
/// A question is not asked again before so many others, if there are others.
const BETWEEN: usize = 3;
/// A move that is to hold a result is looked at for at most so long.
const HOLD_LOOK: Duration = Duration::from_secs(3);

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

    /// Where the next question of the engine's own games is to be sought, if more are wanted.
    fn wants(&self, choice: Choice) -> Option<Choice> {
        let deck = self.deck.as_ref()?;
        let engine = [Choice::SelfPlay, Choice::Endgames];
        let wanted = engine
            .into_iter()
            .filter(|&of| (choice == Choice::All || choice == of) && deck.wants_more(of));
        let wanted = wanted.min_by_key(|&of| deck.new_ones(of));
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

impl<P: Position> Model<P> {
    /// The stock of questions to train with.
    pub fn training(&self) -> &Training<P> {
        &self.training
    }

    /// Whether questions of the stock are asked.
    pub fn is_training(&self) -> bool {
        let learning = self.learning.as_ref();
        learning.is_some_and(|learning| learning.course() == Course::Training)
    }

    pub(super) fn train(&mut self, drill: Drill) -> Vec<Effect<P>> {
        match drill {
            Drill::Open(today) => {
                self.training.page = !self.is_what_if();
                self.training.today = today;
                self.training.in_vain = 0;
                self.sheet &= !self.training.page;
                self.review_sheet &= !self.training.page;
                if self.is_what_if() {
                    self.notice = Some(Notice::WhatIf);
                }
                Vec::new()
            }
            Drill::Close => {
                self.training.page = false;
                Vec::new()
            }
            Drill::Choose(choice) => {
                self.training.in_vain = 0;
                self.settings.training.choice = choice;
                vec![Effect::SaveSettings(self.settings.clone())]
            }
            Drill::Name(name) => {
                self.settings.training.name = name;
                vec![Effect::SaveSettings(self.settings.clone())]
            }
            Drill::Begin => {
                self.begin_training();
                Vec::new()
            }
            Drill::AddMistakes(player) => {
                self.seek_in_game(player);
                Vec::new()
            }
        }
    }

    fn seek_in_game(&mut self, player: Option<Player>) {
        let game = Arc::new((**self.game()).clone());
        self.training.games.push_back((game, player));
    }

    /// The side of the person in the game on the desk: not the one that the engine plays alone, or
    /// the one of the person's name.
    fn own_side(&self) -> Option<Player> {
        match self.thinking.plays.0 {
            [true, false] => return Some(Player::Second),
            [false, true] => return Some(Player::First),
            _ => {}
        }
        let own = self.settings.training.name.trim();
        let names = &self.game().header().players;
        let mut sides = Player::BOTH.into_iter();
        let side = sides.find(|&side| names[side].name.trim().eq_ignore_ascii_case(own));
        side.filter(|_| !own.is_empty())
    }

    /// A game was reviewed: the person's mistakes become questions, if it is known which they are.
    pub(super) fn train_with_review(&mut self) {
        if let Some(side) = self.own_side() {
            self.seek_in_game(Some(side));
        }
    }

    fn begin_training(&mut self) {
        if self.learning.is_some() {
            return;
        }
        if self.is_what_if() {
            self.notice = Some(Notice::WhatIf);
            return;
        }
        self.training.earlier.clear();
        self.training.passed.clear();
        self.training.in_vain = 0;
        let choice = self.settings.training.choice;
        if self.training.next(choice).is_none() && !self.training.may_come(choice) {
            self.notice = Some(Notice::NothingToTrain);
            return;
        }
        self.training.page = false;
        self.learning = Some(Learning::new(Course::Training, Vec::new()));
        let copy = (**self.game()).clone();
        self.lay(copy);
        self.ask_from_stock();
    }

    /// Asks the next question of the stock, or waits for one.
    pub(super) fn ask_from_stock(&mut self) {
        let choice = self.settings.training.choice;
        let next = self.training.next(choice);
        let Some(learning) = &mut self.learning else {
            return;
        };
        let deck = self.training.deck.as_ref();
        match next.and_then(|place| Some((place, deck?.cards().get(place)?))) {
            Some((place, card)) => {
                learning.append(card.exercise.question.clone());
                self.training.asked = Some(place);
                self.ask_question();
            }
            None => learning.wait(self.training.may_come(choice)),
        }
    }

    /// Nothing more is done about the question that is asked: it is noted how it went.
    pub(super) fn close_drill(&mut self) {
        let Some(learning) = self.learning.as_ref().filter(|_| self.is_training()) else {
            return;
        };
        let training = &mut self.training;
        let Some(place) = training.asked.take() else {
            return;
        };
        let recall = match learning.outcome() {
            // Nobody tried.
            None => return training.passed.push(place),
            Some(Solved::AtOnce) => Recall::AtOnce,
            Some(Solved::Later) if !learning.is_missed() => Recall::Hinted,
            Some(_) => Recall::Wrong,
        };
        training.earlier.push(place);
        if let Some(deck) = &mut training.deck {
            deck.note(place, training.today, recall);
            training.unsaved = true;
        }
    }

    pub(super) fn has_read_training(
        &mut self,
        ticket: Ticket,
        today: Day,
        deck: Deck<P>,
        problem: Option<String>,
    ) {
        if self
            .training
            .reading
            .take_if(|asked| *asked == ticket)
            .is_none()
        {
            return;
        }
        self.training.today = today;
        self.training.deck = Some(deck);
        if let Some(problem) = problem {
            self.notice = Some(Notice::Training(problem));
        }
    }

    pub(super) fn has_sought(&mut self, ticket: Ticket, result: Result<Vec<Exercise<P>>, String>) {
        let training = &mut self.training;
        let Some(seeking) = training.seeking.take_if(|seeking| seeking.ticket == ticket) else {
            return;
        };
        let found = match result {
            Ok(found) => found,
            Err(why) => {
                training.in_vain = MOST_IN_VAIN;
                self.notice = Some(Notice::Training(why));
                return;
            }
        };
        let Some(deck) = &mut training.deck else {
            return;
        };
        let added = found
            .into_iter()
            .filter(|exercise| deck.add(exercise.clone()));
        let added = added.count();
        training.unsaved = true;
        match (added, seeking.in_game) {
            (added, true) => self.notice = Some(Notice::MistakesAdded(added)),
            (0, false) => training.in_vain += 1,
            (_, false) => training.in_vain = 0,
        }
    }

    /// Reads, writes and fills the stock as it is needed, and asks what was waited for.
    pub(super) fn attend_training(&mut self) -> Vec<Effect<P>> {
        let mut effects = Vec::new();
        let trains = self.is_training();
        if !trains {
            self.training.asked = None;
        }
        let used = self.training.page || trains;
        if self.training.deck.is_none() {
            let needed = used || !self.training.games.is_empty();
            if needed && self.training.reading.is_none() {
                let ticket = self.next_ticket();
                self.training.reading = Some(ticket);
                effects.push(Effect::ReadTraining { ticket });
            }
            return effects;
        }
        let waits = self.learning.as_ref().map(Learning::stage) == Some(&Stage::Seeking);
        if waits {
            self.ask_from_stock();
        }
        effects.extend(self.seek(used));
        if std::mem::take(&mut self.training.unsaved)
            && let Some(deck) = &self.training.deck
        {
            effects.push(Effect::SaveTraining(Box::new(deck.clone())));
        }
        effects
    }

    /// Begins or ends the seeking, so that it goes on only as long as questions are wanted.
    fn seek(&mut self, used: bool) -> Option<Effect<P>> {
        let choice = self.settings.training.choice;
        let training = &mut self.training;
        let wanted = training.wants(choice).filter(|_| used);
        match training.seeking {
            Some(Seeking { in_game: false, .. }) if wanted.is_none() => {
                training.seeking = None;
                return Some(Effect::StopSeeking);
            }
            Some(_) => return None,
            None => {}
        }
        let game = training.games.pop_front();
        let in_game = game.is_some();
        let quarry = match (game, wanted) {
            (Some((game, player)), _) => Quarry::Game(game, player),
            (None, Some(wanted)) => {
                let setup = self.game().setup().clone();
                let training = &mut self.training;
                let seed = training.deck.as_mut()?.take_seed();
                training.unsaved = true;
                match wanted {
                    Choice::Endgames => Quarry::Endgame(setup, seed),
                    _ => Quarry::SelfPlay(setup, seed),
                }
            }
            (None, None) => return None,
        };
        let ticket = self.next_ticket();
        self.training.seeking = Some(Seeking { ticket, in_game });
        Some(Effect::Seek {
            ticket,
            quarry,
            effort: self.settings.training.effort,
        })
    }

    /// How long a move is looked at that is to hold a result.
    pub(super) fn hold_limits(&self) -> Limits {
        let review = limits(self.settings.review);
        Limits {
            time: review.time.map(|_| HOLD_LOOK),
            ..review
        }
    }
}
