//! Saving.

use agros::app::{Asking, Dialog};
use agros::platform::{DialogKind, DialogOutcome, NoDialog};
use egui::accesskit::Role;
use egui::{Key, ViewportCommand};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, read};

/// A new game with one farmer on the board.
fn begun() -> Desk {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk
}

fn saved(desk: &mut Desk) {
    desk.wait_until("the game is saved", |model| {
        model.file.is_some() && !model.is_unsaved()
    });
}

#[test]
fn the_extension_is_appended() {
    let mut desk = begun();
    desk.answer("first");
    desk.ctrl(Key::S);
    saved(&mut desk);
    let path = desk.path("first.agros");
    assert_eq!(desk.model().file.as_ref(), Some(&path));
    assert_eq!(read(&path).all().count(), 2);
    assert_eq!(desk.status(), format!("Saved as {}", path.display()));
    let request = &desk.dialogs.requests()[0];
    assert_eq!(request.kind, DialogKind::Save);
    assert_eq!(request.file_name.as_deref(), Some("agros.agros"));
}

#[test]
fn a_file_once_chosen_is_saved_to_again() {
    let mut desk = begun();
    desk.answer("first.agros");
    desk.ctrl(Key::S);
    saved(&mut desk);
    desk.click_cell("i5");
    assert!(desk.model().is_unsaved());
    desk.ctrl(Key::S);
    saved(&mut desk);
    assert_eq!(desk.dialogs.requests().len(), 1);
    assert_eq!(read(&desk.path("first.agros")).all().count(), 3);
}

#[test]
fn overwriting_is_asked_for_the_name_with_its_extension() {
    let mut desk = begun();
    let path = desk.path("first.agros");
    std::fs::write(&path, "mine").expect("a file");
    desk.answer("first");
    desk.ctrl(Key::S);
    desk.wait_until("it asks", |model| model.dialog.is_some());
    assert_eq!(
        desk.model().dialog,
        Some(Dialog::Overwrite(Asking::Save, path.clone()))
    );
    desk.press("Cancel");
    assert_eq!(std::fs::read(&path).expect("the file"), b"mine");
    assert!(desk.model().is_unsaved());

    desk.answer("first");
    desk.ctrl(Key::S);
    desk.wait_until("it asks", |model| model.dialog.is_some());
    desk.press("Overwrite");
    saved(&mut desk);
    assert_eq!(read(&path).all().count(), 2);
}

#[test]
fn a_name_that_the_dialog_has_asked_about_is_overwritten() {
    let mut desk = begun();
    let path = desk.path("first.agros");
    std::fs::write(&path, "old").expect("a file");
    desk.answer("first.agros");
    desk.ctrl(Key::S);
    saved(&mut desk);
    assert_eq!(read(&path).all().count(), 2);
}

#[test]
fn cancelled_the_game_stays_unsaved() {
    let mut desk = begun();
    desk.dialogs.answer(DialogOutcome::Cancelled);
    desk.ctrl(Key::S);
    desk.let_pass();
    assert_eq!(desk.model().waiting, None);
    assert!(desk.model().is_unsaved());
    assert_eq!(desk.model().file, None);
}

#[test]
fn without_a_native_dialog_a_path_is_typed() {
    let mut desk = begun();
    desk.dialogs
        .answer(DialogOutcome::Unavailable(NoDialog::NotInstalled));
    desk.ctrl(Key::S);
    desk.wait_until("it asks", |model| model.dialog.is_some());
    assert_eq!(desk.model().dialog, Some(Dialog::Path(Asking::Save)));
    let path = desk.path("typed");
    desk.fill_in("Path of the file:", &path.to_string_lossy());
    desk.press("Save");
    saved(&mut desk);
    assert_eq!(read(&desk.path("typed.agros")).all().count(), 2);
}

#[test]
fn a_path_can_be_typed_instead_of_waiting() {
    let mut desk = begun();
    desk.ctrl(Key::S);
    desk.press("Type a path instead");
    assert_eq!(desk.model().dialog, Some(Dialog::Path(Asking::Save)));
    assert_eq!(desk.dialogs.open(), 0, "the native dialog is closed");
}

#[test]
fn a_second_ctrl_s_opens_no_second_dialog() {
    let mut desk = begun();
    desk.ctrl(Key::S);
    desk.ctrl(Key::S);
    desk.ctrl_shift(Key::S);
    assert_eq!(desk.dialogs.requests().len(), 1);
    assert!(desk.model().waiting.is_some());
}

#[test]
fn cancel_closes_the_native_dialog_too() {
    for escape in [false, true] {
        let mut desk = begun();
        desk.ctrl(Key::S);
        assert_eq!(desk.dialogs.open(), 1);
        if escape {
            desk.key(Key::Escape);
        } else {
            desk.press("Cancel");
        }
        assert_eq!(desk.model().waiting, None);
        assert_eq!(desk.dialogs.open(), 0);
        assert!(desk.model().is_unsaved());
    }
}

#[test]
fn closing_the_window_leaves_no_native_dialog_that_is_dead() {
    let mut desk = begun();
    desk.ctrl_shift(Key::S);
    desk.close_window();
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    assert_eq!(desk.dialogs.open(), 0);
    // A live dialog is asked for anew, and its answer counts.
    desk.press("Cancel");
    desk.ctrl_shift(Key::S);
    assert_eq!(desk.dialogs.open(), 1);
    desk.answer("third save");
    saved(&mut desk);
    assert_eq!(read(&desk.path("third save.agros")).all().count(), 2);
}

#[test]
fn saving_before_closing_opens_no_second_native_dialog() {
    let mut desk = begun();
    desk.ctrl(Key::S);
    desk.close_window();
    desk.press("Save");
    assert_eq!(desk.dialogs.open(), 1);
    desk.answer("kept");
    desk.wait_until("the window closes", |model| model.closing);
    assert_eq!(read(&desk.path("kept.agros")).all().count(), 2);
}

#[test]
fn a_window_that_closes_leaves_no_native_dialog_behind() {
    let mut desk = Desk::after(12);
    desk.ctrl(Key::O);
    let dialogs = desk.dialogs.clone();
    assert_eq!(dialogs.open(), 1);
    let commands = desk.close_window();
    assert!(commands.contains(&ViewportCommand::Close));
    assert_eq!(dialogs.open(), 0);

    let mut desk = Desk::after(12);
    desk.ctrl(Key::O);
    let dialogs = desk.dialogs.clone();
    drop(desk);
    assert_eq!(dialogs.open(), 0, "also when the program ends otherwise");
}

#[test]
fn a_file_that_cannot_be_written_is_said() {
    let mut desk = begun();
    desk.answer("no/such/folder.agros");
    desk.ctrl(Key::S);
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert!(
        desk.status().starts_with("Not saved: "),
        "{}",
        desk.status()
    );
    assert!(desk.model().is_unsaved());
}

#[test]
fn the_names_are_suggested_as_a_file_name() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.fill_in("Light:", "Anna/Lia");
    desk.fill_in("Dark:", "Bram");
    desk.press("Start");
    desk.ctrl(Key::S);
    let request = &desk.dialogs.requests()[0];
    assert_eq!(request.file_name.as_deref(), Some("Anna_Lia - Bram.agros"));
}

#[test]
fn the_path_to_type_begins_in_the_folder_of_the_game() {
    let mut desk = Desk::after(12);
    desk.ctrl_shift(Key::S);
    desk.press("Type a path instead");
    let field = desk
        .harness
        .get_by_role_and_label(Role::TextInput, "Path of the file:");
    let path = desk.path("game.agros");
    assert_eq!(field.value().as_deref(), path.to_str());
}
