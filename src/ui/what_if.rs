//! The sign that something is tried out, with what can become of it.

use egui::{Button, RichText, Ui};

use crate::app::Action;

use super::seat::{Seat, Table};
use super::shortcuts::Command;
use super::style::SMALL;
use super::text::words;

/// Shows the sign, from right to left, and says what was chosen.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let (model, look) = (table.model, table.look);
    let small = |key: &str| RichText::new(look.text.get(key)).size(SMALL);
    let drop = ui.button(small("what-if-drop"));
    if drop
        .on_hover_text(look.text.get("what-if-drop-help"))
        .clicked()
    {
        actions.push(Action::DropWhatIf);
    }
    let keep = ui.add_enabled(model.tried() > 0, Button::new(small("what-if-keep")));
    if keep
        .on_hover_text(words!(
            look.text,
            "what-if-keep-help",
            keys = Command::KeepWhatIf.keys(&model.settings)
        ))
        .clicked()
    {
        actions.push(Action::KeepWhatIf);
    }
    let sign = words!(look.text, "what-if-sign", moves = model.tried());
    let sign = RichText::new(sign).color(look.palette.ink).strong();
    ui.add(egui::Label::new(sign).truncate());
}
