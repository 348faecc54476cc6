//! The dialog for a new game.

use agros::app::Dialog;
use egui::Key;

use crate::desk::{Desk, OPENING, game, moves};

#[test]
fn a_new_game_has_the_board_the_farmers_and_the_names_chosen() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    assert_eq!(desk.model().dialog, Some(Dialog::NewGame));
    desk.choose("8×8");
    desk.choose("3");
    desk.fill_in("Light:", "Anna");
    desk.fill_in("Dark:", "Bram");
    desk.press("Start");
    let record = &desk.model().record;
    assert_eq!((record.setup().size(), record.setup().farmers()), (8, 3));
    let names = record
        .header()
        .players
        .0
        .each_ref()
        .map(|player| player.name.as_str());
    assert_eq!(names, ["Anna", "Bram"]);
    assert_eq!(desk.moves(), "");
    assert!(desk.shows("Anna · Light") && desk.shows("Bram · Dark"));
}

#[test]
fn the_choices_are_there_again_the_next_time() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("12×12");
    desk.fill_in("Light:", "Anna");
    desk.press("Start");
    desk.ctrl(Key::N);
    desk.key(Key::Enter);
    assert_eq!(desk.model().record.setup().size(), 12);
    assert_eq!(desk.model().record.header().players.0[0].name, "Anna");
}

#[test]
fn farmers_placed_at_random_complete_the_opening() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("at random");
    desk.press("Start");
    assert!(!desk.model().position().in_opening());
    assert_eq!(desk.moves().split(' ').count(), OPENING);
    assert!(!desk.model().is_unsaved(), "nobody has done anything yet");
}

#[test]
fn the_farmers_can_stand_as_in_a_saved_game() {
    let mut desk = Desk::new();
    let path = desk.path("other.agros");
    agros::storage::game_file::save(&path, &game(20)).expect("the game can be written");
    desk.ctrl(Key::N);
    desk.choose("as in a saved game");
    assert!(!desk.is_enabled("Start"), "no game is chosen yet");
    desk.answer("other.agros");
    desk.press("Choose a game…");
    desk.wait_until("the opening is read", |model| model.opening.is_some());
    desk.press("Start");
    assert_eq!(desk.moves(), moves(OPENING));
    assert_eq!(desk.model().file, None);
}

#[test]
fn cancelled_it_changes_nothing() {
    for escape in [false, true] {
        let mut desk = Desk::new();
        desk.click_cell("g3");
        desk.ctrl(Key::N);
        desk.choose("8×8");
        if escape {
            desk.key(Key::Escape);
        } else {
            desk.press("Cancel");
        }
        assert_eq!(desk.model().dialog, None);
        assert_eq!(desk.moves(), "g3");
        assert_eq!(desk.model().record.setup().size(), 10);
    }
}

#[test]
fn shortcuts_and_clicks_do_not_reach_the_desk_behind_it() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    let cell = desk.cell("a1");
    desk.ctrl(Key::N);
    desk.ctrl(Key::Z);
    desk.ctrl(Key::S);
    desk.key(Key::Home);
    desk.text("b2");
    desk.key(Key::F1);
    desk.click_at(cell);
    assert_eq!(desk.moves(), "g3");
    assert_eq!(desk.model().dialog, Some(Dialog::NewGame));
    assert!(desk.dialogs.requests().is_empty());
}
