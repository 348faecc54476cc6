//! Facts of a position or a game, for people who study it.

pub mod agon;
pub mod agora;
pub mod agros;
mod line;
#[cfg(test)]
pub(crate) mod sample;
mod tree;

pub use line::{Line, Ply, SideLine, lead};
pub use tree::{Tree, TreeLine, TreeNode};
