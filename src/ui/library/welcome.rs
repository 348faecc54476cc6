//! What is shown where there is no library yet.

use egui::{Button, Label, Rect, Stroke, Ui, pos2};

use crate::app::{Action, Browse};
use crate::ui::Look;
use crate::ui::seat::Seat;
use crate::ui::window::within;

const WIDTH: f32 = 460.0;
const GAP: f32 = 8.0;

/// Tells what a library is, and offers the first step to one.
pub fn show<P: Seat>(ui: &mut Ui, rect: Rect, look: Look<'_>, actions: &mut Vec<Action<P>>) {
    let width = WIDTH.min(rect.width());
    let left = rect.center().x - width / 2.0;
    let place = Rect::from_min_max(
        pos2(left, rect.top() + rect.height() * 0.24),
        pos2(left + width, rect.bottom()),
    );
    within(ui, place, |ui| {
        ui.heading(look.text.get("library-welcome"));
        ui.add_space(GAP);
        for key in ["library-welcome-what", "library-welcome-safe"] {
            ui.add(Label::new(look.text.get(key)).wrap());
            ui.add_space(GAP / 2.0);
        }
        ui.add_space(GAP);
        let choose = Button::new(look.text.get("library-choose"));
        let choose = choose.stroke(Stroke::new(1.8, look.palette.accent));
        let choose = ui.add(choose);
        if ui.memory(|memory| memory.focused().is_none()) {
            choose.request_focus();
        }
        if choose.clicked() {
            actions.push(Action::Browse(Browse::ChooseFolder));
        }
    });
}
