//! At rest the window draws nothing.

use std::time::Duration;

use egui::Key;

use crate::desk::{Desk, OPENING};

#[track_caller]
fn assert_rests(desk: &mut Desk, after: &str) {
    desk.harness.remove_cursor();
    desk.harness.run_steps(12);
    assert_eq!(desk.repaint_delay(), Duration::MAX, "after {after}");
}

#[test]
fn the_window_rests_after_every_kind_of_action() {
    let mut desk = Desk::after(OPENING);
    assert_rests(&mut desk, "opening a game");
    desk.click_cell("e3");
    assert_rests(&mut desk, "a selection");
    desk.click_cell("e2");
    assert_rests(&mut desk, "a move");
    desk.drag("b2", "a1");
    assert_rests(&mut desk, "a drag");
    desk.click_cell("a1");
    assert_rests(&mut desk, "a wrong click");
    desk.ctrl(Key::Z);
    assert_rests(&mut desk, "an undo");
    desk.key(Key::ArrowLeft);
    desk.key(Key::Home);
    assert_rests(&mut desk, "steps");
    desk.ctrl(Key::N);
    assert_rests(&mut desk, "a dialog");
    desk.key(Key::Escape);
    assert_rests(&mut desk, "escape");
    desk.ctrl(Key::F);
    assert_rests(&mut desk, "a turn of the board");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_rests(&mut desk, "saving");
    desk.ctrl(Key::O);
    assert!(desk.model().waiting.is_some());
    assert_rests(&mut desk, "a native dialog opened");
    desk.key(Key::Escape);
    desk.key(Key::End);
    desk.press("Pass");
    desk.press("Pass");
    assert!(desk.model().sheet);
    assert_rests(&mut desk, "the end of the game");
}
