//! Unsaved changes are never lost without a question.

use agros::app::{Dialog, Intent};
use egui::{Key, ViewportCommand};

use crate::desk::{Desk, game, read};

/// A new game with one farmer on the board.
fn begun() -> Desk {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk
}

fn asks(desk: &Desk) -> bool {
    matches!(desk.model().dialog, Some(Dialog::Unsaved(_)))
}

#[test]
fn a_new_game_asks_first() {
    let mut desk = begun();
    desk.ctrl(Key::N);
    desk.press("Start");
    assert!(asks(&desk));
    assert_eq!(desk.moves(), "g3");
    desk.press("Do not save");
    assert_eq!(desk.moves(), "");
    assert!(!desk.model().is_unsaved());
}

#[test]
fn opening_asks_first() {
    let mut desk = begun();
    let path = desk.path("other.agros");
    agros::storage::game_file::save(&path, &game(3)).expect("the game can be written");
    desk.ctrl(Key::O);
    assert!(asks(&desk));
    assert!(desk.dialogs.requests().is_empty());
    desk.answer("other.agros");
    desk.press("Do not save");
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), "g3 i5 d8");
}

#[test]
fn ctrl_q_asks_first() {
    let mut desk = begun();
    desk.ctrl(Key::Q);
    assert_eq!(desk.model().dialog, Some(Dialog::Unsaved(Intent::Close)));
    assert!(!desk.model().closing);
    desk.press("Do not save");
    assert!(desk.model().closing);
}

#[test]
fn closing_the_window_is_held_up_until_the_answer() {
    let mut desk = begun();
    let commands = desk.close_window();
    assert!(commands.contains(&ViewportCommand::CancelClose));
    assert!(!commands.contains(&ViewportCommand::Close));
    assert!(asks(&desk));

    desk.press("Do not save");
    assert!(desk.model().closing);
    let commands = desk.close_window();
    assert!(!commands.contains(&ViewportCommand::CancelClose));
}

#[test]
fn escape_keeps_everything() {
    let mut desk = begun();
    desk.close_window();
    desk.key(Key::Escape);
    assert_eq!(desk.model().dialog, None);
    assert!(!desk.model().closing && desk.model().is_unsaved());
    assert_eq!(desk.moves(), "g3");
    // The next time it asks again.
    desk.close_window();
    assert!(asks(&desk));
}

#[test]
fn saving_first_goes_on_with_what_was_wanted() {
    let mut desk = begun();
    desk.close_window();
    desk.answer("kept");
    desk.press("Save");
    desk.wait_until("the window closes", |model| model.closing);
    assert_eq!(read(&desk.path("kept.agros")).all().count(), 2);
}

#[test]
fn saving_first_but_cancelled_gives_up_what_was_wanted() {
    let mut desk = begun();
    desk.close_window();
    desk.press("Save");
    assert!(desk.model().waiting.is_some());
    desk.press("Cancel");
    assert!(!desk.model().closing);
    // A later saving closes nothing.
    desk.answer("kept.agros");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert!(!desk.model().closing);
}

#[test]
fn a_game_without_changes_closes_at_once() {
    let mut desk = Desk::after(12);
    let commands = desk.close_window();
    assert!(commands.contains(&ViewportCommand::Close));
    assert!(desk.model().closing);
}
