//! Why a text is not a position.

use super::{Cell, SetupError, name};
use crate::rules::Player;

/// Why a text is not a position: what is wrong, and where. Rows are numbered as on the board,
/// columns from 1, as the letters are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// Not four parts.
    #[error(
        "a position is `ROWS TURN FARMERS PASSES`, four parts with one blank between; this has {0}"
    )]
    Parts(usize),
    /// A blank too many.
    #[error("part {0} is empty: one blank stands between the parts, none before or after them")]
    Blank(usize),
    /// The number of rows is no size of a board.
    #[error("a board has 4 to 16 rows, this one {0}")]
    Rows(usize),
    /// The rows agree on a width that is not their number.
    #[error("{rows} rows of {columns} cells: the board is not square")]
    NotSquare {
        /// The number of rows.
        rows: usize,
        /// The number of cells in each.
        columns: usize,
    },
    /// A row that does not add up.
    #[error("row {row} has {cells} cells instead of {size}")]
    Width {
        /// The row.
        row: usize,
        /// The cells in it.
        cells: usize,
        /// The number of rows, and so of cells in each.
        size: usize,
    },
    /// A token in a row that means nothing.
    #[error(
        "row {row}, column {column}: `{token}` is none of a number of empty cells, `l`, `d`, and a farmer such as `L3`"
    )]
    Token {
        /// The row.
        row: usize,
        /// The column that the token would begin at.
        column: usize,
        /// The token.
        token: String,
    },
    /// A farmer without a harvest.
    #[error("row {row}, column {column}: `{token}` lacks its harvest, as in `{token}1`")]
    NoHarvest {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// The token.
        token: String,
    },
    /// A number that is 0, has a leading zero, or is far too long.
    #[error(
        "row {row}, column {column}: `{token}` needs a number from 1 to {size}, without leading zeros"
    )]
    Number {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// The token.
        token: String,
        /// The number of rows.
        size: usize,
    },
    /// The turn is not `L` or `D`.
    #[error("the turn (part 2) is `L` or `D`, not `{0}`")]
    Turn(String),
    /// The farmers a player are not a number from 1 to 9.
    #[error("the farmers a player (part 3) are 1 to 9, not `{0}`")]
    Farmers(String),
    /// The passes are not 0, 1 or 2.
    #[error("the passes in succession (part 4) are 0, 1 or 2, not `{0}`")]
    Passes(String),
    /// The farmers of both players do not fit on the board.
    #[error("farmers (part 3): {0}")]
    Setup(#[from] SetupError),
    /// More farmers on the board than a player has.
    #[error("{} has {found} farmers on the board and only {farmers} (part 3) to place", name(*.player))]
    TooManyFarmers {
        /// Whose.
        player: Player,
        /// The farmers on the board.
        found: usize,
        /// The farmers a player.
        farmers: u8,
    },
    /// In the opening: a loose seed.
    #[error("{0} holds a loose seed while farmers are still to be placed")]
    SeedInOpening(Cell),
    /// In the opening: a farmer that has moved.
    #[error(
        "the farmer on {cell} has harvest {harvest} while farmers are still to be placed: only 1 is possible"
    )]
    HarvestInOpening {
        /// The cell.
        cell: Cell,
        /// The harvest.
        harvest: u8,
    },
    /// In the opening: numbers of farmers that the order of placing never gives.
    #[error("the order of placing never gives {light} Light and {dark} Dark farmers on the board")]
    OrderInOpening {
        /// Light's farmers on the board.
        light: u8,
        /// Dark's.
        dark: u8,
    },
    /// In the opening: another player's turn.
    #[error("the turn (part 2) is wrong: the next farmer to be placed is {}'s", name(*.0))]
    TurnInOpening(Player),
    /// In the opening: a pass.
    #[error("the passes (part 4) are 0 while farmers are still to be placed, not {0}")]
    PassInOpening(u8),
}
