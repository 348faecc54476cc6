//! The search: iterative deepening over principal-variation search, on any number of threads.
//!
//! Threads search the same position side by side and help each other through the transposition
//! table alone ("lazy SMP", as in most chess programs since 2015).

mod history;
mod picker;
mod root;
mod stop;
mod table;
mod variation;
mod worker;

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

pub use stop::Stop;
pub use table::TableError;

use super::level::Sight;
use super::{Evaluation, Level, Limits, News, Report, Searchable};
use root::Root;
use table::Table;
use worker::{Shared, Worker};

/// No line is searched further than this.
const MOST_PLIES: usize = 128;

/// No position has more legal moves: 256 placements on the largest board of Agros.
const MOST_MOVES: usize = 256;

/// A position to search, and how the game came to it.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a, P> {
    /// The position.
    pub now: &'a P,
    /// The positions before it, where repetition matters.
    pub earlier: &'a [P],
}

impl<'a, P> Situation<'a, P> {
    /// A position that nothing came before.
    pub fn fresh(now: &'a P) -> Self {
        Situation { now, earlier: &[] }
    }
}

/// A search with its memory, which it keeps from move to move.
///
/// ```
/// use agros::engine::{Limits, Playable, Search, Situation, Stop};
/// use agros::rules::Position as _;
/// use agros::rules::agon::{Position, Setup};
///
/// // Any game of the desk, by its own judge.
/// let mut search = Search::new(Position::best_judge(), 1)?;
/// search.set_lines(2);
/// let start = Position::start(&Setup::default());
/// let report = search.run(Situation::fresh(&start), &Limits::nodes(500), &Stop::default(), |_| {});
/// assert_eq!(report.lines.len(), 2);
/// # Ok::<(), agros::engine::TableError>(())
/// ```
pub struct Search<E> {
    evaluation: E,
    table: Table,
    threads: usize,
    lines: usize,
    level: Level,
    seed: u64,
}

impl<E> Search<E> {
    /// A search with a transposition table of so many mebibytes, at least 1, on one thread and
    /// for one line.
    ///
    /// # Errors
    /// Where there is no memory for the table.
    pub fn new(evaluation: E, mebibytes: u32) -> Result<Self, TableError> {
        Ok(Search {
            evaluation,
            table: Table::new(mebibytes)?,
            threads: 1,
            lines: 1,
            level: Level::BEST,
            seed: 0,
        })
    }

    /// Searches on so many threads, at least 1.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Finds so many best lines, at least 1.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Plays no better than a level does: see [`Level`]. What was found at another one is
    /// forgotten, since it would let a weak player see further.
    pub fn set_level(&mut self, level: Level) {
        if level != self.level {
            self.level = level;
            self.forget();
        }
    }

    /// Leaves it to chance which of several moves is preferred that seem equally good before they
    /// are searched, such as placements that mirror each other; not with a seed of 0.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The moves of a position, in the order in which those are to be tried that seem equally good.
    fn moves<P: Searchable>(&self, position: &P) -> Vec<P::Move> {
        let mut moves = position.legal_moves();
        if self.seed != 0 {
            fastrand::Rng::with_seed(self.seed).shuffle(&mut moves);
        }
        moves
    }

    /// Forgets earlier searches, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches a position until a limit is reached, the result is exact or it is told to stop,
    /// and tells `inform` what it has found after each depth, and in between how it goes on.
    ///
    /// The report returned is the last one. It names a legal move wherever there is one, however
    /// early the search is stopped.
    pub fn run<P>(
        &self,
        situation: Situation<'_, P>,
        limits: &Limits,
        stop: &Stop,
        inform: impl FnMut(News<'_, P::Move>),
    ) -> Report<P::Move>
    where
        P: Searchable,
        E: Evaluation<P>,
    {
        self.table.begin_search();
        let budget = limits.budget();
        let sight = self.level.sight();
        let lines = sight.map_or(self.lines, |sight| sight.lines.max(self.lines));
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        let most_depth = limits.depth.unwrap_or(u32::MAX);
        let shared = Shared {
            table: &self.table,
            start: Instant::now(),
            time: budget.hard,
            most_nodes: sight.map_or(most_nodes, |sight| sight.nodes.min(most_nodes)),
            stop,
            finished: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let most_depth = sight
            .map_or(most_depth, |sight| sight.depth.min(most_depth))
            .clamp(1, MOST_PLIES as u32 - 1);
        let inform = RefCell::new(inform);
        let pulse = |effort| (inform.borrow_mut())(News::Working(effort));
        let worker = Worker::new(&shared, &self.evaluation, situation.earlier).with_pulse(&pulse);
        let moves = self.moves(situation.now);
        thread::scope(|scope| {
            for helper in 1..self.threads {
                let shared = &shared;
                let moves = moves.clone();
                scope.spawn(move || {
                    let worker = Worker::new(shared, &self.evaluation, situation.earlier);
                    let mut root = Root::new(situation.now, moves, &self.evaluation, lines, worker);
                    // Helpers that begin at different depths disagree sooner, and so help more.
                    let first = 1 + helper as u32 % 2;
                    for depth in first..=most_depth {
                        if root.deepen(depth).is_err() {
                            break;
                        }
                    }
                });
            }
            let mut root = Root::new(situation.now, moves, &self.evaluation, lines, worker);
            for depth in 1..=most_depth {
                let done = root.deepen(depth).is_ok();
                let mut report = root.report(shared.nodes.load(Relaxed), shared.start.elapsed());
                let enough = report.lines.iter().all(|line| line.score.is_exact());
                if let Some(sight) = sight {
                    self.settle(sight, situation.now, &mut report);
                }
                if done {
                    (inform.borrow_mut())(News::Deeper(&report));
                }
                let late = budget.soft.is_some_and(|soft| report.time >= soft / 2);
                if !done || enough || late || depth == most_depth {
                    shared.finished.store(true, Relaxed);
                    return report;
                }
            }
            root.report(0, shared.start.elapsed())
        })
    }

    /// Puts the line that a level settles for before all others, and leaves as many as are asked
    /// for.
    fn settle<P>(&self, sight: &Sight, position: &P, report: &mut Report<P::Move>)
    where
        P: Searchable,
        E: Evaluation<P>,
    {
        let mut chance = fastrand::Rng::with_seed(self.seed ^ position.key());
        let place = sight.choose(&self.evaluation, position, report, &mut chance);
        if let Some(lines) = report.lines.get_mut(..=place) {
            lines.rotate_right(1);
        }
        report.lines.truncate(self.lines);
    }
}
