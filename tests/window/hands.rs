//! The window in the hands of a person: keys that are chosen, panels left or right, boards turned
//! and mirrored, targets large enough for fingers.

use agros::game::{Document, Orientation};
use agros::rules::{agon, agora};
use agros::storage::settings::Settings;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, OPENING, game, moves};
use crate::pictures::tolerance;

/// Begins to choose other keys for a command.
fn choose_keys(desk: &mut Desk, command: &str) {
    let start = format!("{command} (");
    desk.harness
        .get_by(|node| node.label().is_some_and(|name| name.starts_with(&start)))
        // It may be further down in the list.
        .click_accesskit();
    desk.harness.remove_cursor();
    desk.run();
}

#[test]
fn other_keys_are_chosen_and_hold_at_once_and_at_the_next_start() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F1);
    choose_keys(&mut desk, "Map of the tree");
    assert!(desk.shows("Press the new keys"));
    desk.ctrl(Key::J);
    assert!(desk.shows("Ctrl+J"));
    desk.press("Close");
    desk.ctrl(Key::J);
    assert!(desk.shows("Map of the tree: "));
    desk.ctrl(Key::J);
    desk.ctrl(Key::T);
    assert!(
        !desk.shows("Map of the tree: "),
        "the usual keys do nothing now"
    );
    let path = desk.path("settings.json");
    desk.wait_until("the settings are written", |_| {
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        written.contains(r#""map": "Ctrl+J""#)
    });
    let mut desk = desk.started_again();
    desk.ctrl(Key::J);
    assert!(desk.shows("Map of the tree: "));
}

#[test]
fn keys_that_something_else_has_are_refused_with_its_name() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F1);
    choose_keys(&mut desk, "Map of the tree");
    desk.ctrl(Key::S);
    assert!(desk.shows("Ctrl+S is taken by “Save”."));
    desk.key(Key::Num4);
    assert!(desk.shows("4 is taken by “Show or hide: Threats”."));
    desk.key(Key::Q);
    assert!(desk.shows("Q cannot be chosen"));
    // Escape gives up the choice, and once more closes the list.
    desk.key(Key::Escape);
    assert!(!desk.shows("Press the new keys") && desk.shows("Reset all"));
    desk.key(Key::Escape);
    assert!(!desk.shows("Reset all"));
    desk.ctrl(Key::T);
    assert!(desk.shows("Map of the tree: "));
}

#[test]
fn the_clipboards_own_keys_can_be_pressed_for_others() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F1);
    choose_keys(&mut desk, "Map of the tree");
    desk.harness.event(egui::Event::Copy);
    desk.run();
    assert!(desk.shows("Ctrl+C is taken by “Copy position”."));
}

#[test]
fn chosen_keys_are_reset_one_by_one_and_all_at_once() {
    let mut settings = Settings::default();
    settings.set_keys("map", Some("Ctrl+J".to_owned()));
    settings.set_keys("save", Some("F3".to_owned()));
    settings.set_keys("hint", Some("Alt+H".to_owned()));
    let mut desk = Desk::showing(&game(OPENING), settings, vec2(1280.0, 800.0));
    desk.key(Key::F1);
    desk.button("Reset the keys: Map of the tree")
        .click_accesskit();
    desk.run();
    assert_eq!(desk.model().settings.keys("map"), None);
    assert_eq!(desk.model().settings.keys("hint"), Some("Alt+H"));
    desk.press("Reset all");
    assert!(!desk.model().settings.has_keys());
    assert!(!desk.is_enabled("Reset all"));
}

#[test]
fn damaged_keys_in_the_settings_are_passed_over() {
    let text = r#"{ "keys": { "map": 7, "save": "Ctrl+", "hint": "F7", "undo": ["a"] } }"#;
    let mut desk = Desk::with_settings_file(text);
    desk.play("e5");
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), "");
    desk.ctrl(Key::T);
    assert!(desk.shows("Map of the tree: "));
    let desk = Desk::with_settings_file(r#"{ "keys": 3, "mirrored": true }"#);
    assert!(desk.model().settings.mirrored, "the rest is kept");
}

#[test]
fn sentences_name_the_keys_that_were_chosen() {
    let mut settings = Settings::default();
    settings.set_keys("keep-what-if", Some("Alt+K".to_owned()));
    let mut desk = Desk::showing(&game(OPENING), settings, vec2(1280.0, 800.0));
    desk.key(Key::F9);
    assert!(
        desk.status().contains("Alt+K keeps it"),
        "{}",
        desk.status()
    );
}

/// The places of the board and of the panels.
fn board_and_side(desk: &Desk) -> (f32, f32) {
    let field = desk.harness.get_by_role_and_label(Role::TextInput, "Move");
    (desk.cell("e5").x, field.rect().center().x)
}

