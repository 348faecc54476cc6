//! Facts of positions of Agon, for people who study it.

mod danger;
mod effect;
mod mobility;
mod prospect;
mod way;

pub use danger::{Danger, dangers};
pub use effect::Effect;
pub use mobility::mobility;
pub use prospect::{Placed, prospect};
pub use way::{Way, turns_of};
