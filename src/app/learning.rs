//! Learning from mistakes: questions are asked on a copy of the game, one after the other.
//!
//! The game itself waits as it does while something is tried out; nothing here ever changes it.

use std::mem::replace;
use std::time::Duration;

use crate::coach::{Answer, Question};
use crate::engine::Limits;
use crate::game::{NodeId, Record};
use crate::rules::Position;

use super::action::{Effect, Ticket};
use super::model::Model;
use super::notice::Notice;
use super::reviewing::limits;
use super::what_if::Waits;

/// An unknown answer is looked at for at least so long, and the best move as well.
const LEAST_LOOK: Duration = Duration::from_millis(300);

/// What is done with the questions.
pub enum Lesson<P: Position> {
    /// They are asked, one after the other.
    Begin(Vec<Question<P>>),
    /// It is told which piece is to move.
    Hint,
    /// The answer is shown.
    Show,
    /// The next one is asked, whether this one was answered or not.
    Next,
}

/// The questions that are asked, and how far that has come.
pub struct Learning<P: Position> {
    questions: Vec<Question<P>>,
    at: usize,
    /// The node of the copy at which the question is asked.
    node: NodeId,
    stage: Stage<P::Move>,
    hinted: bool,
    /// How each question up to this one was dealt with.
    solved: Vec<Solved>,
}

/// What has become of the present question.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage<M> {
    /// A move is to be played.
    Asked,
    /// One was played, and it is found out how good it is.
    Weighing {
        /// The move.
        play: M,
        /// The request; none before it was made.
        ticket: Option<Ticket>,
    },
    /// This was wrong: another one is to be played.
    Wrong {
        /// The move.
        play: M,
        /// What is wrong with it.
        answer: Answer<M>,
    },
    /// This was right.
    Right {
        /// The move.
        play: M,
    },
    /// The answer was shown.
    Shown,
    /// There are no more questions.
    Done,
}

/// How a question was dealt with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Solved {
    /// Not, or the answer was shown.
    No,
    /// After a wrong answer or a hint.
    Later,
    /// At once.
    AtOnce,
}

impl<P: Position> Learning<P> {
    /// The present question; none when all were asked.
    pub fn question(&self) -> Option<&Question<P>> {
        self.questions.get(self.at)
    }

    /// Its number, counted from 1, and that of all questions.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.questions.len())
    }

    /// What has become of it.
    pub fn stage(&self) -> &Stage<P::Move> {
        &self.stage
    }

    /// Whether a hint was given.
    pub fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// How many questions were dealt with so.
    pub fn count(&self, solved: Solved) -> usize {
        self.solved.iter().filter(|s| **s == solved).count()
    }

    /// Whether a move is to be played.
    fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Asked | Stage::Wrong { .. })
    }

    /// Notes how good an answer was; `true` where it was right.
    fn note(&mut self, play: P::Move, answer: Answer<P::Move>) -> bool {
        let right = answer.is_right();
        let how = match (right, &self.stage) {
            (false, _) => Solved::No,
            (true, _) if self.hinted || self.solved.len() > self.at => Solved::Later,
            (true, _) => Solved::AtOnce,
        };
        self.settle(how);
        self.stage = match right {
            true => Stage::Right { play },
            false => Stage::Wrong { play, answer },
        };
        right
    }

    /// Notes how the present question is dealt with, as far as is known.
    fn settle(&mut self, how: Solved) {
        self.solved.truncate(self.at);
        self.solved.push(how);
    }
}

impl<P: Position> Model<P> {
    /// The questions that are asked, if any are.
    pub fn learning(&self) -> Option<&Learning<P>> {
        self.learning.as_ref()
    }

