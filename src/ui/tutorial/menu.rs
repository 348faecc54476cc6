//! What the menu Help has for those who learn the game.

use egui::{Button, Ui};

use crate::app::{Action, Dialog, Tuition};
use crate::ui::seat::{Seat, Table};

/// Shows the items.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let text = table.look.text;
    let begun = table.model.tutorial().is_some();
    let tutorial = Button::new(text.get("command-tutorial"));
    if ui.add_enabled(!begun, tutorial).clicked() {
        actions.push(Action::Tutor(Tuition::Begin(P::TUTORIAL)));
        ui.close();
    }
    ui.menu_button(text.get("menu-examples"), |ui| {
        for example in P::EXAMPLES {
            if ui.button(text.get(example.key)).clicked() {
                actions.push(Action::ShowExample(example));
                ui.close();
            }
        }
    });
    if ui.button(text.get(&format!("{}-rules", P::GAME))).clicked() {
        actions.push(Action::Show(Dialog::Rules));
        ui.close();
    }
}