#[test]
fn panels_stand_right_or_left() {
    for size in [vec2(1280.0, 800.0), vec2(720.0, 540.0)] {
        let mut desk = Desk::showing(&game(OPENING), Settings::default(), size);
        let (board, side) = board_and_side(&desk);
        assert!(board < side);
        desk.arrange("Panels on the left");
        let (board, side) = board_and_side(&desk);
        assert!(side < board);
        // All that is on the board is where it seems.
        desk.click_cell("e3");
        desk.click_cell("e2");
        assert_eq!(desk.moves(), moves(OPENING + 1));
        let mut desk = desk.started_again();
        let (board, side) = board_and_side(&desk);
        assert!(side < board, "it is remembered");
        desk.ctrl(Key::B);
        let start = "e5, ";
        let board = desk
            .harness
            .get_by(|node| node.label().is_some_and(|name| name.starts_with(start)));
        let play = desk.button("Play from here");
        assert!(play.rect().right() < board.rect().left());
    }
}

#[test]
fn the_board_is_turned_by_a_quarter_and_mirrored() {
    let mut desk = Desk::after(OPENING);
    let [a1, a10, j1, j10] = ["a1", "a10", "j1", "j10"].map(|cell| desk.cell(cell));
    desk.ctrl_shift(Key::F);
    // Clockwise: what was at the bottom left is at the top left.
    assert_eq!(desk.cell("a1"), a10);
    assert_eq!(desk.cell("a10"), j10);
    desk.ctrl_shift(Key::M);
    // In a mirror left and right change as they are seen.
    assert_eq!(desk.cell("a1"), j10);
    assert_eq!(desk.cell("a10"), a10);
    let mut desk = desk.started_again();
    assert_eq!(desk.cell("a1"), j10, "it is remembered");
    desk.ctrl_shift(Key::M);
    for _ in 0..3 {
        desk.ctrl_shift(Key::F);
    }
    assert_eq!(
        ["a1", "a10", "j1", "j10"].map(|cell| desk.cell(cell)),
        [a1, a10, j1, j10]
    );
}

/// The eight ways to lie.
fn ways() -> impl Iterator<Item = Orientation> {
    (0..8).map(|way| Orientation {
        flipped: way % 2 == 1,
        turned: way / 2 % 2,
        mirrored: way > 3,
    })
}

#[test]
fn moves_are_played_on_the_board_however_it_lies_and_the_game_is_the_same() {
    for way in ways() {
        let mut settings = Settings::default();
        settings.set_orientation(way);
        let mut desk = Desk::showing(&game(OPENING), settings, vec2(1280.0, 800.0));
        desk.click_cell("e3");
        desk.click_cell("e2");
        desk.drag("b2", "a1");
        assert_eq!(desk.moves(), moves(OPENING + 2), "{way:?}");
        // The keyboard goes where its arrows point.
        let from = desk.cell("e5");
        let below = from + vec2(0.0, desk.cell("e6").distance(from));
        desk.go_to_the_board();
        desk.click_at(from);
        desk.key(Key::ArrowDown);
        let cursor = desk.focused_cell();
        assert_eq!(desk.cell(&cursor), below, "{way:?}");
    }
}

impl Desk {
    /// Chooses how the board and the panels stand.
    fn arrange(&mut self, item: &str) {
        for name in ["View", "Board and panels", item] {
            self.harness.get_by_label(name).click();
            self.run();
        }
        self.harness.remove_cursor();
        self.run();
    }

    /// Tab leads to the board.
    fn go_to_the_board(&mut self) {
        for _ in 0..200 {
            let is_there = self
                .harness
                .query_by(|node| node.role() == Role::Group && node.active_descendant().is_some());
            if is_there.is_some() {
                return;
            }
            self.key(Key::Tab);
        }
        panic!("the keyboard does not come to the board");
    }

    /// The cell at which the keyboard is.
    fn focused_cell(&self) -> String {
        let board = self
            .harness
            .get_by(|node| node.role() == Role::Group && node.active_descendant().is_some());
        let cell = board.accesskit_node().active_descendant().expect("a cell");
        let name = cell.label().unwrap_or_default();
        name.split(',').next().unwrap_or_default().to_owned()
    }
}

#[test]
fn a_hexagon_is_turned_by_a_sixth() {
    let document = Document::<agon::Position>::new(agon::Setup::default());
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    desk.key(Key::Escape);
    let f1 = desk.cell("f1");
    let middle = desk.cell("f6");
    let mut seen = vec![f1];
    for _ in 0..5 {
        desk.ctrl_shift(Key::F);
        seen.push(desk.cell("f1"));
    }
    let distance = f1.distance(middle);
    for (index, place) in seen.iter().enumerate() {
        // Less than a tenth of a cell: with letters at its sides the board is a little smaller.
        assert!(
            (place.distance(middle) - distance).abs() < 0.1 * distance,
            "{index}"
        );
        assert!(
            seen[..index]
                .iter()
                .all(|other| other.distance(*place) > 20.0)
        );
    }
    desk.click_cell("f1");
    desk.click_cell("f2");
    assert_eq!(desk.moves_of::<agon::Position>(), "f1-f2");
}

