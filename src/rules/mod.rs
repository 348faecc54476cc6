//! The rules of the games: positions, legal moves, play, outcome, notation.
//!
//! Pure: no files, no clock, no globals. Everything above is generic over [`Position`].

mod cell_set;
mod excerpt;
mod hash;
mod letter;
mod outcome;
mod player;
mod position;
mod symmetry;
mod text;

pub mod agon;
pub mod agora;
pub mod agros;

pub use excerpt::excerpt;
pub(crate) use outcome::FAR_FROM_DRAW;
pub use outcome::{MOST_QUIET, Outcome, Reason};
pub use player::{ByPlayer, Player};
pub use position::{DiagramError, MoveError, Position, perft};
