//! The items of the menu that have to do with the review.

use egui::Ui;

use crate::app::Action;
use crate::coach::Review;
use crate::rules::Player;
use crate::storage::settings::ReviewSettings;
use crate::ui::numbers::decimal;
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::text::words;

use super::learn::learn;

/// Shows the items; `item` shows that of a command, enabled or not.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    actions: &mut Vec<Action<P>>,
    mut item: impl FnMut(&mut Ui, Command, bool),
) {
    let (text, model) = (table.look.text, table.model);
    if model.reviewing().is_some() {
        if ui.button(text.get("command-cancel-review")).clicked() {
            actions.push(Action::CancelReview);
            ui.close();
        }
    } else {
        item(ui, Command::Review, true);
    }
    let reviewed = table.review.is_some();
    item(ui, Command::ReviewSheet, reviewed && !model.is_what_if());
    let mut points = table.review.into_iter().flat_map(Review::turning_points);
    let goes_round = points.next().is_some();
    item(ui, Command::NextMistake, goes_round);
    item(ui, Command::PreviousMistake, goes_round);
    ui.add_enabled_ui(reviewed && !model.is_what_if(), |ui| {
        ui.menu_button(text.get("command-learn"), |ui| {
            let sides = Player::BOTH.map(Some).into_iter().chain([None]);
            for side in sides {
                let name = match side {
                    Some(side) => P::side(side, text),
                    None => text.get("learn-both"),
                };
                if ui.button(name).clicked() {
                    actions.push(learn(model, table.review, side));
                    ui.close();
                }
            }
        });
    });
    ui.menu_button(text.get("review-time"), |ui| {
        let review = model.settings.review;
        for milliseconds in ReviewSettings::TIMES {
            let seconds = decimal(f64::from(milliseconds) / 1000.0, text);
            let label = words!(text, "engine-seconds", seconds = seconds);
            let chosen = review.milliseconds() == milliseconds;
            if ui.radio(chosen, label).clicked() {
                actions.push(Action::SetReview(review.with_milliseconds(milliseconds)));
                ui.close();
            }
        }
    });
}
