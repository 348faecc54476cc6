//! The dialog for a new game.

use agros::app::Dialog;
use agros::game::{Document, NodeId};
use agros::platform::DialogOutcome;
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use agros::storage::game_file;
use agros::storage::settings::{Placement, Settings};
use egui::accesskit::Role;
use egui::{Id, Key, vec2};
use egui_kittest::kittest::Queryable as _;

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
fn the_engine_takes_the_side_that_is_chosen_for_it() {
    let mut desk = Desk::with_engine(0);
    desk.ctrl(Key::N);
    desk.tick("Engine plays Light");
    desk.press("Start");
    desk.wait_until("the engine has placed its farmer", |model| {
        model.record.ply(model.record.cursor()) == 1 && model.thinks_for().is_none()
    });
    desk.ctrl(Key::N);
    desk.tick("Engine plays Light");
    desk.press("Start");
    desk.press("Do not save");
    desk.let_pass();
    assert_eq!(desk.moves(), "", "both are persons now");
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

fn opening_file(desk: &Desk, name: &str) {
    let setup = Setup::new(8, 3).expect("a setup");
    let mut document = Document::<Position>::new(setup);
    let cell = document.position(NodeId::ROOT).read_move("b2");
    let node = document.add(NodeId::ROOT, cell.expect("a placement"));
    document.set_cursor(node.expect("legal"));
    game_file::save(&desk.path(name), &document).expect("the game can be written");
}

fn names(desk: &Desk) -> [String; 2] {
    let players = &desk.model().record.header().players.0;
    players.each_ref().map(|player| player.name.clone())
}

#[test]
fn the_dialog_keeps_the_choice_of_a_saved_game() {
    let mut desk = Desk::new();
    opening_file(&desk, "small.agros");
    desk.ctrl(Key::N);
    desk.fill_in("Light:", "Anna");
    desk.choose("as in a saved game");
    desk.press("Choose a game…");
    desk.answer("small.agros");
    desk.wait_until("the opening is read", |model| model.opening.is_some());
    assert!(desk.shows("small.agros: 8×8, 3 farmers"));
    assert_eq!(desk.focused(), "Start");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), "b2");
    assert_eq!(desk.model().record.setup().size(), 8);
    assert_eq!(names(&desk)[0], "Anna");
}

#[test]
fn a_saved_game_not_chosen_after_all_resets_nothing() {
    let mut desk = Desk::new();
    std::fs::write(desk.path("broken.agros"), "{").expect("a file");
    desk.ctrl(Key::N);
    desk.choose("8×8");
    desk.fill_in("Light:", "Anna");
    desk.choose("as in a saved game");
    desk.press("Choose a game…");
    desk.dialogs.answer(DialogOutcome::Cancelled);
    desk.let_pass();
    desk.button("Choose a game…");
    desk.press("Choose a game…");
    desk.answer("broken.agros");
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert!(desk.shows("Not opened: "));
    desk.choose("by hand");
    desk.press("Start");
    assert_eq!(desk.model().record.setup().size(), 8);
    assert_eq!(names(&desk)[0], "Anna");
}

#[test]
fn the_saved_game_can_be_named_where_there_is_no_native_dialog() {
    let mut desk = Desk::new();
    opening_file(&desk, "small.agros");
    let path = desk.path("small.agros");
    desk.ctrl(Key::N);
    desk.fill_in("Light:", "Anna");
    desk.choose("as in a saved game");
    desk.press("Choose a game…");
    desk.press("Type a path instead");
    desk.press("Cancel");
    desk.press("Choose a game…");
    desk.press("Type a path instead");
    desk.fill_in("Path of the file:", &path.to_string_lossy());
    desk.press("Open");
    desk.wait_until("the opening is read", |model| model.opening.is_some());
    desk.press("Start");
    assert_eq!(
        (desk.moves().as_str(), names(&desk)[0].as_str()),
        ("b2", "Anna")
    );
}

#[test]
fn the_dialog_does_not_grow() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    let mut heights = Vec::new();
    for placement in [
        "as in a saved game",
        "by hand",
        "as in a saved game",
        "by hand",
    ] {
        desk.choose(placement);
        desk.harness.run_steps(10);
        let id = Id::unique(("dialog", "New game"));
        let dialog = desk.harness.ctx.memory(|memory| memory.area_rect(id));
        let dialog = dialog.expect("the dialog is open");
        let below = dialog.bottom() - desk.button("Start").rect().bottom();
        heights.push((dialog.height().round(), below.round()));
    }
    assert_eq!(heights[0], heights[2]);
    assert_eq!(heights[1], heights[3]);
    assert!(
        heights.iter().all(|(_, below)| *below < 20.0),
        "{heights:?}"
    );
}

#[test]
fn enter_starts_from_a_name_and_from_a_choice() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.harness
        .get_by_role_and_label(Role::TextInput, "Light:")
        .focus();
    desk.run();
    desk.text("Anna");
    desk.key(Key::Enter);
    assert_eq!(desk.model().dialog, None);
    assert_eq!(names(&desk)[0], "Anna");

    desk.ctrl(Key::N);
    desk.harness
        .get_by_role_and_label(Role::RadioButton, "8×8")
        .focus();
    desk.key(Key::Space);
    desk.key(Key::Enter);
    assert_eq!(desk.model().dialog, None);
    assert_eq!(desk.model().record.setup().size(), 8);

    desk.ctrl(Key::N);
    desk.button("Cancel").focus();
    desk.run();
    desk.key(Key::Enter);
    assert_eq!(desk.model().dialog, None);
    assert_eq!(desk.model().game_number(), 3, "nothing was started");
}

#[test]
fn a_saved_opening_is_not_the_choice_of_the_next_session() {
    let mut settings = Settings::default();
    settings.new_game.placement = Placement::Saved;
    let mut desk = Desk::showing(&game(12), settings, vec2(1280.0, 800.0));
    desk.ctrl(Key::N);
    assert!(desk.is_enabled("Start"));
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), "");
}
