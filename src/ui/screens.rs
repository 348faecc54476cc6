//! Whether a window can be seen and moved on the screens that there are.

use egui::{Plugin, Ui, ViewportCommand};

/// A rectangle of the desktop that all screens are part of, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Area {
    left: i64,
    top: i64,
    width: i64,
    height: i64,
}

impl Area {
    fn new((left, top): (i32, i32), (width, height): (u32, u32)) -> Area {
        Area {
            left: left.into(),
            top: top.into(),
            width: width.into(),
            height: height.into(),
        }
    }

    /// Width and height of what both have in common.
    fn common(self, other: Area) -> (i64, i64) {
        let common = |start: i64, length: i64, other_start: i64, other_length: i64| {
            (start + length).min(other_start + other_length) - start.max(other_start)
        };
        (
            common(self.left, self.width, other.left, other.width),
            common(self.top, self.height, other.top, other.height),
        )
    }
}

/// So much of a window is taken hold of by the mouse, from left to right and from its top down.
const GRIP: (i64, i64) = (200, 40);

/// Whether enough of the upper edge of a window lies on one of the screens.
fn is_within_reach(window: Area, screens: impl IntoIterator<Item = Area>) -> bool {
    let edge = Area {
        height: GRIP.1.min(window.height),
        ..window
    };
    screens.into_iter().any(|screen| {
        let (width, height) = edge.common(screen);
        width >= GRIP.0.min(window.width) && height >= edge.height
    })
}

/// Brings a window back that was left on a screen that is no longer there.
pub(super) fn bring_within_reach(context: &eframe::CreationContext<'_>) {
    let Some(window) = context.winit_window() else {
        return;
    };
    // Not every system tells where a window is; then none lets it be chosen either.
    let Ok(place) = window.outer_position() else {
        return;
    };
    let area = Area::new(place.into(), window.outer_size().into());
    let mut screens = window.available_monitors().map(|screen| {
        let (place, size) = (screen.position(), screen.size());
        Area::new(place.into(), size.into())
    });
    if is_within_reach(area, &mut screens) {
        return;
    }
    let first = window.primary_monitor();
    if let Some(screen) = first.or_else(|| window.available_monitors().next()) {
        log::info!("the window is brought back from {area:?}");
        window.set_outer_position(screen.position());
    }
}

/// Lets a window take the whole screen as soon as it is there: under X11 nobody heeds the wish of
/// one that is still to come.
#[derive(Default)]
pub(super) struct Maximize {
    /// The frames that were shown.
    frames: u8,
}

impl Maximize {
    /// The window is there after the first of them.
    const FRAMES: u8 = 2;
}

impl Plugin for Maximize {
    fn debug_name(&self) -> &'static str {
        "maximize"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if self.frames > Self::FRAMES {
            return;
        }
        self.frames += 1;
        ui.request_repaint();
        let is_maximized = ui.input(|input| input.viewport().maximized);
        if self.frames > Self::FRAMES && is_maximized != Some(true) {
            ui.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_reached(place: (i32, i32), size: (u32, u32)) -> bool {
        let left = Area::new((-1920, 0), (1920, 1080));
        let right = Area::new((0, 200), (1280, 800));
        is_within_reach(Area::new(place, size), [left, right])
    }

    #[test]
    fn a_window_is_within_reach_where_its_upper_edge_is_on_a_screen() {
        assert!(is_reached((0, 200), (1280, 800)));
        assert!(is_reached((1000, 900), (1280, 800)), "hanging out of it");
        assert!(is_reached((-1720, 1000), (800, 600)), "on the other");
        assert!(is_reached((-100, 300), (800, 600)), "on both");
        assert!(is_reached((1200, 300), (60, 30)), "small, but all of it");
    }

    #[test]
    fn a_window_off_every_screen_is_not_within_reach() {
        for place in [
            (5000, 5000),
            (-5000, 0),
            (0, -600),
            (1200, 300),
            (0, 990),
            (0, 100),
        ] {
            assert!(!is_reached(place, (800, 600)), "{place:?}");
        }
        assert!(!is_reached((i32::MAX, i32::MIN), (u32::MAX, u32::MAX)));
        assert!(!is_within_reach(Area::new((0, 0), (800, 600)), []));
    }
}
