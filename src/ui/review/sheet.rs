//! The sheet of a review: how accurate the players were, and what there is to look at.

use std::collections::HashSet;

use egui::{Align, Button, Label, Layout, RichText, Ui, vec2};

use crate::app::Action;
use crate::coach::{Accuracy, Judgement, Review, Tally};
use crate::game::NodeId;
use crate::rules::{ByPlayer, Player};
use crate::study::Phase;
use crate::ui::numbers::points;
use crate::ui::room::Room;
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::{Text, words};
use crate::ui::{fonts, sheet};

use super::learn::learn;
use super::note::sentences;
use super::row;
use super::words::{When, loss_words, sign};

const HEAD_SIZE: f32 = 13.0;
const SECTION_GAP: f32 = 12.0;
/// What is said of the move at the cursor, below everything else.
const NOTE_HEIGHT: f32 = 64.0;
/// The columns of the players, as a part of the width.
const COLUMN: f32 = 0.24;
const TABLE_ROW: f32 = 18.0;
/// So many missed chances are listed.
const MOST_MISSED: usize = 8;

/// Shows the sheet.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    review: &Review<P>,
    actions: &mut Vec<Action<P>>,
) {
    let look = table.look;
    let mut chosen = Vec::new();
    let any_mistake = review.turning_points().next().is_some();
    let buttons = |ui: &mut Ui| {
        let mut pressed = None;
        // Two rows of them in the narrow sheet, where there is little room for anything else.
        let short = match Room::of(ui.available_width()) {
            Room::Wide => "",
            Room::Narrow => "-short",
        };
        for (key, command) in [
            ("review-next", Command::NextMistake),
            ("review-previous", Command::PreviousMistake),
            ("review-again", Command::Review),
            ("review-close", Command::ReviewSheet),
        ] {
            let goes = matches!(command, Command::NextMistake | Command::PreviousMistake);
            let primary = any_mistake && command == Command::NextMistake;
            let button = sheet::button(&format!("{key}{short}"), primary, look);
            let enabled = any_mistake || !goes;
            if ui.add_enabled(enabled, button).clicked() {
                pressed = Some(command);
            }
        }
        pressed
    };
    let pressed = sheet::show_with(ui, look, buttons, |ui, title_size| {
        contents(ui, table, review, title_size, &mut chosen);
    });
    actions.extend(chosen);
    let record = &table.model.record;
    let plies = record.ply(record.cursor());
    let go = |point: Option<&crate::coach::Reviewed<P>>| {
        point.map_or(Action::TellNoMistake, |point| Action::GoTo(point.node))
    };
    actions.extend(pressed.map(|command| match command {
        Command::NextMistake => go(review.next(plies)),
        Command::PreviousMistake => go(review.previous(plies)),
        Command::Review => Action::Review,
        _ => Action::ShowReview(false),
    }));
}

fn contents<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    review: &Review<P>,
    title_size: f32,
    actions: &mut Vec<Action<P>>,
) {
    let (text, palette) = (table.look.text, table.look.palette);
    let title = RichText::new(text.get("review-title")).font(fonts::bold(title_size));
    ui.label(title.color(palette.ink));
    let judged = words!(text, "review-judged", plies = review.plies.len());
    ui.label(RichText::new(judged).size(SMALL).color(palette.muted));
    ui.add_space(SECTION_GAP / 2.0);
    note(ui, table);
    scores(ui, table, &review.tallies);
    ui.add_space(SECTION_GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.label(RichText::new(text.get("review-learn")).size(TEXT).strong());
        for side in Player::BOTH.map(Some).into_iter().chain([None]) {
            let name = side.map_or_else(|| text.get("learn-both"), |side| P::side(side, text));
            let of_side = |mover| side.is_none_or(|side| side == mover);
            let any = review.turning_points().any(|point| of_side(point.mover));
            let button = Button::new(RichText::new(name).size(TEXT));
            if ui.add_enabled(any, button).clicked() {
                actions.push(learn(table.model, table.review, side));
            }
        }
    });
    swings(ui, table, review, actions);
    missed(ui, table, review, actions);
    held(ui, table, review, actions);
}

