//! What is wrong with a move or a position, by the messages that say so.

use super::{Cell, Illegal, PositionError, SetupError, name};
use crate::cause::{Cause, Detail, Explain, explained};
use crate::rules::Player;

fn side(player: Player) -> String {
    name(player).to_ascii_lowercase()
}

impl Explain for Illegal {
    fn explain(&self) -> Cause {
        let of_cell = |key: &str, cell: Cell| explained!(self, key, cell = cell.to_string());
        match *self {
            Illegal::GameOver => explained!(self, "illegal-game-over"),
            Illegal::PassInOpening => explained!(self, "illegal-pass-in-opening"),
            Illegal::MoveInOpening => explained!(self, "illegal-move-in-opening"),
            Illegal::PlacementAfterOpening => explained!(self, "illegal-placement-after-opening"),
            Illegal::Occupied(cell) => of_cell("illegal-occupied", cell),
            Illegal::OffBoard(cell) => of_cell("illegal-off-board", cell),
            Illegal::NoFarmer(cell) => of_cell("illegal-no-farmer", cell),
            Illegal::NotYours(cell) => of_cell("illegal-opponents-farmer", cell),
            Illegal::NotStraight { from, to } => explained!(
                self,
                "illegal-not-straight",
                from = from.to_string(),
                to = to.to_string(),
            ),
            Illegal::Distance { from, harvest, .. } => explained!(
                self,
                "illegal-distance",
                from = from.to_string(),
                harvest = harvest,
                sow = harvest.saturating_sub(1),
            ),
            Illegal::Blocked { from, to, at, by } => explained!(
                self,
                "illegal-blocked",
                from = from.to_string(),
                direction = direction(from, to),
                at = at.to_string(),
                player = side(by),
            ),
            Illegal::LandingOccupied(cell) => of_cell("illegal-landing-occupied", cell),
            Illegal::SowBlocked { from, to, at } => explained!(
                self,
                "illegal-sow-blocked",
                from = from.to_string(),
                direction = direction(from, to),
                at = at.to_string(),
            ),
            Illegal::NothingToSow(from) => {
                explained!(self, "illegal-nothing-to-sow", from = from.to_string())
            }
        }
    }
}

/// The way from one cell to another, as Light sits.
fn direction(from: Cell, to: Cell) -> Cause {
    let rows = match to.row().cmp(&from.row()) {
        std::cmp::Ordering::Greater => "north",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Less => "south",
    };
    let columns = match to.column().cmp(&from.column()) {
        std::cmp::Ordering::Greater => "east",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Less => "west",
    };
    Cause::phrase("direction", &format!("{rows} {columns}"))
}

impl Explain for PositionError {
    fn explain(&self) -> Cause {
        // A text alone does not tell how many: that takes its board.
        let missing = || Cause::phrase("fault-missing", "some are not on the board yet");
        let of_token = |key: &str, (row, column): (usize, usize), token: &str| {
            explained!(self, key, place = place(row, column), token = token)
        };
        let of_text = |key: &str, found: &str| explained!(self, key, found = found);
        match self {
            PositionError::Parts(found) => explained!(self, "fault-parts", found = *found),
            PositionError::Blank(part) => explained!(self, "fault-blank", part = *part),
            PositionError::Rows(rows) => explained!(self, "fault-rows", rows = *rows),
            PositionError::NotSquare { rows, columns } => {
                explained!(self, "fault-not-square", rows = *rows, columns = *columns)
            }
            PositionError::Width { row, cells, size } => explained!(
                self,
                "fault-width",
                row = *row,
                found = *cells,
                size = *size
            ),
            PositionError::Token { row, column, token } => {
                of_token("fault-token", (*row, *column), token)
            }
            PositionError::NoHarvest { row, column, token } => {
                of_token("fault-no-harvest", (*row, *column), token)
            }
            PositionError::Number {
                row,
                column,
                token,
                size,
            } => explained!(
                self,
                "fault-number",
                place = place(*row, *column),
                token = token.as_str(),
                size = *size
            ),
            PositionError::Turn(found) => of_text("fault-turn", found),
            PositionError::Farmers(found) => of_text("fault-farmers", found),
            PositionError::Passes(found) => of_text("fault-passes", found),
            PositionError::Setup(error) => error.explain(),
            PositionError::TooManyFarmers {
                player,
                found,
                farmers,
            } => explained!(
                self,
                "fault-too-many",
                player = side(*player),
                found = *found,
                farmers = *farmers
            ),
            PositionError::SeedInOpening(cell) => explained!(
                self,
                "fault-seed",
                cell = cell.to_string(),
                missing = missing()
            ),
            PositionError::HarvestInOpening { cell, harvest } => explained!(
                self,
                "fault-harvest",
                cell = cell.to_string(),
                harvest = *harvest,
                missing = missing()
            ),
            PositionError::OrderInOpening { light, dark } => explained!(
                self,
                "fault-order",
                light = *light,
                dark = *dark,
                missing = missing()
            ),
            PositionError::TurnInOpening(next) => explained!(
                self,
                "fault-next",
                player = side(*next),
                missing = missing()
            ),
            PositionError::PassInOpening(_) => explained!(self, "fault-pass", missing = missing()),
        }
    }
}

impl Explain for SetupError {
    fn explain(&self) -> Cause {
        match *self {
            SetupError::Size(size) => explained!(self, "fault-rows", rows = size),
            SetupError::Farmers(farmers) => {
                explained!(self, "fault-farmers", found = farmers.to_string())
            }
            SetupError::Crowded { size, farmers } => {
                explained!(self, "fault-crowded", size = size, farmers = farmers)
            }
        }
    }
}

/// Where a token stands: on its cell, or in its row and column where there is no such cell.
fn place(row: usize, column: usize) -> Detail {
    let from_0 = |number: usize| u8::try_from(number.checked_sub(1)?).ok();
    let cell = from_0(column).zip(from_0(row));
    match cell.and_then(|(column, row)| Cell::new(column, row)) {
        Some(cell) => cell.to_string().into(),
        None => {
            let english = format!("row {row}, column {column}");
            explained!(&english, "fault-place", row = row, column = column).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_those_that_light_sees() {
        let cell = |name: &str| name.parse::<Cell>().expect("a cell");
        let ways = ["d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"]
            .map(|to| direction(cell("d4"), cell(to)).key().to_owned());
        let keys = [
            "direction-north",
            "direction-north-east",
            "direction-east",
            "direction-south-east",
            "direction-south",
            "direction-south-west",
            "direction-west",
            "direction-north-west",
        ];
        assert_eq!(ways, keys);
    }
}
