//! What every part of the picture is painted with.

use std::ops::Deref;

use egui::{Painter, Pos2, Rect};

use crate::rules::agon::Cell;
use crate::ui::Look;
use crate::ui::board::{Pen, Places as _};

use super::Geometry;

/// A pen that knows where the cells are.
pub(super) struct Canvas {
    pen: Pen,
    pub(super) geometry: Geometry,
}

impl Deref for Canvas {
    type Target = Pen;

    fn deref(&self) -> &Pen {
        &self.pen
    }
}

impl Canvas {
    pub(super) fn new(painter: &Painter, rect: Rect, geometry: Geometry, look: Look<'_>) -> Canvas {
        let part = geometry.part().unwrap_or(rect);
        Canvas {
            pen: Pen {
                painter: painter.with_clip_rect(rect.intersect(part)),
                palette: look.palette,
                unit: geometry.cell_size(),
            },
            geometry,
        }
    }

    pub(super) fn centre(&self, cell: Cell) -> Pos2 {
        self.geometry.centre(cell)
    }
}
