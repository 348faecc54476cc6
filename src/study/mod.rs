//! Facts of a position or a game, for people who study it.

pub mod agon;
pub mod agora;
pub mod agros;
mod land;
mod lanes;
mod line;
mod prospect;
#[cfg(test)]
pub(crate) mod sample;
mod tree;

pub use land::{Land, Plot};
pub use lanes::{Lane, Lanes, Strip, Turn, Turning};
pub use line::{Line, Phase, Ply, SideLine, lead};
pub use prospect::{Aims, Prospect};
pub use tree::{Tree, TreeLine, TreeNode};
