//! Time: what each player has for a game, what a move takes of it, and what is left.
//!
//! What a player has left is one number of milliseconds: the main time and all periods of byo-yomi
//! that have not been used up. From that number alone it can be told which of them is running.

use crate::cause::{Cause, Explain, explained};
use std::iter::successors;

use serde::{Deserialize, Serialize};

use crate::rules::{Player, Position};

use super::{Document, NodeId};

/// The time that was agreed for a game, the same for both. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct TimeControl {
    main: u64,
    increment: u64,
    periods: u64,
    period: u64,
}

/// A time control as somebody wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Written {
    /// The main time.
    pub main: u64,
    /// What each move adds to it, as long as it lasts.
    pub increment: u64,
    /// The number of periods after it.
    pub periods: u64,
    /// How long each of them is. A move within one leaves all of it for the next move.
    pub period: u64,
}

/// A time control that makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("clocks need at least a second, and at most a day, or 100 periods of an hour")]
pub struct TimeControlError;

impl Explain for TimeControlError {
    fn explain(&self) -> Cause {
        explained!(self, "clocks-need")
    }
}

impl TryFrom<Written> for TimeControl {
    type Error = TimeControlError;

    fn try_from(written: Written) -> Result<TimeControl, TimeControlError> {
        let Written {
            main,
            increment,
            periods,
            period,
        } = written;
        let within = main <= TimeControl::MOST_MAIN
            && increment <= TimeControl::MOST_PERIOD
            && periods <= TimeControl::MOST_PERIODS
            && period <= TimeControl::MOST_PERIOD
            && (periods == 0) == (period == 0);
        let control = TimeControl {
            main,
            increment,
            periods,
            period,
        };
        let enough = within && control.start() >= TimeControl::LEAST;
        enough.then_some(control).ok_or(TimeControlError)
    }
}

impl TimeControl {
    /// The most main time: a day.
    pub const MOST_MAIN: u64 = 24 * 60 * 60 * 1_000;
    /// The longest period and the greatest increment: an hour.
    pub const MOST_PERIOD: u64 = 60 * 60 * 1_000;
    /// The most periods.
    pub const MOST_PERIODS: u64 = 100;
    const LEAST: u64 = 1_000;

    /// The same as it is written.
    pub fn written(self) -> Written {
        Written {
            main: self.main,
            increment: self.increment,
            periods: self.periods,
            period: self.period,
        }
    }

    /// What a player has at the start.
    pub fn start(self) -> u64 {
        self.main + self.reserve()
    }

    /// All periods together.
    fn reserve(self) -> u64 {
        self.periods * self.period
    }

    /// What a player who had so much is left with after a move that took so long; `None` where
    /// that was too long.
    pub fn after_move(self, left: u64, used: u64) -> Option<u64> {
        let left = left.checked_sub(used).filter(|&left| left > 0)?;
        Some(match left > self.reserve() {
            true => left.saturating_add(self.increment),
            // The period that the move was made in begins anew.
            false => left.next_multiple_of(self.period),
        })
    }

    /// What a clock shows of so much time.
    pub fn face(self, left: u64) -> Face {
        match left.checked_sub(self.reserve()) {
            Some(main) if main > 0 || self.periods == 0 => Face {
                left: main,
                periods: None,
            },
            _ => {
                let periods = left.div_ceil(self.period);
                Face {
                    left: left - periods.saturating_sub(1) * self.period,
                    periods: Some(periods),
                }
            }
        }
    }

    /// What may be planned with: the time until something is lost, and what each move brings back.
    pub fn plan(self, left: u64) -> (u64, u64) {
        let face = self.face(left);
        let period = match face.periods {
            // The main time passes into the first period.
            None => self.period,
            Some(_) => 0,
        };
        (face.left + period, self.increment + self.period)
    }
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The main time, or that of the present period, in milliseconds.
    pub left: u64,
    /// The periods that are left with the present one, in byo-yomi.
    pub periods: Option<u64>,
}

impl<P: Position> Document<P> {
    /// What a player has left at a node, in milliseconds, by what is noted on the way there; `None`
    /// where the game has no clocks.
    pub fn time_left(&self, node: NodeId, player: Player) -> Option<u64> {
        let control = self.header().house.time?;
        let mut way = successors(Some(node), |&node| self.parent(node));
        let noted = way.find_map(|node| {
            let before = self.parent(node)?;
            let moved = self.position(before).turn() == player;
            self.notes(node).clock.filter(|_| moved)
        });
        Some(noted.unwrap_or(control.start()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(main: u64, increment: u64, periods: u64, period: u64) -> TimeControl {
        let written = Written {
            main,
            increment,
            periods,
            period,
        };
        TimeControl::try_from(written).expect("a time control")
    }

    #[test]
    fn a_move_takes_time_and_brings_its_increment() {
        let clock = control(60_000, 2_000, 0, 0);
        assert_eq!(clock.start(), 60_000);
        assert_eq!(clock.after_move(60_000, 5_000), Some(57_000));
        assert_eq!(clock.after_move(5_000, 4_999), Some(2_001));
        assert_eq!(clock.after_move(5_000, 5_000), None);
        assert_eq!(clock.after_move(u64::MAX, 0), Some(u64::MAX));
    }

    #[test]
    fn a_period_begins_anew_unless_it_was_used_up() {
        let clock = control(10_000, 0, 3, 30_000);
        assert_eq!(clock.start(), 100_000);
        // Four seconds beyond the main time: all three periods are there still.
        assert_eq!(clock.after_move(95_000, 9_000), Some(90_000));
        assert_eq!(clock.after_move(90_000, 29_999), Some(90_000));
        assert_eq!(clock.after_move(90_000, 30_000), Some(60_000));
        assert_eq!(clock.after_move(90_000, 89_999), Some(30_000));
        assert_eq!(clock.after_move(90_000, 90_000), None);
    }

    #[test]
    fn the_face_shows_the_main_time_and_then_the_periods() {
        let face = |left, periods| Face { left, periods };
        let clock = control(10_000, 0, 3, 30_000);
        assert_eq!(clock.face(100_000), face(10_000, None));
        assert_eq!(clock.face(90_001), face(1, None));
        assert_eq!(clock.face(90_000), face(30_000, Some(3)));
        assert_eq!(clock.face(60_001), face(1, Some(3)));
        assert_eq!(clock.face(60_000), face(30_000, Some(2)));
        assert_eq!(clock.face(0), face(0, Some(0)));
        let clock = control(10_000, 0, 0, 0);
        assert_eq!(clock.face(0), face(0, None));
    }

    #[test]
    fn one_plans_with_the_time_until_a_period_is_lost() {
        assert_eq!(control(10_000, 500, 0, 0).plan(4_000), (4_000, 500));
        let clock = control(10_000, 0, 3, 30_000);
        assert_eq!(clock.plan(95_000), (35_000, 30_000));
        assert_eq!(clock.plan(70_000), (10_000, 30_000));
    }

    #[test]
    fn what_makes_no_sense_is_no_time_control() {
        for (main, increment, periods, period) in [
            (0, 0, 0, 0),
            (999, 0, 0, 0),
            (0, 5_000, 0, 0),
            (1_000, 0, 1, 0),
            (1_000, 0, 0, 1),
            (TimeControl::MOST_MAIN + 1, 0, 0, 0),
            (1_000, u64::MAX, 0, 0),
            (1_000, 0, u64::MAX, u64::MAX),
        ] {
            let written = Written {
                main,
                increment,
                periods,
                period,
            };
            assert!(TimeControl::try_from(written).is_err(), "{written:?}");
        }
    }
}
