//! The threads on which games are reviewed, answers weighed and questions sought: one of each at a
//! time.

use crate::cause::{Cause, Explain};
use std::sync::Arc;

use crate::coach::training::{self, Effort, Exercise, Held, Quarry};
use crate::coach::{self, Answer, Progress, Proposal, Question, Teachable};
use crate::engine::{Limits, Stop};
use crate::game::Document;
use crate::platform::worker;

/// Reviews games, one at a time, weighs answers, and seeks questions.
#[derive(Default)]
pub struct Reviewer {
    review: Option<Stop>,
    weighing: Option<Stop>,
    seeking: Option<Stop>,
}

impl Reviewer {
    /// Gives up what it reviewed before and reviews this. `tell` and `done` are called on its
    /// thread; `done` not if it is given up.
    pub fn review<P: Teachable>(
        &mut self,
        document: Arc<Document<P>>,
        limits: Limits,
        tell: impl Fn(Progress) + Send + 'static,
        done: impl FnOnce(Result<Vec<Proposal<P>>, Cause>) + Send + 'static,
    ) {
        let stop = begin(&mut self.review);
        let work = move || coach::review(&document, &limits, &stop, tell);
        run("review", work, done);
    }

    /// Gives the review up.
    pub fn rest(&mut self) {
        end(&mut self.review);
    }

    /// Gives up what it weighed before and weighs this answer.
    pub fn weigh<P: Teachable>(
        &mut self,
        question: Question<P>,
        play: P::Move,
        limits: Limits,
        done: impl FnOnce(Result<Answer<P::Move>, Cause>) + Send + 'static,
    ) {
        let stop = begin(&mut self.weighing);
        let work = move || coach::weigh(&question, play, &limits, &stop);
        run("weigh", work, done);
    }

    /// Gives up what it weighed before and checks a move that is to hold the result of a question.
    pub fn hold<P: Teachable>(
        &mut self,
        question: Question<P>,
        since: Vec<P::Move>,
        play: P::Move,
        limits: Limits,
        done: impl FnOnce(Result<Held<P::Move>, Cause>) + Send + 'static,
    ) {
        let stop = begin(&mut self.weighing);
        let work = move || training::hold(&question, &since, play, &limits, &stop);
        run("weigh", work, done);
    }

    /// Gives up what it sought before and seeks questions there.
    pub fn seek<P: Teachable>(
        &mut self,
        quarry: Quarry<P>,
        effort: Effort,
        done: impl FnOnce(Result<Vec<Exercise<P>>, Cause>) + Send + 'static,
    ) {
        let stop = begin(&mut self.seeking);
        run("seek", move || training::seek(&quarry, effort, &stop), done);
    }

    /// Gives that up.
    pub fn stop_seeking(&mut self) {
        end(&mut self.seeking);
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        end(&mut self.review);
        end(&mut self.weighing);
        end(&mut self.seeking);
    }
}

fn begin(stop: &mut Option<Stop>) -> Stop {
    end(stop);
    stop.insert(Stop::default()).clone()
}

fn end(stop: &mut Option<Stop>) {
    if let Some(stop) = stop.take() {
        stop.stop();
    }
}

/// Does the work on a thread; nothing comes of it where it was given up.
fn run<T: 'static, E: Explain + 'static>(
    name: &str,
    work: impl FnOnce() -> Result<Option<T>, E> + Send + 'static,
    done: impl FnOnce(Result<T, Cause>) + Send + 'static,
) {
    let done = |result: Result<Option<T>, E>| {
        if let Some(result) = result.map_err(|error| error.explain()).transpose() {
            done(result);
        }
    };
    if let Err(error) = worker::run(name, work, done) {
        log::error!("no thread to {name}: {error}");
    }
}
