//! Making the network: games of the engine against itself, and fitting numbers to how they went.

mod fit;
mod practice;
mod sample;

pub use fit::{Fit, Fitted, Without};
pub use practice::Practice;
pub use sample::{Sample, SampleError};

/// The margin at which a result is two thirds sure to be felt, in points a cell of the board.
///
/// A point more or less counts for much where a game is close and for little where it is not. So
/// margins are fitted as what a logistic curve of this scale makes of them.
const SCALE: f32 = 0.15;

/// A margin in points a cell, as 0 to 1.
fn felt(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin / SCALE).exp())
}
