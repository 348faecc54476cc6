//! Comments, symbols, marks.

use agros::game::{Document, Mark, NodeId, Shape, Symbol};
use agros::rules::Position as _;
use agros::rules::agros::{Cell, Position};
use agros::storage::game_file;
use egui::{Event, Key, Modifiers, PointerButton};

use crate::desk::{Desk, OPENING};

fn comment(desk: &Desk) -> &str {
    let record = &desk.model().record;
    &record.notes(record.cursor()).comment
}

fn marks(desk: &Desk) -> Vec<(String, Shape<Cell>)> {
    let record = &desk.model().record;
    let marks = record.notes(record.cursor()).marks.iter();
    marks
        .map(|mark| (mark.at.to_string(), mark.shape.clone()))
        .collect()
}

fn cell(desk: &Desk, name: &str) -> Cell {
    desk.model().position().cell(name).expect("on the board")
}

/// Presses the right button on a cell and releases it on another.
pub fn draw(desk: &mut Desk, from: &str, to: &str, modifiers: Modifiers) {
    for (name, pressed) in [(from, true), (to, false)] {
        let pos = desk.cell(name);
        desk.harness.hover_at(pos);
        desk.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers,
        });
        desk.harness.step();
    }
    desk.run();
}

#[test]
fn a_comment_is_in_the_game_with_every_letter_and_one_step_all_the_same() {
    let mut desk = Desk::after(OPENING + 2);
    desk.ctrl(Key::M);
    desk.text("Too greedy");
    assert_eq!(comment(&desk), "Too greedy");
    assert!(desk.model().is_unsaved());
    desk.key(Key::Escape);
    desk.ctrl(Key::Z);
    assert_eq!(comment(&desk), "");
    assert!(desk.status().contains("comment"), "{}", desk.status());
    assert!(!desk.model().is_unsaved());
    desk.ctrl(Key::Y);
    assert_eq!(comment(&desk), "Too greedy");
}

#[test]
fn a_quick_jump_while_a_comment_is_written_loses_nothing_and_mixes_nothing_up() {
    let mut desk = Desk::after(OPENING + 2);
    let end = desk.model().record.cursor();
    desk.ctrl(Key::M);
    desk.harness.event(Event::Text("late".to_owned()));
    // In the same frame as the last letter.
    let place = desk.button("First position").rect().center();
    desk.click_at(place);
    assert_eq!(desk.model().record.cursor(), NodeId::ROOT);
    assert_eq!(comment(&desk), "");
    assert_eq!(desk.model().record.notes(end).comment, "late");
    desk.ctrl(Key::M);
    desk.text("start");
    assert_eq!(comment(&desk), "start");
    assert_eq!(desk.model().record.notes(end).comment, "late");
    desk.key(Key::Escape);
    desk.ctrl(Key::Z);
    assert_eq!(comment(&desk), "");
    assert_eq!(
        desk.model().record.notes(end).comment,
        "late",
        "a step of its own"
    );
}

#[test]
fn arrows_and_letters_in_a_comment_move_and_play_nothing() {
    let mut desk = Desk::after(OPENING + 2);
    desk.ctrl(Key::M);
    desk.text("f4+f3 1 2!");
    desk.key(Key::ArrowLeft);
    desk.key(Key::Home);
    desk.text("? ");
    assert_eq!(desk.moves().split(' ').count(), OPENING + 2);
    assert_eq!(comment(&desk), "? f4+f3 1 2!");
    assert_eq!(desk.typed(), "");
}

#[test]
fn a_move_is_judged_by_a_button_and_by_its_sign() {
    let mut desk = Desk::after(OPENING + 1);
    let judged = |desk: &Desk| {
        let record = &desk.model().record;
        record.notes(record.cursor()).symbol
    };
    desk.press("blunder");
    assert_eq!(judged(&desk), Some(Symbol::Blunder));
    assert!(desk.shows(", blunder"), "the list tells it");
    desk.press("blunder");
    assert_eq!(judged(&desk), None);
    desk.play("!?");
    assert_eq!(judged(&desk), Some(Symbol::Interesting));
    assert_eq!(desk.moves().split(' ').count(), OPENING + 1);
    desk.ctrl(Key::Z);
    assert_eq!(judged(&desk), None);
    desk.key(Key::Home);
    assert!(!desk.is_enabled("blunder"), "no move led to the start");
}

#[test]
fn the_right_button_draws_marks_and_wipes_those_drawn_again() {
    let mut desk = Desk::after(OPENING);
    draw(&mut desk, "c3", "f6", Modifiers::NONE);
    draw(&mut desk, "d8", "d8", Modifiers::NONE);
    draw(&mut desk, "a1", "a1", Modifiers::SHIFT);
    draw(&mut desk, "b1", "b1", Modifiers::ALT);
    draw(&mut desk, "c1", "c1", Modifiers::ALT);
    let drawn = [
        ("c3", Shape::Arrow(cell(&desk, "f6"))),
        ("d8", Shape::Ring),
        ("a1", Shape::Square),
        ("b1", Shape::Text("A".to_owned())),
        ("c1", Shape::Text("B".to_owned())),
    ]
    .map(|(name, shape)| (name.to_owned(), shape));
    assert_eq!(marks(&desk), drawn);
    assert_eq!(desk.model().selected, None, "nothing was selected");
    draw(&mut desk, "b1", "b1", Modifiers::ALT);
    draw(&mut desk, "c3", "f6", Modifiers::NONE);
    assert_eq!(marks(&desk), [&drawn[1..3], &drawn[4..]].concat());
    desk.ctrl(Key::Z);
    desk.ctrl(Key::Z);
    assert_eq!(marks(&desk).len(), 5);
    desk.choose_in_menu("Edit", "Wipe marks");
    assert_eq!(marks(&desk), []);
    desk.ctrl(Key::Z);
    assert_eq!(marks(&desk).len(), 5);
}

#[test]
fn notes_come_back_from_the_file() {
    let mut desk = Desk::after(OPENING + 2);
    desk.ctrl(Key::M);
    desk.text("Mind the west");
    desk.key(Key::Escape);
    desk.play("!");
    draw(&mut desk, "c3", "f6", Modifiers::NONE);
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    let file = game_file::open(&desk.path("game.agros")).expect("a file");
    let document: Document<Position> = file.read().expect("a game").document;
    let notes = document.notes(document.cursor());
    assert_eq!(notes.comment, "Mind the west");
    assert_eq!(notes.symbol, Some(Symbol::Good));
    let arrow = Shape::Arrow(cell(&desk, "f6"));
    assert_eq!(notes.marks, [Mark::new(cell(&desk, "c3"), arrow)]);
}

#[test]
fn what_is_tried_out_has_no_notes_to_lose() {
    let mut desk = Desk::after(OPENING + 2);
    desk.key(Key::F9);
    assert!(!desk.is_enabled("blunder"));
    draw(&mut desk, "c3", "f6", Modifiers::NONE);
    desk.play("!");
    assert_eq!(marks(&desk), []);
    desk.key(Key::Escape);
    assert!(!desk.model().is_unsaved());
}
