//! The customs of the table: resigning, draws, changed sides, another game, forced passes.

use agros::app::{Dialog, Purpose};
use agros::game::{Change, Document, Ending, NodeId};
use agros::rules::Player;
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::settings::{Settings, Theme};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game, moves, read};
use crate::pictures::tolerance;

/// A position in which Light can only pass, and Dark can move after it.
const FORCED: &str = "L1,d,2/d,d,2/4/3,D1 L 1 0";

fn named(plies: usize) -> Document<Position> {
    let mut document = game(plies);
    let players = &mut document.header_mut().players.0;
    players[0].name = "Anna".to_owned();
    players[1].name = "Bram".to_owned();
    document
}

fn desk_of(document: &Document<Position>) -> Desk {
    Desk::showing(document, Settings::default(), vec2(1280.0, 800.0))
}

fn names(desk: &Desk) -> [&str; 2] {
    let players = &desk.model().record.header().players.0;
    players.each_ref().map(|player| player.name.as_str())
}

fn ending(desk: &Desk) -> Option<Ending> {
    desk.model().record.header().ending
}

#[test]
fn whoever_resigns_is_asked_once_and_the_file_says_so() {
    let mut desk = desk_of(&named(20));
    desk.choose_in_menu("Game", "Resign Ctrl+Shift+G");
    let asked = "Anna resigns? Once more does it, anything else does not.";
    assert_eq!(desk.status(), asked);
    assert_eq!(ending(&desk), None);
    desk.ctrl_shift(Key::G);
    assert_eq!(ending(&desk), Some(Ending::Resignation(Player::First)));
    assert!(desk.model().sheet && desk.shows("Bram (Dark) wins"));
    assert!(desk.shows("Resignation at ply 20"));
    let said = "The game is over: the opponent resigned. Dark wins.";
    assert_eq!(desk.status(), said);
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    let text = std::fs::read_to_string(desk.path("game.agros")).expect("a file");
    assert!(
        text.contains(r#""result":{"winner":"D","by":"resignation""#),
        "{text}"
    );
    let saved = read(&desk.path("game.agros"));
    assert_eq!(
        saved.header().ending,
        Some(Ending::Resignation(Player::First))
    );
}

#[test]
fn a_resignation_that_is_not_meant_is_forgotten_by_doing_anything_else() {
    let mut desk = Desk::after(20);
    desk.ctrl_shift(Key::G);
    desk.key(Key::Escape);
    desk.ctrl_shift(Key::G);
    assert_eq!(ending(&desk), None, "that was asked anew");
    desk.ctrl_shift(Key::G);
    assert!(ending(&desk).is_some());
}

#[test]
fn undo_brings_a_resigned_game_back_and_nothing_is_played_after_it_before() {
    let mut desk = Desk::after(20);
    desk.ctrl_shift(Key::G);
    desk.ctrl_shift(Key::G);
    desk.press("Close");
    desk.play("a10+g10");
    assert_eq!(desk.moves(), moves(20));
    assert!(
        desk.status()
            .starts_with("The game is over: the opponent resigned. Dark wins."),
        "{}",
        desk.status()
    );
    desk.key(Key::Escape);
    desk.key(Key::ArrowLeft);
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "Took back the end of the game.");
    assert_eq!(ending(&desk), None);
    assert_eq!(desk.moves(), moves(20), "it is shown where the game ended");
    desk.play("a10+g10");
    assert_eq!(desk.moves(), moves(21));
}

#[test]
fn a_resigned_game_opens_with_its_sheet_and_can_be_tried_out_further() {
    let mut document = game(20);
    document.header_mut().ending = Some(Ending::Resignation(Player::Second));
    let mut desk = desk_of(&document);
    assert!(desk.model().sheet && desk.shows("Light wins"));
    desk.press("Close");
    desk.key(Key::F9);
    desk.play("a10+g10");
    assert_eq!(desk.moves(), moves(21));
    desk.ctrl_shift(Key::K);
    assert!(
        desk.status().starts_with("The game had ended here"),
        "{}",
        desk.status()
    );
    assert!(desk.model().is_what_if());
}

#[test]
fn the_game_is_not_ended_from_within_it() {
    let mut desk = Desk::after(20);
    desk.key(Key::ArrowLeft);
    for key in [Key::G, Key::D] {
        desk.ctrl_shift(key);
        assert!(
            desk.status().starts_with("A game is ended at the end"),
            "{}",
            desk.status()
        );
    }
    desk.key(Key::End);
    desk.key(Key::F9);
    desk.ctrl_shift(Key::G);
    desk.ctrl_shift(Key::G);
    assert!(
        desk.status().starts_with("What if: what is tried out"),
        "{}",
        desk.status()
    );
}

