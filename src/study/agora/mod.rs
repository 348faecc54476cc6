//! Facts of positions of Agora, for people who study it.

mod effect;
mod mobility;
mod prospect;
mod revolution;
mod takes;

pub use effect::{Effect, Turned};
pub use mobility::mobility;
pub use prospect::prospect;
pub use revolution::{brinks, revolutions};
pub use takes::takes;
