//! The strip over the board on which a step of the tutorial is told.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder};

use crate::app::{Action, Attempt, Goal, Notice, Tuition, Tutorial, TutorialStep};
use crate::ui::notice;
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::strip::{self, GAP, Strip};
use crate::ui::style::TEXT;
use crate::ui::text::{Text, words};
use crate::ui::window::within;

use super::{button, first_game, speak};

/// Two lines for the task, two for the answer, and the buttons.
const HEIGHT: f32 = 112.0;
const LINE_GAP: f32 = 3.0;

/// Shows the strip at the top of the place for the board, while somebody goes through a tutorial;
/// returns the place that is left.
pub fn show<P: Seat>(
    ui: &mut Ui,
    place: Rect,
    table: &Table<'_, P>,
    actions: &mut Vec<Action<P>>,
) -> Rect {
    let Some(tutorial) = table.model.tutorial() else {
        return place;
    };
    let Strip {
        words,
        buttons,
        rest,
    } = strip::paint(ui, place, HEIGHT, table.look);
    within(ui, words, |ui| say(ui, table, tutorial));
    let layout = Layout::right_to_left(Align::Center);
    let buttons = UiBuilder::new().max_rect(buttons).layout(layout);
    show_buttons(&mut ui.new_child(buttons), table, tutorial, actions);
    rest
}

/// The task, and what became of it.
fn say<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, tutorial: &Tutorial) {
    let text = table.look.text;
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    let (task, answer) = match tutorial.step() {
        Some(step) => (text.get(step.key), answer(table, tutorial, step)),
        None => (text.get("tutorial-end"), None),
    };
    speak::<P>(ui, &task, true, table.look);
    if let Some(answer) = answer {
        speak::<P>(ui, &answer, false, table.look);
    }
}

/// What there is to say about what was tried.
fn answer<P: Seat>(
    table: &Table<'_, P>,
    tutorial: &Tutorial,
    step: &TutorialStep,
) -> Option<String> {
    let (model, text) = (table.model, table.look.text);
    if tutorial.attempt() == Attempt::Done {
        return Some(text.get(&format!("{}-done", step.key)));
    }
    if let Some(notice) = model.notice.as_ref().filter(|notice| objects(notice)) {
        return Some(notice::words_of(notice, model, text));
    }
    match tutorial.attempt() {
        Attempt::Wrong => Some(text.get(&format!("{}-wrong", step.key))),
        Attempt::Open | Attempt::Done => tutorial.is_hinted().then(|| hint(tutorial, step, text)),
    }
}

/// Whether a notice says why something cannot be done.
fn objects<P: Seat>(notice: &Notice<P>) -> bool {
    matches!(
        notice,
        Notice::Illegal(_) | Notice::NoMoves(_) | Notice::NotAMove(_)
    )
}

fn hint(tutorial: &Tutorial, step: &TutorialStep, text: &Text) -> String {
    match (step.goal, tutorial.solution()) {
        (Goal::Point(_), Some(cell)) => words!(text, "tutorial-hint-cell", cell = cell),
        (_, Some("pass")) => text.get("tutorial-hint-pass"),
        (_, Some(play)) => words!(text, "tutorial-hint-move", play = play),
        (_, None) => text.get("tutorial-hint-any"),
    }
}

/// The buttons from right to left, and how far the tutorial has come.
fn show_buttons<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    tutorial: &Tutorial,
    actions: &mut Vec<Action<P>>,
) {
    let look = table.look;
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding.x = 8.0;
    let done = tutorial.attempt() == Attempt::Done;
    let (number, of) = tutorial.progress();
    if ui.add(button("learn-leave", false, look)).clicked() {
        actions.push(Action::DropWhatIf);
    }
    if tutorial.step().is_none() {
        if ui.add(button("greeting-play", true, look)).clicked() {
            actions.push(Action::DropWhatIf);
            actions.extend(first_game(table.model));
        }
        if ui.add(button("tutorial-back", false, look)).clicked() {
            actions.push(Action::Tutor(Tuition::Back));
        }
        return;
    }
    let next = match done {
        true => "learn-next",
        false => "learn-skip",
    };
    for (shown, enabled, tuition, key) in [
        (
            button(next, done, look),
            true,
            Tuition::Next,
            Command::NextMistake,
        ),
        (
            button("tutorial-back", false, look),
            number > 1,
            Tuition::Back,
            Command::PreviousMistake,
        ),
        (
            button("learn-hint", false, look),
            tutorial.may_hint(),
            Tuition::Hint,
            Command::Hint,
        ),
    ] {
        let key = key.keys(&table.model.settings);
        let shown = ui.add_enabled(enabled, shown);
        if shown.on_hover_text(key).clicked() {
            actions.push(Action::Tutor(tuition));
        }
    }
    let progress = words!(look.text, "tutorial-progress", number = number, of = of);
    let progress = RichText::new(progress).size(TEXT).strong();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(progress).truncate());
    });
}
