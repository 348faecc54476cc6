//! What is wrong with a move or a position, by the messages that say so.

use super::{Cell, Illegal, Position, PositionError};
use crate::cause::{Cause, Detail, Explain, explained};

impl Explain for Illegal {
    fn explain(&self) -> Cause {
        let of_cell = |key: &str, cell: Cell| explained!(self, key, cell = cell.to_string());
        let of_heights = |key: &str, from: Cell, to: Cell, height: u8, against: u8| {
            explained!(
                self,
                key,
                from = from.to_string(),
                to = to.to_string(),
                height = height,
                against = against
            )
        };
        match *self {
            Illegal::GameOver(reason) => explained!(
                self,
                "agora-illegal-over",
                reason = Cause::phrase("agora-over", reason.0)
            ),
            Illegal::NoPile(cell) => of_cell("agora-illegal-no-pile", cell),
            Illegal::NotYours(cell) => of_cell("agora-illegal-opponents-pile", cell),
            Illegal::NotBeside { from, to } => explained!(
                self,
                "agora-illegal-not-beside",
                from = from.to_string(),
                to = to.to_string()
            ),
            Illegal::OwnPile(cell) => of_cell("agora-illegal-own-pile", cell),
            Illegal::NotFree(cell) => of_cell("agora-illegal-not-free", cell),
            Illegal::Free(cell) => of_cell("agora-illegal-free", cell),
            Illegal::TooLow {
                from,
                to,
                height,
                against,
            } => of_heights("agora-illegal-too-low", from, to, height, against),
            Illegal::TooHigh {
                from,
                to,
                height,
                against,
            } => of_heights("agora-illegal-too-high", from, to, height, against),
        }
    }
}

impl Explain for PositionError {
    fn explain(&self) -> Cause {
        let of_token = |key: &str, (row, column): (u8, usize), token: &str| {
            explained!(self, key, place = place(row, column), token = token)
        };
        let of_text = |key: &str, found: &str| explained!(self, key, found = found);
        match self {
            PositionError::Parts(found) => explained!(self, "agora-fault-parts", found = *found),
            PositionError::Blank(part) => explained!(self, "fault-blank", part = *part),
            PositionError::Rows(rows) => explained!(self, "agora-fault-rows", rows = *rows),
            PositionError::Width { row, cells } => explained!(
                self,
                "fault-width",
                row = *row,
                found = *cells,
                size = Cell::SIZE
            ),
            PositionError::Token { row, column, token } => {
                of_token("agora-fault-token", (*row, *column), token)
            }
            PositionError::Number { row, column, token } => explained!(
                self,
                "fault-number",
                place = place(*row, *column),
                token = token.as_str(),
                size = Position::MEN
            ),
            PositionError::Prisoners { row, column, token } => {
                of_token("agora-fault-prisoners", (*row, *column), token)
            }
            PositionError::Men(found) => explained!(self, "agora-fault-count", found = *found),
            PositionError::Turn(found) => of_text("agora-fault-turn", found),
            PositionError::Height(found) => of_text("agora-fault-height", found),
            PositionError::Quiet(found) => {
                explained!(self, "fault-quiet", part = 4u8, found = found.as_str())
            }
        }
    }
}

/// Where a token stands: on its cell, or in its row and column where there is no such cell.
fn place(row: u8, column: usize) -> Detail {
    let column_from_0 = column.checked_sub(1).and_then(|c| u8::try_from(c).ok());
    let cell = column_from_0.zip(row.checked_sub(1));
    match cell.and_then(|(column, row)| Cell::new(column, row)) {
        Some(cell) => cell.to_string().into(),
        None => {
            let english = format!("row {row}, column {column}");
            explained!(&english, "fault-place", row = row, column = column).into()
        }
    }
}
