//! Copying, pasting, exporting.

use std::time::Duration;

use agros::app::{Asking, Dialog};
use agros::game::Change;
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::{game_file, game_text};
use egui::accesskit::Role;
use egui::{Event, Key, OutputCommand, ViewportCommand};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game, moves};

/// Goes on until the window puts something into the clipboard.
#[track_caller]
fn copied(desk: &mut Desk) -> OutputCommand {
    for _ in 0..2000 {
        desk.harness.step();
        let commands = &desk.harness.output().platform_output.commands;
        if let Some(command) = commands.first().cloned() {
            desk.run();
            return command;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was copied");
}

/// The text that is put into the clipboard.
#[track_caller]
pub fn copied_text(desk: &mut Desk) -> String {
    match copied(desk) {
        OutputCommand::CopyText(text) => text,
        other => panic!("{other:?}"),
    }
}

/// Chooses an item of the menu Edit, whatever its shortcut.
#[track_caller]
pub fn choose(desk: &mut Desk, item: &str) {
    desk.press("Edit");
    let node = desk.harness.get_by(|node| {
        node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(item))
    });
    node.click();
}

fn paste(desk: &mut Desk, text: &str) {
    desk.harness.event(Event::Paste(text.to_owned()));
    desk.harness.step();
    desk.wait_until("the text is read", |model| {
        model.notice.is_some() || model.dialog.is_some()
    });
}

#[test]
fn ctrl_c_copies_the_position_under_the_cursor() {
    let mut desk = Desk::after(20);
    desk.key(Key::ArrowLeft);
    desk.harness.event(Event::Copy);
    let text = copied_text(&mut desk);
    assert_eq!(text, desk.model().position().to_string());
    assert_eq!(
        desk.status(),
        "The position is copied, to be pasted as text."
    );
}

#[test]
fn a_copied_game_pasted_elsewhere_is_the_same_game() {
    let mut desk = Desk::after(20);
    choose(&mut desk, "Copy game");
    let text = copied_text(&mut desk);
    assert_eq!(text, game_text::write(&desk.model().record));
    let mut other = Desk::new();
    paste(&mut other, &text);
    assert_eq!(other.moves(), moves(20));
    assert!(other.model().is_unsaved());
}

#[test]
fn the_keys_copy_the_position_or_with_shift_the_game() {
    let mut desk = Desk::after(12);
    desk.ctrl_shift(Key::C);
    assert_eq!(desk.status(), "The game is copied, to be pasted as text.");
    desk.ctrl(Key::C);
    assert_eq!(
        desk.status(),
        "The position is copied, to be pasted as text."
    );
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let mut desk = Desk::after(20);
    choose(&mut desk, "Copy picture");
    let OutputCommand::CopyImage(picture) = copied(&mut desk) else {
        panic!("a picture is copied");
    };
    let [width, height] = picture.size;
    assert_eq!(width, 960);
    assert!((900..=960).contains(&height), "{height}");
    assert_eq!(
        desk.status(),
        "The board is copied, to be pasted as a picture."
    );
}

#[test]
fn paste_in_the_menu_asks_the_system_for_what_is_in_the_clipboard() {
    let mut desk = Desk::new();
    choose(&mut desk, "Paste");
    desk.harness.step();
    let asked = desk.commands();
    assert!(asked.contains(&ViewportCommand::RequestPaste), "{asked:?}");
}

#[test]
fn more_of_the_game_on_the_desk_is_a_change_of_it_that_undo_takes_back() {
    let mut desk = Desk::after(12);
    paste(&mut desk, &moves(20));
    assert_eq!(desk.moves(), moves(20));
    assert_eq!(
        desk.status(),
        "Pasted. Undo brings the game back as it was."
    );
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
    let undo = desk.model().record.next_undo().expect("a change");
    assert_eq!(undo.change, Change::Whole);
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), moves(12));
    assert!(!desk.model().is_unsaved());
}

#[test]
fn another_game_is_pasted_only_after_the_question_about_unsaved_changes() {
    let mut desk = Desk::after(12);
    desk.play("pass");
    paste(&mut desk, "a1 b1 c1");
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    assert_eq!(desk.moves(), format!("{} pass", moves(12)));
    desk.press("Cancel");
    assert_eq!(desk.moves(), format!("{} pass", moves(12)));
    paste(&mut desk, "a1 b1 c1");
    desk.press("Do not save");
    assert_eq!(desk.moves(), "a1 b1 c1");
    assert_eq!(desk.model().file, None);
    assert!(desk.model().is_unsaved(), "no file holds it");
}

#[test]
fn a_pasted_position_is_a_game_that_begins_with_it() {
    let mut desk = Desk::after(12);
    let position =
        "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 0";
    let drawn = Position::parse(position).expect("a position").diagram();
    paste(&mut desk, &format!("{drawn}turn L"));
    assert_eq!(desk.model().position().to_string(), position);
    assert_eq!(desk.moves(), "");
}

