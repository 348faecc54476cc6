//! The items of the menu that have to do with the review.

use crate::app::Action;
use crate::coach::Review;
use crate::rules::Player;
use crate::storage::settings::ReviewSettings;
use crate::ui::menu::{Entry, Item, Menu, State, command_item};
use crate::ui::numbers::decimal;
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::text::words;

use super::learn::learn;

/// The items.
pub fn entries<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let (text, model) = (table.look.text, table.model);
    let item = |command, enabled| command_item(table, command).enabled(enabled).into();
    let reviewed = table.review.is_some() && !model.is_what_if();
    let mut points = table.review.into_iter().flat_map(Review::turning_points);
    let goes_round = points.next().is_some();
    let sides = Player::BOTH.map(Some).into_iter().chain([None]);
    let learn = sides.map(|side| {
        let name = match side {
            Some(side) => P::side(side, text),
            None => text.get("learn-both"),
        };
        Item::act(name, learn(model, table.review, side)).into()
    });
    let review = model.settings.review;
    let times = ReviewSettings::TIMES.into_iter().map(|time| {
        let seconds = decimal(f64::from(time) / 1000.0, text);
        let name = words!(text, "engine-seconds", seconds = seconds);
        Item::act(name, Action::SetReview(review.with_milliseconds(time)))
            .state(State::Choice(review.milliseconds() == time))
            .into()
    });
    vec![
        match model.reviewing() {
            Some(_) => Item::act(text.get("command-cancel-review"), Action::CancelReview).into(),
            None => item(Command::Review, true),
        },
        item(Command::ReviewSheet, reviewed),
        item(Command::NextMistake, goes_round),
        item(Command::PreviousMistake, goes_round),
        Entry::Menu(Menu {
            name: text.get("command-learn"),
            enabled: reviewed,
            entries: learn.collect(),
        }),
        Entry::Menu(Menu {
            name: text.get("review-time"),
            enabled: true,
            entries: times.collect(),
        }),
    ]
}
