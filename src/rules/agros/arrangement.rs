//! Pieces as somebody puts them on a board, whether that is a position or not.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::reading::Draft;
use super::writing::Written;
use super::{Cell, Piece, Position, PositionError, Setup};
use crate::rules::{Player, Position as _};

/// A board with loose pieces: anything may stand anywhere. Its text is that of a position, and
/// whether it is one is for [`position`](Arrangement::position) to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    size: u8,
    farmers: u8,
    turn: Player,
    passes: u8,
    pieces: BTreeMap<Cell, (Player, Piece)>,
}

impl Arrangement {
    /// The fewest and the most rows of a board.
    pub const SIZES: std::ops::RangeInclusive<u8> = 4..=Cell::LIMIT;
    /// The fewest and the most farmers a player.
    pub const FARMERS: std::ops::RangeInclusive<u8> = 1..=Setup::MOST_FARMERS as u8;
    /// The most passes in succession.
    pub const MOST_PASSES: u8 = 2;

    /// The pieces of a position.
    pub fn of(position: &Position) -> Arrangement {
        let pieces = position.cells();
        let pieces = pieces.filter_map(|cell| Some((cell, position.at(cell)?)));
        Arrangement {
            size: position.size(),
            farmers: position.farmers_each(),
            turn: position.turn(),
            passes: position.passes(),
            pieces: pieces.collect(),
        }
    }

    /// The position that this is.
    ///
    /// # Errors
    /// What keeps it from being one, and where.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::parse(&self.to_string())
    }

    /// The number of rows and of columns, 4 to 16.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The farmers that each player is to have, 1 to 9.
    pub fn farmers(&self) -> u8 {
        self.farmers
    }

    /// The player to move.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The passes in succession so far, 0 to 2.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// What stands on a cell, and whose it is.
    pub fn at(&self, cell: Cell) -> Option<(Player, Piece)> {
        self.pieces.get(&cell).copied()
    }

    /// All pieces, in the order of their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Player, Piece)> + '_ {
        self.pieces
            .iter()
            .map(|(&cell, &(player, piece))| (cell, player, piece))
    }

    /// The farmers of a player that stand on the board.
    pub fn farmers_of(&self, player: Player) -> usize {
        let farmer = |&(_, owner, piece): &(Cell, Player, Piece)| {
            owner == player && matches!(piece, Piece::Farmer(_))
        };
        self.pieces().filter(farmer).count()
    }

    /// Puts a piece on a cell of the board in place of what stands there, or clears the cell. A
    /// harvest is brought to 1 at least and to the size of the board at most.
    pub fn put(&mut self, cell: Cell, piece: Option<(Player, Piece)>) {
        if !cell.is_on(self.size) {
            return;
        }
        match piece {
            None => {
                self.pieces.remove(&cell);
            }
            Some((player, Piece::Farmer(harvest))) => {
                let harvest = harvest.clamp(1, self.size);
                self.pieces.insert(cell, (player, Piece::Farmer(harvest)));
            }
            Some(seed) => {
                self.pieces.insert(cell, seed);
            }
        }
    }

    /// Adds to the harvest of the farmer on a cell, within what the board allows.
    pub fn add_harvest(&mut self, cell: Cell, pieces: i8) {
        if let Some((player, Piece::Farmer(harvest))) = self.at(cell) {
            let harvest = harvest.saturating_add_signed(pieces);
            self.put(cell, Some((player, Piece::Farmer(harvest))));
        }
    }

    /// Clears all cells.
    pub fn clear(&mut self) {
        self.pieces.clear();
    }

    /// Makes the board larger or smaller at its top and right edges, within
    /// [`SIZES`](Self::SIZES). What stands beyond it is gone; harvests stay as they are.
    pub fn set_size(&mut self, size: u8) {
        self.size = size.clamp(*Self::SIZES.start(), *Self::SIZES.end());
        self.pieces.retain(|cell, _| cell.is_on(self.size));
    }

    /// Changes the farmers that each player is to have, within [`FARMERS`](Self::FARMERS).
    pub fn set_farmers(&mut self, farmers: u8) {
        self.farmers = farmers.clamp(*Self::FARMERS.start(), *Self::FARMERS.end());
    }

    /// Changes whose turn it is.
    pub fn set_turn(&mut self, turn: Player) {
        self.turn = turn;
    }

    /// Changes the passes in succession, up to [`MOST_PASSES`](Self::MOST_PASSES).
    pub fn set_passes(&mut self, passes: u8) {
        self.passes = passes.min(Self::MOST_PASSES);
    }
}

impl FromStr for Arrangement {
    type Err = PositionError;

    /// Reads the text of an arrangement. It fails where no board can be made of it.
    fn from_str(text: &str) -> Result<Arrangement, PositionError> {
        let draft = Draft::parse(text, Some(Cell::LIMIT))?;
        let pieces = draft.pieces.into_iter();
        Ok(Arrangement {
            size: draft.size,
            farmers: draft.farmers,
            turn: draft.turn,
            passes: draft.passes,
            pieces: pieces
                .map(|(cell, player, piece)| (cell, (player, piece)))
                .collect(),
        })
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            size: self.size,
            turn: self.turn,
            farmers: self.farmers,
            passes: self.passes,
            at: |cell| self.at(cell),
        };
        written.fmt(f)
    }
}