#[test]
fn what_cannot_be_pasted_is_said_with_its_place_and_leaves_the_game_alone() {
    let mut desk = Desk::after(12);
    paste(&mut desk, "1. a1 b1\n2. a1");
    assert_eq!(
        desk.status(),
        "Not pasted: line 2, column 4: the move `a1` cannot be played: a1 is occupied: a farmer is placed on an empty cell"
    );
    assert_eq!(desk.moves(), moves(12));
    assert!(!desk.model().is_unsaved());
}

#[test]
fn while_a_move_is_typed_the_clipboard_is_the_text_field_s() {
    let mut desk = Desk::after(12);
    desk.text("a");
    desk.harness.event(Event::Paste("1".to_owned()));
    desk.run();
    assert_eq!(desk.typed(), "a1");
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn the_game_is_exported_in_the_form_that_the_ending_says() {
    let mut desk = Desk::after(12);
    for (name, begins) in [
        ("board.svg", &b"<svg "[..]),
        ("board", b"\x89PNG"),
        ("game.GIF", b"GIF89a"),
        ("game.txt", b"[Game \"agros\" 1]"),
    ] {
        desk.answer(name);
        desk.ctrl(Key::E);
        desk.press("Choose a file…");
        desk.wait_until("it is written", |model| model.notice.is_some());
        let written = match name {
            "board" => desk.path("board.png"),
            name => desk.path(name),
        };
        assert_eq!(desk.status(), format!("Exported as {}", written.display()));
        let bytes = std::fs::read(written).expect("a file");
        assert!(bytes.starts_with(begins), "{name}");
    }
    assert_eq!(
        desk.model().file,
        Some(desk.path("game.agros")),
        "it stays that"
    );
    let asked = &desk.dialogs.requests()[0];
    assert_eq!(asked.file_name.as_deref(), Some("game.png"));
}

#[test]
fn the_size_and_the_part_of_a_picture_are_chosen() {
    let mut desk = Desk::after(72);
    let path = desk.path("corner.svg");
    desk.answer("corner");
    desk.ctrl(Key::E);
    desk.choose("Drawing (SVG)");
    desk.fill_in("Part of the board", "a1:e");
    assert!(desk.shows("Two corners are expected"));
    assert!(!desk.is_enabled("Choose a file…"));
    desk.fill_in("Part of the board", "a1:e5");
    desk.set_number("Width in pixels", "300");
    desk.press("Choose a file…");
    desk.wait_until("it is written", |model| model.notice.is_some());
    let corner = std::fs::read_to_string(path).expect("a file");
    assert!(corner.contains("width=\"300\""), "{}", &corner[..200]);
    desk.answer("board");
    desk.ctrl(Key::E);
    desk.fill_in("Part of the board", "");
    desk.press("Choose a file…");
    desk.wait_until("it is written", |model| model.notice.is_some());
    let whole = std::fs::read_to_string(desk.path("board.svg")).expect("a file");
    assert_ne!(whole, corner);
    assert!(
        whole.contains("width=\"300\""),
        "the choices of last time hold"
    );
}

#[test]
fn some_plies_are_exported_as_an_animation() {
    let mut desk = Desk::after(30);
    desk.answer("film");
    desk.ctrl(Key::E);
    desk.choose("Animation (GIF)");
    desk.set_number("From ply", "28");
    desk.press("Choose a file…");
    desk.wait_until("it is written", |model| model.notice.is_some());
    let part = std::fs::read(desk.path("film.gif")).expect("a file");
    let frames = |bytes: &[u8]| {
        let extension = [0x21, 0xf9, 0x04];
        bytes.windows(3).filter(|at| *at == extension).count()
    };
    assert_eq!(frames(&part), 3, "plies 28, 29 and 30");
}

#[test]
fn an_export_asks_before_it_overwrites_under_another_name_than_typed() {
    let mut desk = Desk::after(12);
    let path = desk.path("board.png");
    std::fs::write(&path, "old").expect("a file");
    desk.answer("board");
    desk.ctrl(Key::E);
    desk.press("Choose a file…");
    let dialog = Some(Dialog::Overwrite(Asking::Export, path.clone()));
    desk.wait_until("it asks", |model| model.dialog == dialog);
    assert_eq!(std::fs::read(&path).expect("a file"), b"old");
    desk.press("Overwrite");
    desk.wait_until("it is written", |model| model.notice.is_some());
    assert!(
        std::fs::read(&path)
            .expect("a file")
            .starts_with(b"\x89PNG")
    );
    assert_eq!(
        game_file::write(&desk.model().record),
        game_file::write(&game(12))
    );
}

#[test]
fn of_another_game_that_was_pasted_nothing_is_promised() {
    let mut desk = Desk::after(12);
    desk.harness
        .event(Event::Paste("8/8/8/8/8/8/8/8 L 3 0".to_owned()));
    desk.wait_until("it is there", |model| model.record.setup().size() == 8);
    assert_eq!(
        desk.status(),
        "Pasted as a game of its own. It is not saved yet."
    );
}