#[test]
fn the_pit_is_turned_too() {
    let document = Document::<agora::Position>::new(agora::Setup::default());
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    desk.key(Key::Escape);
    let a1 = desk.cell("a1");
    desk.ctrl_shift(Key::F);
    assert!(desk.cell("a1").y < a1.y);
    desk.click_cell("a2");
    desk.click_cell("a3");
    assert_eq!(desk.moves_of::<agora::Position>(), "a2-a3");
}

/// The height of everything that can be pressed.
fn heights(desk: &Desk) -> Vec<(String, Rect)> {
    let pressed = [
        Role::Button,
        Role::RadioButton,
        Role::CheckBox,
        Role::TextInput,
    ];
    let nodes = desk.harness.query_all_by(|node| {
        // Cells of boards are as large as the board lets them be, moves as long as the list.
        let name = node.label().unwrap_or_default();
        pressed.contains(&node.role()) && !name.contains(", ")
    });
    nodes
        .map(|node| {
            (
                node.accesskit_node().label().unwrap_or_default(),
                node.rect(),
            )
        })
        .collect()
}

#[test]
fn large_targets_are_large_enough_for_fingers() {
    for size in [vec2(1280.0, 800.0), vec2(720.0, 540.0)] {
        let mut desk = Desk::showing(&game(20), Settings::default(), size);
        desk.arrange("Large buttons, for fingers");
        assert!(desk.model().settings.large_targets);
        let check = |desk: &Desk, place: &str| {
            for (name, rect) in heights(desk) {
                assert!(rect.height() >= 32.0, "{place}: {name} {rect:?}");
                assert!(rect.width() >= 28.0, "{place}: {name} {rect:?}");
            }
        };
        check(&desk, "the desk");
        desk.press("View");
        check(&desk, "a menu");
        desk.key(Key::Escape);
        for (keys, place) in [
            (Key::Comma, "settings"),
            (Key::N, "new game"),
            (Key::K, "finder"),
        ] {
            desk.ctrl(keys);
            check(&desk, place);
            desk.key(Key::Escape);
        }
        assert_eq!(desk.misfits(&["game.agros", "/tmp"]), Vec::<String>::new());
    }
}

#[test]
fn the_search_for_commands() {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.panels_left = true;
    settings.set_orientation(Orientation {
        flipped: false,
        turned: 1,
        mirrored: false,
    });
    let mut desk = Desk::showing(&game(71), settings, vec2(1280.0, 800.0));
    desk.harness
        .key_press_modifiers(Modifiers::COMMAND | Modifiers::CTRL, Key::F);
    desk.ctrl(Key::F);
    desk.run();
    desk.ctrl(Key::K);
    desk.text("board");
    desk.harness.snapshot_options("finder", &tolerance());
}

#[test]
fn the_list_of_shortcuts() {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.large_targets = true;
    settings.theme = agros::storage::settings::Theme::Dark;
    settings.set_keys("export", Some("Ctrl+J".to_owned()));
    let mut desk = Desk::showing(&game(71), settings, vec2(720.0, 540.0));
    desk.key(Key::F1);
    choose_keys(&mut desk, "Open…");
    desk.ctrl(Key::S);
    desk.harness.snapshot_options("shortcuts", &tolerance());
}

#[test]
fn a_hexagonal_board_that_is_turned() {
    let document = Document::<agon::Position>::new(agon::Setup::default());
    let mut settings = Settings::default();
    settings.animations = false;
    settings.set_orientation(Orientation {
        flipped: false,
        turned: 1,
        mirrored: true,
    });
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    desk.key(Key::Escape);
    desk.ctrl(Key::F);
    desk.ctrl(Key::F);
    desk.harness.snapshot_options("agon-turned", &tolerance());
}

#[test]
fn marks_are_drawn_by_keyboard_alone() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::D);
    assert!(desk.status().starts_with("Pencil: "), "{}", desk.status());
    desk.go_to_the_board();
    let first = desk.focused_cell();
    desk.key(Key::Enter);
    desk.key(Key::Enter);
    let record = &desk.model().record;
    let marks = &record.notes(record.cursor()).marks;
    assert_eq!(marks.len(), 1);
    assert_eq!(marks[0].at.to_string(), first);
    desk.key(Key::Enter);
    desk.key(Key::ArrowUp);
    let second = desk.focused_cell();
    desk.key(Key::Enter);
    let record = &desk.model().record;
    let marks = &record.notes(record.cursor()).marks;
    assert_eq!(marks.len(), 2);
    assert!(matches!(
        &marks[1].shape,
        agros::game::Shape::Arrow(to) if to.to_string() == second
    ));
    assert_eq!(desk.moves(), moves(OPENING), "nothing is played");
    desk.key(Key::Escape);
    desk.click_cell("e3");
    desk.click_cell("e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn the_pencil_draws_what_is_dragged_and_undo_takes_it_back() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Edit", "Draw marks Ctrl+D");
    desk.drag("e3", "e2");
    let marks = |desk: &Desk| {
        let record = &desk.model().record;
        record.notes(record.cursor()).marks.len()
    };
    assert_eq!((marks(&desk), desk.moves()), (1, moves(OPENING)));
    desk.ctrl(Key::Z);
    assert_eq!(marks(&desk), 0);
}
