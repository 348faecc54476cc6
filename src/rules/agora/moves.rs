//! Moves, their notation, and why one may not be played.

use std::fmt;

use super::Cell;
use crate::rules::Reason;

/// What a man does where it goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// It goes to a free cell.
    Walk,
    /// It lands on a pile of the other player's and captures it.
    Capture,
    /// It slides under a pile of the other player's as a prisoner.
    Surrender,
}

impl Action {
    /// All actions.
    pub const ALL: [Action; 3] = [Action::Walk, Action::Capture, Action::Surrender];

    /// The sign between the cells of a move.
    const fn sign(self) -> char {
        match self {
            Action::Walk => '-',
            Action::Capture => 'x',
            Action::Surrender => '_',
        }
    }
}

/// One ply: the top man of a pile goes to a cell beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the man stands.
    pub from: Cell,
    /// What it does.
    pub action: Action,
    /// Where it goes.
    pub to: Cell,
}

impl Move {
    /// Reads a move in any letter case and with surrounding blanks; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Move> {
        let text = text.trim().to_ascii_lowercase();
        Action::ALL.into_iter().find_map(|action| {
            let (from, to) = text.split_once(action.sign())?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            Some(Move { from, action, to })
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from, self.action.sign(), self.to)
    }
}

/// Why a move may not be played. Carries what the window needs to say so in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended, by this rule.
    #[error("the game is over: {0}")]
    GameOver(Reason),
    /// There is no pile on the cell to go from.
    #[error("there is no pile on {0}")]
    NoPile(Cell),
    /// The pile on the cell to go from is the opponent's.
    #[error("the pile on {0} is the opponent's")]
    NotYours(Cell),
    /// The cell to go to is not beside the other.
    #[error("{to} is not beside {from}")]
    NotBeside {
        /// Where the man stands.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// The cell to go to holds a pile of the mover's.
    #[error("no man goes onto a pile of its own side, as on {0}")]
    OwnPile(Cell),
    /// A walk to a cell that holds a pile of the other player's.
    #[error("{0} is not free: capture (x) or surrender (_) there")]
    NotFree(Cell),
    /// A capture or a surrender on a free cell.
    #[error("{0} is free: nobody is there to capture (x) or to surrender (_) to")]
    Free(Cell),
    /// A capture from below.
    #[error("{from} is too low to capture {to}: {height} against {against}; it may surrender (_)")]
    TooLow {
        /// Where the man stands.
        from: Cell,
        /// The pile to capture.
        to: Cell,
        /// The height of the man's pile.
        height: u8,
        /// The height of the other.
        against: u8,
    },
    /// A surrender from above.
    #[error(
        "{from} is too high to surrender to {to}: {height} against {against}; it may capture (x)"
    )]
    TooHigh {
        /// Where the man stands.
        from: Cell,
        /// The pile to surrender to.
        to: Cell,
        /// The height of the man's pile.
        height: u8,
        /// The height of the other.
        against: u8,
    },
}
