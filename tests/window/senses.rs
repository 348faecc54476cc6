//! For eyes and ears: colours, the size of text, motion, sounds.

use agros::platform::Sound;
use agros::rules::{Position as _, agon, agora};
use agros::storage::settings::{Colours, Settings, Volume};
use egui::accesskit::Role;
use egui::{Color32, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game};
use crate::languages::document;

fn choose_in_box(desk: &mut Desk, name: &str, choice: &str) {
    desk.harness
        .get_by_role_and_label(Role::ComboBox, name)
        .click();
    desk.run();
    desk.press(choice);
}

/// The colour behind everything.
fn ground(desk: &Desk) -> Color32 {
    let style = desk.harness.ctx.style_of(desk.harness.ctx.theme());
    style.visuals.panel_fill
}

#[test]
fn colours_chosen_in_the_settings_hold_at_once_and_for_the_next_start() {
    let mut desk = Desk::new();
    desk.ctrl(Key::Comma);
    desk.choose("light");
    let usual = ground(&desk);
    choose_in_box(&mut desk, "Colours", "high contrast");
    assert_eq!(desk.model().settings.colours, Colours::Contrast);
    assert_eq!(ground(&desk), Color32::WHITE);
    choose_in_box(&mut desk, "Colours", "without green (deutan)");
    assert_eq!(ground(&desk), usual, "the ground is of the theme");
    desk.press("Close");
    let path = desk.path("settings.json");
    desk.wait_until("the settings are written", |_| {
        Settings::load(&path).0.colours == Colours::Deutan
    });
    let desk = desk.started_again();
    assert_eq!(desk.model().settings.colours, Colours::Deutan);
}

#[test]
fn text_grows_and_shrinks_by_keys_and_from_the_menu_at_once() {
    let mut desk = Desk::new();
    let zoom = |desk: &Desk| desk.harness.ctx.zoom_factor();
    desk.ctrl(Key::Plus);
    desk.ctrl(Key::Plus);
    assert_eq!(zoom(&desk), 1.25);
    desk.ctrl(Key::Minus);
    assert_eq!(zoom(&desk), 1.1);
    desk.ctrl(Key::Num0);
    assert_eq!(zoom(&desk), 1.0);
    for name in ["View", "Text size", "Smaller text"] {
        desk.harness.get_by_label_contains(name).click();
        desk.run();
    }
    desk.harness.remove_cursor();
    desk.run();
    assert_eq!(zoom(&desk), 0.9);
    // On an English keyboard plus is above equals.
    let shifted = Modifiers::COMMAND | Modifiers::CTRL | Modifiers::SHIFT;
    desk.harness.key_press_modifiers(shifted, Key::Plus);
    desk.run();
    assert_eq!(zoom(&desk), 1.0);
    for _ in 0..10 {
        desk.ctrl(Key::Equals);
    }
    assert_eq!(zoom(&desk), 2.0);
}

#[test]
fn with_large_text_the_board_and_the_panels_take_turns() {
    let mut settings = Settings::default();
    for _ in 0..8 {
        settings.text_size = settings.text_size.larger();
    }
    let mut desk = Desk::showing(&game(72), settings, vec2(720.0, 540.0));
    let board = |desk: &Desk| desk.harness.query_by_label_contains("a1, ").is_some();
    assert!(board(&desk));
    desk.press("Panels");
    assert!(!board(&desk) && desk.shows("Details"));
    desk.press("Board");
    assert!(board(&desk) && !desk.shows("Details"));
    // The menus are all there, in one.
    desk.press("Menu");
    desk.press("Help");
    desk.press("About Agros");
    assert!(desk.shows("Close"));
}

#[test]
fn where_the_system_asks_for_stillness_moves_do_not_move_unless_that_is_chosen() {
    let moves = |heeds: bool, still: bool| {
        let mut settings = Settings::default();
        settings.heeds_motion = heeds;
        let mut desk = Desk::showing(&game(12), settings, vec2(1280.0, 800.0));
        desk.stillness.ask_for(still);
        desk.key(Key::Home);
        desk.harness.key_press(Key::ArrowRight);
        // Frames for the press, and one in which it would move.
        desk.harness.run_steps(3);
        desk.repaint_delay().is_zero()
    };
    assert!(moves(true, false));
    assert!(!moves(true, true));
    assert!(moves(false, true));
}

/// What was heard, without how loud it was.
fn heard(desk: &Desk) -> Vec<Sound> {
    let heard = desk.speaker.take_heard();
    heard.into_iter().map(|(sound, _)| sound).collect()
}

#[test]
fn placing_harvesting_sowing_passing_and_the_end_are_heard() {
    let mut desk = Desk::new();
    assert_eq!(heard(&desk), [], "nothing at the start");
    for cell in ["g3", "i5", "d8", "g9", "e3", "b2", "e7", "f4", "b9", "i4"] {
        desk.click_cell(cell);
    }
    assert_eq!(heard(&desk), [Sound::Place; 10]);
    for (play, sound) in [
        ("e3+e2", Sound::Harvest),
        ("b2+a1", Sound::Harvest),
        ("e2-e1", Sound::Sow),
        ("pass", Sound::Pass),
        ("pass", Sound::End),
    ] {
        desk.play(play);
        assert_eq!(heard(&desk), [sound], "{play}");
    }
    // What is taken back makes no sound, and what is made again the same.
    desk.ctrl(Key::Z);
    assert_eq!(heard(&desk), []);
    desk.ctrl(Key::Y);
    assert_eq!(heard(&desk), [Sound::End]);
}

#[test]
fn captures_are_heard_in_the_other_games() {
    let mut desk = Desk::showing(
        &document::<agora::Position>("a2-a3 a5-a4 f2-f3 f5-f4"),
        Settings::default(),
        vec2(1280.0, 800.0),
    );
    heard(&desk);
    let captures = |position: &agora::Position| {
        let moves = position.legal_moves();
        moves
            .into_iter()
            .map(|play| play.to_string())
            .find(|play| play.contains('x'))
    };
    let play = captures(desk.model_of::<agora::Position>().position()).expect("a capture");
    desk.play(&play);
    assert_eq!(heard(&desk), [Sound::Capture], "{play}");

    let mut desk = Desk::showing(
        &document::<agon::Position>("f1-f2 f11-f10"),
        Settings::default(),
        vec2(1280.0, 800.0),
    );
    heard(&desk);
    desk.play("f2-g2");
    assert_eq!(heard(&desk), [Sound::Step]);
}

#[test]
fn sounds_are_as_loud_as_the_settings_say_and_silent_at_nothing() {
    let mut settings = Settings::default();
    settings.volume = Volume::new(75);
    let mut desk = Desk::showing(&game(10), settings, vec2(1280.0, 800.0));
    desk.play("e3+e2");
    assert_eq!(desk.speaker.take_heard(), [(Sound::Harvest, 75)]);
    desk.ctrl(Key::Comma);
    let slider = desk.harness.get_by_role_and_label(Role::Slider, "Sounds");
    slider.set_value_accesskit(0.0);
    desk.run();
    assert_eq!(desk.model().settings.volume, Volume::SILENT);
    desk.press("Close");
    desk.play("b2+a1");
    assert_eq!(desk.speaker.take_heard(), []);
}
