//! Men as somebody puts them on a board, whether that is a position or not.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::reading::Draft;
use super::writing::Written;
use super::{Cell, Man, Position, PositionError, Rank, Variant};
use crate::rules::{MOST_QUIET, Player};

/// A board with loose men: anybody may stand anywhere. Its text is that of a position, and
/// whether it is one is for [`Position::parse`](crate::rules::Position::parse) to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    men: BTreeMap<Cell, Man>,
    /// The player to move.
    pub turn: Player,
    /// The variant that is played.
    pub variant: Variant,
    passes: u8,
    quiet: u8,
}

impl Arrangement {
    /// The man on a cell.
    pub fn at(&self, cell: Cell) -> Option<Man> {
        self.men.get(&cell).copied()
    }

    /// All men, in the order of their cells.
    pub fn men(&self) -> impl Iterator<Item = (Cell, Man)> + '_ {
        self.men.iter().map(|(&cell, &man)| (cell, man))
    }

    /// The men of a player and a rank.
    pub fn count(&self, player: Player, rank: Rank) -> usize {
        let men = self.men.values();
        men.filter(|man| man.owner == player && man.rank == rank)
            .count()
    }

    /// Puts a man on a cell in place of who stands there. A player has one queen: she leaves the
    /// cell where she stood.
    pub fn put(&mut self, cell: Cell, man: Man) {
        if man.rank == Rank::Queen {
            let is_she = |other: &Man| other.owner == man.owner && other.rank == Rank::Queen;
            self.men.retain(|_, other| !is_she(other));
        }
        self.men.insert(cell, man);
    }

    /// Takes the man off a cell.
    pub fn take(&mut self, cell: Cell) {
        self.men.remove(&cell);
    }

    /// Marks the man on a cell as captured, or as free again.
    pub fn mark(&mut self, cell: Cell, captured: bool) {
        if let Some(man) = self.men.get_mut(&cell) {
            man.captured = captured;
        }
    }

    /// Takes all men off the board.
    pub fn clear(&mut self) {
        self.men.clear();
    }

    /// The passes in succession so far, 0 to 2.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Changes the passes in succession, up to [`Position::MOST_PASSES`].
    pub fn set_passes(&mut self, passes: u8) {
        self.passes = passes.min(Position::MOST_PASSES);
    }

    /// The plies since anything happened that cannot be taken back, 0 to [`MOST_QUIET`].
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Changes the quiet plies, up to [`MOST_QUIET`].
    pub fn set_quiet(&mut self, quiet: u8) {
        self.quiet = quiet.min(MOST_QUIET);
    }
}

impl FromStr for Arrangement {
    type Err = PositionError;

    /// Reads the text of an arrangement. It fails where no board can be made of it.
    fn from_str(text: &str) -> Result<Arrangement, PositionError> {
        let draft = Draft::parse(text)?;
        Ok(Arrangement {
            men: draft.men.into_iter().collect(),
            turn: draft.turn,
            variant: draft.variant,
            passes: draft.passes,
            quiet: draft.quiet,
        })
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            turn: self.turn,
            variant: self.variant,
            passes: self.passes,
            quiet: self.quiet,
            at: |cell| self.at(cell),
        };
        written.fmt(f)
    }
}
