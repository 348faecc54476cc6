//! Letters as outlines.
//!
//! A picture with its letters as text would look different wherever the typeface is missing, and
//! carrying the typeface along would make it forty times as large.

use std::fmt::Write as _;

use egui::{FontFamily, Pos2};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider as _};

use crate::ui::fonts;

use super::paint::number;

/// Adds the outline of a letter to the data of a path: its origin is at `place`, its size is in
/// pixels. A letter that no face of the family has is left out.
pub(super) fn add_outline(
    path: &mut String,
    letter: char,
    family: &FontFamily,
    size: f32,
    place: Pos2,
) {
    for face in fonts::faces(family) {
        let Ok(font) = FontRef::new(face) else {
            continue;
        };
        let Some(glyph) = font.charmap().map(letter) else {
            continue;
        };
        let Some(outline) = font.outline_glyphs().get(glyph) else {
            return;
        };
        let settings = DrawSettings::unhinted(Size::new(size), LocationRef::default());
        let mut pen = Pen { path, place };
        if let Err(error) = outline.draw(settings, &mut pen) {
            log::error!("no outline of `{letter}`: {error}");
        }
        return;
    }
}

/// Writes an outline, whose second coordinate grows upward.
struct Pen<'a> {
    path: &'a mut String,
    place: Pos2,
}

impl Pen<'_> {
    fn write(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (index, (x, y)) in points.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            let (x, y) = (number(self.place.x + x), number(self.place.y - y));
            // Writing to a string does not fail.
            let _ = write!(self.path, "{blank}{x} {y}");
        }
    }
}

impl OutlinePen for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.write('Q', &[(cx, cy), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.write('C', &[(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
