//! The clocks of the game on the desk: when they run, what is noted at moves, and the fall of a
//! flag.
//!
//! Time comes in with [`Custom::Time`](super::Custom::Time). Clocks run only at the end of the
//! main line, where the game is played; whoever goes elsewhere stops them.

use std::time::Duration;

use crate::app::model::Model;
use crate::app::thinking::Place;
use crate::engine::{Clock, Limits};
use crate::game::{Ending, Face, NodeId, PlayError};
use crate::rules::{Player, Position};

use super::CustomNotice;

/// The clocks. All times are in milliseconds.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::app) struct Clocks {
    now: u64,
    state: State,
    /// What was used at a place before the clocks were stopped there.
    spent: Option<(Place, u64)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum State {
    /// They are put away: a game that is looked at.
    #[default]
    Away,
    /// They begin with the next move.
    Ready,
    Running {
        at: Place,
        since: u64,
    },
}

/// What is known of a player's clock at the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// What it shows.
    pub face: Face,
    /// Whether it runs.
    pub runs: bool,
}

/// From here on down a clock shows tenths of seconds, in milliseconds.
pub const TENTHS_FROM: u64 = 10_000;

/// Time that passes unseen for longer than this, in milliseconds, is nobody's.
const LONGEST_WAIT: u64 = 10_000;

impl Clocks {
    /// What has been used at a place so far.
    fn used(&self, place: Place) -> u64 {
        let spent = self.spent.filter(|(at, _)| *at == place);
        let spent = spent.map_or(0, |(_, spent)| spent);
        match self.state {
            State::Running { at, since } if at == place => spent + (self.now - since),
            _ => spent,
        }
    }

    fn stop(&mut self) {
        if let State::Running { at, .. } = self.state {
            self.spent = Some((at, self.used(at)));
            self.state = State::Ready;
        }
    }

    /// Other clocks for another game.
    fn reset(&mut self, state: State) {
        *self = Clocks {
            now: self.now,
            state,
            spent: None,
        };
    }
}

impl<P: Position> Model<P> {
    /// Whether the game on the desk has clocks, so that it is to be told the time.
    pub fn keeps_time(&self) -> bool {
        self.record.header().house.time.is_some()
    }

    /// Whether a clock runs.
    pub fn clock_runs(&self) -> bool {
        matches!(self.clocks.state, State::Running { .. })
    }

    /// The clock of a player as it stands at the cursor; `None` in games without clocks.
    pub fn clock(&self, player: Player) -> Option<Shown> {
        let control = self.record.header().house.time?;
        let left = self.time_left(player)?;
        Some(Shown {
            face: control.face(left),
            runs: self.clock_runs() && self.position().turn() == player,
        })
    }

    fn time_left(&self, player: Player) -> Option<u64> {
        let left = self.record.time_left(self.record.cursor(), player)?;
        let used = match self.position().turn() == player {
            true => self.clocks.used(self.place()),
            false => 0,
        };
        Some(left.saturating_sub(used))
    }

    /// The time until the clocks show something else, if one of them runs.
    pub fn next_tick(&self) -> Option<Duration> {
        let Shown { face, runs: true } = self.clock(self.position().turn())? else {
            return None;
        };
        // What is shown is rounded up.
        let step = match face.left <= TENTHS_FROM {
            true => 100,
            false => 1_000,
        };
        Some(Duration::from_millis(
            face.left.saturating_sub(1) % step + 1,
        ))
    }

    /// It is so late now, in milliseconds since some moment.
    pub(super) fn tell_time(&mut self, now: u64) {
        let passed = now.saturating_sub(self.clocks.now);
        self.clocks.now += passed;
        // While a clock runs it is told every second: the machine slept, or nobody could move.
        if let State::Running { since, .. } = &mut self.clocks.state
            && passed > LONGEST_WAIT
        {
            *since += passed;
        }
        let turn = self.position().turn();
        if self.clock_runs() && self.time_left(turn) == Some(0) {
            self.settle(Ending::Time(turn));
        }
    }

    /// The clocks of a game that begins: they run from its first move on.
    pub(in crate::app) fn lay_out_clocks(&mut self) {
        self.clocks.reset(State::Ready);
        if self.keeps_time() {
            self.say(CustomNotice::ClocksReady);
        }
    }

    /// Another game is on the desk, to be looked at.
    pub(in crate::app) fn put_clocks_away(&mut self) {
        self.clocks.reset(State::Away);
    }

    /// The game goes on where it had ended: nobody has lost time here.
    pub(in crate::app) fn give_time_back(&mut self) {
        self.clocks.stop();
        self.clocks.spent = None;
    }

    /// Starts the clocks at the cursor, or stops them.
    pub(super) fn turn_clocks(&mut self) {
        if !self.keeps_time() {
            return self.say(CustomNotice::NoClocks);
        }
        if self.clock_runs() {
            self.clocks.stop();
            self.say(CustomNotice::ClocksStopped);
        } else if let Some(outcome) = self.end() {
            self.say(CustomNotice::Ended(outcome));
        } else if self.may_run() {
            self.run_clock();
            self.say(CustomNotice::ClocksRun);
        } else {
            self.say(CustomNotice::NoTimeHere);
        }
    }

    fn run_clock(&mut self) {
        self.clocks.state = State::Running {
            at: self.place(),
            since: self.clocks.now,
        };
    }

    /// Whether the game is played at the cursor.
    fn may_run(&self) -> bool {
        self.keeps_time()
            && !self.is_what_if()
            && self.editor().is_none()
            && self.end().is_none()
            && self.record.cursor() == self.record.main_end()
    }

    /// Stops the clocks where the game is not played any more.
    pub(in crate::app) fn attend_clocks(&mut self) {
        if let State::Running { at, .. } = self.clocks.state
            && (at != self.place() || !self.may_run())
        {
            self.clocks.stop();
        }
    }

    /// Plays a move, notes what time is left after it, and starts the next clock.
    pub(in crate::app) fn play_on_the_clock(
        &mut self,
        play: P::Move,
    ) -> Result<NodeId, PlayError<P::Illegal>> {
        let timed = !self.is_what_if() && self.clocks.state != State::Away;
        let control = self.record.header().house.time.filter(|_| timed);
        let left = control.and_then(|control| {
            let here = self.record.cursor();
            let left = self.record.time_left(here, self.position().turn())?;
            match self.clocks.used(self.place()) {
                // The first move is for free, and brings nothing.
                0 if !self.clock_runs() => Some(left),
                used => control.after_move(left, used),
            }
        });
        let played = self.record.play_timed(play, left);
        if played.is_ok() && control.is_some() && self.may_run() {
            self.run_clock();
        }
        played
    }

    /// The limits of a move that the engine plays by its clock.
    pub(in crate::app) fn limits_by_clock(&self) -> Option<Limits> {
        let control = self.record.header().house.time?;
        if self.is_what_if() || self.clocks.state == State::Away {
            return None;
        }
        let left = self.time_left(self.position().turn())?;
        let (left, increment) = control.plan(left);
        Some(Limits {
            clock: Some(Clock {
                left: Duration::from_millis(left),
                increment: Duration::from_millis(increment),
            }),
            ..Limits::default()
        })
    }
}
