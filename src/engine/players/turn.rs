//! What a player knows when it is to move.

use std::time::Duration;

use crate::engine::{Clock, Limits, Situation};
use crate::rules::{ByPlayer, Player, Position};

/// A game up to the move that is to be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a, P: Position> {
    /// The positions from the start to the one on the board: one more than there are moves.
    pub positions: &'a [P],
    /// The moves that were played.
    pub moves: &'a [P::Move],
    /// What may be used for the move.
    pub allowance: Allowance,
}

impl<'a, P: Position> Turn<'a, P> {
    /// The position on the board.
    ///
    /// # Panics
    /// Where there are no positions at all.
    pub fn now(&self) -> &'a P {
        self.positions.last().expect("a game has a start")
    }

    /// The position on the board and those before it, as the search takes them.
    pub fn situation(&self) -> Situation<'a, P> {
        let earlier = self.positions.len().saturating_sub(1);
        Situation {
            now: self.now(),
            earlier: &self.positions[..earlier],
        }
    }

    /// The limits for the player to move.
    pub fn limits(&self) -> Limits {
        self.allowance.limits(self.now().turn())
    }
}

/// What a player may use for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// So much time.
    Time(Duration),
    /// So many positions, or playouts.
    Nodes(u64),
    /// What the player's clock shows, which gains an increment with every move.
    Clocks {
        /// The time that each player has left.
        left: ByPlayer<Duration>,
        /// What a move adds.
        increment: Duration,
    },
}

impl Allowance {
    /// The limits that this sets for a player.
    pub fn limits(self, player: Player) -> Limits {
        match self {
            Allowance::Time(time) => Limits::time(time),
            Allowance::Nodes(nodes) => Limits::nodes(nodes),
            Allowance::Clocks { left, increment } => Limits {
                clock: Some(Clock {
                    left: left[player],
                    increment,
                }),
                ..Limits::default()
            },
        }
    }

    /// A move that comes so much later than it should is still taken: between the player and
    /// whoever holds the clock there may be a busy system.
    pub const GRACE: Duration = Duration::from_millis(500);

    /// Without a limit of time, a player is waited for as long as a slow one would take, and this
    /// besides.
    const NODES_GRACE: Duration = Duration::from_secs(60);

    /// What the slowest players take for a position.
    const SLOWEST_NODE: Duration = Duration::from_micros(100);

    /// How long a player is waited for.
    pub fn patience(self, player: Player) -> Duration {
        match self {
            Allowance::Time(time) => time.saturating_add(Self::GRACE),
            Allowance::Clocks { left, .. } => left[player].saturating_add(Self::GRACE),
            Allowance::Nodes(nodes) => {
                let nodes = u32::try_from(nodes).unwrap_or(u32::MAX);
                Self::SLOWEST_NODE * nodes + Self::NODES_GRACE
            }
        }
    }
}
