//! The program opens where it was left.

use agros::rules::agros::Position;
use agros::storage::settings::{Panel, Settings};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game, moves};

#[test]
fn the_last_file_is_opened_again_at_the_ply_that_was_shown() {
    let mut desk = Desk::after(20);
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    desk.key(Key::Home);
    desk.key(Key::ArrowRight);
    desk.key(Key::ArrowRight);
    desk.close_window();
    let mut desk = desk.started_again();
    desk.wait_until_open::<Position>();
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
    assert_eq!(desk.moves(), moves(2));
    desk.key(Key::End);
    assert_eq!(desk.moves(), moves(20), "on the line that was shown");
    assert!(!desk.model().is_unsaved());
}

#[test]
fn a_file_that_is_gone_is_not_missed_and_no_file_is_none() {
    let mut desk = Desk::after(20);
    desk.close_window();
    std::fs::remove_file(desk.path("game.agros")).expect("it was there");
    let mut desk = desk.started_again();
    desk.let_pass();
    assert_eq!(
        (desk.moves().as_str(), desk.model().file.clone()),
        ("", None)
    );
    assert!(desk.model().notice.is_none());
    desk.close_window();
    let desk = desk.started_again();
    assert_eq!(desk.model().settings.left_off, None);
}

#[test]
fn the_settings_switch_it_off() {
    let mut desk = Desk::after(20);
    desk.ctrl(Key::Comma);
    desk.tick("Open the last game at the start");
    desk.press("Close");
    desk.close_window();
    let mut desk = desk.started_again();
    desk.let_pass();
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_narrow_window_shows_the_panel_that_it_showed() {
    let mut desk = Desk::showing(&game(20), Settings::default(), vec2(720.0, 540.0));
    desk.harness
        .get_by_role_and_label(Role::Button, "Moves")
        .click();
    desk.run();
    desk.close_window();
    let desk = desk.started_again();
    assert_eq!(desk.model().settings.arrangement.panel, Panel::Moves);
    assert_eq!(
        desk.model().settings.window.map(|size| size.width),
        Some(720)
    );
}
