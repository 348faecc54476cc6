//! How fast games are played.

use std::str::FromStr;
use std::time::Duration;

use crate::engine::players::Allowance;
use crate::rules::{ByPlayer, Player};

/// What players may use in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// So much time for each move.
    Time(Duration),
    /// So many positions, or playouts, for each move.
    Nodes(u64),
    /// A clock for each player, which gains an increment with every move.
    Clock {
        /// The time at the start.
        time: Duration,
        /// The increment.
        increment: Duration,
    },
}

/// A text that is no `MS+INC`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock is MS+INC, two numbers of milliseconds such as 10000+100")]
pub struct PaceError;

impl Pace {
    /// Reads a clock: `MS+INC`.
    ///
    /// # Errors
    /// Where the text is none.
    pub fn clock(text: &str) -> Result<Pace, PaceError> {
        let milliseconds = |text| u64::from_str(text).map(Duration::from_millis);
        let (time, increment) = text.split_once('+').ok_or(PaceError)?;
        Ok(Pace::Clock {
            time: milliseconds(time).map_err(|_| PaceError)?,
            increment: milliseconds(increment).map_err(|_| PaceError)?,
        })
    }
}

/// The clocks of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clocks {
    pace: Pace,
    left: ByPlayer<Duration>,
    /// By how much each has overrun its clock so far.
    overrun: ByPlayer<Duration>,
}

impl Clocks {
    pub(super) fn start(pace: Pace) -> Self {
        let time = match pace {
            Pace::Clock { time, .. } => time,
            Pace::Time(_) | Pace::Nodes(_) => Duration::ZERO,
        };
        Clocks {
            pace,
            left: ByPlayer([time; 2]),
            overrun: ByPlayer::default(),
        }
    }

    /// What may be used for the next move.
    pub(super) fn allowance(&self) -> Allowance {
        match self.pace {
            Pace::Time(time) => Allowance::Time(time),
            Pace::Nodes(nodes) => Allowance::Nodes(nodes),
            Pace::Clock { increment, .. } => Allowance::Clocks {
                left: self.left,
                increment,
            },
        }
    }

    /// Whether a player may still use so much time. What goes beyond the clock adds up from move
    /// to move, and the grace is for the whole game.
    pub(super) fn allow(&self, player: Player, used: Duration) -> bool {
        let beyond = used.saturating_sub(self.left[player]);
        !matches!(self.pace, Pace::Clock { .. })
            || self.overrun[player].saturating_add(beyond) <= Allowance::GRACE
    }

    /// Takes the time for a move from a player's clock, and gives what is left, in milliseconds,
    /// where there are clocks.
    pub(super) fn press(&mut self, player: Player, used: Duration) -> Option<u64> {
        let Pace::Clock { increment, .. } = self.pace else {
            return None;
        };
        let left = &mut self.left[player];
        self.overrun[player] += used.saturating_sub(*left);
        *left = left.saturating_sub(used).saturating_add(increment);
        u64::try_from(left.as_millis()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_two_numbers() {
        let clock = Pace::Clock {
            time: Duration::from_secs(10),
            increment: Duration::from_millis(100),
        };
        assert_eq!(Pace::clock("10000+100"), Ok(clock));
        for text in ["", "10000", "+", "1+", "+1", "1+x", "-1+1", "1+1+1"] {
            assert_eq!(Pace::clock(text), Err(PaceError), "{text}");
        }
    }

    #[test]
    fn a_clock_gains_with_every_move_and_never_runs_below_nothing() {
        let milliseconds = Duration::from_millis;
        let mut clocks = Clocks::start(Pace::Clock {
            time: milliseconds(1000),
            increment: milliseconds(10),
        });
        assert_eq!(clocks.press(Player::First, milliseconds(300)), Some(710));
        assert_eq!(clocks.press(Player::First, milliseconds(800)), Some(10));
        assert!(clocks.allow(Player::First, milliseconds(410)));
        assert!(
            !clocks.allow(Player::First, milliseconds(421)),
            "90 are gone before"
        );
        let left = ByPlayer([10, 1000].map(milliseconds));
        let increment = milliseconds(10);
        assert_eq!(clocks.allowance(), Allowance::Clocks { left, increment });
    }
}
