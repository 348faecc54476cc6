//! Why a text is not a position.

use crate::rules::text::PartsError;

/// Why a text is not a position: what is wrong, and where. Rows are numbered as on the board,
/// columns from 1, as the letters are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// Not four parts.
    #[error(
        "a position is `ROWS TURN HEIGHT QUIET`, four parts with one blank between; this has {0}"
    )]
    Parts(usize),
    /// A blank too many.
    #[error("part {0} is empty: one blank stands between the parts, none before or after them")]
    Blank(usize),
    /// The number of rows.
    #[error("the board has 6 rows; this has {0}")]
    Rows(usize),
    /// A row that does not add up.
    #[error("row {row} has {cells} cells instead of 6")]
    Width {
        /// The row.
        row: u8,
        /// The cells in it.
        cells: usize,
    },
    /// A token in a row that means nothing.
    #[error(
        "row {row}, column {column}: `{token}` is none of a number of empty cells and a pile such as `W2` or `R3.1`"
    )]
    Token {
        /// The row.
        row: u8,
        /// The column that the token would begin at.
        column: usize,
        /// The token.
        token: String,
    },
    /// A number that is 0, has a leading zero, or is far too long.
    #[error(
        "row {row}, column {column}: `{token}` needs numbers from 1 to 16, without leading zeros"
    )]
    Number {
        /// The row.
        row: u8,
        /// The column.
        column: usize,
        /// The token.
        token: String,
    },
    /// More prisoners than captors.
    #[error("row {row}, column {column}: `{token}` has more prisoners than captors")]
    Prisoners {
        /// The row.
        row: u8,
        /// The column.
        column: usize,
        /// The token.
        token: String,
    },
    /// Another number of men than there are.
    #[error("there are 16 men, not {0}")]
    Men(usize),
    /// The turn is not `W` or `R`.
    #[error("the turn (part 2) is `W` or `R`, not `{0}`")]
    Turn(String),
    /// What counts as height is unknown.
    #[error("the height (part 3) is that of `pile` or `cell`, not `{0}`")]
    Height(String),
    /// The quiet plies are not 0 to 100.
    #[error("the plies since anything happened (part 4) are 0 to 100, not `{0}`")]
    Quiet(String),
}

impl From<PartsError> for PositionError {
    fn from(error: PartsError) -> Self {
        match error {
            PartsError::Blank(part) => PositionError::Blank(part),
            PartsError::Count(parts) => PositionError::Parts(parts),
        }
    }
}
