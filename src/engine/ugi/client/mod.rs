//! The desk's side of the protocol: another program, asked for moves.

mod process;
mod reply;

use crate::cause::Explain;
use std::time::{Duration, Instant};

use super::go::Go;
use crate::engine::players::Failure;
use crate::engine::{Playable, Report, Stop};
use crate::rules::{Position, excerpt};

use process::{Process, Silence};
use reply::{Info, Reply};

/// How long a program is waited for when it is not thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// From its start to `ugiok`, and from a question to `readyok`.
    pub answer: Duration,
    /// From `stop` to its move.
    pub stop: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            answer: Duration::from_secs(5),
            stop: Duration::from_secs(1),
        }
    }
}

/// What a program is to think about.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a, P: Playable> {
    /// The start of the game.
    pub start: &'a P,
    /// The moves since.
    pub moves: &'a [P::Move],
    /// The position that they lead to.
    pub now: &'a P,
    /// How long it may think.
    pub go: Go,
    /// When the move must be there at the latest; without it, it is waited for until stopped.
    pub within: Option<Duration>,
}

/// Another program that speaks the protocol, at work. Dropping it ends the program, by force if
/// need be.
///
/// After a failure the program is in no known state: it is to be dropped.
pub struct Program {
    process: Process,
    patience: Patience,
    name: Option<String>,
    options: Vec<String>,
}

impl Program {
    /// Lines that are not of the protocol are put up with before `ugiok`, such as a greeting, but
    /// no more of them than this.
    const GREETING: usize = 100;

    /// So many options are taken note of.
    const MOST_OPTIONS: usize = 1_000;

    /// How often it is seen to while it is waited for.
    const LOOK: Duration = Duration::from_millis(5);

    /// What it says of its search is passed on no more often than this.
    const PACE: Duration = Duration::from_millis(20);

    /// Starts a program: its file and its arguments.
    ///
    /// # Errors
    /// Where it cannot be started, or does not introduce itself before the patience ends or it is
    /// no longer wanted.
    pub fn start(words: &[String], patience: Patience, stop: &Stop) -> Result<Program, Failure> {
        let mut program = Program {
            process: Process::start(words)?,
            patience,
            name: None,
            options: Vec::new(),
        };
        program.meet(stop)?;
        Ok(program)
    }

    /// Makes sure that a program can be started, without a word to it.
    ///
    /// # Errors
    /// Where it cannot.
    pub fn can_be_started(words: &[String]) -> Result<(), Failure> {
        Process::start(words).map(drop)
    }

    /// What the program calls itself, if it does.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Speaks first, and hears who is there.
    fn meet(&mut self, stop: &Stop) -> Result<(), Failure> {
        self.process.send("ugi".to_owned())?;
        let until = Instant::now() + self.patience.answer;
        let mut strange = Vec::new();
        loop {
            let line = match self.hear(until, stop) {
                Err(Silence::Late) if !strange.is_empty() => {
                    return Err(Failure::Garbage(strange.swap_remove(0)));
                }
                other => other.map_err(|silence| self.failure(silence, "ugi"))?,
            };
            match Reply::parse(&line) {
                Ok(Reply::Introduced) => return Ok(()),
                Ok(Reply::Name(name)) => self.name = Some(name.to_owned()),
                Ok(Reply::Option(name)) if self.options.len() < Self::MOST_OPTIONS => {
                    self.options.push(name);
                }
                Ok(_) => {}
                Err(quoted) => {
                    strange.push(quoted);
                    if strange.len() > Self::GREETING {
                        return Err(Failure::Garbage(strange.swap_remove(0)));
                    }
                }
            }
        }
    }

    /// The next line, if it comes in time and as long as it is wanted.
    fn hear(&mut self, until: Instant, stop: &Stop) -> Result<String, Silence> {
        loop {
            match self.process.receive(until.min(Instant::now() + Self::LOOK)) {
                Err(Silence::Late) if Instant::now() < until && !stop.is_stopped() => {}
                heard => return heard,
            }
        }
    }

    /// Waits until the program has done what it was told.
    fn wait_until_ready(&mut self, stop: &Stop) -> Result<(), Failure> {
        self.process.send("isready".to_owned())?;
        let until = Instant::now() + self.patience.answer;
        loop {
            let line = self.hear(until, stop);
            let line = line.map_err(|silence| self.failure(silence, "isready"))?;
            if Reply::parse(&line).map_err(Failure::Garbage)? == Reply::Ready {
                return Ok(());
            }
        }
    }

