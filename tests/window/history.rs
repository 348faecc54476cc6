//! Taking back, making again, and going through the game.

use egui::Key;

use crate::desk::{Desk, OPENING, moves};

#[test]
fn ctrl_z_takes_a_move_back_and_ctrl_shift_z_or_ctrl_y_makes_it_again() {
    for ctrl_y in [false, true] {
        let mut desk = Desk::after(OPENING);
        desk.play("e3+e2");
        desk.ctrl(Key::Z);
        assert_eq!(desk.moves(), moves(OPENING));
        if ctrl_y {
            desk.ctrl(Key::Y);
        } else {
            desk.ctrl_shift(Key::Z);
        }
        assert_eq!(desk.moves(), moves(OPENING + 1), "by Ctrl+Y: {ctrl_y}");
    }
}

#[test]
fn taking_back_says_when_there_is_nothing() {
    let mut desk = Desk::new();
    assert!(!desk.is_enabled("Undo"));
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "There is nothing to take back.");
    desk.ctrl(Key::Y);
    assert_eq!(desk.status(), "There is nothing to make again.");
}

#[test]
fn the_buttons_take_back_and_make_again() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk.press("Undo");
    assert_eq!(desk.moves(), "");
    desk.press("Redo");
    assert_eq!(desk.moves(), "g3");
}

#[test]
fn arrows_home_and_end_go_through_the_game() {
    let mut desk = Desk::after(20);
    desk.key(Key::ArrowLeft);
    assert_eq!(desk.moves(), moves(19));
    desk.key(Key::Home);
    assert_eq!(desk.moves(), "");
    desk.key(Key::ArrowRight);
    assert_eq!(desk.moves(), moves(1));
    desk.key(Key::End);
    assert_eq!(desk.moves(), moves(20));
    assert!(!desk.model().is_unsaved(), "looking changes nothing");
}

#[test]
fn arrows_move_within_a_move_half_typed() {
    let mut desk = Desk::after(OPENING);
    desk.text("3+e2");
    desk.key(Key::Home);
    desk.text("a");
    desk.key(Key::ArrowLeft);
    desk.text("e");
    desk.key(Key::Delete);
    assert_eq!(desk.moves(), moves(OPENING), "no step was taken");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn another_move_after_a_step_back_keeps_the_old_line() {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+b1");
    let record = &desk.model().record;
    let fork = record.parent(record.cursor()).expect("a move was played");
    let next: Vec<_> = record
        .children(fork)
        .iter()
        .map(|&node| record.played(node))
        .collect();
    let next: Vec<_> = next
        .into_iter()
        .flatten()
        .map(|play| play.to_string())
        .collect();
    assert_eq!(next, ["b2+a1", "b2+b1"]);
}

#[test]
fn the_old_move_played_again_is_no_new_line() {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+a1");
    assert_eq!(desk.moves(), moves(12));
    assert!(!desk.model().is_unsaved());
}

#[test]
fn a_selected_farmer_is_put_back_by_a_step() {
    let mut desk = Desk::after(OPENING);
    desk.click_cell("e3");
    desk.key(Key::ArrowLeft);
    assert_eq!(desk.model().selected, None);
}