#[test]
fn a_draw_is_offered_by_a_line_and_accepted_by_a_button() {
    let mut desk = desk_of(&named(20));
    desk.choose_in_menu("Game", "Offer a draw Ctrl+Shift+D");
    assert!(
        desk.status()
            .starts_with("Anna offers a draw. Bram: type “accept”"),
        "{}",
        desk.status()
    );
    assert_eq!(desk.model().dialog, None);
    desk.press("Decline");
    assert_eq!(desk.status(), "Bram declines the draw.");
    desk.ctrl_shift(Key::D);
    assert!(desk.status().starts_with("A draw was declined here"));
    desk.play("a10+g10");
    desk.ctrl_shift(Key::D);
    assert!(desk.status().starts_with("Bram offers a draw"));
    desk.press("Accept");
    assert_eq!(ending(&desk), Some(Ending::Agreement(None)));
    assert!(desk.model().sheet && desk.shows("Agreement at ply 21"));
    desk.ctrl(Key::Z);
    assert_eq!(ending(&desk), None);
    assert_eq!(desk.moves(), moves(21));
}

#[test]
fn a_draw_is_answered_by_typing_and_declined_by_a_move() {
    let mut desk = Desk::after(20);
    desk.ctrl_shift(Key::D);
    desk.play("a10+g10");
    assert_eq!(desk.moves(), moves(21));
    desk.play("accept");
    assert_eq!(ending(&desk), None, "the offer is gone");
    desk.key(Key::Escape);
    desk.ctrl_shift(Key::D);
    desk.play("accept");
    assert_eq!(ending(&desk), Some(Ending::Agreement(None)));
}

#[test]
fn a_draw_is_answered_in_the_words_of_the_language_shown() {
    let mut settings = Settings::default();
    settings.language = Some("nl".parse().expect("a language"));
    let mut desk = Desk::showing(&named(20), settings, vec2(1280.0, 800.0));
    desk.ctrl_shift(Key::D);
    let said = desk.status();
    assert!(said.contains("typ “aannemen” of “afslaan”"), "{said}");
    desk.play("afslaan");
    assert_eq!(desk.status(), "Bram slaat remise af.");
    desk.play("a10+g10");
    desk.ctrl_shift(Key::D);
    desk.play("Aannemen");
    assert_eq!(ending(&desk), Some(Ending::Agreement(None)));
}

#[test]
fn the_offer_has_room_in_the_smallest_window() {
    let mut document = named(20);
    document.header_mut().players.0[0].name = "Annemarie van der Velden".to_owned();
    let mut desk = Desk::showing(&document, Settings::default(), vec2(720.0, 540.0));
    desk.ctrl_shift(Key::D);
    for name in ["Accept", "Decline"] {
        let rect = desk.button(name).rect();
        assert!(rect.right() <= 720.0 && rect.left() > 300.0, "{rect:?}");
    }
    desk.harness.get_by_label("Game").click();
    desk.run();
    for item in ["Resign", "Quit"] {
        let item = desk.harness.get_by_label_contains(item);
        assert!(item.rect().bottom() <= 540.0, "{item:?}");
    }
}

#[test]
fn the_engine_accepts_a_draw_where_it_is_no_better_than_even() {
    // Light's farmer is shut in, and all of the land is Dark's.
    for (turn, engine, accepts) in [("L", "Dark", false), ("D", "Light", true)] {
        let start = Position::parse(&FORCED.replace(" L ", &format!(" {turn} ")));
        let start = start.expect("a position");
        let document = Document::starting_from(start.setup(), start).expect("a start");
        let mut settings = Settings::default();
        settings.engine = settings.engine.with_milliseconds(30);
        let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
        desk.choose_in_menu("Engine", &format!("Engine plays {engine}"));
        desk.ctrl_shift(Key::D);
        desk.wait_until("it has answered", |model| model.thinks_for().is_none());
        let agreed = ending(&desk) == Some(Ending::Agreement(None));
        assert_eq!(agreed, accepts, "{}", desk.status());
        if !accepts {
            assert_eq!(desk.status(), format!("{engine} declines the draw."));
        }
        assert_eq!(desk.moves(), "", "nobody has moved");
    }
}

#[test]
fn undo_of_a_resignation_takes_nothing_else_back_and_the_engine_goes_on() {
    let mut desk = Desk::after(20);
    // The engine thinks long enough to be met while it does.
    desk.choose_in_menu("Engine", "Engine plays Light");
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Play));
    desk.ctrl_shift(Key::G);
    desk.ctrl_shift(Key::G);
    assert_eq!(ending(&desk), Some(Ending::Resignation(Player::Second)));
    assert_eq!(desk.model().thinks_for(), None);
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), moves(20));
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Play));
}

#[test]
fn sides_change_in_the_middle_with_names_and_engine() {
    let mut desk = desk_of(&named(20));
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.ctrl_shift(Key::W);
    assert_eq!(names(&desk), ["Bram", "Anna"]);
    assert_eq!(desk.model().thinking.plays.0, [true, false]);
    assert_eq!(
        desk.model().thinks_for(),
        Some(Purpose::Play),
        "it is Light's turn, which the engine plays now"
    );
    desk.ctrl(Key::Z);
    assert_eq!(names(&desk), ["Anna", "Bram"]);
    assert_eq!(desk.model().thinking.plays.0, [false, true]);
    assert_eq!(desk.moves(), moves(20));
    assert_eq!(desk.status(), "Took back the change of sides.");
}