    /// Sets an option, if the program has it.
    ///
    /// # Errors
    /// Where the program does not read.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let mut options = self.options.iter();
        match options.find(|option| option.eq_ignore_ascii_case(name)) {
            None => Ok(()),
            Some(own) => {
                let line = format!("setoption name {own} value {value}");
                self.process.send(line)
            }
        }
    }

    /// Begins a new game under a setup.
    ///
    /// # Errors
    /// Where the program does not say that it is ready before the patience ends or it is no longer
    /// wanted.
    pub fn begin<P: Playable>(&mut self, setup: &P::Setup, stop: &Stop) -> Result<(), Failure> {
        self.set_option("Game", P::GAME)?;
        for option in P::OPTIONS {
            if let Some(value) = option.value_in::<P>(setup) {
                self.set_option(option.name, &value)?;
            }
        }
        self.process.send("uginewgame".to_owned())?;
        self.wait_until_ready(stop)
    }

    /// Asks for a move, and tells `inform` what the program says of its search, if not every word of
    /// one that says very much.
    ///
    /// # Errors
    /// Where there is no move in time, or none that may be played.
    pub fn think<P: Playable>(
        &mut self,
        question: &Question<'_, P>,
        stop: &Stop,
        mut inform: impl FnMut(&Report<P::Move>),
    ) -> Result<P::Move, Failure> {
        self.process.send(position(question))?;
        self.process.send(question.go.to_string())?;
        let asked = Instant::now();
        // Without a limit, far enough away.
        const FOREVER: Duration = Duration::from_secs(1 << 32);
        let mut until = asked + question.within.unwrap_or(FOREVER).min(FOREVER);
        let mut stopped = false;
        let mut told = None;
        let mut untold = false;
        let mut report = Report {
            depth: 0,
            selective_depth: 0,
            lines: Vec::new(),
            nodes: 0,
            time: Duration::ZERO,
        };
        loop {
            if stop.is_stopped() && !stopped {
                stopped = true;
                self.process.send("stop".to_owned())?;
                until = until.min(Instant::now() + self.patience.stop);
            }
            if untold && told.is_none_or(|told: Instant| told.elapsed() >= Self::PACE) {
                inform(&report);
                (told, untold) = (Some(Instant::now()), false);
            }
            // Short waits, so that a stop is noticed.
            let wait = until.min(Instant::now() + Self::LOOK);
            let line = match self.process.receive(wait) {
                Ok(line) => line,
                Err(Silence::Late) if Instant::now() < until => continue,
                Err(Silence::Late) => {
                    return Err(Failure::Late {
                        allowed: question.within.unwrap_or(self.patience.stop),
                    });
                }
                Err(ended) => return Err(self.failure(ended, "go")),
            };
            match Reply::parse(&line).map_err(Failure::Garbage)? {
                Reply::BestMove(text) => {
                    if untold {
                        inform(&report);
                    }
                    return read_move(question.now, text);
                }
                Reply::Info(words) => {
                    if let Some(info) = Info::parse(words) {
                        info.add_to(&mut report, question.now);
                        untold = true;
                    }
                }
                _ => {}
            }
        }
    }

    fn failure(&mut self, silence: Silence, asked: &'static str) -> Failure {
        match silence {
            Silence::Late => Failure::NoAnswer {
                asked,
                within: self.patience.answer,
            },
            Silence::Garbage(quoted) => Failure::Garbage(quoted),
            Silence::Ended => Failure::Crashed(self.process.how_it_ended()),
        }
    }
}

/// The line that sets up a position with all that came before it.
fn position<P: Playable>(question: &Question<'_, P>) -> String {
    let mut line = format!("position fen {}", question.start);
    if !question.moves.is_empty() {
        line.push_str(" moves");
    }
    for play in question.moves {
        line.push_str(&format!(" {play}"));
    }
    line
}

fn read_move<P: Position>(position: &P, text: &str) -> Result<P::Move, Failure> {
    position.read_move(text).map_err(|error| Failure::Illegal {
        played: excerpt(text),
        problem: error.explain(),
    })
}
