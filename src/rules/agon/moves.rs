//! Moves, their notation, and why one may not be played.

use std::fmt;

use super::{Cell, Rank, name};
use crate::rules::{Player, Reason};

/// One ply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A man is put on the board, while men are placed: a queen where it is missing, else a guard.
    Place(Cell),
    /// A man goes to a neighbouring cell.
    Step {
        /// Where the man stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// A captured man is set down elsewhere by its owner.
    Relocate {
        /// Where the man stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Nothing, where no step is possible.
    Pass,
}

impl Move {
    /// The same move as a symmetry of the board lays it.
    pub(super) fn turned(self, symmetry: u8) -> Move {
        let turned = |cell: Cell| cell.turned(symmetry);
        match self {
            Move::Place(cell) => Move::Place(turned(cell)),
            Move::Step { from, to } => Move::Step {
                from: turned(from),
                to: turned(to),
            },
            Move::Relocate { from, to } => Move::Relocate {
                from: turned(from),
                to: turned(to),
            },
            Move::Pass => Move::Pass,
        }
    }

    /// Reads a move in any letter case and with surrounding blanks; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Move> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("pass") {
            return Some(Move::Pass);
        }
        if let Some((from, to)) = text.split_once('-') {
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            return Some(Move::Step { from, to });
        }
        if let Some((from, to)) = text.split_once('*') {
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            return Some(Move::Relocate { from, to });
        }
        Some(Move::Place(text.parse().ok()?))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(cell) => write!(f, "{cell}"),
            Move::Step { from, to } => write!(f, "{from}-{to}"),
            Move::Relocate { from, to } => write!(f, "{from}*{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// Why a move may not be played. Carries what the window needs to say so in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended, by this rule.
    #[error("the game is over: {0}")]
    GameOver(Reason),
    /// Something else than a placement while men are placed.
    #[error("men move when all are placed: place one on an empty cell")]
    StillPlacing,
    /// A placement when all men are placed.
    #[error("all men are placed: step to a neighbouring cell")]
    AllPlaced,
    /// No man is placed on the centre.
    #[error("no man is placed on the centre")]
    PlacedOnCentre,
    /// The cell to go to is not empty.
    #[error("{0} is occupied")]
    Occupied(Cell),
    /// There is no man on the cell to go from.
    #[error("there is no man on {0}")]
    NoMan(Cell),
    /// The man on the cell to go from is the opponent's.
    #[error("the man on {0} is the opponent's")]
    NotYours(Cell),
    /// The cell to go to lies between two of the opponent's men.
    #[error("{to} lies between two of {}'s men, on {} and {}", name(*.of), .by.0, .by.1)]
    BetweenEnemies {
        /// The cell to go to.
        to: Cell,
        /// Whose men these are.
        of: Player,
        /// Their cells.
        by: (Cell, Cell),
    },
    /// Something else than the relocation that is due.
    #[error("{}", due(*.man, *.rank))]
    RelocationDue {
        /// A captured man, the queen if she is one.
        man: Cell,
        /// What the man is.
        rank: Rank,
    },
    /// A relocation of a man that is not captured.
    #[error("the man on {0} is not captured: it steps (-)")]
    NotCaptured(Cell),
    /// A captured guard is to be set down elsewhere than at the edge.
    #[error("a captured guard goes to the edge of the board, and {0} is not there")]
    NotAtTheEdge(Cell),
    /// A captured queen is to be set down on the centre, against what was agreed.
    #[error("a captured queen may not go to the centre in this game")]
    QueenAvoidsCentre,
    /// A step to a cell that is no neighbour.
    #[error("{to} is no neighbour of {from}")]
    NotAdjacent {
        /// Where the man stands.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// A step away from the centre.
    #[error("no step outwards: {to} is further from the centre than {from}")]
    Outwards {
        /// Where the man stands.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// A guard's step to the centre.
    #[error("only a queen enters the centre")]
    CentreIsForQueens,
    /// A pass where a step is possible, such as that of the man on this cell.
    #[error("no passing while a step is possible, as from {0}")]
    CanStep(Cell),
}

fn due(man: Cell, rank: Rank) -> String {
    match rank {
        Rank::Queen => format!("the queen on {man} is captured: relocate her (*) first"),
        Rank::Guard => {
            format!("the guard on {man} is captured: relocate (*) a captured guard first")
        }
    }
}
