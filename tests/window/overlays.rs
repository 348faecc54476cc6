//! What is laid over the board: switches, keys, legends, and what each shows.

use agros::rules::agros::Position;
use agros::storage::settings::Settings;
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

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
fn what_was_just_laid_over_the_board_is_explained_wherever_the_panels_end() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::Num2);
    let status = desk.status();
    assert!(
        status.starts_with("Reach: ") && status.contains("hollow"),
        "{status}"
    );
    desk.key(Key::Num2);
    assert!(!desk.status().contains("hollow"), "it is switched off");
    desk.key(Key::Num3);
    desk.key(Key::ArrowLeft);
    assert!(
        !desk.status().starts_with("Swing"),
        "something else was done"
    );
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
    assert!(desk.shows("moves now"));
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

/// The first plies of the game with the pointer away and some overlays on.
fn with(plies: usize, keys: &[Key]) -> Desk {
    let mut desk = Desk::after(plies);
    for &key in keys {
        desk.key(key);
    }
    desk.let_pass();
    desk
}

fn hover(desk: &mut Desk, cell: &str) {
    let place = desk.cell(cell);
    desk.harness.hover_at(place);
    desk.run();
}

#[test]
fn the_ledger_tells_what_would_upset_the_field_that_is_pointed_at() {
    let mut desk = Desk::after(72);
    hover(&mut desk, "b3");
    assert!(desk.shows("Light takes it with one more of 3 · falls without e4"));
    desk.key(Key::Num1);
    assert!(
        !desk.shows("Light takes it with one more"),
        "it is switched off"
    );
}

#[test]
fn the_list_of_changes_adds_up_to_the_change_of_the_lead() {
    let desk = with(72, &[Key::Num9]);
    assert!(desk.shows("e6+e4: the 14-cell southwest field goes to Dark’s e4"));
    assert!(desk.shows("split: nobody 17 → Dark 14 × 3, Light 3 × 5 −27"));
    assert!(desk.shows("together −27"));
}

#[test]
fn a_ply_of_the_list_is_compared_with_until_it_is_chosen_again() {
    let mut desk = Desk::after(72);
    let choose = |desk: &mut Desk| {
        desk.harness
            .get_by_label_contains("ply 69, Light ")
            .click_secondary();
        desk.run();
        desk.press("Compare with here");
    };
    choose(&mut desk);
    assert!(laid(&desk).contains(&"changed"), "it is switched on");
    assert!(desk.shows("Since b9-b10, ply 69"));
    let line = &desk.model().record;
    let lead = |ply: usize| {
        let points = line.position(line.line()[ply]).points();
        points.0[0] - points.0[1]
    };
    let sum = (lead(72) - lead(69)) / 2;
    assert!(desk.shows(&format!("together {sum:+}")), "{sum}");
    choose(&mut desk);
    assert!(!desk.shows("Since b9-b10"));
    assert!(
        desk.shows("together −27"),
        "compared with the last move again"
    );
}

#[test]
fn threats_are_told_and_pointing_at_a_field_tells_its_own() {
    let mut desk = with(72, &[Key::Num4]);
    assert!(desk.shows("Dark j5-i4 cuts the 22-cell southeast field: Light’s lead −12"));
    hover(&mut desk, "b3");
    assert!(!desk.shows("j5-i4 cuts"), "a field of Dark's is pointed at");
}

/// Whether a line of the panels begins so.
fn lists(desk: &Desk, start: &str) -> bool {
    let begins = |label: String| label.starts_with(start);
    desk.harness
        .query_by(|node| node.value().is_some_and(begins))
        .is_some()
}

#[test]
fn each_move_to_or_from_where_one_points_is_told_with_its_swing() {
    let mut desk = with(72, &[Key::Num3]);
    assert!(
        desk.shows("other moves"),
        "the best of all, and how many more"
    );
    hover(&mut desk, "d9");
    assert!(lists(&desk, "h5+d9: Light’s lead +17, "));
    assert!(!lists(&desk, "h5-e2: Light’s lead"));
    hover(&mut desk, "h5");
    assert!(lists(&desk, "h5-e2: Light’s lead −27, "));
}

#[test]
fn pointing_at_a_field_tells_the_moves_that_change_its_owner() {
    let mut desk = with(72, &[Key::Num5]);
    hover(&mut desk, "b3");
    assert!(lists(&desk, "Light takes it in 2: "));
    hover(&mut desk, "f2");
    assert!(!lists(&desk, "Light takes it in 2: "), "another field");
}

