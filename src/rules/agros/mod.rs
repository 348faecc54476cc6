//! Agros, by Saïd Galdseid: the rules.

mod actions;
mod arrangement;
mod board;
mod causes;
mod cell;
mod cells;
mod diagram;
mod direction;
mod drawing;
mod farmers;
mod field;
mod freedom;
mod key;
mod leaves;
mod legal;
mod moves;
mod open;
mod opening;
mod position;
mod position_error;
mod rays;
mod reading;
mod region;
mod setup;
mod stuck;
mod tally;
mod writing;

pub use arrangement::Arrangement;
pub use cell::{Cell, CellError};
pub use direction::Direction;
pub use field::{Decision, Field, Ground};
pub use freedom::Freedom;
pub use moves::{Illegal, Move};
pub use position::{Piece, Position};
pub use position_error::PositionError;
pub use region::{Holding, Region};
pub use setup::{Setup, SetupError};
pub use stuck::Stuck;

use super::Player;

/// The name of a player in messages.
fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Light",
        Player::Second => "Dark",
    }
}
