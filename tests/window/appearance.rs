//! Themes, sizes, names of widgets.

use agros::app::Dialog;
use agros::rules::agros::{Position, Setup};
use agros::storage::settings::{Settings, Theme};
use egui::{Key, vec2};

use crate::desk::{Desk, game};

#[test]
fn the_theme_chosen_in_the_settings_holds_at_once() {
    let mut desk = Desk::new();
    for (name, theme) in [("light", egui::Theme::Light), ("dark", egui::Theme::Dark)] {
        desk.ctrl(Key::Comma);
        desk.choose(name);
        desk.press("Close");
        assert_eq!(desk.harness.ctx.theme(), theme);
        assert_eq!(desk.model().dialog, None);
    }
}

#[test]
fn settings_are_kept_in_their_file() {
    let mut desk = Desk::new();
    desk.ctrl(Key::Comma);
    desk.choose("dark");
    let path = desk.path("settings.json");
    desk.wait_until("the settings are written", |_| path.exists());
    drop(desk.harness);
    // Dropped with the window, the folder of the scenario is still there.
    let (settings, problem) = Settings::load(&path);
    assert!(problem.is_none());
    assert_eq!(settings.theme, Theme::Dark);
}

#[test]
fn settings_that_make_no_sense_are_said_and_kept_aside() {
    let text = r#"{ "theme": "lihgt" }"#;
    let mut desk = Desk::with_settings_file(text);
    let (file, kept) = (desk.path("settings.json"), desk.path("settings.json.bad"));
    let said = desk.status();
    assert!(said.starts_with("The settings are not used: "), "{said}");
    assert!(said.contains("lihgt"), "{said}");
    assert!(said.contains(&kept.display().to_string()), "{said}");
    assert!(!file.exists());
    assert_eq!(std::fs::read_to_string(&kept).expect("the file"), text);
    let mut usual = Settings::default();
    usual.game = "agros".to_owned();
    assert_eq!(desk.model().settings, usual);
    // The first thing done takes its place.
    desk.click_cell("g3");
    assert!(!desk.status().contains("settings"), "{}", desk.status());
}

#[test]
fn every_dialog_has_names_and_glyphs_for_all_it_shows() {
    let mut desk = Desk::after(12);
    for (key, dialog) in [(Key::N, Dialog::NewGame), (Key::Comma, Dialog::Settings)] {
        desk.ctrl(key);
        assert_eq!(desk.model().dialog, Some(dialog));
        desk.key(Key::Escape);
    }
    desk.key(Key::F1);
    assert_eq!(desk.model().dialog, Some(Dialog::<Position>::Shortcuts));
    desk.key(Key::Escape);
    desk.press("Help");
    desk.press("About Agros");
    assert_eq!(desk.model().dialog, Some(Dialog::About));
}

#[test]
fn the_smallest_window_shows_every_panel_and_still_plays() {
    let mut desk = Desk::showing(&game(11), Settings::default(), vec2(720.0, 540.0));
    for tab in ["Moves", "Details", "Fields"] {
        desk.press(tab);
    }
    desk.play("b2+a1");
    assert_eq!(desk.moves(), crate::desk::moves(12));
}

#[test]
fn boards_of_all_sizes_are_whole_in_windows_of_all_sizes() {
    for size in Setup::SIZES {
        for window in [
            vec2(720.0, 540.0),
            vec2(1000.0, 1400.0),
            vec2(2400.0, 700.0),
        ] {
            let setup = Setup::new(size, 5).expect("a setup");
            let document = agros::game::Document::<agros::rules::agros::Position>::new(setup);
            let desk = Desk::showing(&document, Settings::default(), window);
            let letter = char::from(b'a' + size - 1);
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, window);
            for corner in [
                "a1".to_owned(),
                format!("a{size}"),
                format!("{letter}1"),
                format!("{letter}{size}"),
            ] {
                assert!(screen.contains(desk.cell(&corner)), "{corner} in {window}");
            }
        }
    }
}
