//! Questions are asked, hinted at and shown, each on a copy on the desk.

use std::mem::replace;

use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::what_if::Waits;
use crate::coach::Question;
use crate::game::{Document, Record};
use crate::rules::Position;

use super::{Course, Learning, Lesson, Solved, Stage};

impl<P: Position> Model<P> {
    /// The questions that are asked, if any are.
    pub fn learning(&self) -> Option<&Learning<P>> {
        self.learning.as_ref()
    }

    pub(in crate::app) fn learn(&mut self, lesson: Lesson<P>) {
        match lesson {
            Lesson::Begin(questions) => self.begin_to_learn(questions),
            Lesson::Hint => self.give_hint(),
            Lesson::Show => self.show_answer(),
            Lesson::Next => self.ask_next(),
        }
    }

    fn begin_to_learn(&mut self, questions: Vec<Question<P>>) {
        if self.learning.is_none() && self.is_what_if() {
            self.notice = Some(Notice::WhatIf);
        } else if questions.is_empty() {
            self.notice = Some(Notice::NothingToLearn);
        } else {
            self.learning = Some(Learning::new(Course::Mistakes, questions));
            self.ask_question();
        }
    }

    /// Puts the position of the present question on the desk.
    pub(in crate::app) fn ask_question(&mut self) {
        let names = self.game().header().players.clone();
        let Some(learning) = &mut self.learning else {
            return;
        };
        let Some(question) = learning.questions.get(learning.at) else {
            learning.stage = Stage::Done;
            return;
        };
        let mut copy = question.document();
        if learning.course == Course::Mistakes {
            copy.header_mut().players = names;
        }
        learning.node = copy.cursor();
        learning.stage = Stage::Asked;
        learning.hinted = false;
        learning.missed = false;
        learning.line.clone_from(&question.line);
        learning.since.clear();
        learning.reply.clear();
        self.lay(copy);
    }

    /// Puts a copy on the desk, while the game waits.
    pub(in crate::app) fn lay(&mut self, copy: Document<P>) {
        self.games += 1;
        let record = replace(&mut self.record, Record::from(copy));
        let game = replace(&mut self.game, self.games);
        self.waits.get_or_insert(Waits { record, game });
        self.selected = None;
        self.weighed = None;
        self.sheet = false;
    }

    fn ask_next(&mut self) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        if learning.question().is_none() {
            self.drop_what_if();
            return;
        }
        if learning.course == Course::Training {
            self.close_drill();
            return self.ask_from_stock();
        }
        if learning.solved.len() <= learning.at {
            learning.settle(Solved::No);
        }
        learning.at += 1;
        self.ask_question();
    }

    fn give_hint(&mut self) {
        let Some(learning) = self.learning.as_mut().filter(|l| l.is_open()) else {
            return;
        };
        learning.hinted = true;
        let node = learning.node;
        let best = learning.line.first().copied();
        self.record.go_to(node);
        self.selected = best.and_then(|best| P::ends(best).0);
    }

    fn show_answer(&mut self) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        let (Some(&best), false) = (learning.line.first(), learning.stage == Stage::Shown) else {
            return;
        };
        let node = learning.node;
        if !matches!(learning.stage, Stage::Right { .. }) {
            learning.settle(Solved::No);
        }
        learning.stage = Stage::Shown;
        self.selected = None;
        self.record.go_to(node);
        // It is legal: the search has found it, or it was read as a legal move.
        if let Err(error) = self.record.play(best) {
            log::error!("the answer cannot be played: {error}");
        }
        self.close_drill();
    }
}
