//! The strip over the board on which questions are asked.

use egui::accesskit::Live;
use egui::{Align, Button, Label, Layout, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder, vec2};

use crate::app::{Action, Learning, Lesson, Solved, Stage};
use crate::coach::Question;
use crate::ui::seat::{Seat, Table};
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::window::within;

use super::words::{When, loss_words};

/// Two lines of text and the buttons.
const HEIGHT: f32 = 84.0;
const BUTTONS: f32 = 26.0;
const PADDING: f32 = 8.0;
const GAP: f32 = 6.0;
const CORNER: f32 = 4.0;
const OUTLINE: f32 = 1.4;

/// Shows the strip at the top of the place for the board, while questions are asked; returns the
/// place that is left.
pub fn show<P: Seat>(
    ui: &mut Ui,
    place: Rect,
    table: &Table<'_, P>,
    actions: &mut Vec<Action<P>>,
) -> Rect {
    let Some(learning) = table.model.learning() else {
        return place;
    };
    let (strip, board) = place.split_top_bottom_at_y(place.top() + HEIGHT);
    let palette = table.look.palette;
    let outline = Stroke::new(OUTLINE, palette.ink);
    ui.painter()
        .rect(strip, CORNER, palette.panel, outline, StrokeKind::Inside);
    let inside = strip.shrink2(vec2(PADDING + 2.0, PADDING));
    let (words, buttons) = inside.split_top_bottom_at_y(inside.bottom() - BUTTONS);
    within(ui, words, |ui| say(ui, table, learning));
    within(ui, buttons, |ui| show_buttons(ui, table, learning, actions));
    board.with_min_y(board.top() + GAP)
}

/// What there is to say: the question, or what became of the answer.
fn say<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, learning: &Learning<P>) {
    let said = sentence(table, learning);
    let label = Label::new(RichText::new(said.as_str()).size(TEXT)).wrap();
    let said = ui.add(label).on_hover_text(said);
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
}

fn sentence<P: Seat>(table: &Table<'_, P>, learning: &Learning<P>) -> String {
    let text = table.look.text;
    let Some(question) = learning.question() else {
        let (_, of) = learning.progress();
        return words!(
            text,
            "learn-result",
            once = learning.count(Solved::AtOnce),
            later = learning.count(Solved::Later),
            of = of
        );
    };
    let told = |play| question.position.effect_words(play, text);
    match learning.stage() {
        Stage::Asked => asked(table, learning, question),
        Stage::Weighing { play, .. } => {
            words!(text, "learn-weighing", play = play.to_string())
        }
        Stage::Wrong { play, answer } => words!(
            text,
            "learn-wrong",
            play = play.to_string(),
            loss = loss_words(&answer.loss, When::Now, text)
        ),
        Stage::Right { play } if *play == question.best() => {
            words!(text, "learn-right", told = told(*play))
        }
        Stage::Right { play } => words!(text, "learn-as-good", told = told(*play)),
        Stage::Shown | Stage::Done => words!(text, "learn-shown", told = told(question.best())),
    }
}

/// The question, with the hint where one was given.
fn asked<P: Seat>(table: &Table<'_, P>, learning: &Learning<P>, question: &Question<P>) -> String {
    let text = table.look.text;
    let side = P::side(question.position.turn(), text);
    let asked = match question.mistake {
        Some((play, loss)) => words!(
            text,
            "learn-asked-mistake",
            side = side,
            play = play.to_string(),
            loss = loss_words(&loss, When::Then, text)
        ),
        None => words!(text, "learn-asked", side = side),
    };
    if !learning.is_hinted() {
        return asked;
    }
    let hint = match P::ends(question.best()) {
        (Some(from), _) => words!(text, "learn-hint-from", cell = from.to_string()),
        (None, Some(to)) => {
            let line: String = to.to_string().chars().take(1).collect();
            words!(text, "learn-hint-line", line = line)
        }
        (None, None) => text.get("learn-hint-pass"),
    };
    words!(text, "learn-hinted", asked = asked, hint = hint)
}

fn show_buttons<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    learning: &Learning<P>,
    actions: &mut Vec<Action<P>>,
) {
    let (text, palette) = (table.look.text, table.look.palette);
    let (number, of) = learning.progress();
    let over = learning.question().is_none();
    let open = matches!(learning.stage(), Stage::Asked | Stage::Wrong { .. });
    let solved = matches!(learning.stage(), Stage::Right { .. } | Stage::Shown);
    let size = vec2(0.0, BUTTONS - 2.0);
    let layout = Layout::right_to_left(Align::Center);
    let place = UiBuilder::new().max_rect(ui.max_rect()).layout(layout);
    let ui = &mut ui.new_child(place);
    ui.spacing_mut().item_spacing.x = GAP;
    ui.spacing_mut().button_padding.x = 8.0;
    let button = |key: &str| Button::new(RichText::new(text.get(key)).size(TEXT)).min_size(size);
    if ui.add(button("learn-leave")).clicked() {
        actions.push(Action::DropWhatIf);
    }
    if over {
        return;
    }
    let mut next = button(match solved {
        true => "learn-next",
        false => "learn-skip",
    });
    if solved {
        next = next.stroke(Stroke::new(1.8, palette.accent));
    }
    for (shown, enabled, lesson) in [
        (next, true, Lesson::Next),
        (button("learn-show"), open, Lesson::Show),
        (
            button("learn-hint"),
            open && !learning.is_hinted(),
            Lesson::Hint,
        ),
    ] {
        if ui.add_enabled(enabled, shown).clicked() {
            actions.push(Action::Learn(lesson));
        }
    }
    let progress = words!(text, "learn-progress", number = number, of = of);
    let progress = RichText::new(progress).size(TEXT).strong();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(progress).truncate());
    });
}
