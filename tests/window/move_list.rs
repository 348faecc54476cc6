//! The list of moves by keyboard.

use egui::Key;

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::Position;

use crate::desk::{Desk, moves};

/// Goes on with Tab until the list of moves has the keyboard.
#[track_caller]
fn tab_to_the_list(desk: &mut Desk) {
    for _ in 0..60 {
        desk.key(Key::Tab);
        if desk.focused().starts_with("ply ") {
            return;
        }
    }
    panic!("Tab never comes to the list of moves");
}

#[test]
fn tab_stops_once_at_the_ply_under_the_cursor() {
    let mut desk = Desk::after(20);
    tab_to_the_list(&mut desk);
    assert_eq!(desk.focused(), "ply 20, Dark g6+b6, +540½");
    desk.key(Key::Tab);
    assert_eq!(desk.focused(), "Move", "the field for moves comes next");
}

#[test]
fn arrows_go_from_move_to_move_and_enter_jumps() {
    let mut desk = Desk::after(40);
    tab_to_the_list(&mut desk);
    desk.key(Key::ArrowUp);
    assert!(
        desk.focused().starts_with("ply 38, Dark "),
        "{}",
        desk.focused()
    );
    desk.key(Key::ArrowLeft);
    assert!(
        desk.focused().starts_with("ply 37, Light "),
        "{}",
        desk.focused()
    );
    assert_eq!(desk.moves(), moves(40), "nobody has gone anywhere yet");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(37));
    desk.key(Key::End);
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(40));
    desk.key(Key::Home);
    assert_eq!(desk.focused(), "ply 1, Light g3", "out of sight before");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(1));
}

#[test]
fn a_side_line_is_entered_by_keyboard() {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+b1");
    desk.key(Key::Escape);
    tab_to_the_list(&mut desk);
    desk.key(Key::ArrowRight);
    assert!(desk.focused().contains("branch"), "{}", desk.focused());
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(12));
    assert!(
        desk.focused().starts_with("ply 12, Dark b2+a1"),
        "{}",
        desk.focused()
    );
    desk.key(Key::ArrowRight);
    assert!(desk.focused().contains("b2+b1"), "{}", desk.focused());
}

#[test]
fn the_keyboard_follows_the_game_when_it_goes_elsewhere() {
    let mut desk = Desk::after(20);
    tab_to_the_list(&mut desk);
    desk.key(Key::Home);
    desk.ctrl(Key::P);
    assert!(
        desk.focused().starts_with("ply 21, Light pass"),
        "{}",
        desk.focused()
    );
}

#[test]
fn numbers_of_three_digits_are_not_cut() {
    let mut chance = fastrand::Rng::with_seed(3);
    let setup = agros::rules::agros::Setup::new(16, 9).expect("a setup");
    let mut game = Document::<Position>::new(setup);
    while game.line().len() < 250 {
        let end = game.cursor();
        let play = game.position(end).draw(|count| chance.u32(..count));
        let next = game.add(end, play.expect("it goes on"));
        game.set_cursor(next.expect("legal"));
    }
    let desk = Desk::showing(&game, Default::default(), egui::vec2(1280.0, 800.0));
    let numbers = desk.harness.output().shapes.iter().filter_map(|clipped| {
        let egui::Shape::Text(text) = &clipped.shape else {
            return None;
        };
        let whole = text.visual_bounding_rect().left() >= clipped.clip_rect.left();
        (text.galley.text() == "112.").then_some(whole)
    });
    assert_eq!(numbers.collect::<Vec<_>>(), [true]);
}
