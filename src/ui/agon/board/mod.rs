//! The board of Agon: hexagons in rings round the centre.

mod badges;
mod editing;
mod geometry;
mod ground;
mod marks;
mod men;
mod names;
mod overlay;
mod painting;
mod scene;
mod still;
mod widget;

pub use editing::{cell_names, paint as paint_sketch};
pub use geometry::{Geometry, SIDES};
pub use men::paint_man;
pub use overlay::Overlay;
pub use scene::{Motion, Preview, Scene};
pub use still::{paint_part, part_height};
pub use widget::{BoardState, show};

/// What the board is painted with.
type Canvas = crate::ui::board::Canvas<Geometry>;