#[test]
fn a_screen_reader_hears_the_marks_on_a_cell() {
    let mut desk = with(72, &[Key::Num2, Key::Num3, Key::Num4, Key::Num6, Key::Num7]);
    let cell = |desk: &Desk, start: &str| -> String {
        let begins = |label: String| label.starts_with(start);
        let node = desk.harness.get_by(|node| node.label().is_some_and(begins));
        node.accesskit_node().label().unwrap_or_default()
    };
    let landing = cell(&desk, "d9, ");
    assert!(landing.contains("h5+d9: Light’s lead +17"), "{landing}");
    assert!(landing.contains("in reach of Light h5"), "{landing}");
    assert!(landing.contains("still open"), "{landing}");
    let farmer = cell(&desk, "h5, ");
    assert!(
        farmer.contains("harvest 4") && farmer.contains("after one more harvest"),
        "{farmer}"
    );
    let threatened = cell(&desk, "i4, ");
    assert!(
        threatened.contains("threatened by Dark j5-i4"),
        "{threatened}"
    );
    desk.key(Key::Num3);
    assert!(!cell(&desk, "d9, ").contains("lead"), "it is switched off");
}

#[test]
fn a_move_is_told_in_words_to_those_who_point_at_it_or_hear_it() {
    let mut desk = Desk::after(72);
    let sentence = "e6+e4: the 14-cell southwest field goes to Dark’s e4 (3 over 2), +27";
    let ply = desk.harness.get_by_label_contains("ply 72, Dark e6+e4");
    assert_eq!(
        ply.accesskit_node().description().as_deref(),
        Some(sentence)
    );
    let place = ply.rect().center();
    assert!(!desk.shows(sentence));
    desk.harness.hover_at(place);
    desk.harness.run_steps(20);
    assert!(desk.shows(sentence), "the tooltip");
}

#[test]
fn the_pass_advisor_tells_the_result_and_the_risk() {
    let mut desk = Desk::after(72);
    let advice = "If both pass now: Dark wins by 18½. After a pass Dark’s j5-i4 gains 12.";
    assert!(desk.shows(advice), "in the panel");
    hover(&mut desk, "i5");
    desk.key(Key::F8);
    let place = desk.button("Pass").rect().center();
    desk.harness.hover_at(place);
    desk.harness.run_steps(20);
    assert_eq!(
        desk.harness.query_all_by_label_contains(advice).count(),
        2,
        "in the tooltip too"
    );
}

#[test]
fn a_legend_tells_what_was_found_out() {
    let desk = with(72, &[Key::Num6, Key::Num7]);
    assert!(desk.shows("at least Light 0, Dark 0"));
    assert!(desk.shows("Light 15, Dark 22 moves"));
}

#[test]
fn the_window_rests_with_every_overlay_on() {
    let keys = [
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num9,
    ];
    let mut desk = with(72, &keys);
    hover(&mut desk, "h5");
    desk.harness.remove_cursor();
    desk.let_pass();
    desk.let_pass();
    desk.harness.run_steps(12);
    assert_eq!(desk.repaint_delay(), std::time::Duration::MAX);
}

#[test]
fn a_field_that_was_clicked_is_told_of_with_the_pointer_elsewhere() {
    let mut desk = Desk::after(72);
    desk.click_cell("b3");
    desk.harness.remove_cursor();
    desk.run();
    assert!(desk.shows("Selected field · 14 cells × 3 = 42"));
    assert!(!desk.status().contains("no farmer"), "{}", desk.status());
    hover(&mut desk, "g2");
    assert!(desk.shows("Field · 22 cells × 9 = 198"));
    desk.click_cell("b3");
    desk.harness.remove_cursor();
    desk.run();
    assert!(!desk.shows("14 cells × 3 = 42"), "clicked again");
}

#[test]
fn after_the_keyboard_the_pointer_is_heeded_again() {
    let mut desk = Desk::after(72);
    desk.click_cell("b3");
    desk.click_cell("b3");
    desk.harness.remove_cursor();
    for _ in 0..60 {
        if desk.focused().starts_with("b3, ") {
            break;
        }
        desk.key(Key::Tab);
    }
    assert!(desk.shows("Field · 14 cells"), "the keyboard's field");
    // One jump, without any way between.
    hover(&mut desk, "g2");
    assert!(desk.shows("Field · 22 cells × 9 = 198"));
}

#[test]
fn nobody_is_told_to_have_several_moves_in_a_row_in_the_opening() {
    let mut desk = Desk::new();
    desk.key(Key::Num5);
    hover(&mut desk, "c3");
    assert!(!desk.shows("It stays with its owner"));
}

#[test]
fn who_would_lose_by_a_move_threatens_nothing_with_it() {
    let mut desk = with(72, &[Key::Num4]);
    assert!(!desk.shows("Dark e4-e6 makes"), "it would cost Dark 55");
    hover(&mut desk, "e6");
    assert!(
        desk.shows("Dark e4-e6 makes"),
        "it can be done all the same"
    );
}
