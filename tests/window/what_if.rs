//! What if: moves tried out without touching the game.

use agros::app::Notice;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, OPENING, moves};

#[test]
fn moves_are_tried_out_by_mouse_and_dropped_with_escape() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F9);
    assert!(desk.shows("What if · nothing played"));
    assert!(desk.status().starts_with("What if:"), "{}", desk.status());
    desk.click_cell("e3");
    desk.click_cell("e2");
    desk.drag("b2", "a1");
    assert!(desk.shows("What if · 2 moves"));
    assert_eq!(desk.moves(), moves(OPENING + 2));
    assert!(!desk.model().is_unsaved());
    desk.click_cell("e2");
    desk.key(Key::Escape);
    assert!(
        desk.model().is_what_if(),
        "Escape puts the farmer back first"
    );
    desk.key(Key::Escape);
    assert!(!desk.model().is_what_if());
    assert!(!desk.shows("What if ·"));
    assert_eq!(desk.moves(), moves(OPENING));
    desk.ctrl(Key::Z);
    assert!(matches!(desk.model().notice, Some(Notice::NothingToUndo)));
}

#[test]
fn steps_back_stay_inside_and_the_key_drops_it_too() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F9);
    desk.play("e3+e2");
    desk.play("b2+a1");
    desk.key(Key::ArrowLeft);
    assert!(desk.shows("What if · 1 move"));
    desk.ctrl(Key::Z);
    assert!(desk.model().is_what_if());
    desk.key(Key::F9);
    assert_eq!(desk.moves(), moves(OPENING));
    assert_eq!(desk.model().record.all().count(), OPENING + 1);
}

#[test]
fn what_was_tried_out_is_kept_as_a_variation_by_button_and_taken_out_by_one_undo() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Edit", "What if… F9");
    assert!(!desk.is_enabled("Keep"), "there is nothing to keep yet");
    desk.play("e3+e2");
    desk.play("b2+a1");
    desk.press("Keep");
    assert!(!desk.model().is_what_if());
    assert_eq!(desk.moves(), moves(OPENING + 2));
    assert!(desk.model().is_unsaved());
    assert!(
        desk.status().contains("2 moves are kept"),
        "{}",
        desk.status()
    );
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), moves(OPENING));
    assert_eq!(desk.status(), "Took back a kept variation.");
    assert!(!desk.model().is_unsaved());
}

#[test]
fn a_button_drops_it_and_a_key_keeps_it() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F9);
    desk.play("e3+e2");
    desk.press("Drop");
    assert_eq!(desk.moves(), moves(OPENING));
    desk.key(Key::F9);
    desk.play("e3+e2");
    desk.ctrl_shift(Key::K);
    assert_eq!(desk.moves(), moves(OPENING + 1));
    assert!(!desk.model().is_what_if());
}

#[test]
fn moves_are_tried_out_from_the_middle_and_from_the_end_of_a_game() {
    let mut desk = Desk::after(85);
    desk.key(Key::F9);
    assert!(!desk.model().sheet, "the score sheet is of the game");
    for _ in 0..13 {
        desk.key(Key::ArrowLeft);
    }
    desk.play("h5-e2");
    assert_eq!(desk.model().tried(), 1);
    desk.key(Key::Escape);
    assert_eq!(desk.moves(), moves(85));
}

#[test]
fn a_sowing_shows_its_seeds_while_it_is_dragged() {
    let mut desk = Desk::after(72);
    let (from, to) = (desk.cell("h5"), desk.cell("e2"));
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(from.lerp(to, 0.6));
    desk.harness.hover_at(to);
    desk.run();
    assert!(
        desk.harness
            .query_by_label_contains("If Light plays h5-e2: ")
            .is_some(),
        "the outlook tells of the sowing before it is played"
    );
    assert_eq!(desk.moves(), moves(72));
}

#[test]
fn escape_gives_a_drag_up_in_the_air() {
    let mut desk = Desk::after(72);
    let (from, to) = (desk.cell("h5"), desk.cell("e2"));
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(to);
    desk.key(Key::Escape);
    desk.harness.drop_at(to);
    desk.run();
    assert_eq!(desk.moves(), moves(72));
    assert_eq!(desk.model().selected, None);
}

#[test]
fn keeping_where_nothing_was_tried_loses_nothing() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F9);
    desk.play("e3+e2");
    desk.key(Key::ArrowLeft);
    desk.ctrl_shift(Key::K);
    assert!(desk.model().is_what_if(), "the move is still there");
    desk.key(Key::ArrowRight);
    desk.ctrl_shift(Key::K);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}
