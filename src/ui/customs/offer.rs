//! An offer of a draw to a person at the same desk: a line, and two buttons at the top.

use egui::{Button, Label, RichText, Stroke, Ui};

use crate::app::{Action, Custom};
use crate::rules::Player;
use crate::ui::seat::{Seat, Table};
use crate::ui::style::SMALL;
use crate::ui::text::words;

use super::words::name;

/// The outline of the buttons, in points.
const OUTLINE: f32 = 1.8;

/// Who has offered a draw, and how it is answered; nothing where nobody has.
pub fn words<P: Seat>(table: &Table<'_, P>) -> Option<String> {
    let by = table.model.draw_offered_by()?;
    let (model, text) = (table.model, table.look.text);
    Some(words!(
        text,
        "draw-offered",
        name = name(model, by, text),
        other = name(model, !by, text)
    ))
}

/// Shows the offer, from right to left, and says what was answered.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, by: Player, actions: &mut Vec<Action<P>>) {
    let look = table.look;
    for (key, accepts) in [("draw-decline", false), ("draw-accept", true)] {
        let label = RichText::new(look.text.get(key)).size(SMALL);
        // Menus have buttons without frames; these two are to be acted on.
        let button = Button::new(label).frame(true);
        let outline = Stroke::new(OUTLINE, look.palette.accent);
        if ui.add(button.stroke(outline)).clicked() {
            actions.push(Action::Custom(Custom::AnswerDraw { accepts }));
        }
    }
    let sign = words!(
        look.text,
        "draw-sign",
        name = name(table.model, by, look.text)
    );
    let sign = RichText::new(sign).color(look.palette.ink).strong();
    ui.add(Label::new(sign).truncate());
}