    pub(super) fn learn(&mut self, lesson: Lesson<P>) {
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
            self.learning = Some(Learning {
                questions,
                at: 0,
                node: NodeId::ROOT,
                stage: Stage::Asked,
                hinted: false,
                solved: Vec::new(),
            });
            self.ask_question();
        }
    }

    /// Puts the position of the present question on the desk.
    fn ask_question(&mut self) {
        let names = self.game().header().players.clone();
        let Some(learning) = &mut self.learning else {
            return;
        };
        let Some(question) = learning.questions.get(learning.at) else {
            learning.stage = Stage::Done;
            return;
        };
        let mut copy = question.document();
        copy.header_mut().players = names;
        learning.node = copy.cursor();
        learning.stage = Stage::Asked;
        learning.hinted = false;
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
        let best = learning.question().map(Question::best);
        self.record.go_to(node);
        self.selected = best.and_then(|best| P::ends(best).0);
    }

    fn show_answer(&mut self) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        let (Some(question), false) = (learning.question(), learning.stage == Stage::Shown) else {
            return;
        };
        let (best, node) = (question.best(), learning.node);
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
    }

    /// Whether a move may be played as far as questions go; says so where it may not.
    pub(super) fn may_answer(&mut self) -> bool {
        let Some(learning) = &self.learning else {
            return true;
        };
        let (open, node) = (learning.is_open(), learning.node);
        if !open {
            self.notice = Some(Notice::QuestionAnswered);
        } else if self.record.cursor() != node {
            self.record.go_to(node);
            self.selected = None;
            self.notice = Some(Notice::BackAtQuestion);
        } else {
            return true;
        }
        false
    }

    /// A move was played as the answer to a question.
    pub(super) fn give_answer(&mut self, play: P::Move) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        let Some(question) = learning.question() else {
            return;
        };
        match question.known(play) {
            Some(answer) => self.judge_answer(play, answer),
            None => learning.stage = Stage::Weighing { play, ticket: None },
        }
    }

    /// After a wrong answer the position is on the board again.
    fn judge_answer(&mut self, play: P::Move, answer: Answer<P::Move>) {
        if let Some(learning) = &mut self.learning
            && !learning.note(play, answer)
        {
            let node = learning.node;
            self.record.go_to(node);
            self.selected = None;
        }
    }

    pub(super) fn has_weighed(&mut self, asked: Ticket, result: Result<Answer<P::Move>, String>) {
        let stage = self.learning.as_ref().map(Learning::stage);
        let Some(&Stage::Weighing { play, ticket }) = stage else {
            return;
        };
        if ticket != Some(asked) {
            return;
        }
        match (result, &mut self.learning) {
            (Ok(answer), _) => self.judge_answer(play, answer),
            (Err(why), Some(learning)) => {
                learning.stage = Stage::Asked;
                let node = learning.node;
                self.record.go_to(node);
                self.notice = Some(Notice::NotReviewed(why));
            }
            (Err(_), None) => {}
        }
    }

    /// Has an answer weighed of which nothing is known.
    pub(super) fn attend_learning(&mut self) -> Option<Effect<P>> {
        let next = Ticket(self.tickets + 1);
        let learning = self.learning.as_mut()?;
        let question = learning.questions.get(learning.at)?;
        let Stage::Weighing { play, ticket } = &mut learning.stage else {
            return None;
        };
        if ticket.is_some() {
            return None;
        }
        self.tickets += 1;
        *ticket = Some(next);
        let review = limits(self.settings.review);
        Some(Effect::Weigh {
            ticket: next,
            question: Box::new(question.clone()),
            play: *play,
            limits: Limits {
                time: review.time.map(|time| time.max(LEAST_LOOK)),
                ..review
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, update};
    use crate::coach::{Forced, Loss, Verdict};
    use crate::engine::Value;
    use crate::rules::Position as _;
    use crate::rules::agros::{Move, Position};
    use crate::storage::settings::Settings;
    use crate::study::sample;

    type Desk = Model<Position>;

    /// The loss of so much of the chance to win.
    fn loss(chance: f32) -> Loss {
        Loss {
            chance,
            half_points: 16,
            forced: None::<Forced>,
        }
    }

    /// A question after so many plies of the sample game, whose next move was the mistake; and a
    /// move of which nothing is known.
    fn question(plies: usize) -> (Question<Position>, Move) {
        let game = sample::game(85);
        let line = game.line();
        let position = *game.position(line[plies]);
        let mistake = game.played(line[plies + 1]).expect("the game goes on");
        let mut moves = position.legal_moves();
        moves.retain(|&play| play != mistake);
        let history = line[..=plies].iter().filter_map(|&node| game.played(node));
        let question = Question {
            setup: *game.setup(),
            start: None,
            history: history.collect(),
            position,
            verdict: Verdict {
                value: Value::EVEN,
                exact: false,
                depth: 1,
            },
            line: vec![moves[0]],
            as_good: vec![moves[1]],
            mistake: Some((mistake, loss(0.2))),
        };
        (question, moves[2])
    }

    fn desk(questions: Vec<Question<Position>>) -> Desk {
        let mut desk = Desk::new(Settings::default());
        desk.record = sample::game(30).into();
        update(&mut desk, Action::Learn(Lesson::Begin(questions)));
        desk
    }

    fn stage(desk: &Desk) -> &Stage<Move> {
        desk.learning().expect("questions are asked").stage()
    }

    fn play(desk: &mut Desk, play: Move) -> Vec<Effect<Position>> {
        update(desk, Action::Type(play.to_string()))
    }

    #[test]
    fn a_wrong_answer_brings_the_position_back_and_a_right_one_ends_the_question() {
        let (question, _) = question(20);
        let mut desk = desk(vec![question.clone()]);
        let (mistake, _) = question.mistake.expect("there is one");
        play(&mut desk, mistake);
        assert!(matches!(stage(&desk), Stage::Wrong { .. }));
        assert_eq!(*desk.position(), question.position);
        play(&mut desk, question.as_good[0]);
        assert!(matches!(stage(&desk), Stage::Right { .. }));
        let after = *desk.position();
        let reply = after.legal_moves()[0];
        play(&mut desk, reply);
        assert_eq!(*desk.position(), after, "nothing more is to be played");
        assert!(matches!(desk.notice, Some(Notice::QuestionAnswered)));
        update(&mut desk, Action::Learn(Lesson::Next));
        assert_eq!(*stage(&desk), Stage::Done);
        assert_eq!(desk.learning().map(|l| l.count(Solved::Later)), Some(1));
        update(&mut desk, Action::Learn(Lesson::Next));
        assert!(desk.learning().is_none() && !desk.is_what_if());
        assert_eq!(desk.record.ply(desk.record.cursor()), 30);
        assert!(!desk.is_unsaved());
    }

    #[test]
    fn an_unknown_answer_is_weighed_and_a_stale_weight_counts_for_nothing() {
        let (question, unknown) = question(20);
        let mut desk = desk(vec![question.clone(), question.clone()]);
        let effects = play(&mut desk, unknown);
        let asked = effects.iter().find_map(|effect| match effect {
            Effect::Weigh { ticket, play, .. } => Some((*ticket, *play)),
            _ => None,
        });
        let (ticket, weighed) = asked.expect("it is weighed");
        assert_eq!(weighed, unknown);
        let answer = |chance| Answer {
            loss: loss(chance),
            line: Vec::new(),
        };
        let reply = |ticket, chance| {
            Action::Reply(crate::app::Reply::Weighed {
                ticket,
                result: Ok(answer(chance)),
            })
        };
        update(&mut desk, reply(Ticket(ticket.0 + 9), 0.5));
        assert!(matches!(stage(&desk), Stage::Weighing { .. }));
        assert!(update(&mut desk, Action::Learn(Lesson::Next)).is_empty());
        update(&mut desk, reply(ticket, 0.0));
        assert_eq!(*stage(&desk), Stage::Asked, "that was the other question");
        let effects = play(&mut desk, unknown);
        let Some(Effect::Weigh { ticket, .. }) = effects.into_iter().next() else {
            panic!("it is weighed again")
        };
        update(&mut desk, reply(ticket, 0.01));
        assert_eq!(*stage(&desk), Stage::Right { play: unknown });
        assert_eq!(desk.learning().map(|l| l.count(Solved::AtOnce)), Some(1));
    }

    #[test]
    fn a_move_elsewhere_leads_back_to_the_question() {
        let (question, _) = question(20);
        let mut desk = desk(vec![question.clone()]);
        update(&mut desk, Action::Step(crate::app::Step::Back));
        let before = *desk.position();
        play(&mut desk, before.legal_moves()[0]);
        assert_eq!(*desk.position(), question.position);
        assert!(matches!(desk.notice, Some(Notice::BackAtQuestion)));
        assert_eq!(*stage(&desk), Stage::Asked);
    }

    #[test]
    fn a_hint_chooses_the_piece_and_the_answer_is_played() {
        let (question, _) = question(20);
        let mut desk = desk(vec![question.clone()]);
        update(&mut desk, Action::Learn(Lesson::Hint));
        assert_eq!(desk.selected, Position::ends(question.best()).0);
        update(&mut desk, Action::Learn(Lesson::Show));
        assert_eq!(*stage(&desk), Stage::Shown);
        let after = question.position.play(question.best()).expect("legal");
        assert_eq!(*desk.position(), after);
        update(&mut desk, Action::KeepWhatIf);
        assert!(desk.learning().is_some(), "nothing of it is kept");
        update(&mut desk, Action::Escape);
        update(&mut desk, Action::Escape);
        assert!(desk.learning().is_none());
        assert!(!desk.is_unsaved());
    }
}
