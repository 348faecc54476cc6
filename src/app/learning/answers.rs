//! What becomes of an answer: known, looked at, or checked where a result is to be held.

use crate::cause::Cause;
use std::time::Duration;

use crate::app::action::{Effect, Ticket};
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::app::reviewing::limits;
use crate::coach::training::Held;
use crate::coach::{Aim, Answer, Loss};
use crate::engine::Limits;
use crate::rules::Position;

use super::Stage;

/// A move that is to hold a result is looked at for at most so long.
const HOLD_LOOK: Duration = Duration::from_secs(3);
/// An unknown answer is looked at for at least so long, and the best move as well.
const LEAST_LOOK: Duration = Duration::from_millis(300);

impl<P: Position> Model<P> {
    /// Whether a move may be played as far as questions go; says so where it may not.
    pub(in crate::app) fn may_answer(&mut self) -> bool {
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

    /// Goes back to the position in question, which is all that can be taken back of an answer.
    pub(in crate::app) fn take_back_answer(&mut self) {
        let asked = self.learning.as_ref().map(|learning| learning.node);
        let Some(node) = asked.or_else(|| self.back_to_step()) else {
            return;
        };
        self.notice = Some(match self.record.cursor() == node {
            true => Notice::NothingToUndo,
            false => Notice::BackAtQuestion,
        });
        self.record.go_to(node);
        self.selected = None;
    }

    /// A move was played as the answer to a question.
    pub(in crate::app) fn give_answer(&mut self, play: P::Move) {
        let Some(learning) = &mut self.learning else {
            return;
        };
        let Some(question) = learning.question() else {
            return;
        };
        // Where a result is to be held the other player has to answer, whatever is known.
        match question.known(play).filter(|_| question.aim == Aim::Find) {
            Some(answer) => self.judge_answer(play, answer),
            None => learning.stage = Stage::Weighing { play, ticket: None },
        }
    }

    /// After a wrong answer the position is on the board again.
    fn judge_answer(&mut self, play: P::Move, answer: Answer<P::Move>) {
        match answer.is_right() {
            true => self.accept_answer(play, answer.loss),
            false => self.reject_answer(play, answer),
        }
    }

    fn accept_answer(&mut self, play: P::Move, loss: Loss) {
        if let Some(learning) = &mut self.learning {
            learning.accept(play, loss);
            self.close_drill();
        }
    }

    fn reject_answer(&mut self, play: P::Move, answer: Answer<P::Move>) {
        if let Some(learning) = &mut self.learning {
            learning.reject(play, answer);
            let node = learning.node;
            self.record.go_to(node);
            self.selected = None;
        }
    }

    /// A move was checked that was to hold a result.
    pub(in crate::app) fn has_held(&mut self, asked: Ticket, result: Result<Held<P::Move>, Cause>) {
        let Some(play) = self.weighed_for(asked) else {
            return;
        };
        match result {
            Ok(Held {
                kept: Some(false),
                loss,
                reply,
                ..
            }) => self.reject_answer(play, Answer { loss, line: reply }),
            Ok(held) => self.go_on_holding(play, held),
            Err(why) => self.cannot_weigh(why),
        }
    }

    /// The result is held so far: the other player has answered.
    fn go_on_holding(&mut self, play: P::Move, held: Held<P::Move>) {
        for &reply in &held.reply {
            // They are legal: the search has found them in this very game.
            if let Err(error) = self.record.play(reply) {
                log::error!("the answer cannot be played: {error}");
            }
        }
        let node = self.record.cursor();
        let over = self.record.outcome(node).is_some();
        let Some(learning) = &mut self.learning else {
            return;
        };
        learning.since.push(play);
        learning.since.extend(&held.reply);
        learning.node = node;
        learning.line = held.line;
        learning.reply = held.reply;
        learning.stage = Stage::Asked;
        if over {
            self.accept_answer(play, Loss::NONE);
        }
    }

    /// The answer that is weighed by a request.
    fn weighed_for(&self, asked: Ticket) -> Option<P::Move> {
        match self.learning.as_ref()?.stage {
            Stage::Weighing { play, ticket } if ticket == Some(asked) => Some(play),
            _ => None,
        }
    }

    fn cannot_weigh(&mut self, why: Cause) {
        if let Some(learning) = &mut self.learning {
            learning.stage = Stage::Asked;
            let node = learning.node;
            self.record.go_to(node);
            self.notice = Some(Notice::NotReviewed(why));
        }
    }

    pub(in crate::app) fn has_weighed(
        &mut self,
        asked: Ticket,
        result: Result<Answer<P::Move>, Cause>,
    ) {
        let Some(play) = self.weighed_for(asked) else {
            return;
        };
        match result {
            Ok(answer) => self.judge_answer(play, answer),
            Err(why) => self.cannot_weigh(why),
        }
    }

    /// Has an answer weighed of which nothing is known.
    pub(in crate::app) fn attend_learning(&mut self) -> Option<Effect<P>> {
        let next = Ticket(self.tickets + 1);
        let hold_limits = self.hold_limits();
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
        let play = *play;
        if question.aim == Aim::Hold {
            return Some(Effect::Hold {
                ticket: next,
                question: Box::new(question.clone()),
                since: learning.since.clone(),
                play,
                limits: hold_limits,
            });
        }
        let review = limits(self.settings.review);
        Some(Effect::Weigh {
            ticket: next,
            question: Box::new(question.clone()),
            play,
            limits: Limits {
                time: review.time.map(|time| time.max(LEAST_LOOK)),
                ..review
            },
        })
    }

    /// How long a move is looked at that is to hold a result.
    fn hold_limits(&self) -> Limits {
        let review = limits(self.settings.review);
        Limits {
            time: review.time.map(|_| HOLD_LOOK),
            ..review
        }
    }
}
