//! A line of text whose parts stand where columns want them, all on one baseline.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Painter, Rangef, Rect, pos2};

use super::fonts;

/// From the middle of a row down to the baseline, so that 12-point capitals stand in the middle.
const BASELINE_BELOW_MIDDLE: f32 = 4.4;

/// How a text looks.
#[derive(Clone)]
pub struct Type {
    /// Face and size.
    pub font: FontId,
    /// Colour.
    pub colour: Color32,
}

impl Type {
    /// The regular face at a size in points.
    pub fn plain(size: f32, colour: Color32) -> Type {
        Type {
            font: fonts::regular(size),
            colour,
        }
    }

    /// The bold face at a size in points.
    pub fn bold(size: f32, colour: Color32) -> Type {
        Type {
            font: fonts::bold(size),
            colour,
        }
    }
}

/// Where a part of a line came to stand.
pub struct Placed {
    /// From its left to its right end.
    pub span: Rangef,
    /// Whether it did not fit, and ends with an ellipsis.
    pub cut: bool,
}

/// One line to put texts on. Each part gets a span, and is cut where it would leave it.
pub struct Line<'a> {
    painter: &'a Painter,
    baseline: f32,
}

impl<'a> Line<'a> {
    /// A line in the vertical middle of `row`.
    pub fn in_middle_of(painter: &'a Painter, row: Rect) -> Line<'a> {
        Line::on(painter, row.center().y + BASELINE_BELOW_MIDDLE)
    }

    /// A line with its baseline at `y`.
    pub fn on(painter: &'a Painter, y: f32) -> Line<'a> {
        Line {
            painter,
            baseline: y,
        }
    }

    /// Puts a text at the left end of `span`.
    pub fn left(&self, span: impl Into<Rangef>, text: impl Into<String>, look: &Type) -> Placed {
        let span = span.into();
        let galley = self.lay_out(span, text.into(), look);
        self.paint(span.min, galley, look)
    }

    /// Puts a text at the right end of `span`.
    pub fn right(&self, span: impl Into<Rangef>, text: impl Into<String>, look: &Type) -> Placed {
        let span = span.into();
        let galley = self.lay_out(span, text.into(), look);
        self.paint(span.max - galley.size().x, galley, look)
    }

    /// Puts a text in the middle of `span`.
    pub fn middle(&self, span: impl Into<Rangef>, text: impl Into<String>, look: &Type) -> Placed {
        let span = span.into();
        let galley = self.lay_out(span, text.into(), look);
        self.paint(span.center() - galley.size().x / 2.0, galley, look)
    }

    /// The width of a text that is not cut.
    pub fn width(&self, text: &str, look: &Type) -> f32 {
        let galley = self
            .painter
            .layout_no_wrap(text.to_owned(), look.font.clone(), look.colour);
        galley.size().x
    }

    fn lay_out(&self, span: Rangef, text: String, look: &Type) -> Arc<Galley> {
        let mut job = LayoutJob::simple_singleline(text, look.font.clone(), look.colour);
        job.wrap = TextWrapping::truncate_at_width(span.span().max(0.0));
        self.painter.layout_job(job)
    }

    fn paint(&self, left: f32, galley: Arc<Galley>, look: &Type) -> Placed {
        let ascent = galley
            .rows
            .first()
            .and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y))
            .unwrap_or_default();
        let placed = Placed {
            span: Rangef::new(left, left + galley.size().x),
            cut: galley.elided,
        };
        self.painter
            .galley(pos2(left, self.baseline - ascent), galley, look.colour);
        placed
    }
}
