//! A tutorial: one small task after the other, each done on a board of its own.
//!
//! The game itself waits as it does while something is tried out; nothing here ever changes it.

mod guiding;

use crate::game::NodeId;

/// One task: a position, what is asked there, and what counts as done.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The message of this name says what is to be done; those with `-wrong` and `-done` after it
    /// answer what else is tried, and what was asked for.
    pub key: &'static str,
    /// The position.
    pub position: &'static str,
    /// What counts as done.
    pub goal: Goal,
}

/// What counts as done.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// So many moves, whichever they are.
    Any(usize),
    /// A move with this sign in its name.
    Signed(char),
    /// One of these moves.
    Play(&'static [&'static str]),
    /// These moves in their order, those of the other player by themselves.
    Line(&'static [&'static str]),
    /// A cell is pointed at: one of these.
    Point(&'static [&'static str]),
}

/// What is done with a tutorial.
#[derive(Clone, Copy, Debug)]
pub enum Tuition {
    /// It begins, or goes on where it was left.
    Begin(&'static [Step]),
    /// It is told what can be done.
    Hint,
    /// The next step, whether this one is done or not.
    Next,
    /// The step before.
    Back,
}

/// What has become of the present step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// Something is to be done.
    Open,
    /// This was not it.
    Wrong,
    /// It is done.
    Done,
}

/// A tutorial, and how far that has come.
#[derive(Debug)]
pub struct Tutorial {
    steps: &'static [Step],
    at: usize,
    attempt: Attempt,
    hinted: bool,
    /// The node at which the next move is to be played.
    node: NodeId,
    /// How many moves of the step are played.
    played: usize,
}

impl Tutorial {
    fn new(steps: &'static [Step], at: usize) -> Tutorial {
        Tutorial {
            steps,
            at,
            attempt: Attempt::Open,
            hinted: false,
            node: NodeId::ROOT,
            played: 0,
        }
    }

    /// The present step; none when all were gone through.
    pub fn step(&self) -> Option<&'static Step> {
        self.steps.get(self.at)
    }

    /// Its number, counted from 1, and that of all steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.steps.len())
    }

    /// What has become of it.
    pub fn attempt(&self) -> Attempt {
        self.attempt
    }

    /// Whether a hint was given.
    pub fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// Whether there is a hint to be given: not again before something else was tried.
    pub fn may_hint(&self) -> bool {
        match self.attempt {
            Attempt::Open => !self.hinted,
            Attempt::Wrong => true,
            Attempt::Done => false,
        }
    }

    /// What could be done next, as it is written; `None` where anything will do.
    pub fn solution(&self) -> Option<&'static str> {
        match self.step()?.goal {
            Goal::Any(_) | Goal::Signed(_) => None,
            Goal::Play(moves) => moves.first().copied(),
            Goal::Line(moves) => moves.get(self.played).copied(),
            Goal::Point(cells) => cells.first().copied(),
        }
    }

    /// Whether a cell is to be pointed at.
    pub fn asks_for_cell(&self) -> bool {
        matches!(self.step().map(|step| step.goal), Some(Goal::Point(_)))
    }
}