#[test]
fn a_rematch_has_all_of_the_game_but_the_sides() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("8×8");
    desk.choose("at random");
    desk.fill_in("Light:", "Anna");
    desk.fill_in("Dark:", "Bram");
    desk.tick("Engine plays Dark");
    desk.tick("Swap");
    desk.press("Start");
    desk.key(Key::F8);
    desk.ctrl_shift(Key::N);
    assert_eq!(desk.model().game_number(), 3);
    assert_eq!(names(&desk), ["Bram", "Anna"]);
    assert_eq!(desk.model().thinking.plays.0, [true, false]);
    let record = &desk.model().record;
    assert_eq!(record.setup().size(), 8);
    assert!(record.awaits_choice(record.cursor()), "with the option");
    desk.key(Key::F8);
    desk.harness.get_by_label("Game").click();
    desk.run();
    desk.harness.get_by_label_contains("Play again").click();
    desk.run();
    desk.harness
        .get_by_label_contains("New game with the same settings")
        .click();
    desk.harness.remove_cursor();
    desk.run();
    assert_eq!(desk.model().game_number(), 4);
    assert_eq!(names(&desk), ["Bram", "Anna"]);
}

#[test]
fn a_rematch_asks_about_unsaved_changes_and_keeps_a_start_of_its_own() {
    let start = Position::parse(FORCED).expect("a position");
    let document = Document::starting_from(start.setup(), start).expect("a start");
    let mut desk = desk_of(&document);
    desk.press("Pass");
    desk.ctrl_shift(Key::N);
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.press("Do not save");
    assert_eq!(desk.moves(), "");
    assert!(desk.model().record.own_start().is_some());
    assert_eq!(desk.model().position().to_string(), FORCED);
}

/// A game in which Light's last move leaves Dark nothing but a pass.
fn before_a_forced_pass() -> Document<Position> {
    let start = Position::parse("D1,l,2/l,l,2/4/3,L1 L 1 0").expect("a position");
    Document::starting_from(start.setup(), start).expect("a start")
}

fn with_auto_pass(document: &Document<Position>, on: bool) -> Desk {
    let mut settings = Settings::default();
    settings.auto_pass = on;
    Desk::showing(document, settings, vec2(1280.0, 800.0))
}

#[test]
fn a_forced_pass_is_played_by_itself_only_where_that_is_wished() {
    let document = before_a_forced_pass();
    let first = document.position(NodeId::ROOT).legal_moves()[0].to_string();
    let mut desk = with_auto_pass(&document, false);
    desk.play(&first);
    assert_eq!(desk.moves(), first);
    desk.ctrl(Key::Z);
    desk.ctrl(Key::Comma);
    desk.tick("Play a pass by itself where nothing else is legal");
    desk.press("Close");
    assert_eq!(desk.moves(), "", "nothing was played meanwhile");
    desk.play(&first);
    assert_eq!(desk.moves(), format!("{first} pass"));
    assert!(
        desk.status()
            .contains("Dark could only pass, and that was played."),
        "{}",
        desk.status()
    );
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), "", "with the move before");
    let said = format!("Took back {first} and the pass after it.");
    assert!(desk.status().starts_with(&said), "{}", desk.status());
    desk.ctrl(Key::Y);
    assert_eq!(desk.moves(), format!("{first} pass"));
    // Going there plays nothing.
    desk.key(Key::ArrowLeft);
    assert_eq!(desk.moves(), first);
}

#[test]
fn what_is_tried_out_and_what_is_studied_passes_by_nobodys_hand_but_ones_own() {
    let document = before_a_forced_pass();
    let first = document.position(NodeId::ROOT).legal_moves()[0].to_string();
    let mut desk = with_auto_pass(&document, true);
    desk.key(Key::F9);
    desk.play(&first);
    assert_eq!(desk.moves(), first);
    desk.key(Key::Escape);
    desk.harness.key_press(Key::F5);
    desk.harness.step();
    desk.text(&first);
    desk.harness.key_press(Key::Enter);
    desk.harness.run_steps(3);
    assert_eq!(desk.moves(), first);
    assert_eq!(
        desk.model().record.next_undo().map(|place| place.change),
        Some(Change::Move)
    );
}

#[test]
fn an_offer_of_a_draw_in_a_picture() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    let mut document = named(20);
    let time = r#"{"main":600000,"increment":5000}"#;
    document.header_mut().house.time = serde_json::from_str(time).ok();
    let mut desk = Desk::showing(&document, settings, vec2(720.0, 540.0));
    desk.ctrl_shift(Key::D);
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("draw-offered", &tolerance());
}
