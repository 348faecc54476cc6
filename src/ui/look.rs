//! What every part of the window needs to draw itself: words and colours.

use super::text::Text;
use super::tokens::Palette;

/// The language and the theme of the frame being drawn.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The words.
    pub text: &'a Text,
    /// The colours.
    pub palette: &'static Palette,
}
