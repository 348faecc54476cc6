//! The command `go`: how long to search.

use std::fmt;
use std::time::Duration;

use crate::engine::{Clock, Limits};
use crate::rules::{ByPlayer, Player, excerpt};

/// What ends a search, as `go` says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// The plies to look ahead, at least 1.
    pub depth: Option<u32>,
    /// The positions to visit, at least 1.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub movetime: Option<Duration>,
    /// The players' clocks.
    pub clocks: Option<Clocks>,
    /// No answer before `stop`.
    pub infinite: bool,
}

/// What the clocks show, and what a move adds to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// The time left.
    pub left: ByPlayer<Option<Duration>>,
    /// The increment.
    pub increment: ByPlayer<Duration>,
}

/// Why a `go` is not understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GoError {
    /// A word that is no limit.
    #[error(
        "`{0}` is no limit of `go`: depth, nodes, movetime, p1time, p2time, p1inc, p2inc or infinite"
    )]
    Unknown(String),
    /// A limit that is given twice.
    #[error("`{0}` stands twice")]
    Twice(&'static str),
    /// A limit without its number.
    #[error("`{0}` needs a number")]
    NoNumber(&'static str),
    /// A number that is none, or out of range.
    #[error("`{limit}` needs a whole number from {least}, not `{found}`")]
    Number {
        /// The limit.
        limit: &'static str,
        /// The least number that it may have.
        least: i64,
        /// What was found instead.
        found: String,
    },
    /// The clock of the player to move is missing.
    #[error("`{0}` is missing, the clock of the player to move")]
    NoClock(&'static str),
}

/// The words for a number that `go` takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Limit {
    Depth,
    Nodes,
    Movetime,
    Time(Player),
    Increment(Player),
}

impl Limit {
    const ALL: [Limit; 7] = [
        Limit::Depth,
        Limit::Nodes,
        Limit::Movetime,
        Limit::Time(Player::First),
        Limit::Time(Player::Second),
        Limit::Increment(Player::First),
        Limit::Increment(Player::Second),
    ];

    fn word(self) -> &'static str {
        match self {
            Limit::Depth => "depth",
            Limit::Nodes => "nodes",
            Limit::Movetime => "movetime",
            Limit::Time(Player::First) => "p1time",
            Limit::Time(Player::Second) => "p2time",
            Limit::Increment(Player::First) => "p1inc",
            Limit::Increment(Player::Second) => "p2inc",
        }
    }

    /// The least number: desks send clocks that have run out as less than nothing.
    fn least(self) -> i64 {
        match self {
            Limit::Depth | Limit::Nodes => 1,
            Limit::Movetime | Limit::Increment(_) => 0,
            Limit::Time(_) => i64::MIN,
        }
    }

    fn number(self, word: Option<&str>) -> Result<u64, GoError> {
        let limit = self.word();
        let word = word.ok_or(GoError::NoNumber(limit))?;
        let number: i64 = word.parse().unwrap_or(i64::MIN);
        let given = word.parse::<i64>().is_ok();
        if !given || number < self.least() {
            return Err(GoError::Number {
                limit,
                least: self.least().max(0),
                found: excerpt(word),
            });
        }
        Ok(number.max(0) as u64)
    }
}

impl Go {
    /// Reads the words after `go`. Without any, the search goes on until `stop`.
    pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, GoError> {
        let mut go = Go::default();
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let limit = Limit::ALL.into_iter().find(|limit| limit.word() == word);
            let limit = limit.ok_or_else(|| GoError::Unknown(excerpt(word)))?;
            if seen.contains(&limit) {
                return Err(GoError::Twice(limit.word()));
            }
            seen.push(limit);
            go.set(limit, limit.number(words.next())?);
        }
        go.infinite |= seen.is_empty();
        Ok(go)
    }

    fn set(&mut self, limit: Limit, number: u64) {
        let time = Duration::from_millis(number);
        match limit {
            Limit::Depth => self.depth = Some(number.min(u32::MAX.into()) as u32),
            Limit::Nodes => self.nodes = Some(number),
            Limit::Movetime => self.movetime = Some(time),
            Limit::Time(player) => {
                self.clocks.get_or_insert_default().left[player] = Some(time);
            }
            Limit::Increment(player) => {
                self.clocks.get_or_insert_default().increment[player] = time;
            }
        }
    }

    /// The limits for a player.
    ///
    /// # Errors
    /// Where there are clocks, but not the player's own.
    pub fn limits(&self, player: Player) -> Result<Limits, GoError> {
        let clock = match self.clocks {
            None => None,
            Some(Clocks { left, increment }) => Some(Clock {
                left: left[player].ok_or(GoError::NoClock(Limit::Time(player).word()))?,
                increment: increment[player],
            }),
        };
        Ok(Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.movetime,
            clock,
        })
    }
}

/// The whole line.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        let mut number = |limit: Limit, number: Option<u128>| match number {
            Some(number) => write!(f, " {} {number}", limit.word()),
            None => Ok(()),
        };
        number(Limit::Depth, self.depth.map(u128::from))?;
        number(Limit::Nodes, self.nodes.map(u128::from))?;
        number(Limit::Movetime, self.movetime.map(|time| time.as_millis()))?;
        if let Some(clocks) = self.clocks {
            for player in Player::BOTH {
                let left = clocks.left[player].map(|left| left.as_millis());
                number(Limit::Time(player), left)?;
            }
            for player in Player::BOTH {
                let increment = clocks.increment[player].as_millis();
                number(Limit::Increment(player), Some(increment))?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}
