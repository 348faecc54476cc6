//! A file that another program changes while its game is on the desk.

use agros::app::Dialog;
use agros::storage::game_file;
use egui::Key;

use crate::desk::{Desk, game, moves, read};

/// A game from a file that another program then changes, and a move after that.
fn changed() -> Desk {
    let mut desk = Desk::after(12);
    game_file::save(&desk.path("game.agros"), &game(14)).expect("changed");
    desk.play("e2+c4");
    desk.ctrl(Key::S);
    desk.wait_until("it asks", |model| model.dialog.is_some());
    let path = desk.path("game.agros");
    assert_eq!(desk.model().dialog, Some(Dialog::Changed(path)));
    desk
}

#[test]
fn what_another_program_wrote_is_not_written_over_unasked() {
    let mut desk = changed();
    desk.press("Cancel");
    assert!(desk.model().is_unsaved());
    assert_eq!(read(&desk.path("game.agros")).all().count(), 15);
}

#[test]
fn kept_the_own_game_is_saved_and_it_is_asked_once() {
    let mut desk = changed();
    desk.press("Keep mine");
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_eq!(read(&desk.path("game.agros")).all().count(), 14);
    assert_eq!(read(&desk.path("game.agros.bak")).all().count(), 15);
    desk.play("a1+c3");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_eq!(read(&desk.path("game.agros")).all().count(), 15);
}

#[test]
fn read_again_the_file_is_on_the_desk_and_undo_brings_the_own_moves_back() {
    let mut desk = changed();
    desk.press("Read it again");
    desk.wait_until("it is read", |model| !model.is_unsaved());
    assert_eq!(desk.moves(), moves(14));
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), moves(13));
    assert!(desk.model().is_unsaved());
}

#[test]
fn saved_elsewhere_both_stay() {
    let mut desk = changed();
    desk.answer("mine.agros");
    desk.press("Save elsewhere…");
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_eq!(read(&desk.path("mine.agros")).all().count(), 14);
    assert_eq!(read(&desk.path("game.agros")).all().count(), 15);
    assert_eq!(desk.model().file, Some(desk.path("mine.agros")));
}

#[test]
fn a_file_that_is_written_again_as_it_was_has_not_changed() {
    let mut desk = Desk::after(12);
    let path = desk.path("game.agros");
    let bytes = std::fs::read(&path).expect("the file");
    std::fs::write(&path, bytes).expect("touched");
    desk.play("e2+c4");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
}

#[test]
fn a_file_that_is_gone_is_written_anew() {
    let mut desk = Desk::after(12);
    let path = desk.path("game.agros");
    std::fs::remove_file(&path).expect("removed");
    desk.play("e2+c4");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_eq!(read(&path).all().count(), 14);
}

#[test]
fn a_file_that_is_open_in_another_window_is_told() {
    let mut desk = Desk::new();
    let path = desk.path("game.agros");
    game_file::save(&path, &game(3)).expect("a file");
    let _other = agros::storage::journal::Claim::of(&desk.path("journals"), &path);
    desk.drop_files(&[&path]);
    desk.wait_for("it says so", |desk| {
        desk.status()
            .ends_with("is open in another window too. Save in one of them only.")
    });
    assert_eq!(desk.moves(), moves(3));
}
