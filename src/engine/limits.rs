//! How long a search may take.

use std::time::Duration;

/// What ends a search besides being told to stop; without any limit only an exact result does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The plies to look ahead, at least 1.
    pub depth: Option<u32>,
    /// The positions to visit.
    pub nodes: Option<u64>,
    /// The time to use for this move.
    pub time: Option<Duration>,
    /// The clock of the player to move, from which the search takes what seems right.
    pub clock: Option<Clock>,
}

/// The clock of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The time left for the rest of the game.
    pub left: Duration,
    /// What each move adds to it.
    pub increment: Duration,
}

impl Limits {
    /// So much time for the move.
    pub fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// So many plies.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// The time after which the search must end, and that after which it begins no deeper look.
    pub(super) fn budget(&self) -> Budget {
        let mut budget = Budget {
            hard: self.time,
            soft: None,
        };
        if let Some(clock) = self.clock {
            let (soft, hard) = clock.share();
            budget.soft = Some(soft);
            budget.hard = Some(budget.hard.map_or(hard, |time| time.min(hard)));
        }
        budget
    }
}

/// Limits of time, counted from the start of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    pub(super) hard: Option<Duration>,
    pub(super) soft: Option<Duration>,
}

impl Clock {
    /// The moves that the time left is shared among. Games of Agros have 45 to 85 moves a player,
    /// and the later ones are quickly exact.
    const MOVES: u32 = 30;

    /// Kept back for what happens between the clock and the search.
    const RESERVE: Duration = Duration::from_millis(15);

    fn share(self) -> (Duration, Duration) {
        let left = self.left.saturating_sub(Self::RESERVE);
        let soft = left / Self::MOVES + self.increment * 3 / 4;
        let hard = (soft * 4).min(left / 4 + self.increment / 2);
        (soft.min(hard), hard.min(left))
    }
}
