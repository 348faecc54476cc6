//! The search for commands: every item of the menus by its words, from the keyboard alone.

use agros::app::Dialog;
use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::settings::{Settings, TimelineView};
use agros::ui::languages::LANGUAGES;
use agros::ui::seat::Seat;
use agros::ui::text::Text;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, game};

impl Desk {
    /// Seeks a command, and runs the nearest.
    fn find(&mut self, words: &str) {
        self.ctrl(Key::K);
        self.text(words);
        self.key(Key::Enter);
    }

    /// What is found, from the top down.
    fn found(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::ListBoxOption);
        let mut rows: Vec<_> = rows
            .map(|row| {
                (
                    row.rect().top(),
                    row.accesskit_node().label().unwrap_or_default(),
                )
            })
            .collect();
        rows.sort_by(|one, other| one.0.total_cmp(&other.0));
        rows.into_iter().map(|(_, name)| name).collect()
    }
}

#[test]
fn a_command_is_found_by_some_of_its_letters_and_run() {
    let mut desk = Desk::after(20);
    desk.find("mirr");
    assert!(desk.model().settings.mirrored);
    assert_eq!(desk.model().dialog, None);
    desk.find("first pos");
    assert_eq!(desk.moves(), "");
}

#[test]
fn what_stands_deep_in_the_menus_is_found_too() {
    let mut desk = Desk::after(20);
    desk.find("score by");
    assert_eq!(desk.model().settings.timeline, TimelineView::Stacked);
    desk.find("deutsch");
    assert!(desk.shows("Partie"));
    // In the words of that language, with or without its accents.
    desk.find("starke 3");
    assert_eq!(desk.model().settings.engine.level().number(), 3);
    desk.find("english");
    assert!(desk.shows("Game"));
}

#[test]
fn what_is_found_has_its_keys_beside_it_and_its_menu() {
    let mut desk = Desk::after(20);
    desk.ctrl(Key::K);
    desk.text("export");
    let first = desk.found().into_iter().next();
    assert_eq!(first.as_deref(), Some("Export…, Game"));
    assert!(desk.shows("Ctrl+E"));
    desk.key(Key::Escape);
    assert_eq!(desk.model().dialog, None);
}

#[test]
fn arrows_choose_another_one() {
    let mut desk = Desk::after(20);
    desk.ctrl(Key::K);
    desk.text("save");
    let rows = desk.found();
    let second = &rows[1];
    assert!(second.starts_with("Save as…"), "{rows:?}");
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    // It asks for the file.
    assert!(!desk.dialogs.requests().is_empty());
}

#[test]
fn what_cannot_be_done_now_does_nothing() {
    let mut desk = Desk::new();
    desk.ctrl(Key::K);
    desk.text("redo");
    desk.key(Key::Enter);
    assert_eq!(desk.model().dialog, Some(Dialog::Finder));
    assert!(desk.shows("Redo"));
    desk.key(Key::Escape);
    // What is typed goes on to be a move.
    desk.play("e5");
    assert_eq!(desk.moves(), "e5");
}

#[test]
fn words_of_no_menu_find_nothing() {
    let mut desk = Desk::new();
    desk.ctrl(Key::K);
    desk.text("zzzz");
    assert_eq!(desk.found(), Vec::<String>::new());
    assert!(desk.shows("No menu has anything like this."));
    desk.key(Key::Enter);
    assert_eq!(desk.model().dialog, Some(Dialog::Finder));
}

/// Opens every menu, and finds each item of it by its name.
fn finds_every_item<P: Seat>(text: &Text, settings: Settings) {
    let document = agros::game::Document::<P>::new(P::Setup::default());
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    let mut items = Vec::new();
    for menu in ["game", "edit", "view", "go", "engine", "help"] {
        let menu = text.get(&format!("menu-{menu}"));
        let before: Vec<_> = buttons(&desk);
        desk.harness
            .get_by_role_and_label(Role::Button, &menu)
            .click();
        desk.harness.remove_cursor();
        desk.run();
        let shown = buttons(&desk);
        items.extend(shown.into_iter().filter(|name| !before.contains(name)));
        desk.key(Key::Escape);
        desk.run();
    }
    assert!(items.len() > 30, "{items:?}");
    let again = text.get("command-take-back");
    assert!(
        items.iter().any(|item| item.starts_with(&again)),
        "{items:?}"
    );
    for item in items.iter().map(|item| without_keys(item)) {
        // Menus in menus are no items, and are told with those that they hold.
        desk.ctrl(Key::K);
        desk.text(item);
        let found = desk.found();
        assert!(
            found.iter().any(|row| row.contains(item)),
            "{item}: {found:?}"
        );
        desk.key(Key::Escape);
    }
}

/// The name of an item, without the keys that stand beside it.
fn without_keys(label: &str) -> &str {
    let Some((name, keys)) = label.trim_end().rsplit_once(' ') else {
        return label;
    };
    let named = ["Home", "End", "Left", "Right"].contains(&keys);
    let function = keys.strip_prefix('F').unwrap_or(keys);
    let is_keys = named || keys.contains('+') || function.parse::<u8>().is_ok();
    if is_keys { name } else { label }
}

fn buttons(desk: &Desk) -> Vec<String> {
    let buttons = desk.harness.query_all_by(|node| {
        matches!(
            node.role(),
            Role::Button | Role::RadioButton | Role::CheckBox
        )
    });
    buttons
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn every_item_of_the_menus_is_found_in_every_game() {
    let text = Text::english();
    finds_every_item::<agros_rules::Position>(&text, Settings::default());
    finds_every_item::<agon::Position>(&text, Settings::default());
    finds_every_item::<agora::Position>(&text, Settings::default());
}

#[test]
fn every_item_of_the_menus_is_found_in_another_language() {
    let language = LANGUAGES.iter().find(|language| language.tag == "fr");
    let language = language.expect("a language of the window");
    let mut settings = Settings::default();
    settings.language = Some(language.id());
    finds_every_item::<agros_rules::Position>(&Text::of(language), settings);
}

#[test]
fn keys_that_are_taken_by_the_search_are_not_those_of_what_if() {
    let mut desk = Desk::showing(&game(20), Settings::default(), vec2(1280.0, 800.0));
    desk.key(Key::F9);
    let mover = desk.model().position().turn();
    desk.play("a10+g10");
    assert_ne!(desk.model().position().turn(), mover, "{}", desk.status());
    desk.ctrl(Key::K);
    assert_eq!(desk.model().dialog, Some(Dialog::Finder));
    desk.key(Key::Escape);
    assert!(desk.model().is_what_if());
    desk.ctrl_shift(Key::K);
    assert!(!desk.model().is_what_if());
    assert!(
        desk.status().contains("kept as a variation"),
        "{}",
        desk.status()
    );
}
