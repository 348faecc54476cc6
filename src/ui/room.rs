//! How much room a panel has.

/// Panels narrower than this drop columns and use more lines.
const WIDE_FROM: f32 = 400.0;

/// The two layouts of every panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Beside the board in a usual window.
    Wide,
    /// In the smallest window, or with large text.
    Narrow,
}

impl Room {
    /// The layout for a width in points.
    pub fn of(width: f32) -> Room {
        if width < WIDE_FROM {
            Room::Narrow
        } else {
            Room::Wide
        }
    }
}
