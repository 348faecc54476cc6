//! The game for those who hear the window: everything by the accessible tree alone, and nothing
//! needs to be seen.

use agros::rules::Position as _;
use agros::rules::agros::Position;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, game};

/// Whether a button has that name; an item of a menu may name its keys after it.
fn is_called(label: Option<String>, name: &str) -> bool {
    let keys = label.as_deref().and_then(|label| label.strip_prefix(name));
    keys.is_some_and(|keys| keys.is_empty() || keys.starts_with(" Ctrl+"))
}

/// Does what a screen reader does when it presses a button.
#[track_caller]
fn press(desk: &mut Desk, name: &str) {
    desk.harness
        .get_by(|node| node.role() == Role::Button && is_called(node.label(), name))
        .click_accesskit();
    desk.run();
}

/// Presses a cell of the board; what it is called begins with where it is.
#[track_caller]
fn press_cell(desk: &mut Desk, cell: &str) {
    let start = format!("{cell}, ");
    desk.harness
        .get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)))
        .click_accesskit();
    desk.run();
}

/// Whether the board has the keyboard: then a screen reader is on one of its cells.
fn has_board(desk: &Desk) -> bool {
    let cell = desk.focused();
    let name = cell.split(',').next().unwrap_or_default();
    Position::start(&Default::default()).cell(name).is_some()
}

#[track_caller]
fn hears(desk: &Desk, parts: &[&str]) {
    let said = desk.announced();
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in {said:?}");
    }
}

#[test]
fn a_game_is_played_to_its_end_and_saved_by_the_accessible_tree_alone() {
    let mut desk = Desk::new();
    press(&mut desk, "Game");
    press(&mut desk, "New game…");
    assert_eq!(desk.focused(), "Start");
    press(&mut desk, "Start");
    assert!(has_board(&desk), "{}", desk.focused());
    hears(&desk, &["Light"]);
    for (cell, mover, next) in [
        ("g3", "Light", "Dark"),
        ("i5", "Dark", "Dark"),
        ("d8", "Dark", "Light"),
        ("g9", "Light", "Light"),
        ("e3", "Light", "Dark"),
        ("b2", "Dark", "Dark"),
        ("e7", "Dark", "Light"),
        ("f4", "Light", "Light"),
        ("b9", "Light", "Dark"),
        ("i4", "Dark", "Light"),
    ] {
        press_cell(&mut desk, cell);
        hears(&desk, &[&format!("{mover} played {cell}."), next]);
    }
    for (from, to, said) in [
        ("e3", "e2", "Light played e3+e2."),
        ("b2", "a1", "Dark played b2+a1."),
    ] {
        press_cell(&mut desk, from);
        press_cell(&mut desk, to);
        hears(&desk, &[said]);
        let start = format!("{to}, ");
        let cell = desk
            .harness
            .get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)));
        let name = cell.accesskit_node().label().expect("it has a name");
        assert!(name.contains("farmer, harvest 2"), "{name}");
    }
    press(&mut desk, "Pass");
    hears(&desk, &["Light played pass.", "Dark"]);
    press(&mut desk, "Pass");
    hears(&desk, &["Dark played pass.", "The game is over"]);
    assert!(desk.model().is_over());

    desk.answer("heard.agros");
    press(&mut desk, "Game");
    press(&mut desk, "Save as…");
    let file = desk.path("heard.agros");
    desk.wait_until("the game is saved", |_| file.exists());
    assert_eq!(crate::desk::read(&file).line().len(), 15);
    assert!(desk.announced().contains("heard"), "{}", desk.announced());
}

#[test]
fn the_keyboard_is_never_lost() {
    let mut desk = Desk::after(12);
    // A dialog gives it back to what had it.
    desk.button("Step back").focus();
    desk.run();
    desk.ctrl(Key::Comma);
    assert_eq!(desk.focused(), "Close");
    desk.key(Key::Escape);
    assert_eq!(desk.focused(), "Step back");
    // A menu is gone when something was chosen from it.
    press(&mut desk, "Edit");
    desk.harness
        .get_by(|node| node.role() == Role::Button && is_called(node.label(), "Copy position"))
        .focus();
    desk.run();
    desk.key(Key::Enter);
    assert!(has_board(&desk), "{}", desk.focused());
    // A new game, a jump, a change taken back: the board stays.
    for key in [Key::Home, Key::End] {
        desk.key(key);
        assert!(has_board(&desk), "{}", desk.focused());
    }
    desk.ctrl(Key::Z);
    assert!(has_board(&desk), "{}", desk.focused());
    desk.ctrl(Key::N);
    press(&mut desk, "Start");
    if desk.shows("Do not save") {
        press(&mut desk, "Do not save");
    }
    assert!(has_board(&desk), "{}", desk.focused());
}

#[test]
fn what_is_new_is_said_and_nothing_twice() {
    let mut desk = Desk::showing(&game(12), Default::default(), egui::vec2(1280.0, 800.0));
    desk.play("e2+c4");
    hears(&desk, &["Light played e2+c4.", "Dark to move"]);
    // Something else is said without the move.
    desk.play("a1+a1");
    let said = desk.announced();
    assert_eq!(said, desk.status());
    assert!(!said.contains("played"), "{said}");
    // A jump says where it leads.
    desk.key(Key::Escape);
    desk.key(Key::Home);
    assert_eq!(desk.announced(), desk.status());
    desk.key(Key::End);
    hears(&desk, &["Last: Light e2+c4.", "Dark to move"]);
    assert_eq!(desk.model().record.ply(desk.model().record.cursor()), 13);
    let _: &agros::app::Model<Position> = desk.model();
}
