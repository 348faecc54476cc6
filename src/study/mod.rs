//! Facts of a position or a game, for people who study it.

pub mod agros;
mod line;
#[cfg(test)]
pub(crate) mod sample;

pub use line::{Line, Ply, SideLine};
