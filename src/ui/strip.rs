//! A strip over the board, on which something is asked or offered: words, and buttons below them.

use egui::{Rect, Stroke, StrokeKind, Ui, vec2};

use super::Look;

/// The height of the row of buttons.
pub const BUTTONS: f32 = 26.0;
/// Between buttons, and below the strip.
pub const GAP: f32 = 6.0;
const PADDING: f32 = 8.0;
const CORNER: f32 = 4.0;
const OUTLINE: f32 = 1.4;

/// The parts of the place that a strip was painted in.
pub struct Strip {
    /// For the words.
    pub words: Rect,
    /// For the buttons.
    pub buttons: Rect,
    /// What is left for the board.
    pub rest: Rect,
}

/// Paints an empty strip at the top of a place.
pub fn paint(ui: &Ui, place: Rect, height: f32, look: Look<'_>) -> Strip {
    let (strip, board) = place.split_top_bottom_at_y(place.top() + height);
    let outline = Stroke::new(OUTLINE, look.palette.ink);
    let panel = look.palette.panel;
    ui.painter()
        .rect(strip, CORNER, panel, outline, StrokeKind::Inside);
    let inside = strip.shrink2(vec2(PADDING + 2.0, PADDING));
    let (words, buttons) = inside.split_top_bottom_at_y(inside.bottom() - BUTTONS);
    Strip {
        words,
        buttons,
        rest: board.with_min_y(board.top() + GAP),
    }
}
