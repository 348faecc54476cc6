//! Facts of a position or a game, for people who study it.

mod line;
#[cfg(test)]
pub(crate) mod sample;

pub use line::{Line, Ply, SideLine};
