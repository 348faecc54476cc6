//! What a picture of a position shows.

use std::ops::RangeInclusive;

use unic_langid::LanguageIdentifier;

use crate::game::Document;
use crate::game::Mark;
use crate::rules::Position;

use super::Overlays;

/// The widths that a picture may have, in pixels.
pub const WIDTHS: RangeInclusive<u16> = 64..=4096;

/// A game whose positions can be drawn.
pub trait Depict: Position {
    /// The names of everything that a picture can show over a position.
    const OVERLAYS: &'static [&'static str];

    /// Those that a picture shows unless told otherwise.
    const USUAL_OVERLAYS: &'static [&'static str];

    /// Draws a position as an SVG file. The same picture is the same file, byte for byte, and
    /// looks the same wherever it is opened: letters are outlines in it.
    fn svg(still: &Still<'_, Self>) -> String;

    /// The score sheet of a game as a page to be printed, in HTML: its main line, how it ended and
    /// its last position, in a language. It needs no other file.
    fn page(game: &Document<Self>, language: &LanguageIdentifier) -> String;
}

/// One picture.
#[derive(Clone)]
pub struct Still<'a, P: Position> {
    /// The position.
    pub position: &'a P,
    /// The move that led to it; its ends are marked.
    pub last: Option<P::Move>,
    /// The position before that move.
    pub before: Option<&'a P>,
    /// Moves that the engine proposes, in their order.
    pub proposed: &'a [P::Move],
    /// What was drawn on the board.
    pub marks: &'a [Mark<P::Cell>],
    /// What is shown over the position.
    pub overlays: Overlays,
    /// Two opposite corners of the part that is shown; all of the board without them.
    pub part: Option<[P::Cell; 2]>,
    /// Whether the second player sits below.
    pub flipped: bool,
    /// The width in pixels, one of [`WIDTHS`]; the height follows from it.
    pub width: u16,
    /// Light or dark.
    pub theme: Theme,
    /// The colours of either theme.
    pub colours: Colours,
    /// The language of the words.
    pub language: LanguageIdentifier,
}

/// The colours that a picture may have, for eyes of every kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// The usual ones.
    #[default]
    Usual,
    /// Without the cones for red.
    Protan,
    /// Without the cones for green.
    Deutan,
    /// Without the cones for blue.
    Tritan,
    /// With a high contrast.
    Contrast,
}

/// The two themes that a picture may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark on light, as on paper.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}
