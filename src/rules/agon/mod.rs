//! Agon, or Queen's Guards: the rules.

mod arrangement;
mod causes;
mod cell;
mod cells;
mod legal;
mod moves;
mod position;
mod position_error;
mod reading;
mod setup;
mod writing;

pub use arrangement::Arrangement;
pub use cell::{Cell, CellError};
pub use cells::Cells;
pub use moves::{Illegal, Move};
pub use position::{Man, Position, Rank};
pub use position_error::PositionError;
pub use setup::{Setup, Variant};

use super::Player;

/// The name of a player in messages.
fn name(player: Player) -> &'static str {
    match player {
        Player::First => "White",
        Player::Second => "Black",
    }
}
