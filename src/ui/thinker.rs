//! The engine's thread: one search at a time, on a table that it keeps from move to move.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::engine::{Limits, Report, Search, Situation, Stop};
use crate::platform::worker;

use super::seat::Seat;

/// The transposition table, in mebibytes. There is none before the engine is first asked.
const TABLE: u32 = 64;

/// What the engine is asked.
pub struct Question<P> {
    /// The position.
    pub position: P,
    /// The positions before it.
    pub earlier: Vec<P>,
    /// How long it may think.
    pub limits: Limits,
    /// The number of best lines to find.
    pub lines: usize,
}

/// Thinks, one question at a time.
pub struct Thinker<P: Seat> {
    search: Arc<Mutex<Option<Search<P::Judge>>>>,
    stop: Option<Stop>,
}

impl<P: Seat> Default for Thinker<P> {
    fn default() -> Self {
        Thinker {
            search: Arc::default(),
            stop: None,
        }
    }
}

impl<P: Seat> Thinker<P> {
    /// Gives up what it was asked before and thinks about this. `tell` is called, on the engine's
    /// thread, with all it finds, and last with `true`.
    pub fn think(
        &mut self,
        question: Question<P>,
        tell: impl Fn(Report<P::Move>, bool) + Send + 'static,
    ) {
        self.rest();
        let stop = Stop::default();
        self.stop = Some(stop.clone());
        let search = self.search.clone();
        let work = move || {
            // The search before this one ends within milliseconds.
            let mut search = search.lock().unwrap_or_else(PoisonError::into_inner);
            let search = match &mut *search {
                Some(search) => search,
                none => match Search::new(P::judge(), TABLE) {
                    Ok(search) => none.insert(search),
                    Err(error) => return log::error!("{error}"),
                },
            };
            // One processor is left to the window.
            let processors = thread::available_parallelism().map_or(1, NonZero::get);
            search.set_threads(processors.saturating_sub(1));
            search.set_lines(question.lines);
            let situation = Situation {
                now: &question.position,
                earlier: &question.earlier,
            };
            let report = search.run(situation, &question.limits, &stop, |report| {
                tell(report.clone(), false);
            });
            tell(report, true);
        };
        if let Err(error) = worker::run("engine", work, |()| ()) {
            log::error!("no thread for the engine: {error}");
        }
    }

    /// Gives up what it was asked.
    pub fn rest(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.stop();
        }
    }
}

impl<P: Seat> Drop for Thinker<P> {
    fn drop(&mut self) {
        self.rest();
    }
}
