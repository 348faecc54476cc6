//! Pictures of positions and games: SVG, PNG and GIF.
//!
//! What a position looks like is known to the window alone, which has the colours and the words:
//! it implements [`Depict`] for every game that it shows. Here its pictures become files.

mod animation;
mod colours;
mod film;
mod overlays;
mod raster;
mod still;

pub use animation::{AnimationError, MOST_PICTURES, animate};
pub use film::{FILM_WIDTHS, film};
pub use overlays::{Overlays, UnknownOverlay};
pub use raster::{Raster, RasterError, rasterise, rasterise_to};
pub use still::{Colours, Depict, Still, Theme, WIDTHS};
