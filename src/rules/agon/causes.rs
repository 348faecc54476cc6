//! What is wrong with a move or a position, by the messages that say so.

use super::{Cell, Illegal, PositionError, Rank, name};
use crate::cause::{Cause, Explain, explained};
use crate::rules::Player;

fn side(player: Player) -> String {
    name(player).to_ascii_lowercase()
}

impl Explain for Illegal {
    fn explain(&self) -> Cause {
        let of_cell = |key: &str, cell: Cell| explained!(self, key, cell = cell.to_string());
        let of_step = |key: &str, from: Cell, to: Cell| {
            explained!(self, key, from = from.to_string(), to = to.to_string())
        };
        match *self {
            Illegal::GameOver(reason) => explained!(
                self,
                "agon-illegal-over",
                reason = Cause::phrase("agon-over", reason.0)
            ),
            Illegal::StillPlacing => explained!(self, "agon-illegal-still-placing"),
            Illegal::AllPlaced => explained!(self, "agon-illegal-all-placed"),
            Illegal::PlacedOnCentre => explained!(self, "agon-illegal-placed-on-centre"),
            Illegal::Occupied(cell) => of_cell("agon-illegal-occupied", cell),
            Illegal::NoMan(cell) => of_cell("agon-illegal-no-man", cell),
            Illegal::NotYours(cell) => of_cell("agon-illegal-opponents-man", cell),
            Illegal::BetweenEnemies { to, of, by } => explained!(
                self,
                "agon-illegal-between",
                cell = to.to_string(),
                player = side(of),
                one = by.0.to_string(),
                other = by.1.to_string(),
            ),
            Illegal::RelocationDue {
                man,
                rank: Rank::Queen,
            } => of_cell("agon-illegal-queen-due", man),
            Illegal::RelocationDue { man, .. } => of_cell("agon-illegal-guard-due", man),
            Illegal::NotCaptured(cell) => of_cell("agon-illegal-not-captured", cell),
            Illegal::NotAtTheEdge(cell) => of_cell("agon-illegal-not-at-the-edge", cell),
            Illegal::QueenAvoidsCentre => explained!(self, "agon-illegal-queen-avoids-centre"),
            Illegal::NotAdjacent { from, to } => of_step("agon-illegal-not-adjacent", from, to),
            Illegal::Outwards { from, to } => of_step("agon-illegal-outwards", from, to),
            Illegal::CentreIsForQueens => explained!(self, "agon-illegal-centre-is-for-queens"),
            Illegal::CanStep(cell) => of_cell("agon-illegal-can-step", cell),
        }
    }
}

impl Explain for PositionError {
    fn explain(&self) -> Cause {
        let cell = |column: char, row: usize| format!("{column}{row}");
        let of_player = |key: &str, player: Player| explained!(self, key, player = side(player));
        let of_men = |key: &str, player: Player, found: u32| {
            explained!(self, key, player = side(player), found = found)
        };
        let of_text = |key: &str, found: &str| explained!(self, key, found = found);
        match self {
            PositionError::Parts(found) => explained!(self, "agon-fault-parts", found = *found),
            PositionError::Blank(part) => explained!(self, "fault-blank", part = *part),
            PositionError::Columns(columns) => {
                explained!(self, "agon-fault-columns", columns = *columns)
            }
            PositionError::Height {
                column,
                cells,
                height,
            } => explained!(
                self,
                "agon-fault-height",
                column = column.to_string(),
                found = *cells,
                height = *height
            ),
            PositionError::Token { column, row, token } => explained!(
                self,
                "agon-fault-token",
                cell = cell(*column, *row),
                token = token.as_str()
            ),
            PositionError::NobodyCaptured { column, row } => explained!(
                self,
                "agon-fault-nobody-captured",
                cell = cell(*column, *row)
            ),
            PositionError::Number { column, row, token } => explained!(
                self,
                "agon-fault-number",
                cell = cell(*column, *row),
                token = token.as_str()
            ),
            PositionError::Turn(found) => of_text("agon-fault-turn", found),
            PositionError::Variant(found) => of_text("agon-fault-variant", found),
            PositionError::Passes(found) => of_text("fault-passes", found),
            PositionError::Quiet(found) => {
                explained!(self, "fault-quiet", part = 5u8, found = found.as_str())
            }
            PositionError::TooManyQueens { player, found } => {
                of_men("agon-fault-queens", *player, *found)
            }
            PositionError::TooManyGuards { player, found } => {
                of_men("agon-fault-guards", *player, *found)
            }
            PositionError::NoQueen(player) => of_player("agon-fault-no-queen", *player),
            PositionError::TooFewGuards { player, found } => {
                of_men("agon-fault-few-guards", *player, *found)
            }
            PositionError::GuardOnCentre(player) => {
                of_player("agon-fault-guard-on-centre", *player)
            }
            PositionError::CentreWhilePlacing(player) => of_player("agon-fault-centre", *player),
            PositionError::Order { white, black } => {
                explained!(self, "agon-fault-order", white = *white, black = *black)
            }
            PositionError::TurnWhilePlacing(next) => of_player("agon-fault-next", *next),
        }
    }
}