/// What the move at the cursor lost, in a place of its own, so that nothing below it moves.
fn note<P: Seat>(ui: &mut Ui, table: &Table<'_, P>) {
    let [lost, better] = sentences(table).unwrap_or_default();
    let palette = table.look.palette;
    let size = vec2(ui.available_width(), NOTE_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(NOTE_HEIGHT);
        ui.set_max_height(NOTE_HEIGHT);
        if lost.is_empty() {
            let here = table.look.text.get("review-here");
            ui.add(Label::new(RichText::new(here).size(TEXT).color(palette.muted)).wrap());
            return;
        }
        let lost = RichText::new(lost).size(TEXT).strong();
        ui.add(Label::new(lost.color(palette.threat)).wrap());
        let whole = better.clone();
        let better = Label::new(RichText::new(better).size(TEXT)).wrap();
        ui.add(better).on_hover_text(whole);
    });
}

/// Accuracy and faults of both players, as a table.
fn scores<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, tallies: &ByPlayer<Tally>) {
    let text = table.look.text;
    let sides = Player::BOTH.map(|side| P::side(side, text));
    line(ui, table, "", &sides, true);
    let percent = |accuracy: Accuracy| percent(accuracy, text);
    let both = |of: &dyn Fn(&Tally) -> String| [of(&tallies.0[0]), of(&tallies.0[1])];
    let accuracy = text.get("review-accuracy");
    line(
        ui,
        table,
        &accuracy,
        &both(&|tally| percent(tally.accuracy)),
        true,
    );
    for (phase, key) in [
        (Phase::Opening, "review-phase-opening"),
        (Phase::Middle, "review-phase-middle"),
        (Phase::Ending, "review-phase-ending"),
    ] {
        let any = tallies
            .0
            .iter()
            .any(|t| t.in_phase(phase).percent().is_some());
        if any {
            let cells = both(&|tally| percent(tally.in_phase(phase)));
            line(ui, table, &text.get(key), &cells, false);
        }
    }
    for (judgement, key) in [
        (Judgement::Inaccuracy, "review-inaccuracies"),
        (Judgement::Mistake, "review-mistakes"),
        (Judgement::Blunder, "review-blunders"),
    ] {
        let name = words!(text, key, sign = sign(judgement));
        let cells = both(&|tally| tally.count(judgement).to_string());
        line(ui, table, &name, &cells, false);
    }
}

/// The width of a player's column: at least that of the name of a side, written small.
fn column<P: Seat>(ui: &Ui, table: &Table<'_, P>) -> f32 {
    let width = |player| {
        let (name, ink) = (P::side(player, table.look.text), table.look.palette.ink);
        let name = ui.painter().layout_no_wrap(name, fonts::bold(SMALL), ink);
        name.size().x.ceil() + 1.0
    };
    let [first, second] = Player::BOTH.map(width);
    (ui.available_width() * COLUMN).max(first).max(second)
}

/// A row of the table.
fn line<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, name: &str, cells: &[String; 2], strong: bool) {
    let width = ui.available_width();
    let column = column(ui, table);
    let wide = |cell: &String| {
        let ink = table.look.palette.ink;
        let cell = ui
            .painter()
            .layout_no_wrap(cell.clone(), fonts::bold(TEXT), ink);
        cell.size().x > column
    };
    let font = match strong {
        true if cells.iter().any(wide) => fonts::bold(SMALL),
        true => fonts::bold(TEXT),
        false => fonts::regular(TEXT),
    };
    let words = |words: &str| {
        RichText::new(words)
            .font(font.clone())
            .color(table.look.palette.ink)
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let first = vec2(width - 2.0 * column, TABLE_ROW);
        ui.allocate_ui_with_layout(first, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(first.x);
            if !name.is_empty() {
                ui.add(Label::new(words(name)).truncate());
            }
        });
        for cell in cells {
            let size = vec2(column, TABLE_ROW);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(size.x);
                ui.add(Label::new(words(cell)).truncate());
            });
        }
    });
}

