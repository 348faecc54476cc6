//! Playback: the line goes by without a hand on it.

use std::time::Duration;

use agros::storage::settings::{Pace, Settings};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game};

/// Frames come every 50 ms: so many of them are a second.
const SECOND: usize = 20;

/// The start of a game of 30 plies, to be played at the fastest pace: four plies a second.
fn at_the_start() -> Desk {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.pace = Pace::ALL[3];
    let mut desk = Desk::showing(&game(30), settings, vec2(1280.0, 800.0));
    desk.key(Key::Home);
    desk
}

fn ply(desk: &Desk) -> usize {
    desk.model().record.ply(desk.model().record.cursor())
}

fn let_go_by(desk: &mut Desk, frames: usize) {
    desk.harness.run_steps(frames);
}

#[test]
fn the_line_is_played_to_its_end() {
    let mut desk = at_the_start();
    desk.press("Play the line");
    assert!(ply(&desk) >= 1, "the first step is taken at once");
    let before = ply(&desk);
    let_go_by(&mut desk, SECOND);
    assert_eq!(ply(&desk), before + 4);
    let_go_by(&mut desk, 8 * SECOND);
    assert_eq!(ply(&desk), 30);
    assert!(!desk.model().is_playing());
    assert!(!desk.model().is_unsaved(), "looking is no change");
    assert!(desk.harness.query_by_label("Play the line").is_some());
}

#[test]
fn from_the_end_it_begins_anew() {
    let mut desk = at_the_start();
    desk.key(Key::End);
    desk.key(Key::F10);
    assert!(desk.model().is_playing());
    assert!(ply(&desk) <= 1);
}

#[test]
fn a_pause_leaves_the_window_at_rest() {
    let mut desk = at_the_start();
    desk.key(Key::F10);
    let_go_by(&mut desk, 6);
    assert!(desk.repaint_delay() <= Duration::from_millis(250));
    desk.press("Pause");
    let paused = ply(&desk);
    let_go_by(&mut desk, 2 * SECOND);
    assert_eq!(ply(&desk), paused);
    assert_eq!(desk.repaint_delay(), Duration::MAX);
}

#[test]
fn whoever_goes_elsewhere_stops_it() {
    type Does = fn(&mut Desk);
    let stops: [(&str, Does); 6] = [
        ("a step", |desk| desk.key(Key::ArrowLeft)),
        ("a jump", |desk| desk.key(Key::Home)),
        ("the same key", |desk| desk.key(Key::F10)),
        ("a dialog", |desk| desk.ctrl(Key::N)),
        ("a native dialog", |desk| desk.ctrl(Key::O)),
        ("something tried out", |desk| desk.key(Key::F9)),
    ];
    for (what, stop) in stops {
        let mut desk = at_the_start();
        desk.key(Key::F10);
        let_go_by(&mut desk, SECOND);
        assert!(desk.model().is_playing());
        stop(&mut desk);
        assert!(!desk.model().is_playing(), "{what}");
        let reached = ply(&desk);
        let_go_by(&mut desk, SECOND);
        assert_eq!(ply(&desk), reached, "{what}");
    }
}

#[test]
fn the_board_is_for_whoever_plays_on_it() {
    let mut desk = at_the_start();
    desk.key(Key::F10);
    let_go_by(&mut desk, 3 * SECOND);
    assert!(ply(&desk) >= 11, "the opening is over");
    let own = desk.model().legal_moves()[0];
    let (from, _) = <agros::rules::agros::Position as agros::rules::Position>::ends(own);
    desk.click_cell(&from.expect("a farmer").to_string());
    assert!(desk.model().selected.is_some() && !desk.model().is_playing());
}

#[test]
fn what_does_not_move_the_cursor_does_not_stop_it() {
    let mut desk = at_the_start();
    desk.key(Key::F10);
    desk.ctrl(Key::F);
    desk.key(Key::Num2);
    assert!(desk.model().is_playing());
}

#[test]
fn the_pace_is_chosen_and_remembered() {
    let mut desk = at_the_start();
    desk.press("Pace: 4 plies a second");
    desk.choose("1 ply a second");
    assert_eq!(desk.model().settings.pace, Pace::ALL[1]);
    desk.let_pass();
    let saved = std::fs::read_to_string(desk.path("settings.json")).expect("the settings");
    assert!(saved.contains(r#""pace": 1000"#), "{saved}");
    desk.key(Key::F10);
    let before = ply(&desk);
    let_go_by(&mut desk, 3 * SECOND);
    assert_eq!(ply(&desk), before + 3);
    desk.harness.get_by_label("Go").click();
    desk.run();
    desk.harness
        .get_by_role_and_label(Role::Button, "Pace")
        .click();
    desk.run();
    desk.choose("2 plies a second");
    assert_eq!(desk.model().settings.pace, Pace::ALL[2]);
    assert!(desk.model().is_playing());
}

#[test]
fn where_there_is_nothing_to_play_nothing_is_offered() {
    let mut desk = Desk::new();
    assert!(!desk.is_enabled("Play the line"));
    desk.key(Key::F10);
    assert!(!desk.model().is_playing());
}
