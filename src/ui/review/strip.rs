//! The strip over the board on which questions are asked.

use egui::accesskit::Live;
use egui::{Align, Button, Label, Layout, Rect, RichText, Stroke, Ui, UiBuilder, vec2};

use crate::app::{Action, Course, Learning, Lesson, Solved, Stage};
use crate::coach::{Aim, Question};
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::strip::{self, BUTTONS, GAP, Strip};
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::training;
use crate::ui::window::within;

use super::words::{When, loss_words};

/// Two lines of text and the buttons.
const HEIGHT: f32 = 84.0;
/// So many moves after the best one are told.
const FORESEEN: usize = 3;

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
    let Strip {
        words,
        buttons,
        rest,
    } = strip::paint(ui, place, HEIGHT, table.look);
    within(ui, words, |ui| say(ui, table, learning));
    within(ui, buttons, |ui| show_buttons(ui, table, learning, actions));
    rest
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
        let once = learning.count(Solved::AtOnce);
        return match (learning.course(), learning.stage()) {
            (Course::Training, Stage::Seeking) => text.get("training-seeking-question"),
            (Course::Training, _) => words!(text, "training-done", once = once, of = of),
            (Course::Mistakes, _) => words!(
                text,
                "learn-result",
                once = once,
                later = learning.count(Solved::Later),
                of = of
            ),
        };
    };
    let record = &table.model.record;
    let told = |play| record.position(learning.node()).effect_words(play, text);
    match learning.stage() {
        Stage::Asked | Stage::Seeking => asked(table, learning, question),
        Stage::Weighing { play, .. } => {
            words!(text, "learn-weighing", play = play.to_string())
        }
        Stage::Wrong { play, answer } => {
            let wrong = words!(
                text,
                "learn-wrong",
                play = play.to_string(),
                loss = loss_words(&answer.loss, When::Now, text)
            );
            let told = told(*play);
            match (learning.course(), answer.line.first()) {
                (Course::Mistakes, _) => wrong,
                (Course::Training, None) => {
                    words!(text, "training-wrong", wrong = wrong, told = told)
                }
                (Course::Training, Some(reply)) => words!(
                    text,
                    "training-wrong-answered",
                    wrong = wrong,
                    side = P::side(!question.position.turn(), text),
                    reply = reply.to_string(),
                    told = told
                ),
            }
        }
        Stage::Right { .. } if question.aim == Aim::Hold => {
            words!(
                text,
                "training-held-to-the-end",
                told = outcome_words(table)
            )
        }
        Stage::Right { play, .. } if *play == question.best() => {
            words!(
                text,
                "learn-right",
                told = explained(table, learning, question)
            )
        }
        Stage::Right { play, loss } if loss.is_slight() => {
            words!(text, "learn-as-good", told = told(*play))
        }
        Stage::Right { play, loss } => words!(
            text,
            "learn-good-enough",
            best = question.best().to_string(),
            loss = loss_words(loss, When::Now, text),
            told = told(*play)
        ),
        Stage::Shown | Stage::Done => {
            words!(
                text,
                "learn-shown",
                told = explained(table, learning, question)
            )
        }
    }
}

/// What the best move does, how the game goes on after it, and who wins where that is certain.
fn explained<P: Seat>(
    table: &Table<'_, P>,
    learning: &Learning<P>,
    question: &Question<P>,
) -> String {
    let text = table.look.text;
    let position = table.model.record.position(learning.node());
    let (best, rest) = match learning.line() {
        [] => (question.best(), &[][..]),
        [best, rest @ ..] => (*best, rest),
    };
    let mut told = position.effect_words(best, text);
    let then: Vec<_> = rest
        .iter()
        .take(FORESEEN)
        .map(ToString::to_string)
        .collect();
    if !then.is_empty() {
        let whole = told.trim_end_matches('.');
        told = words!(text, "learn-goes-on", told = whole, moves = then.join(", "));
    }
    // Where a result is held this is told for every position on the way.
    if let (Some((winner, plies)), Aim::Find) = (question.verdict.forced_win(), question.aim) {
        let whole = told.trim_end_matches('.');
        let side = P::side(winner, text);
        told = words!(text, "learn-wins", told = whole, side = side, plies = plies);
    }
    told
}

/// How the game has ended.
fn outcome_words<P: Seat>(table: &Table<'_, P>) -> String {
    let record = &table.model.record;
    let outcome = record.outcome(record.cursor());
    outcome.map_or_else(String::new, |outcome| {
        table
            .model
            .position()
            .outcome_words(outcome, table.look.text)
    })
}

/// The question, with the hint where one was given.
fn asked<P: Seat>(table: &Table<'_, P>, learning: &Learning<P>, question: &Question<P>) -> String {
    let text = table.look.text;
    let side = P::side(question.position.turn(), text);
    let asked = match question.mistake {
        _ if question.aim == Aim::Hold => match learning.reply() {
            [] => training::asked_to_hold(question, text),
            reply => training::held(question, reply, text),
        },
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
    let best = learning.line().first().copied();
    let hint = match P::ends(best.unwrap_or(question.best())) {
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
    let hint = open && !learning.is_hinted();
    for (shown, enabled, lesson, key) in [
        (next, true, Lesson::Next, Command::NextMistake),
        (
            button("learn-show"),
            open,
            Lesson::Show,
            Command::EngineMove,
        ),
        (button("learn-hint"), hint, Lesson::Hint, Command::Hint),
    ] {
        let key = key.keys(&table.model.settings);
        let shown = ui.add_enabled(enabled, shown);
        if shown.on_hover_text(key).clicked() {
            actions.push(Action::Learn(lesson));
        }
    }
    let progress = match learning.course() {
        Course::Mistakes => words!(text, "learn-progress", number = number, of = of),
        Course::Training => words!(
            text,
            "training-progress",
            number = number,
            source = training::source(table.model, text)
        ),
    };
    let progress = RichText::new(progress).size(TEXT).strong();
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(progress).truncate());
    });
}
