//! The page of the training: what there is to do, and where questions come from.

use egui::{Id, Label, RichText, TextEdit, Ui};

use crate::app::{Action, Drill, Training};
use crate::coach::training::Choice;
use crate::rules::Player;
use crate::ui::seat::{Seat, Table};
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::{fonts, sheet};

const HEAD_SIZE: f32 = 13.0;
const LINE_GAP: f32 = 4.0;
const SECTION_GAP: f32 = 14.0;
/// Lines of text are no longer: they would be hard to read.
const MOST_WIDTH: f32 = 420.0;

/// Shows the page.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let look = table.look;
    let appeared = appeared(ui);
    let buttons = |ui: &mut Ui| {
        let begin = ui.add(sheet::button("training-begin", true, look));
        if appeared {
            begin.request_focus();
        }
        let close = ui.add(sheet::button("sheet-close", false, look));
        match (begin.clicked(), close.clicked()) {
            (true, _) => Some(Drill::Begin),
            (false, true) => Some(Drill::Close),
            (false, false) => None,
        }
    };
    let mut chosen = None;
    let pressed = sheet::show_with(ui, look, buttons, |ui, title_size| {
        ui.set_max_width(ui.available_width().min(MOST_WIDTH));
        chosen = contents(ui, table, title_size);
    });
    actions.extend(pressed.or(chosen).map(Action::Train));
}

/// Whether the page was not there in the last frame, so that it takes the keyboard.
fn appeared(ui: &Ui) -> bool {
    let id = Id::unique("training page");
    let pass = ui.ctx().cumulative_pass_nr();
    let last = ui.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        last
    });
    last.is_none_or(|last| last + 1 < pass)
}

fn contents<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, title_size: f32) -> Option<Drill> {
    let (text, palette) = (table.look.text, table.look.palette);
    let model = table.model;
    let training = model.training();
    let settings = &model.settings.training;
    let mut drill = None;
    let title = RichText::new(text.get("training-title")).font(fonts::bold(title_size));
    ui.label(title.color(palette.ink));
    ui.add_space(LINE_GAP);
    let stock = training.stock(settings.choice);
    let standing = match training.deck() {
        None => text.get("training-reading"),
        Some(_) => words!(text, "training-stock", due = stock.due, new = stock.new),
    };
    line(ui, RichText::new(standing).size(TEXT).strong());
    for words in record(table, training) {
        line(ui, RichText::new(words).size(TEXT));
    }
    // A place of its own, so that nothing jumps when it comes and goes.
    let seeking = match training.is_seeking() {
        true => words!(text, "training-seeking", games = training.in_vain()),
        false => text.get("training-enough"),
    };
    line(ui, RichText::new(seeking).size(TEXT).color(palette.muted));

    head(ui, table, "training-choice");
    for (choice, key) in [
        (Choice::All, "training-all"),
        (Choice::Games, "training-games"),
        (Choice::SelfPlay, "training-self-play"),
        (Choice::Endgames, "training-endgames"),
    ] {
        let stock = training.stock(choice);
        let name = words!(
            text,
            "training-choice-name",
            name = text.get(key),
            due = stock.due,
            new = stock.new
        );
        let name = RichText::new(name).size(TEXT);
        if ui.radio(settings.choice == choice, name).clicked() {
            drill = Some(Drill::Choose(choice));
        }
        ui.add_space(LINE_GAP);
    }

    head(ui, table, "training-own");
    let help = RichText::new(text.get("training-own-help")).size(TEXT);
    line(ui, help.color(palette.muted));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let label = ui.label(RichText::new(text.get("training-name")).size(TEXT));
        let mut name = settings.name.clone();
        let field = TextEdit::singleline(&mut name)
            .desired_width(150.0)
            .char_limit(60);
        if ui.add(field).labelled_by(label.id).changed() {
            drill = Some(Drill::Name(name));
        }
    });
    ui.add_space(LINE_GAP * 1.5);
    ui.add_enabled_ui(table.review.is_some(), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(text.get("training-add")).size(TEXT));
            for side in Player::BOTH.map(Some).into_iter().chain([None]) {
                let name = match side {
                    Some(side) => P::side(side, text),
                    None => text.get("learn-both"),
                };
                if ui.button(RichText::new(name).size(TEXT)).clicked() {
                    drill = Some(Drill::AddMistakes(side));
                }
            }
        });
    });
    drill
}

/// What was answered lately.
fn record<P: Seat>(table: &Table<'_, P>, training: &Training<P>) -> [String; 2] {
    let text = table.look.text;
    let record = training.record();
    [
        words!(
            text,
            "training-record",
            answered = record.answered,
            once = record.at_once
        ),
        words!(text, "training-streak", days = training.streak()),
    ]
}

fn line(ui: &mut Ui, words: RichText) {
    ui.add(Label::new(words).wrap());
    ui.add_space(LINE_GAP);
}

fn head<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, key: &str) {
    ui.add_space(SECTION_GAP - LINE_GAP);
    let head = RichText::new(table.look.text.get(key)).font(fonts::bold(HEAD_SIZE));
    ui.label(head.color(table.look.palette.ink));
    ui.add_space(LINE_GAP);
}
