//! Facts of positions of Agros, for people who study it.
//!
//! Pure functions from positions to small values. A field is named by its index in
//! [`Position::fields`](crate::rules::agros::Position::fields), and points are half points
//! wherever they are signed.

mod certain;
mod change;
mod compass;
mod effect;
mod flips;
mod freedom;
mod holder;
mod land;
mod lead;
mod pass_advice;
mod reach;
mod roaming;
mod swing;
mod telling;
mod threats;
mod upset;

pub use certain::{Certain, CertainLand};
pub use change::{Change, Fate, HalfPoint, Lineage, Patch, Tenure};
pub use compass::Place;
pub use effect::{Duel, Effect, Event, FieldNote, What};
pub use flips::{Flip, Flips};
pub use freedom::{FarmerFreedom, Freedom, FreedomChange, Options};
pub use holder::holder;
pub use land::land;
pub use pass_advice::PassAdvice;
pub use reach::{FarmerReach, Obstacle, Ray, Reach};
pub use swing::{Answer, Swing, swings};
pub use threats::{Threat, Threats};
pub use upset::Upset;
