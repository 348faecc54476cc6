//! Learning a game in the window: the greeting of the first start, and the steps of a tutorial.

mod example;
mod greeting;
mod menu;
mod strip;

pub use example::{go as go_in_example, show as show_example};
pub use greeting::show as show_greeting;
pub use menu::entries as menu_entries;
pub use strip::show as show_strip;

use egui::accesskit::Live;
use egui::{Button, RichText, Stroke, Ui, vec2};

use crate::app::{Action, Model, NewGame};
use crate::engine::Level;
use crate::rules::ByPlayer;

use super::Look;
use super::glossary;
use super::seat::Seat;
use super::strip::BUTTONS;
use super::style::TEXT;

/// A button of a strip; what most people want next is framed.
fn button<'a>(key: &str, wanted: bool, look: Look<'_>) -> Button<'a> {
    let button = Button::new(RichText::new(look.text.get(key)).size(TEXT));
    let button = button.min_size(vec2(0.0, BUTTONS - 2.0));
    match wanted {
        true => button.stroke(Stroke::new(1.8, look.palette.accent)),
        false => button,
    }
}

/// A sentence of a strip, which screen readers say at once.
fn speak<P: Seat>(ui: &mut Ui, words: &str, strong: bool, look: Look<'_>) {
    let said = glossary::label::<P>(ui, words, strong, look);
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
}

/// Begins a game against the engine at its lowest level.
fn first_game<P: Seat>(model: &Model<P>) -> [Action<P>; 2] {
    let settings = &model.settings;
    let lowest = Level::all().next().unwrap_or_default();
    let game = NewGame {
        setup: settings.new_game.setup::<P>(),
        names: settings.new_game.names.clone(),
        engine: ByPlayer([false, true]),
        swap: false,
        bids: None,
        time: None,
        placement: Default::default(),
        by_lot: false,
        seed: 0,
    };
    [
        Action::SetEngine(settings.engine.with_level(lowest)),
        Action::NewGame(game),
    ]
}
