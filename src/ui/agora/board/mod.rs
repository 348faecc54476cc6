//! The board of Agora: a pit of three levels with piles of men.

mod editing;
mod geometry;
mod ground;
mod marks;
mod men;
mod motion;
mod names;
mod overlay;
mod painting;
mod scene;
mod still;
mod studies;
mod tags;
mod widget;

pub use editing::{cell_names, paint as paint_sketch};
pub use geometry::Geometry;
pub use motion::Course;
pub use overlay::Overlay;
pub use scene::{Preview, Scene};
pub use still::{paint_part, part_height};
pub use tags::paint_tags;
pub use widget::{BoardState, show};

/// What the board is painted with.
type Canvas = crate::ui::board::Canvas<Geometry>;
