//! Agora, by Nicolas Herla: the rules.

mod arrangement;
mod causes;
mod cell;
mod cells;
mod legal;
mod moves;
mod pile;
mod position;
mod position_error;
mod reading;
mod setup;
mod writing;

pub use arrangement::{Arrangement, Stack};
pub use cell::{Cell, CellError};
pub use cells::Cells;
pub use moves::{Action, Illegal, Move};
pub use pile::Pile;
pub use position::{Owned, Position};
pub use position_error::PositionError;
pub use setup::{Reading, Setup};
