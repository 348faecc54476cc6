//! House options: swap and bid.

use agros::app::Notice;
use agros::game::Swap;
use agros::rules::Position as _;
use agros::storage::settings::Settings;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, GAME, OPENING, game, moves, read};

/// A new game between Anna and Bram under some house options.
fn begin(desk: &mut Desk, options: &[&str]) {
    desk.ctrl(Key::N);
    desk.fill_in("Light:", "Anna");
    desk.fill_in("Dark:", "Bram");
    for option in options {
        desk.tick(option);
    }
}

fn place(desk: &mut Desk) {
    for placement in GAME.split_whitespace().take(OPENING) {
        desk.click_cell(placement);
    }
}

fn names(desk: &Desk) -> [&str; 2] {
    let players = &desk.model().record.header().players.0;
    players.each_ref().map(|player| player.name.as_str())
}

fn write_bid(desk: &mut Desk, name: &str, bid: &str) {
    let label = format!("{name} bids");
    desk.harness
        .get_by_role_and_label(Role::PasswordInput, &label)
        .set_text_value_accesskit(bid);
    desk.run();
}

#[test]
fn sides_are_changed_by_a_button_and_changed_back_by_undo() {
    let mut desk = Desk::new();
    begin(&mut desk, &["Swap"]);
    desk.press("Start");
    place(&mut desk);
    assert!(desk.shows("Bram chooses a side") && !desk.is_enabled("Pass"));
    assert!(
        desk.status().starts_with("Bram may take either side"),
        "{}",
        desk.status()
    );
    desk.click_cell("e3");
    desk.click_cell("e2");
    assert_eq!(desk.moves(), moves(OPENING), "nothing is played before");
    desk.press("Take Light");
    assert_eq!(names(&desk), ["Bram", "Anna"]);
    assert!(!desk.shows("chooses a side"));
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "Took back the choice of sides.");
    assert_eq!(names(&desk), ["Anna", "Bram"]);
    assert!(desk.shows("Bram chooses a side"));
    desk.press("Keep Dark");
    assert!(matches!(desk.model().notice, Some(Notice::SidesKept)));
    desk.play("e3+e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn sides_are_chosen_by_typing_and_saved() {
    let mut desk = Desk::new();
    begin(&mut desk, &["Swap"]);
    desk.key(Key::Enter);
    place(&mut desk);
    desk.play("e3+e2");
    assert!(
        desk.status().starts_with("First a side is to be chosen"),
        "{}",
        desk.status()
    );
    desk.key(Key::Escape);
    desk.play("swap");
    assert_eq!(names(&desk), ["Bram", "Anna"]);
    desk.answer("swapped.agros");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    let text = std::fs::read_to_string(desk.path("swapped.agros")).expect("a file");
    assert!(
        text.contains(r#""setup":{"size":10,"farmers":5,"swap":"taken"}"#),
        "{text}"
    );
    let document = read(&desk.path("swapped.agros"));
    assert_eq!(document.header().house.swap, Swap::Taken);
}

#[test]
fn bids_are_hidden_settled_and_told_in_the_players_line() {
    let mut desk = Desk::new();
    begin(&mut desk, &["Bid"]);
    write_bid(&mut desk, "Anna", "three");
    assert!(!desk.is_enabled("Start"));
    write_bid(&mut desk, "Anna", "3");
    write_bid(&mut desk, "Bram", "6,5");
    desk.press("Start");
    assert_eq!(names(&desk), ["Bram", "Anna"]);
    assert_eq!(desk.model().record.header().house.bid, 13);
    assert!(desk.shows("bid +6½"));
    desk.ctrl(Key::N);
    desk.press("Start");
    assert_eq!(names(&desk), ["Anna", "Bram"]);
    assert_eq!(desk.model().record.header().house, Default::default());
}

#[test]
fn the_end_is_told_after_the_bid_beside_that_of_the_rules() {
    for (bid, words, sum) in [
        (
            13,
            "After the bid of 6½: Light wins by 170.",
            "Light 278½, Dark 108½",
        ),
        (
            353,
            "After the bid of 176½: a draw.",
            "Light 278½, Dark 278½",
        ),
        (
            400,
            "After the bid of 200: Dark wins by 23½.",
            "Light 278½, Dark 302",
        ),
    ] {
        let mut document = game(85);
        document.header_mut().house.bid = bid;
        let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
        assert!(desk.shows("Light wins by 176½"));
        assert!(desk.shows(words), "{words}");
        assert!(desk.shows(&format!("With the bid: {sum}")), "{sum}");
        desk.press("Close");
        desk.key(Key::ArrowLeft);
        desk.key(Key::ArrowRight);
        assert!(desk.status().ends_with(words), "{}", desk.status());
        let rules = desk.model().position().outcome().expect("the game is over");
        assert_eq!(rules.winner, Some(agros::rules::Player::First));
    }
}

#[test]
fn the_engine_chooses_the_side_that_it_would_rather_have() {
    let mut desk = Desk::with_engine(0);
    begin(&mut desk, &["Swap", "Engine plays Dark"]);
    desk.choose("at random");
    desk.press("Start");
    desk.wait_until("the engine has chosen", |model| {
        model.record.header().house.swap != Swap::Open && model.thinks_for().is_none()
    });
    let swap = desk.model().record.header().house.swap;
    let plays = desk.model().thinking.plays.0;
    assert_eq!(plays, [swap == Swap::Taken, swap == Swap::Kept]);
    let light_moved = desk.moves().split(' ').count() > OPENING;
    assert_eq!(light_moved, swap == Swap::Taken);
}

#[test]
fn the_choice_and_the_options_have_room_in_the_smallest_window() {
    let mut document = game(OPENING);
    document.header_mut().house.swap = Swap::Open;
    document.header_mut().players.0[1].name = "Annemarie van der Velden".to_owned();
    let mut desk = Desk::showing(&document, Settings::default(), vec2(720.0, 540.0));
    for name in ["Keep Dark", "Take Light"] {
        assert!(desk.button(name).rect().right() <= 720.0);
        assert!(desk.button(name).rect().left() > 300.0);
    }
    desk.ctrl(Key::N);
    desk.tick("Swap");
    desk.tick("Bid");
    for name in ["Start", "Cancel"] {
        assert!(desk.button(name).rect().bottom() <= 540.0);
    }
}

#[test]
fn sides_are_chosen_in_the_words_of_the_language_shown() {
    let mut settings = Settings::default();
    settings.language = Some("de".parse().expect("a language"));
    let mut document = game(OPENING);
    document.header_mut().house.swap = Swap::Open;
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    desk.play("e3+e2");
    let said = desk.status();
    assert!(said.contains("tippe „behalten“ oder „tauschen“"), "{said}");
    desk.key(Key::Escape);
    desk.play("tauschen");
    assert_eq!(desk.model().record.header().house.swap, Swap::Taken);
    desk.ctrl(Key::Z);
    desk.play("keep");
    assert_eq!(desk.model().record.header().house.swap, Swap::Kept);
}
