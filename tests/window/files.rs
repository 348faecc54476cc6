//! Opening.

use agros::app::Dialog;
use agros::storage::game_file;
use egui::Key;

use crate::desk::{Desk, game, moves};

#[test]
fn a_game_named_at_the_start_is_open() {
    let desk = Desk::after(20);
    assert_eq!(desk.moves(), moves(20));
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
    assert!(!desk.model().is_unsaved());
    assert_eq!(desk.model().settings.recent(), [desk.path("game.agros")]);
}

#[test]
fn ctrl_o_opens_the_game_chosen() {
    let mut desk = Desk::new();
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.answer("other.agros");
    desk.ctrl(Key::O);
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
    assert_eq!(desk.status(), format!("Opened {}", path.display()));
}

#[test]
fn a_broken_file_is_said_and_the_game_stays() {
    let mut desk = Desk::after(12);
    let path = desk.path("broken.agros");
    std::fs::write(&path, "{ \"game\": ").expect("a file");
    desk.answer("broken.agros");
    desk.ctrl(Key::O);
    desk.wait_until("it says so", |model| {
        matches!(model.notice, Some(agros::app::Notice::Failed(_)))
    });
    assert!(
        desk.status().starts_with("Not opened: "),
        "{}",
        desk.status()
    );
    assert!(desk.status().contains("broken.agros"), "{}", desk.status());
    assert_eq!(desk.moves(), moves(12));
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
}

#[test]
fn a_dropped_file_opens() {
    let mut desk = Desk::new();
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.drop_file(&path);
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn a_file_dropped_on_unsaved_changes_asks_first() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.drop_file(&path);
    desk.run();
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.press("Do not save");
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
}
