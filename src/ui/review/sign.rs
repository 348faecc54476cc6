//! The sign that a review is under way, and how long it will take.

use std::time::Duration;

use egui::{Label, RichText, Ui};

use crate::app::Action;
use crate::ui::seat::{Seat, Table};
use crate::ui::style::SMALL;
use crate::ui::text::{Text, words};

/// Shows the sign, from right to left; `false` where nothing is under way.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) -> bool {
    let Some(progress) = table.model.reviewing() else {
        return false;
    };
    let look = table.look;
    let cancel = RichText::new(look.text.get("review-cancel")).size(SMALL);
    let cancel = ui.add(egui::Button::new(cancel).frame(true));
    if cancel.clicked() {
        actions.push(Action::CancelReview);
    }
    let sign = words!(
        look.text,
        "review-sign",
        done = progress.done,
        of = progress.of,
        left = duration(progress.left, look.text)
    );
    let sign = RichText::new(sign).color(look.palette.ink).strong();
    ui.add(Label::new(sign).truncate());
    true
}

/// A time in words, no finer than matters: `12 s`, `3 min`.
fn duration(time: Duration, text: &Text) -> String {
    let seconds = time.as_secs_f32().ceil() as i64;
    match seconds {
        ..100 => words!(text, "review-seconds", seconds = seconds),
        _ => words!(text, "review-minutes", minutes = (seconds + 59) / 60),
    }
}
