//! The greeting of the first start: a strip over the board that offers where to begin, and goes
//! away with whatever is done.

use egui::{Label, Layout, Rect, RichText, Ui, UiBuilder};

use crate::app::{Action, Dialog, Tuition};
use crate::ui::fonts;
use crate::ui::seat::{Seat, Table};
use crate::ui::strip::{self, GAP, Strip};
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::window::within;

use super::{button, first_game};

/// The title, two lines, and the buttons.
const HEIGHT: f32 = 108.0;
const TITLE_SIZE: f32 = 15.0;

/// Shows the greeting at the top of the place for the board, where there is one; returns the place
/// that is left.
pub fn show<P: Seat>(
    ui: &mut Ui,
    place: Rect,
    table: &Table<'_, P>,
    actions: &mut Vec<Action<P>>,
) -> Rect {
    if !table.model.greets() {
        return place;
    }
    let look = table.look;
    let Strip {
        words,
        buttons,
        rest,
    } = strip::paint(ui, place, HEIGHT, look);
    within(ui, words, |ui| {
        let game = look.text.get(&format!("{}-name", P::GAME));
        let title = words!(look.text, "greeting-title", game = game);
        ui.label(RichText::new(title).font(fonts::bold(TITLE_SIZE)));
        let offer = RichText::new(look.text.get("greeting-text")).size(TEXT);
        ui.add(Label::new(offer).wrap());
    });
    let layout = Layout::left_to_right(egui::Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(buttons).layout(layout));
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding.x = 8.0;
    let mut chosen = Vec::new();
    if ui.add(button("greeting-tutorial", true, look)).clicked() {
        chosen.push(Action::EndGreeting);
        chosen.push(Action::Tutor(Tuition::Begin(P::TUTORIAL)));
    }
    if ui.add(button("greeting-rules", false, look)).clicked() {
        chosen.push(Action::Show(Dialog::Rules));
    }
    if ui.add(button("greeting-play", false, look)).clicked() {
        chosen.push(Action::EndGreeting);
        chosen.extend(first_game(table.model));
    }
    if ui.add(button("greeting-later", false, look)).clicked() {
        chosen.push(Action::EndGreeting);
    }
    actions.extend(chosen);
    rest
}
