//! A game as an animation: GIF.

use crate::cause::{Cause, Explain, explained};
use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::colours::{Census, ColourTable, UNCHANGED};
use super::raster::{Raster, RasterError, rasterise};

/// The most pictures that an animation has.
pub const MOST_PICTURES: usize = 2000;
/// So many pictures at most are looked at for the colours: they hardly change.
const SAMPLE: usize = 6;

/// Why there is no animation.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// There is nothing to be shown, or too much.
    #[error("an animation has 1 to {MOST_PICTURES} pictures, not {0}")]
    Length(usize),
    /// Not all pictures are of the same size.
    #[error("the pictures are not of one size")]
    Size,
    /// A picture cannot be drawn.
    #[error(transparent)]
    Raster(#[from] RasterError),
    /// The file cannot be written.
    #[error("no GIF can be made of the pictures: {0}")]
    Gif(#[from] EncodingError),
}

impl Explain for AnimationError {
    fn explain(&self) -> Cause {
        match self {
            AnimationError::Length(pictures) => explained!(
                self,
                "animation-length",
                most = MOST_PICTURES.to_string(),
                pictures = pictures.to_string(),
            ),
            AnimationError::Size => explained!(self, "animation-size"),
            AnimationError::Raster(error) => error.explain(),
            AnimationError::Gif(error) => {
                explained!(self, "animation-gif", problem = error.to_string())
            }
        }
    }
}

/// Makes a GIF file, which begins anew at its end, of so many SVG pictures of one size. `draw`
/// draws a picture, `pause` is how long it stays, in hundredths of a second.
///
/// Pictures are drawn one at a time, so that a long game takes no more memory than a short one.
pub fn animate(
    pictures: usize,
    draw: impl Fn(usize) -> String,
    pause: impl Fn(usize) -> u16,
) -> Result<Vec<u8>, AnimationError> {
    if !(1..=MOST_PICTURES).contains(&pictures) {
        return Err(AnimationError::Length(pictures));
    }
    let mut census = Census::default();
    let samples = SAMPLE.min(pictures);
    for sample in 0..samples {
        let picture = sample * (pictures - 1) / (samples - 1).max(1);
        census.count(rasterise(&draw(picture))?.colours());
    }
    let mut table = census.table();

    let mut before = Canvas::of(&rasterise(&draw(0))?, &mut table)?;
    let mut gif = Encoder::new(Vec::new(), before.width, before.height, &table.bytes())?;
    gif.set_repeat(Repeat::Infinite)?;
    gif.write_frame(&before.whole(pause(0)))?;
    for picture in 1..pictures {
        let canvas = Canvas::of(&rasterise(&draw(picture))?, &mut table)?;
        if (canvas.width, canvas.height) != (before.width, before.height) {
            return Err(AnimationError::Size);
        }
        gif.write_frame(&canvas.changes(&before, pause(picture)))?;
        before = canvas;
    }
    Ok(gif.into_inner()?)
}

/// A picture in the numbers of its colours.
struct Canvas {
    width: u16,
    height: u16,
    numbers: Vec<u8>,
}

impl Canvas {
    fn of(picture: &Raster, table: &mut ColourTable) -> Result<Canvas, AnimationError> {
        let side = |pixels| u16::try_from(pixels).map_err(|_| AnimationError::Size);
        Ok(Canvas {
            width: side(picture.width())?,
            height: side(picture.height())?,
            numbers: table.numbers(picture.colours()),
        })
    }

    fn whole(&self, pause: u16) -> Frame<'_> {
        Frame {
            width: self.width,
            height: self.height,
            delay: pause,
            dispose: DisposalMethod::Keep,
            buffer: Cow::Borrowed(&self.numbers),
            ..Frame::default()
        }
    }

    /// What is new beside the picture before, and where it lies.
    fn changes(&self, before: &Canvas, pause: u16) -> Frame<'static> {
        let wide = usize::from(self.width);
        let rows = self.numbers.chunks(wide).zip(before.numbers.chunks(wide));
        let (mut left, mut right) = (wide, 0);
        let (mut top, mut bottom) = (usize::from(self.height), 0);
        for (y, (row, old)) in rows.clone().enumerate() {
            let differs = |x: &usize| row[*x] != old[*x];
            let Some(first) = (0..wide).find(differs) else {
                continue;
            };
            let last = (0..wide).rfind(differs).unwrap_or(first);
            (left, right) = (left.min(first), right.max(last + 1));
            (top, bottom) = (top.min(y), y + 1);
        }
        if left >= right {
            // Nothing is new, as after a pass; a frame has a pixel at least.
            (left, right, top, bottom) = (0, 1, 0, 1);
        }
        let changed = rows.skip(top).take(bottom - top).flat_map(|(row, old)| {
            let pixels = row[left..right].iter().zip(&old[left..right]);
            pixels.map(|(new, old)| if new == old { UNCHANGED } else { *new })
        });
        Frame {
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            delay: pause,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            buffer: Cow::Owned(changed.collect()),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    /// A square of 20 pixels that has moved so far, on grey ground.
    fn square(at: usize) -> String {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='60'>\
             <rect width='100' height='60' fill='#888888'/>\
             <rect x='{at}' y='20' width='20' height='20' fill='#ff0000'/></svg>"
        )
    }

    #[test]
    fn only_what_has_changed_is_written_and_the_whole_is_seen() {
        let gif = animate(3, |picture| square(picture / 2 * 10), |_| 70).expect("an animation");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(&gif[..]).expect("a GIF");
        let palette = decoder.global_palette().expect("one table").to_vec();
        assert_eq!(&palette[..6], [0x88, 0x88, 0x88, 0xff, 0, 0]);
        let mut places = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            assert_eq!(frame.delay, 70);
            places.push((frame.left, frame.top, frame.width, frame.height));
        }
        assert_eq!(places, [(0, 0, 100, 60), (0, 0, 1, 1), (0, 20, 30, 20)]);
    }

    #[test]
    fn too_many_pictures_and_other_sizes_are_refused() {
        assert!(animate(0, square, |_| 1).is_err());
        assert!(animate(MOST_PICTURES + 1, square, |_| 1).is_err());
        let growing = |picture: usize| square(0).replace("60", &(60 + picture).to_string());
        let error = animate(2, growing, |_| 1).expect_err("two sizes");
        assert!(matches!(error, AnimationError::Size), "{error}");
    }
}
