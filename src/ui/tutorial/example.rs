//! The strip over the board on which the comments of an example game are told.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder};

use crate::app::{Action, Example, Model, Step};
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::strip::{self, GAP, Strip};
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::window::within;

use super::{button, speak};

/// Four lines and the buttons.
const HEIGHT: f32 = 112.0;

/// Shows the strip at the top of the place for the board, while an example game lies there;
/// returns the place that is left.
pub fn show<P: Seat>(
    ui: &mut Ui,
    place: Rect,
    table: &Table<'_, P>,
    actions: &mut Vec<Action<P>>,
) -> Rect {
    let Some(example) = table.model.example() else {
        return place;
    };
    let look = table.look;
    let Strip {
        words: upper,
        buttons,
        rest,
    } = strip::paint(ui, place, HEIGHT, look);
    let ply = ply(table);
    within(ui, upper, |ui| {
        let key = match example.comment_at(ply) {
            Some(at) => format!("{}-{at}", example.key),
            None => example.key.to_owned(),
        };
        speak::<P>(ui, &look.text.get(&key), false, look);
    });
    let layout = Layout::right_to_left(Align::Center);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(buttons).layout(layout));
    show_buttons(ui, table, example, ply, actions);
    rest
}

/// The plies before the cursor.
fn ply<P: Seat>(table: &Table<'_, P>) -> usize {
    let record = &table.model.record;
    record.ply(record.cursor())
}

fn show_buttons<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    example: &Example,
    ply: usize,
    actions: &mut Vec<Action<P>>,
) {
    let look = table.look;
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding.x = 8.0;
    if ui.add(button("learn-leave", false, look)).clicked() {
        actions.push(Action::DropWhatIf);
    }
    let (after, before) = (example.comment_after(ply), example.comment_before(ply));
    for (key, to, command) in [
        ("learn-next", after, Command::NextMistake),
        ("tutorial-back", before, Command::PreviousMistake),
    ] {
        let shown = button(key, key == "learn-next" && to.is_some(), look);
        let shown = ui.add_enabled(to.is_some(), shown);
        let key = command.keys(&table.model.settings);
        if shown.on_hover_text(key).clicked() {
            actions.extend(to.map(|ply| Action::Step(Step::To(ply))));
        }
    }
    let title = words!(
        look.text,
        "example-title",
        title = look.text.get(example.key),
        ply = ply
    );
    let title = RichText::new(title).size(TEXT).strong();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(title).truncate());
    });
}

/// The comment after the cursor or before it, which a key leads to.
pub fn go<P: Seat>(model: &Model<P>, forward: bool) -> Option<Action<P>> {
    let example = model.example()?;
    let ply = model.record.ply(model.record.cursor());
    let to = match forward {
        true => example.comment_after(ply),
        false => example.comment_before(ply),
    };
    to.map(|ply| Action::Step(Step::To(ply)))
}
