//! Tools that the workshops of several games have.

use std::ops::RangeInclusive;

use egui::{Button, DragValue, Event, Ui};

use crate::rules::Player;
use crate::ui::Look;
use crate::ui::seat::Seat;
use crate::ui::text::words;

/// What a click puts on a cell.
pub trait Brush: Copy + PartialEq + 'static {
    /// All brushes, in the order of their digits.
    const ALL: &'static [Self];

    /// The message that names it.
    fn key(self) -> &'static str;
}

/// Shows the brushes: one is chosen by a click or by its digit.
pub fn brushes<B: Brush>(ui: &mut Ui, chosen: &mut B, look: Look<'_>) {
    let digits = || (1..).map(|digit: usize| digit.to_string());
    if !ui.text_edit_focused() {
        for event in ui.input(|input| input.events.clone()) {
            let Event::Text(sign) = event else { continue };
            let mut brushes = B::ALL.iter().zip(digits());
            if let Some((&brush, _)) = brushes.find(|(_, digit)| *digit == sign) {
                *chosen = brush;
            }
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 6.0;
        for (&brush, digit) in B::ALL.iter().zip(digits()) {
            let name = look.text.get(brush.key());
            let button = Button::selectable(*chosen == brush, name.as_str());
            let button = ui.add(button.shortcut_text(digit));
            if button.accessible_name(name).clicked() {
                *chosen = brush;
            }
        }
    });
}

/// A number with a button on either side of it.
pub fn stepper(ui: &mut Ui, key: &str, value: &mut u8, range: RangeInclusive<u8>, look: Look<'_>) {
    let name = look.text.get(key);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let label = ui.label(name.as_str());
        let button = |ui: &mut Ui, sign: &str, key: &str, enabled: bool| {
            let name = words!(look.text, key, what = name.as_str());
            let button = ui.add_enabled(enabled, Button::new(sign));
            button.accessible_name(name).clicked()
        };
        if button(ui, "−", "editor-less", *value > *range.start()) {
            *value -= 1;
        }
        ui.add(DragValue::new(value).range(range.clone()).speed(0.1))
            .labelled_by(label.id);
        if button(ui, "+", "editor-more", *value < *range.end()) {
            *value += 1;
        }
    });
}

/// Chooses whose turn it is.
pub fn turn<P: Seat>(ui: &mut Ui, turn: Player, look: Look<'_>) -> Player {
    let mut chosen = turn;
    ui.horizontal_wrapped(|ui| {
        ui.label(look.text.get("editor-turn"));
        for player in Player::BOTH {
            ui.radio_value(&mut chosen, player, P::side(player, look.text));
        }
    });
    chosen
}

/// Chooses how many passes there were in succession, up to `most`.
pub fn passes(ui: &mut Ui, passes: u8, most: u8, look: Look<'_>) -> u8 {
    let mut chosen = passes;
    ui.horizontal_wrapped(|ui| {
        ui.label(look.text.get("editor-passes"));
        for count in 0..=most {
            ui.radio_value(&mut chosen, count, count.to_string());
        }
    });
    chosen
}

/// Whether the board is to be emptied.
pub fn empties(ui: &mut Ui, look: Look<'_>) -> bool {
    ui.button(look.text.get("editor-clear")).clicked()
}
