//! What a person does with the training: its page, its questions, the mistakes of a game.

use std::sync::Arc;

use crate::app::action::Effect;
use crate::app::learning::{Course, Learning, Solved};
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::coach::training::Recall;
use crate::rules::{Player, Position};

use super::{Drill, Training};

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

    pub(in crate::app) fn train(&mut self, drill: Drill) -> Vec<Effect<P>> {
        match drill {
            Drill::Open(today) => {
                self.training.page = !self.is_what_if();
                self.training.today = today;
                self.training.in_vain = 0;
                self.sheet &= !self.training.page;
                self.review_sheet &= !self.training.page;
                if self.is_what_if() {
                    self.notice = Some(self.apart());
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
                vec![self.save_settings()]
            }
            Drill::Name(name) => {
                self.settings.training.name = name;
                vec![self.save_settings()]
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
    pub(in crate::app) fn train_with_review(&mut self) {
        if let Some(side) = self.own_side() {
            self.seek_in_game(Some(side));
        }
    }

    fn begin_training(&mut self) {
        if self.learning.is_some() {
            return;
        }
        if self.is_what_if() {
            self.notice = Some(self.apart());
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
    pub(in crate::app) fn ask_from_stock(&mut self) {
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
    pub(in crate::app) fn close_drill(&mut self) {
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
}
