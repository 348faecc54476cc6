//! Passing, and the end of the game.

use agros::app::Dialog;
use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::settings::Settings;
use egui::{Key, OutputCommand, vec2};

use crate::desk::{Desk, OPENING, moves};

/// One pass before the end.
const LAST: usize = 84;

#[test]
fn pass_is_offered_only_where_it_is_legal() {
    let mut desk = Desk::after(OPENING);
    assert!(desk.is_enabled("Pass"));
    desk.key(Key::ArrowLeft);
    assert!(!desk.is_enabled("Pass"), "no passing in the opening");
    desk.ctrl(Key::P);
    assert_eq!(desk.moves(), moves(OPENING - 1));
    desk.key(Key::ArrowRight);
    desk.ctrl(Key::P);
    assert_eq!(desk.moves(), format!("{} pass", moves(OPENING)));
}

#[test]
fn two_passes_end_the_game_and_show_the_score_sheet() {
    let mut desk = Desk::after(OPENING);
    desk.press("Pass");
    assert!(!desk.model().sheet);
    desk.press("Pass");
    assert!(desk.model().is_over() && desk.model().sheet);
    desk.button("Copy sheet");
    assert!(!desk.is_enabled("Pass"));
    assert!(
        desk.status()
            .starts_with("The game is over: Light and Dark passed in succession")
    );
    // The board stays.
    desk.cell("e3");
}

#[test]
fn the_sheet_tells_the_result_of_the_game() {
    let mut desk = Desk::after(LAST);
    desk.press("Pass");
    assert!(desk.shows("Light wins by 176½"));
    desk.button("Copy sheet").click();
    desk.harness.step();
    let copied = desk.harness.output().platform_output.commands.clone();
    let copied = copied.iter().any(
        |command| matches!(command, OutputCommand::CopyText(text) if text.contains("Light wins by 176½")),
    );
    assert!(copied);
}

#[test]
fn a_finished_game_takes_no_more_moves() {
    let mut desk = Desk::after(LAST + 1);
    desk.press("Close");
    desk.click_cell("a7");
    assert!(
        desk.status().starts_with("The game is over"),
        "{}",
        desk.status()
    );
    desk.play("pass");
    assert_eq!(desk.moves(), moves(LAST + 1));
}

#[test]
fn undo_goes_back_across_the_end() {
    let mut desk = Desk::after(LAST);
    desk.press("Pass");
    desk.ctrl(Key::Z);
    assert!(!desk.model().is_over() && !desk.model().sheet);
    assert!(desk.is_enabled("Pass"));
    desk.ctrl(Key::Y);
    assert!(desk.model().is_over());
}

#[test]
fn the_buttons_of_the_sheet_do_what_they_say() {
    let mut desk = Desk::after(LAST + 1);
    assert!(desk.model().sheet, "a finished game opens with its sheet");
    desk.press("Review");
    assert!(desk.model().reviewing().is_some());
    desk.press("Cancel");
    assert!(desk.model().reviewing().is_none());
    desk.key(Key::Home);
    assert!(!desk.model().sheet);
    desk.key(Key::End);
    desk.button("View").click();
    desk.run();
    desk.press("Score sheet");
    assert!(desk.model().sheet);
    desk.press("Close");
    assert!(!desk.model().sheet);
    desk.button("View").click();
    desk.run();
    desk.press("Score sheet");
    desk.press("New game");
    assert_eq!(desk.model().dialog, Some(Dialog::NewGame));
}

#[test]
fn making_the_last_pass_again_shows_the_sheet_again() {
    let mut desk = Desk::after(LAST);
    desk.press("Pass");
    desk.ctrl(Key::Z);
    desk.ctrl(Key::Y);
    assert!(desk.model().sheet);
    let status = desk.status();
    assert!(status.starts_with("The game is over: "), "{status}");
    assert!(status.ends_with("Made again: pass."), "{status}");
}

#[test]
fn a_copied_sheet_is_said() {
    let mut desk = Desk::after(LAST + 1);
    desk.press("Copy sheet");
    assert_eq!(
        desk.status(),
        "The score sheet is copied, to be pasted as text."
    );
    assert!(desk.model().sheet);
}

#[test]
fn an_opponents_pass_is_plain_and_its_consequence_too() {
    let mut desk = Desk::after(OPENING);
    desk.press("Pass");
    let said = "Light passed. Dark to move: another pass ends the game";
    assert_eq!(desk.status(), said);
    desk.key(Key::ArrowLeft);
    desk.key(Key::ArrowRight);
    assert_eq!(desk.status(), said, "also after stepping there");
}

#[test]
fn what_is_done_does_not_hide_that_only_a_pass_is_possible() {
    let start = Position::parse("L1,d,2/d,d,2/4/3,D1 L 1 0").expect("a position");
    let document = Document::starting_from(start.setup(), start).expect("a start");
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    let said = "Light to move: only a pass is possible";
    assert!(desk.status().starts_with(said), "{}", desk.status());
    assert!(desk.status().contains("Opened "), "{}", desk.status());
    desk.press("Pass");
    desk.ctrl(Key::Z);
    assert!(desk.status().starts_with(said), "{}", desk.status());
    assert!(
        desk.status().contains("Took back pass"),
        "{}",
        desk.status()
    );
}
