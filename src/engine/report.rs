//! What a search has found.

use std::time::Duration;

use super::Value;

/// How a value of a search is to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Certainty {
    /// An estimate: the search ended in positions that it could only judge.
    Estimated,
    /// The result of the game with best play: every line that matters was followed to its end.
    Exact,
}

/// A value for the player to move, and how far it can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// For the player to move at the root.
    pub value: Value,
    /// Whether it is the result of the game.
    pub certainty: Certainty,
}

impl Score {
    /// Whether it is the result of the game with best play.
    pub fn is_exact(self) -> bool {
        self.certainty == Certainty::Exact
    }
}

/// A line of play that the search expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// What it leads to.
    pub score: Score,
    /// The principal variation; its first move is the one recommended. Never empty.
    pub moves: Vec<M>,
}

/// The state of a search after a look at one depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The plies looked ahead in full.
    pub depth: u32,
    /// The plies of the longest line.
    pub selective_depth: u32,
    /// The best lines, best first: as many as were asked for and there are moves. Empty only where
    /// the game is over.
    pub lines: Vec<Line<M>>,
    /// The positions visited, by all threads.
    pub nodes: u64,
    /// The time since the start of the search.
    pub time: Duration,
}

/// What a search tells on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News<'a, M> {
    /// It has looked a ply deeper.
    Deeper(&'a Report<M>),
    /// It goes on: this is told several times a second.
    Working(Effort),
}

/// How hard a search has worked so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The positions visited, by all threads.
    pub nodes: u64,
    /// The time since its start.
    pub time: Duration,
}

impl Effort {
    /// The positions visited a second.
    pub fn rate(self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-6);
        (self.nodes as f64 / seconds) as u64
    }
}

impl<M: Copy> Report<M> {
    /// The move to play; `None` where the game is over.
    pub fn best(&self) -> Option<M> {
        self.lines.first()?.moves.first().copied()
    }

    /// The positions visited a second.
    pub fn rate(&self) -> u64 {
        self.effort().rate()
    }

    /// The work that it took.
    pub fn effort(&self) -> Effort {
        Effort {
            nodes: self.nodes,
            time: self.time,
        }
    }
}
