//! Why a text is not a position.

use super::name;
use crate::rules::Player;
use crate::rules::text::PartsError;

/// Why a text is not a position: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// Not five parts.
    #[error(
        "a position is `COLUMNS TURN VARIANT PASSES QUIET`, five parts with one blank between; this has {0}"
    )]
    Parts(usize),
    /// A blank too many.
    #[error("part {0} is empty: one blank stands between the parts, none before or after them")]
    Blank(usize),
    /// The number of columns.
    #[error("the board has 11 columns, a to k; this has {0}")]
    Columns(usize),
    /// A column that does not add up.
    #[error("column {column} has {cells} cells instead of {height}")]
    Height {
        /// The column.
        column: char,
        /// The cells in it.
        cells: usize,
        /// The cells that it has on the board.
        height: u8,
    },
    /// A sign in a column that means nothing.
    #[error(
        "column {column}, cell {row}: `{token}` is none of a number of empty cells, `Q`, `G`, `q` and `g`"
    )]
    Token {
        /// The column.
        column: char,
        /// The cell of the column that it would stand for, from 1 at the bottom.
        row: usize,
        /// The sign.
        token: String,
    },
    /// A mark of capture without a man.
    #[error("column {column}, cell {row}: `!` follows no man")]
    NobodyCaptured {
        /// The column.
        column: char,
        /// The cell of the column that comes next, from 1 at the bottom.
        row: usize,
    },
    /// A number that is 0, has a leading zero, or is far too long.
    #[error(
        "column {column}, cell {row}: `{token}` is no number of empty cells, 1 to 11 without leading zeros"
    )]
    Number {
        /// The column.
        column: char,
        /// The first of the cells, from 1 at the bottom.
        row: usize,
        /// The number.
        token: String,
    },
    /// The turn is not `W` or `B`.
    #[error("the turn (part 2) is `W` or `B`, not `{0}`")]
    Turn(String),
    /// The variant is unknown.
    #[error("the variant (part 3) is `standard`, `guards` or `free`, not `{0}`")]
    Variant(String),
    /// The passes are not 0, 1 or 2.
    #[error("the passes in succession (part 4) are 0, 1 or 2, not `{0}`")]
    Passes(String),
    /// The quiet plies are not 0 to 100.
    #[error("the plies since anything happened (part 5) are 0 to 100, not `{0}`")]
    Quiet(String),
    /// More than one queen.
    #[error("{} has {found} queens", name(*.player))]
    TooManyQueens {
        /// Whose.
        player: Player,
        /// The queens on the board.
        found: u32,
    },
    /// More than six guards.
    #[error("{} has {found} guards: there are no more than 6", name(*.player))]
    TooManyGuards {
        /// Whose.
        player: Player,
        /// The guards on the board.
        found: u32,
    },
    /// A queen that should stand on the board from the beginning is missing.
    #[error("{}'s queen is missing", name(*.0))]
    NoQueen(Player),
    /// In the standard game: guards that are missing.
    #[error("{} has {found} guards instead of 6, and no man is placed in the standard game", name(*.player))]
    TooFewGuards {
        /// Whose.
        player: Player,
        /// The guards on the board.
        found: u32,
    },
    /// A guard on the centre.
    #[error("{} has a guard on the centre, f6: only a queen enters it", name(*.0))]
    GuardOnCentre(Player),
    /// A man on the centre while men are placed.
    #[error("{} has a man on the centre, f6, while men are still to be placed", name(*.0))]
    CentreWhilePlacing(Player),
    /// Numbers of men that the order of placing never gives.
    #[error("the order of placing never gives {white} white and {black} black men on the board")]
    Order {
        /// White's men on the board.
        white: u32,
        /// Black's.
        black: u32,
    },
    /// Another player's turn while men are placed.
    #[error("the turn (part 2) is wrong: the next man to be placed is {}'s", name(*.0))]
    TurnWhilePlacing(Player),
}

impl From<PartsError> for PositionError {
    fn from(error: PartsError) -> Self {
        match error {
            PartsError::Blank(part) => PositionError::Blank(part),
            PartsError::Count(parts) => PositionError::Parts(parts),
        }
    }
}
