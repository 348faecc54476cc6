//! How the window is arranged when it closes, to be arranged so again.

use egui::Ui;

use crate::app::{Action, Custom};
use crate::storage::settings::{Arrangement, WindowPlace, WindowSize};
use crate::ui::seat::Seat;

use super::Window;

impl<P: Seat> Window<P> {
    /// All this is remembered when the window closes, not while it is dragged.
    pub(super) fn remember_window(&mut self, ui: &Ui) {
        if !self.model.closing {
            return;
        }
        // In points of the system, which do not know how large our text is.
        let zoom = ui.ctx().zoom_factor();
        let (size, outer, maximized) = ui.input(|input| {
            let viewport = input.viewport();
            let size = input.viewport_rect().size();
            let outer = viewport.outer_rect.map(|outer| outer * zoom);
            (size * zoom, outer, viewport.maximized)
        });
        let settings = &self.model.settings;
        let maximized = maximized.unwrap_or_default();
        let mut arrangement = Arrangement {
            maximized,
            panel: self.views.tab,
            ..settings.arrangement
        };
        // What it was before it took the whole screen is what it goes back to.
        if !maximized {
            arrangement.place = outer.map(|outer| WindowPlace {
                x: outer.left().round() as i32,
                y: outer.top().round() as i32,
            });
            let size = WindowSize {
                width: size.x.round() as u32,
                height: size.y.round() as u32,
            };
            if settings.window != Some(size) {
                self.actions.push(Action::RememberWindow(size));
            }
        }
        if arrangement != settings.arrangement {
            let arrange = Custom::RememberArrangement(arrangement);
            self.actions.push(Action::Custom(arrange));
        }
    }
}
