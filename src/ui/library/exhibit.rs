//! What the library shows of games whose kind is known at run time only.

use egui::{Painter, Rect};
use serde_json::{Map, Value};

use crate::coach::library::Summary;
use crate::export::{Colours, Depict, Overlays, Raster, Still, Theme, rasterise_to};
use crate::rules::Player;
use crate::storage::game_file::{FileError, Parsed};
use crate::ui::Look;
use crate::ui::languages::ENGLISH;
use crate::ui::seat::Seat;
use crate::ui::text::Text;

use super::openings::{AnyOpenings, Openings};

/// The width of the picture that a thumbnail is made from, in pixels: its letters and lines are
/// made for boards that are not much smaller.
const THUMBNAIL_FROM: u16 = 260;

/// What a kind of game brings to the library. Positions come in their notation.
pub struct Exhibit {
    /// Sums up a game.
    pub summary: fn(Parsed) -> Result<Summary, FileError>,
    /// What a player's side is called.
    pub side: fn(Player, &Text) -> String,
    /// A setup, as in files, in words; `None` where it is none.
    pub setup: fn(&Map<String, Value>, &Text) -> Option<String>,
    /// Paints a position as large as it fits.
    pub paint: fn(&Painter, Rect, &str, Look<'_>),
    /// The height of the board at a width, in points.
    pub height: fn(&str, f32, f32) -> Option<f32>,
    /// A picture of a position, so many pixels wide.
    pub thumbnail: fn(&str, Theme, u16) -> Option<Raster>,
    /// What was played in its openings.
    pub openings: fn() -> Box<dyn AnyOpenings>,
}

impl Exhibit {
    /// That of a game.
    pub const fn of<P: Seat>() -> Exhibit {
        Exhibit {
            summary: |file| {
                let opened = file.read::<P>()?;
                Ok(Summary::of(&opened.document))
            },
            side: P::side,
            setup: |setup, text| {
                let setup = serde_json::from_value(Value::Object(setup.clone())).ok()?;
                Some(P::setup_words(&setup, text))
            },
            paint: |painter, rect, position, look| {
                if let Ok(position) = P::parse(position) {
                    P::paint_still(painter, rect, &still(&position, Theme::Light, 0), look);
                }
            },
            height: |position, width, pixels_per_point| {
                let position = P::parse(position).ok()?;
                let still = still(&position, Theme::Light, 0);
                Some(P::still_height(&still, width, pixels_per_point))
            },
            thumbnail: |position, theme, width| {
                let position = P::parse(position).ok()?;
                let svg = P::svg(&still(&position, theme, THUMBNAIL_FROM));
                rasterise_to(&svg, width).ok()
            },
            openings: || Box::new(Openings::<P>::default()),
        }
    }
}

/// A position as the library shows it.
pub fn still<P: Depict>(position: &P, theme: Theme, width: u16) -> Still<'_, P> {
    Still {
        position,
        last: None,
        before: None,
        proposed: &[],
        marks: &[],
        overlays: Overlays::usual::<P>(),
        part: None,
        flipped: false,
        width,
        theme,
        colours: Colours::Usual,
        // Nothing is written on it.
        language: ENGLISH.id(),
    }
}
