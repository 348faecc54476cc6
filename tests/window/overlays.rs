//! What is laid over the board: switches, keys, legends, and what each shows.

use agros::rules::agros::Position;
use agros::storage::settings::Settings;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, OPENING};

/// What lies over the board, by name.
fn laid(desk: &Desk) -> Vec<&str> {
    let names = desk.model().settings.overlays::<Position>();
    names.into_iter().flatten().collect()
}

#[test]
fn overlays_are_switched_by_key_menu_and_chip_and_combine_freely() {
    let mut desk = Desk::after(OPENING);
    assert!(desk.shows("dots harvest"), "the legend of what is on");
    assert!(!desk.shows("hollow after +1"));
    desk.key(Key::Num2);
    assert!(desk.shows("hollow after +1"));
    desk.press("Swing");
    desk.choose_in_menu("View", "Freedom 6");
    desk.key(Key::Escape);
    desk.key(Key::F4);
    assert_eq!(
        laid(&desk),
        [
            "fields", "values", "ledger", "reach", "swing", "freedom", "engine"
        ]
    );
    desk.key(Key::Num2);
    assert!(!desk.shows("hollow after +1"));
}

#[test]
fn what_lies_over_the_board_is_remembered() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::Num4);
    let path = desk.path("settings.json");
    desk.wait_until("the settings are saved", |_| {
        let (settings, _) = Settings::load(&path);
        settings
            .overlays::<Position>()
            .into_iter()
            .flatten()
            .any(|name| name == "threats")
    });
}

#[test]
fn settings_with_an_overlay_of_another_version_are_used() {
    let desk = Desk::with_settings_file(r#"{"overlays":{"agros":["fields","weather","freedom"]}}"#);
    assert!(desk.shows("harvests now"));
    assert!(!desk.shows("dots harvest"));
}

#[test]
fn digits_in_a_move_that_is_typed_switch_nothing() {
    let mut desk = Desk::after(OPENING);
    desk.text("e");
    for (key, text) in [(Key::Num3, "3"), (Key::Plus, "+"), (Key::E, "e")] {
        desk.harness.key_press(key);
        desk.harness.event(egui::Event::Text(text.to_owned()));
        desk.run();
    }
    assert_eq!(desk.typed(), "e3+e");
    assert!(laid(&desk).is_empty(), "nobody has chosen anything");
}

#[test]
fn a_digit_switches_an_overlay_and_begins_no_move() {
    let mut desk = Desk::after(OPENING);
    desk.harness.key_press(Key::Num3);
    desk.harness.event(egui::Event::Text("3".to_owned()));
    desk.run();
    assert_eq!(desk.typed(), "");
    assert!(laid(&desk).contains(&"swing"));
}

#[test]
fn the_list_of_shortcuts_has_every_overlay() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F1);
    for name in ["Fields", "Reach", "Flips", "Changed"] {
        let label = format!("Show or hide: {name}");
        assert!(desk.harness.query_by_label(&label).is_some(), "{label}");
    }
}

#[test]
fn switching_an_overlay_moves_nothing() {
    let mut desk = Desk::after(OPENING);
    let before = desk.cell("a1");
    for key in [Key::Num1, Key::Num2, Key::Num5, Key::Num9] {
        desk.key(key);
        assert_eq!(desk.cell("a1"), before, "{key:?}");
    }
}
