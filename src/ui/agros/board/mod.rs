//! The board of Agros: farmland seen from above.
//!
//! [`show`] paints a [`Scene`] and says what the player did on it. Nothing is kept between frames
//! but the keyboard's cursor, a press under way and the names for screen readers.

mod badge;
mod canvas;
mod cells;
mod certain;
mod changed;
mod editing;
mod flips;
mod freedom;
mod furrows;
mod geometry;
mod ground;
mod mark_names;
mod marks;
mod motion;
mod names;
mod overlay;
mod painting;
mod pieces;
mod preview;
mod proposals;
mod ranks;
mod reach;
mod scene;
mod still;
mod swatch;
mod swing;
mod tags;
#[cfg(test)]
mod tests;
mod threats;
mod widget;

pub use editing::{cell_names, paint as paint_sketch};
pub use geometry::Geometry;
pub use overlay::Overlay;
pub use scene::{Motion, Preview, Scene};
pub use still::{paint_part, part_height};
pub use swatch::{paint_disc, paint_swatch};
pub use widget::{BoardEvent, BoardState, show};
