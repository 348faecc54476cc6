//! A pen that knows where the cells of a board are.

use std::ops::Deref;

use egui::{Painter, Pos2, Rect};

use crate::ui::Look;

use super::{Pen, Places};

/// What every part of a board's picture is painted with.
pub struct Canvas<G> {
    pen: Pen,
    /// Where the cells lie.
    pub geometry: G,
}

impl<G: Places> Canvas<G> {
    /// A canvas that paints nothing beyond `rect`.
    pub fn new(painter: &Painter, rect: Rect, geometry: G, look: Look<'_>) -> Canvas<G> {
        Canvas {
            pen: Pen {
                painter: painter.with_clip_rect(rect),
                palette: look.palette,
                unit: geometry.cell_size(),
            },
            geometry,
        }
    }

    /// The same canvas, cut off at the edges of `rect`.
    pub fn clipped(&self, rect: Rect) -> Canvas<G>
    where
        G: Clone,
    {
        Canvas {
            pen: Pen {
                painter: self.pen.painter.with_clip_rect(rect),
                ..self.pen
            },
            geometry: self.geometry.clone(),
        }
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: G::Cell) -> Pos2 {
        self.geometry.centre(cell)
    }
}

impl<G> Deref for Canvas<G> {
    type Target = Pen;

    fn deref(&self) -> &Pen {
        &self.pen
    }
}