fn percent(accuracy: Accuracy, text: &Text) -> String {
    match accuracy.percent() {
        Some(percent) => words!(text, "review-percent", percent = percent.round() as i32),
        None => text.get("review-none"),
    }
}

fn head<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, key: &str) {
    ui.add_space(SECTION_GAP);
    let head = RichText::new(table.look.text.get(key)).font(fonts::bold(HEAD_SIZE));
    ui.label(head.color(table.look.palette.ink));
    ui.add_space(2.0);
}

fn swings<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    review: &Review<P>,
    actions: &mut Vec<Action<P>>,
) {
    let text = table.look.text;
    head(ui, table, "review-swings");
    let swings = review.swings();
    if swings.is_empty() {
        ui.label(RichText::new(text.get("review-no-swings")).size(TEXT));
    }
    for swing in swings {
        let name = words!(
            text,
            "review-swing",
            ply = swing.ply,
            side = P::side(swing.mover, text),
            play = swing.played.to_string(),
            sign = sign(swing.judgement)
        );
        let loss = loss_words(&swing.loss, When::Then, text);
        go(ui, table, swing.node, [&name, &loss], actions);
    }
}

fn missed<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    review: &Review<P>,
    actions: &mut Vec<Action<P>>,
) {
    let text = table.look.text;
    let mut missed: Vec<_> = review.missed().collect();
    if missed.is_empty() {
        return;
    }
    // What was missed several times is told once, the first time.
    let mut told = HashSet::new();
    missed.retain(|(ply, missed)| told.insert((ply.mover, missed.cells.clone())));
    // The most valuable ones, in the order of the game.
    missed.sort_by_key(|(_, missed)| std::cmp::Reverse(missed.value));
    missed.truncate(MOST_MISSED);
    missed.sort_by_key(|(ply, _)| ply.ply);
    let key = |part: &str| format!("{}-review-missed{part}", P::GAME);
    head(ui, table, &key("-title"));
    for (ply, missed) in missed {
        let name = words!(
            text,
            &key(""),
            ply = ply.ply,
            side = P::side(ply.mover, text),
            cells = missed.cells.len(),
            at = missed.cells[0].to_string()
        );
        let worth = words!(
            text,
            &key("-worth"),
            worth = points(missed.value),
            men = missed.value / 2
        );
        go(ui, table, ply.node, [&name, &worth], actions);
    }
}

fn held<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    review: &Review<P>,
    actions: &mut Vec<Action<P>>,
) {
    let text = table.look.text;
    let held = Player::BOTH.map(|player| review.best_held[player].map(|held| (player, held)));
    if held.iter().all(Option::is_none) {
        return;
    }
    head(ui, table, "review-held-title");
    let key = |part: &str| format!("{}-review-held{part}", P::GAME);
    for (player, held) in held.into_iter().flatten() {
        let name = words!(
            text,
            &key(""),
            side = P::side(player, text),
            at = held.at.to_string(),
            cells = held.cells
        );
        let plies = words!(
            text,
            "review-held-plies",
            from = held.from,
            until = held.until
        );
        let worth = words!(
            text,
            &key("-worth"),
            worth = points(held.worth),
            men = held.worth / 2
        );
        let node = table.line.plies.get(held.until.saturating_sub(1));
        let node = node.map_or(NodeId::ROOT, |ply| ply.node);
        let name = format!("{name}, {plies}");
        go(ui, table, node, [&name, &worth], actions);
    }
}

/// A row that goes to a node.
fn go<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    node: NodeId,
    words: [&str; 2],
    actions: &mut Vec<Action<P>>,
) {
    let here = table.model.record.cursor() == node;
    if row::show(ui, table.look, words, here) {
        actions.push(Action::GoTo(node));
    }
}
