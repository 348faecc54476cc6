//! A move on its way.

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Position};

use super::canvas::Canvas;
use super::pieces;
use super::scene::Motion;

impl Motion {
    /// Whether what stands on a cell is part of the moving picture.
    pub(super) fn covers(&self, cell: Cell) -> bool {
        match self.play {
            Move::Sow { .. } => self.play.path().any(|passed| passed == cell),
            Move::Place(to) => cell == to,
            Move::Harvest { from, to } => cell == from || cell == to,
            Move::Pass => false,
        }
    }

    /// Cells between start and end.
    fn distance(&self) -> u8 {
        self.play.path().count().saturating_sub(1) as u8
    }

    /// The height of the stack when it has left so many seeds behind.
    fn harvest(&self, arrived: bool, left: u8) -> u8 {
        match self.play {
            // The stack goes as far as it is high, and grows by one when it arrives.
            Move::Harvest { .. } => self.distance() + u8::from(arrived),
            // It sows one cell less far than it is high, a seed a cell.
            Move::Sow { .. } => self.distance() + 1 - left,
            Move::Place(_) | Move::Pass => 1,
        }
    }
}

/// Paints what moves, in the place of the pieces that it covers.
pub(super) fn paint(canvas: &Canvas, motion: &Motion) {
    let (from, Some(to)) = Position::ends(motion.play) else {
        return;
    };
    let progress = motion.progress.clamp(0.0, 1.0);
    let colours = canvas.owner(motion.mover);
    let landing = canvas.centre(to);
    let Some(from) = from else {
        let above = egui::vec2(0.0, canvas.cell() * 0.3 * (1.0 - progress));
        if progress > 0.0 {
            pieces::farmer(canvas, landing - above, &colours, 1);
        }
        return;
    };
    let mut left = 0;
    if let Move::Sow { .. } = motion.play {
        // A seed falls as soon as the farmer is half a cell beyond.
        let passed = progress * f32::from(motion.distance());
        left = ((passed + 0.5) as u8).min(motion.distance());
        for cell in motion.play.path().take(usize::from(left)) {
            pieces::seed(canvas, canvas.centre(cell), motion.mover, colours.outline);
        }
    }
    let place = canvas.centre(from).lerp(landing, progress);
    let harvest = motion.harvest(progress >= 1.0, left);
    pieces::farmer(canvas, place, &colours, harvest);
}
