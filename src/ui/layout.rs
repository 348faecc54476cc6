//! Where the parts of the window are. The board is whole at any size; everything else gives way.

use egui::{Rect, pos2, vec2};

use crate::storage::settings::TimelineView;

use super::bottom_bar::BottomBar;
use super::timeline;

const MENU_HEIGHT: f32 = 30.0;
/// Above the bar at the bottom, where its rule is.
const BOTTOM_MARGIN: f32 = 2.0;
const MARGIN: f32 = 8.0;
/// From this width on there is room for panels beside each other, in points.
const WIDE_FROM: f32 = 1000.0;
/// In narrower windows, as with large text, the board and the panels take turns.
const SIDE_BY_SIDE_FROM: f32 = 500.0;
const WIDE_SIDE: f32 = 470.0;
const NARROW_SIDE: f32 = 254.0;
/// What the board's coordinates take on its left and below it.
const COORDINATES: f32 = 20.0;

/// The places of the parts, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The menu bar.
    pub menu: Rect,
    /// The board with its coordinates.
    pub board: Rect,
    /// Players, tables and moves.
    pub side: Rect,
    /// The timeline over the whole width; without it the timeline is part of the side.
    pub timeline: Option<Rect>,
    /// Step buttons, pass and the status line.
    pub bottom: Rect,
    /// Whether the board and the side are in the same place, to be shown in turns.
    pub folded: bool,
}

/// Whether there is no room for the board and the panels beside each other.
pub fn is_folded(screen: Rect) -> bool {
    screen.width() < SIDE_BY_SIDE_FROM
}

impl Layout {
    /// The places in a window whose timeline shows that.
    pub fn of(screen: Rect, view: TimelineView) -> Layout {
        let wide = screen.width() >= WIDE_FROM;
        let folded = is_folded(screen);
        let (menu, rest) = screen.split_top_bottom_at_y(screen.top() + MENU_HEIGHT);
        let bar = BottomBar::height(screen.width()) + BOTTOM_MARGIN;
        let (rest, bottom) = rest.split_top_bottom_at_y(rest.bottom() - bar);
        let mut desk = rest.shrink2(vec2(MARGIN, MARGIN / 2.0));
        let mut timeline = None;
        if wide {
            let height = timeline::height(desk.width(), view, screen.height());
            let (above, below) = desk.split_top_bottom_at_y(desk.bottom() - height);
            timeline = Some(below);
            desk = above.with_max_y(above.bottom() - MARGIN / 2.0);
        }
        if folded {
            return Layout {
                menu,
                board: desk,
                side: desk,
                timeline,
                bottom,
                folded,
            };
        }
        let least_side = if wide { WIDE_SIDE } else { NARROW_SIDE };
        // The board takes a square, and its coordinates a strip on two sides.
        let width = desk.width() - least_side - MARGIN;
        let board = (width).min(desk.height()).max(COORDINATES);
        let board = Rect::from_min_size(desk.min, vec2(board, board.min(desk.height())));
        let side = Rect::from_min_max(pos2(board.right() + MARGIN, desk.top()), desk.max);
        Layout {
            menu,
            board,
            side,
            timeline,
            bottom,
            folded,
        }
    }

    /// Whether the side has room for panels beside each other.
    pub fn is_wide(&self) -> bool {
        self.timeline.is_some()
    }
}
