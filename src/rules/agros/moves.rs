//! Moves, their notation, and why one may not be played.

use std::fmt;

use super::cell::Line;
use super::{Cell, name};
use crate::rules::Player;

/// One ply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A farmer is put on an empty cell, in the opening.
    Place(Cell),
    /// A whole stack moves as many cells as it has pieces, and grows by one.
    Harvest {
        /// Where the stack stands.
        from: Cell,
        /// Where it lands.
        to: Cell,
    },
    /// A farmer leaves its seeds behind, one a cell, and lands alone.
    Sow {
        /// Where the stack stands: the first seed.
        from: Cell,
        /// Where the farmer lands.
        to: Cell,
    },
    /// No action.
    Pass,
}

impl Move {
    /// The same move as a symmetry of a board of that size lays it.
    pub(super) fn turned(self, size: u8, symmetry: u8) -> Move {
        let turned = |cell: Cell| cell.turned(size, symmetry);
        match self {
            Move::Place(cell) => Move::Place(turned(cell)),
            Move::Harvest { from, to } => Move::Harvest {
                from: turned(from),
                to: turned(to),
            },
            Move::Sow { from, to } => Move::Sow {
                from: turned(from),
                to: turned(to),
            },
            Move::Pass => Move::Pass,
        }
    }

    /// The cells from the start to the landing cell, both included; the cell of a placement; none
    /// for a pass, nor for two cells that are not on a line.
    pub fn path(self) -> impl Iterator<Item = Cell> + Clone {
        let (placed, line) = match self {
            Move::Place(cell) => (Some(cell), None),
            Move::Harvest { from, to } | Move::Sow { from, to } => (None, Line::between(from, to)),
            Move::Pass => (None, None),
        };
        placed
            .into_iter()
            .chain(line.into_iter().flat_map(Line::cells))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(cell) => write!(f, "{cell}"),
            Move::Harvest { from, to } => write!(f, "{from}+{to}"),
            Move::Sow { from, to } => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// A move as written, before anything is known of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Plain(Move),
    /// `c3c6`: the distance tells a harvest from a sowing.
    Unsigned {
        from: Cell,
        to: Cell,
    },
}

impl Written {
    /// Reads a move in any letter case and with surrounding blanks; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Written> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("pass") {
            return Some(Written::Plain(Move::Pass));
        }
        let second = text.get(1..)?.find(|c: char| !c.is_ascii_digit());
        let Some(second) = second else {
            return Some(Written::Plain(Move::Place(text.parse().ok()?)));
        };
        let (from, rest) = text.split_at(1 + second);
        let from = from.parse().ok()?;
        Some(if let Some(to) = rest.strip_prefix('+') {
            let to = to.parse().ok()?;
            Written::Plain(Move::Harvest { from, to })
        } else if let Some(to) = rest.strip_prefix('-') {
            let to = to.parse().ok()?;
            Written::Plain(Move::Sow { from, to })
        } else {
            let to = rest.parse().ok()?;
            Written::Unsigned { from, to }
        })
    }
}

/// Why a move may not be played. Carries what the window needs to say so in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Two passes in succession have ended the game.
    #[error("the game is over")]
    GameOver,
    /// There is no passing in the opening.
    #[error("no passing in the opening: place a farmer on an empty cell")]
    PassInOpening,
    /// Farmers do not move before all are placed.
    #[error("farmers move when all are placed: place one on an empty cell")]
    MoveInOpening,
    /// Placements belong to the opening alone.
    #[error("all farmers are placed: harvest, sow or pass")]
    PlacementAfterOpening,
    /// A placement on a cell that is not empty.
    #[error("no farmer can be placed on {0}: it is occupied")]
    Occupied(Cell),
    /// A cell beyond the edge.
    #[error("{0} is not on this board")]
    OffBoard(Cell),
    /// The start cell is empty, or holds a loose seed.
    #[error("there is no farmer on {0}")]
    NoFarmer(Cell),
    /// The farmer on the start cell is the opponent's.
    #[error("the farmer on {0} is the opponent's")]
    NotYours(Cell),
    /// Start and landing cell are the same, or not on a row, column or diagonal.
    #[error("{from} to {to} is not along a row, a column or a diagonal")]
    NotStraight {
        /// The start cell.
        from: Cell,
        /// The landing cell.
        to: Cell,
    },
    /// The distance is not the one that the action demands: `harvest` cells for a harvest, one
    /// less for a sowing.
    #[error("{}", distance(*.from, *.to, *.harvest))]
    Distance {
        /// The start cell.
        from: Cell,
        /// The landing cell.
        to: Cell,
        /// The harvest of the farmer on the start cell.
        harvest: u8,
    },
    /// A piece of the opponent's stands in the way of a harvest.
    #[error("{from} cannot harvest {}: {at} is {}'s", towards(*.from, *.to), name(*.by))]
    Blocked {
        /// The start cell.
        from: Cell,
        /// The landing cell.
        to: Cell,
        /// The nearest cell in the way.
        at: Cell,
        /// Whose piece stands there.
        by: Player,
    },
    /// The landing cell of a harvest is not empty.
    #[error("no landing on {0}: it is occupied")]
    LandingOccupied(Cell),
    /// A cell of the path of a sowing, or its landing cell, is not empty.
    #[error("{from} cannot sow {}: {at} is not empty", towards(*.from, *.to))]
    SowBlocked {
        /// The start cell.
        from: Cell,
        /// The landing cell.
        to: Cell,
        /// The nearest cell that is not empty.
        at: Cell,
    },
    /// The farmer has no seeds.
    #[error("{0} cannot sow: its harvest is 1, a farmer without seeds")]
    NothingToSow(Cell),
}

/// The direction from one cell to another, in words.
fn towards(from: Cell, to: Cell) -> String {
    Line::between(from, to).map_or_else(|| format!("to {to}"), |line| line.direction.to_string())
}

/// Where a farmer could go, for one who wanted it to go elsewhere.
fn distance(from: Cell, to: Cell, harvest: u8) -> String {
    let sowing = match harvest {
        0 | 1 => String::new(),
        _ => format!(" and sows (-) {}", harvest - 1),
    };
    let asked = Line::between(from, to).map_or(0, |line| line.distance);
    format!("{from} harvests (+) exactly {harvest}{sowing}, and {to} is {asked} away")
}
