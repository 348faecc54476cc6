//! The engine's thread: one question at a time, to an engine that is kept from move to move.

use crate::cause::{Cause, Explain, explained};
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::engine::players::Failure;
use crate::engine::ugi::{self, Clocks, Go, Patience, Program};
use crate::engine::{
    Certainty, Clock, Effort, Level, Limits, Line, News, Playable, Report, Score, Search,
    Situation, Stop, Value,
};
use crate::platform::worker;
use crate::rules::Player;

/// The transposition table, in mebibytes. There is none before the engine is first asked.
const TABLE: u32 = 64;

/// So much later than asked for another program may answer.
const GRACE: Duration = Duration::from_secs(5);

/// What the engine is asked.
pub struct Question<P: Playable> {
    /// The position.
    pub position: P,
    /// The positions before it.
    pub earlier: Vec<P>,
    /// The moves from each to the next.
    pub moves: Vec<P::Move>,
    /// The command of the program that is asked; without it, the search of the desk.
    pub program: Option<String>,
    /// How long it may think.
    pub limits: Limits,
    /// How well the search of the desk is to play; another program plays as it does.
    pub level: Level,
    /// The number of best lines to find.
    pub lines: usize,
}

/// What comes of a question.
pub enum Thought<M> {
    /// This, so far.
    Found(Report<M>),
    /// It has worked so hard for it.
    Worked(Effort),
    /// This, and nothing more.
    Finished(Report<M>),
    /// Nothing more, for this reason.
    Failed(Cause),
}

/// What does the thinking.
enum Mind<P: Playable> {
    /// The search of the desk.
    Own(Search<P::Judge>),
    /// Another program, by its command, in a game under this setup.
    Other {
        command: String,
        setup: P::Setup,
        program: Program,
    },
}

/// Thinks, one question at a time.
pub struct Thinker<P: Playable> {
    mind: Arc<Mutex<Option<Mind<P>>>>,
    stop: Option<Stop>,
}

impl<P: Playable> Default for Thinker<P> {
    fn default() -> Self {
        Thinker {
            mind: Arc::default(),
            stop: None,
        }
    }
}

impl<P: Playable> Thinker<P> {
    /// Gives up what it was asked before and thinks about this. `tell` is called on the engine's
    /// thread.
    pub fn think(
        &mut self,
        question: Question<P>,
        tell: impl Fn(Thought<P::Move>) + Send + 'static,
    ) {
        self.rest();
        let stop = Stop::default();
        self.stop = Some(stop.clone());
        let mind = self.mind.clone();
        let work = move || {
            // Whatever was asked before ends within milliseconds.
            let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
            let inform = |news: News<'_, P::Move>| match news {
                News::Deeper(report) => tell(Thought::Found(report.clone())),
                News::Working(effort) => tell(Thought::Worked(effort)),
            };
            let answer = match &question.program {
                None => search(&mut mind, &question, &stop, inform),
                Some(command) => ask(&mut mind, command, &question, &stop, inform),
            };
            tell(answer.map_or_else(Thought::Failed, Thought::Finished));
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

impl<P: Playable> Drop for Thinker<P> {
    /// Another program is ended, too.
    fn drop(&mut self) {
        self.rest();
        *self.mind.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Searches with the engine of the desk.
fn search<P: Playable>(
    mind: &mut Option<Mind<P>>,
    question: &Question<P>,
    stop: &Stop,
    inform: impl FnMut(News<'_, P::Move>),
) -> Result<Report<P::Move>, Cause> {
    let mut own = match mind.take() {
        Some(Mind::Own(search)) => search,
        _ => Search::new(P::best_judge(), TABLE).map_err(|error| error.explain())?,
    };
    // One processor is left to the window.
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    own.set_threads(processors.saturating_sub(1));
    own.set_level(question.level);
    own.set_lines(question.lines);
    let situation = Situation {
        now: &question.position,
        earlier: &question.earlier,
    };
    let report = own.run(situation, &question.limits, stop, inform);
    *mind = Some(Mind::Own(own));
    Ok(report)
}

/// Asks another program. One that fails is ended, and started anew with the next question.
fn ask<P: Playable>(
    mind: &mut Option<Mind<P>>,
    command: &str,
    question: &Question<P>,
    stop: &Stop,
    mut inform: impl FnMut(News<'_, P::Move>),
) -> Result<Report<P::Move>, Cause> {
    let setup = question.position.setup();
    let mut program = match mind.take() {
        Some(Mind::Other {
            command: known,
            setup: begun,
            program,
        }) if known == command && begun == setup => program,
        _ => begin::<P>(command, &setup, stop).map_err(|failure| told(command, &failure))?,
    };
    let mut last = None;
    let answer = program.set_option("MultiPV", &question.lines.to_string());
    let answer = answer.and_then(|()| {
        let (time, clock) = (question.limits.time, question.limits.clock);
        let asked = ugi::Question {
            start: question.earlier.first().unwrap_or(&question.position),
            moves: &question.moves,
            now: &question.position,
            go: Go {
                movetime: time,
                infinite: time.is_none() && clock.is_none(),
                clocks: clock.map(|clock| clocks(question.position.turn(), clock)),
                ..Go::default()
            },
            within: time
                .or(clock.map(|clock| clock.left))
                .map(|time| time + GRACE),
        };
        program.think(&asked, stop, |report| {
            if !report.lines.is_empty() {
                inform(News::Deeper(report));
            }
            last = Some(report.clone());
        })
    });
    let best = answer.map_err(|failure| told(command, &failure))?;
    *mind = Some(Mind::Other {
        command: command.to_owned(),
        setup,
        program,
    });
    Ok(with_best(last, best))
}

/// The clock of the player to move, as a program is told it.
fn clocks(turn: Player, clock: Clock) -> Clocks {
    let mut clocks = Clocks::default();
    clocks.left[turn] = Some(clock.left);
    clocks.increment[turn] = clock.increment;
    clocks
}

fn begin<P: Playable>(command: &str, setup: &P::Setup, stop: &Stop) -> Result<Program, Failure> {
    let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    let mut program = Program::start(&words, Patience::default(), stop)?;
    program.begin::<P>(setup, stop)?;
    Ok(program)
}

/// What is wrong with a program, by its name.
fn told(command: &str, failure: &Failure) -> Cause {
    let english = format!("{command} {failure}");
    let failure = failure.explain();
    explained!(&english, "failure-of", command = command, failure = failure)
}

/// What a program told last, led by the move that it chose.
fn with_best<M: Copy + PartialEq>(report: Option<Report<M>>, best: M) -> Report<M> {
    let mut report = report.unwrap_or_else(|| Report {
        depth: 0,
        selective_depth: 0,
        lines: Vec::new(),
        nodes: 0,
        time: Duration::ZERO,
    });
    let place = report
        .lines
        .iter()
        .position(|line| line.moves.first() == Some(&best));
    match place {
        Some(place) => report.lines[..=place].rotate_right(1),
        // It said nothing of this move.
        None => report.lines.insert(
            0,
            Line {
                score: Score {
                    value: Value::EVEN,
                    certainty: Certainty::Estimated,
                },
                moves: vec![best],
            },
        ),
    }
    report
}
