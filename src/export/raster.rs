//! From SVG to pixels, without a graphics card and without a display.

use crate::cause::{Cause, Explain, explained};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

/// A picture in pixels.
#[derive(Clone, PartialEq, Debug)]
pub struct Raster(Pixmap);

/// Why a picture has no pixels.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// The text is no SVG.
    #[error("not an SVG picture: {0}")]
    Svg(#[from] usvg::Error),
    /// It has no pixels at all, or more than there is memory for.
    #[error("a picture of {0}×{1} pixels cannot be drawn")]
    Size(u32, u32),
    /// It cannot be written as PNG.
    #[error("no PNG can be made of the picture: {0}")]
    Png(String),
}

impl Explain for RasterError {
    fn explain(&self) -> Cause {
        match self {
            RasterError::Svg(error) => {
                explained!(self, "raster-svg", problem = error.to_string())
            }
            RasterError::Size(width, height) => explained!(
                self,
                "raster-size",
                width = width.to_string(),
                height = height.to_string(),
            ),
            RasterError::Png(problem) => {
                explained!(self, "raster-png", problem = problem.as_str())
            }
        }
    }
}

/// Draws an SVG picture in its own size.
pub fn rasterise(svg: &str) -> Result<Raster, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| RasterError::Size(size.width(), size.height()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(Raster(pixels))
}

/// Draws an SVG picture so that it has a width in pixels, whatever its own size.
///
/// # Errors
/// Where it is no SVG, or has no size.
pub fn rasterise_to(svg: &str, width: u16) -> Result<Raster, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let scale = f32::from(width) / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixels =
        Pixmap::new(width.into(), height).ok_or_else(|| RasterError::Size(width.into(), height))?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(Raster(pixels))
}

impl Raster {
    /// The width in pixels.
    pub fn width(&self) -> u32 {
        self.0.width()
    }

    /// The height in pixels.
    pub fn height(&self) -> u32 {
        self.0.height()
    }

    /// Red, green, blue and opacity of every pixel, row by row from the top left.
    pub fn rgba(&self) -> Vec<u8> {
        let colours = self.0.pixels().iter().map(|pixel| pixel.demultiply());
        let channels = colours
            .flat_map(|colour| [colour.red(), colour.green(), colour.blue(), colour.alpha()]);
        channels.collect()
    }

    /// The colours of the pixels where they are opaque.
    pub(super) fn colours(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        let pixels = self.0.pixels().iter();
        pixels.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, RasterError> {
        let png = self.0.encode_png();
        png.map_err(|error| RasterError::Png(error.to_string()))
    }
}
