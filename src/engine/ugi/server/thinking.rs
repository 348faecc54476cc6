//! The search, at rest or at work on a thread of its own.

use std::fmt::Display;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use super::output::Output;
use crate::engine::ugi::info::Info;
use crate::engine::{Evaluation, Limits, News, Report, Search, Searchable, Situation, Stop};

/// A search at work. Dropping it ends the search.
pub(super) struct Thinking<E> {
    stop: Stop,
    /// An answer that is to wait for `stop` waits until this is dropped.
    hold: Option<mpsc::Sender<()>>,
    thread: Option<JoinHandle<Search<E>>>,
}

impl<E> Thinking<E> {
    /// Searches a position that the game came to by others, and says what is found. With `patient`
    /// the best move is not told before the search is stopped.
    pub(super) fn begin<P: Searchable>(
        search: Search<E>,
        mut positions: Vec<P>,
        limits: impl FnOnce() -> Limits + Send + 'static,
        patient: bool,
        output: Output,
    ) -> Self
    where
        E: Evaluation<P>,
    {
        let stop = Stop::default();
        let (hold, held) = mpsc::channel::<()>();
        let told_to_stop = stop.clone();
        let thread = thread::spawn(move || {
            let now = positions.pop().expect("a game has a start");
            let situation = Situation {
                now: &now,
                earlier: &positions,
            };
            let tell = |report: &Report<P::Move>| {
                let mut infos = Info::of(report);
                if infos.try_for_each(|info| output.say(info)).is_err() {
                    // Nobody listens any more.
                    told_to_stop.stop();
                }
            };
            let mut told = Vec::new();
            let report = search.run(situation, &limits(), &told_to_stop, |news| {
                // A long look is not told of: controllers read each `info` as a line of play.
                if let News::Deeper(report) = news {
                    told.clone_from(&report.lines);
                    tell(report);
                }
            });
            // What an interrupted look has changed is told as well.
            if report.depth > 0 && report.lines != told {
                tell(&report);
            }
            if patient {
                // Fails when the other end is dropped, which is the signal.
                let _ = held.recv();
            }
            // A failure is met again by whoever says the next line.
            let _ = output.say(best_move(report.best()));
            search
        });
        Thinking {
            stop,
            hold: Some(hold),
            thread: Some(thread),
        }
    }

    /// Ends the search, waits for its answer and gives it back.
    pub(super) fn end(mut self) -> Option<Search<E>> {
        self.join()
    }

    fn join(&mut self) -> Option<Search<E>> {
        self.stop.stop();
        self.hold.take();
        match self.thread.take()?.join() {
            Ok(search) => Some(search),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

impl<E> Drop for Thinking<E> {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.join();
        }
    }
}

/// The answer to `go`.
pub(super) fn best_move(play: Option<impl Display>) -> String {
    match play {
        Some(play) => format!("bestmove {play}"),
        None => "bestmove none".to_owned(),
    }
}
