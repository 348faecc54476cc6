//! Questions are asked on a copy of the game, one after the other: about the mistakes in it, or
//! those of the training.
//!
//! The game itself waits as it does while something is tried out; nothing here ever changes it.

mod answers;
mod asking;

use crate::coach::{Answer, Loss, Question};
use crate::game::NodeId;
use crate::rules::Position;

use super::action::Ticket;
use super::notice::Notice;

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

/// Where the questions come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// From the mistakes in the game on the desk.
    Mistakes,
    /// From the stock of the training, for as long as somebody likes.
    Training,
}

/// The questions that are asked, and how far that has come.
pub struct Learning<P: Position> {
    course: Course,
    questions: Vec<Question<P>>,
    at: usize,
    /// The node of the copy at which the question is asked.
    node: NodeId,
    stage: Stage<P::Move>,
    hinted: bool,
    /// Whether a wrong answer was given.
    missed: bool,
    /// The best moves from there on.
    line: Vec<P::Move>,
    /// The moves played since the question was asked, where a result is to be held.
    since: Vec<P::Move>,
    /// The last of them that the other player answered with.
    reply: Vec<P::Move>,
    /// How each question up to this one was dealt with.
    solved: Vec<Solved>,
}

/// What has become of the present question.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage<M> {
    /// A question is being sought.
    Seeking,
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
        /// What it loses all the same beside the best one.
        loss: Loss,
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
    pub(super) fn new(course: Course, questions: Vec<Question<P>>) -> Learning<P> {
        Learning {
            course,
            questions,
            at: 0,
            node: NodeId::ROOT,
            stage: Stage::Asked,
            hinted: false,
            missed: false,
            line: Vec::new(),
            since: Vec::new(),
            reply: Vec::new(),
            solved: Vec::new(),
        }
    }

    /// Where the questions come from.
    pub fn course(&self) -> Course {
        self.course
    }

    /// The node of the copy at which a move is to be found.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The best moves from there on; empty while nothing is asked.
    pub fn line(&self) -> &[P::Move] {
        &self.line
    }

    /// What the other player answered last, where a result is held.
    pub fn reply(&self) -> &[P::Move] {
        &self.reply
    }

    /// How the present question was dealt with, as far as is known.
    pub(super) fn outcome(&self) -> Option<Solved> {
        self.solved.get(self.at).copied()
    }

    /// Whether a wrong answer was given to it.
    pub(super) fn is_missed(&self) -> bool {
        self.missed
    }

    /// A further question, which is the present one then.
    pub(super) fn append(&mut self, question: Question<P>) {
        self.at = self.questions.len();
        self.questions.push(question);
    }

    /// There is no further question, at least for now.
    pub(super) fn wait(&mut self, may_come: bool) {
        self.at = self.questions.len();
        self.stage = match may_come {
            true => Stage::Seeking,
            false => Stage::Done,
        };
    }

    /// What is said when the questions are left.
    pub(super) fn leaving(&self) -> Notice<P> {
        match self.course {
            Course::Mistakes => Notice::LearningLeft,
            Course::Training => Notice::TrainingLeft {
                once: self.count(Solved::AtOnce),
                of: self.solved.len(),
            },
        }
    }

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

    /// Notes that an answer was right.
    fn accept(&mut self, play: P::Move, loss: Loss) {
        self.settle(match self.hinted || self.missed {
            true => Solved::Later,
            false => Solved::AtOnce,
        });
        self.stage = Stage::Right { play, loss };
    }

    /// Notes that an answer was wrong.
    fn reject(&mut self, play: P::Move, answer: Answer<P::Move>) {
        self.settle(Solved::No);
        self.missed = true;
        self.stage = Stage::Wrong { play, answer };
    }

    /// Notes how the present question is dealt with, as far as is known.
    fn settle(&mut self, how: Solved) {
        self.solved.truncate(self.at);
        self.solved.push(how);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Effect, Model, update};
    use crate::coach::{Aim, Forced, Loss, Verdict};
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
            aim: Aim::Find,
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
        assert!(matches!(stage(&desk), Stage::Right { play, .. } if *play == unknown));
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
