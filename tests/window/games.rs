//! One desk for several games: how one takes the place of another.

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agon;
use agros::rules::agros::Position;
use agros::storage::game_file;
use agros::storage::settings::Settings;
use egui::{Event, Key, vec2};

use crate::desk::{Desk, game, moves};

/// A game of Agon of these moves.
fn agon_game(moves: &str) -> Document<agon::Position> {
    let mut document = Document::<agon::Position>::new(agon::Setup::default());
    for text in moves.split_whitespace() {
        let node = document.cursor();
        let play = document.position(node).read_move(text);
        let node = document.add(node, play.expect("legal")).expect("legal");
        document.set_cursor(node);
    }
    document
}

fn agon_file(desk: &Desk, name: &str) {
    let document = agon_game("f1-f2 f11-f10");
    game_file::save(&desk.path(name), &document).expect("the game can be written");
}

/// Opens the file of that name through the file dialog.
fn open(desk: &mut Desk, name: &str) {
    desk.answer(name);
    desk.ctrl(Key::O);
}

#[test]
fn a_new_game_of_another_kind_takes_the_place_of_the_old_one() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("Agon");
    desk.choose("Black");
    desk.fill_in("White:", "Anna");
    desk.tick("Engine plays White");
    desk.press("Start");
    let model = desk.model_of::<agon::Position>();
    assert_eq!(model.position().turn(), agros::rules::Player::Second);
    assert_eq!(model.record.header().players.0[0].name, "Anna");
    assert!(!model.is_unsaved());
    assert!(desk.shows("Anna · White"), "the player lines are Agon's");
    // The next form begins with the game on the desk, and leads back.
    desk.ctrl(Key::N);
    desk.choose("Agros");
    desk.choose("8×8");
    desk.press("Start");
    assert_eq!(desk.model().record.setup().size(), 8);
}

#[test]
fn the_first_to_move_can_be_drawn_by_lot() {
    let mut first = [false; 2];
    for _ in 0..40 {
        let mut desk = Desk::new();
        desk.ctrl(Key::N);
        desk.choose("Agon");
        desk.choose("drawn by lot");
        desk.press("Start");
        let turn = desk.model_of::<agon::Position>().position().turn();
        first[turn.index()] = true;
        if first == [true; 2] {
            return;
        }
    }
    panic!("the same player 40 times: {first:?}");
}

#[test]
fn a_file_of_another_game_opens_in_that_game_and_back() {
    let mut desk = Desk::after(12);
    agon_file(&desk, "other.agros");
    open(&mut desk, "other.agros");
    desk.wait_until_open::<agon::Position>();
    assert_eq!(desk.moves_of::<agon::Position>(), "f1-f2 f11-f10");
    let path = desk.path("other.agros");
    assert_eq!(desk.status(), format!("Opened {}", path.display()));
    let recent = desk.model_of::<agon::Position>().settings.recent();
    assert_eq!(recent, [path, desk.path("game.agros")]);
    open(&mut desk, "game.agros");
    desk.wait_until_open::<Position>();
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn a_dropped_file_of_another_game_opens() {
    let mut desk = Desk::new();
    agon_file(&desk, "other.agros");
    desk.drop_files(&[&desk.path("other.agros")]);
    desk.wait_until_open::<agon::Position>();
}

#[test]
fn unsaved_changes_are_asked_about_before_another_game_comes() {
    let mut desk = Desk::new();
    agon_file(&desk, "other.agros");
    desk.click_cell("g3");
    open(&mut desk, "other.agros");
    assert!(desk.seats::<Position>());
    desk.press("Cancel");
    assert_eq!(desk.moves(), "g3");
    desk.ctrl(Key::N);
    desk.choose("Agon");
    desk.press("Start");
    assert!(desk.seats::<Position>(), "it is asked first");
    desk.press("Do not save");
    assert!(desk.seats::<agon::Position>());
}

#[test]
fn a_broken_file_of_another_game_leaves_the_desk_as_it_is() {
    let mut desk = Desk::after(12);
    let text = game_file::write(&agon_game("f1-f2")).replace("f1-f2", "f1-f9");
    std::fs::write(desk.path("broken.agros"), text).expect("a file");
    open(&mut desk, "broken.agros");
    desk.wait_until("it says so", |model| {
        matches!(model.notice, Some(agros::app::Notice::Failed(_)))
    });
    assert!(desk.status().contains("f1-f9"), "{}", desk.status());
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn what_is_pasted_of_another_game_opens_in_that_game() {
    for text in [
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 B standard 0 7".to_owned(),
        game_file::write(&agon_game("f1-f2")),
    ] {
        let mut desk = Desk::new();
        desk.harness.event(Event::Paste(text));
        desk.wait_for("the game has changed", |desk| {
            desk.seats::<agon::Position>()
                && desk.model_of::<agon::Position>().position().turn()
                    == agros::rules::Player::Second
        });
    }
}

#[test]
fn what_is_of_no_game_at_all_stays_unread() {
    let mut desk = Desk::new();
    desk.harness.event(Event::Paste("good morning".to_owned()));
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert!(desk.status().starts_with("Not pasted"), "{}", desk.status());
}

#[test]
fn the_settings_go_with_the_desk_and_the_last_game_is_there_at_the_next_start() {
    let mut desk = Desk::new();
    desk.ctrl(Key::F);
    desk.ctrl(Key::N);
    desk.choose("Agon");
    desk.choose("The guards are placed");
    desk.press("Start");
    let model = desk.model_of::<agon::Position>();
    assert!(model.settings.flipped);
    assert_eq!(model.settings.game, "agon");
    desk.wait_for("the settings are written", |desk| {
        let settings = std::fs::read_to_string(desk.path("settings.json"));
        settings.is_ok_and(|text| text.contains(r#""variant": "guards""#))
    });
    let text = std::fs::read_to_string(desk.path("settings.json")).expect("the settings");
    let next = Desk::with_settings_file(&text);
    let model = next.model_of::<agon::Position>();
    assert_eq!(model.record.setup().variant, agon::Variant::Guards);
}

#[test]
fn an_opening_is_not_taken_from_another_game() {
    let mut desk = Desk::new();
    agon_file(&desk, "other.agros");
    desk.ctrl(Key::N);
    desk.choose("as in a saved game");
    desk.answer("other.agros");
    desk.press("Choose a game…");
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert!(desk.shows("other.agros is a game of Agon."));
    desk.press("Cancel");
    assert!(desk.seats::<Position>());
}

#[test]
fn a_game_of_another_kind_that_thinks_is_stopped() {
    let mut settings = Settings::default();
    settings.engine = settings.engine.with_milliseconds(600_000);
    let mut desk = Desk::showing(&game(20), settings, vec2(1280.0, 800.0));
    agon_file(&desk, "other.agros");
    desk.key(Key::F5);
    desk.wait_until("it thinks", |model| model.thinks_for().is_some());
    let before = std::time::Instant::now();
    open(&mut desk, "other.agros");
    desk.wait_until_open::<agon::Position>();
    assert!(
        before.elapsed().as_secs() < 15,
        "nobody waits for an engine"
    );
    assert!(!desk.model_of::<agon::Position>().thinking.analysing);
}
