//! The map of the tree, and the order of its lines.

use agros::game::{Document, NodeId};
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::settings::Settings;
use egui::{Key, Pos2, Vec2, pos2, vec2};

use crate::desk::{Desk, OPENING, game};

/// Where the map puts the node of a ply in a lane before it was ever moved.
fn place(ply: usize, lane: usize) -> Pos2 {
    const ROOT: Pos2 = pos2(32.0, 58.0);
    const PITCH: Vec2 = vec2(24.0, 26.0);
    ROOT + PITCH * vec2(ply as f32, lane as f32)
}

/// The first plies of the game, with two other moves instead of the twelfth.
fn branched() -> (Document<Position>, [NodeId; 2]) {
    let mut document = game(OPENING + 4);
    let parent = document.line()[OPENING + 1];
    let position = *document.position(parent);
    let others = ["b2+a2", "b2+b3"].map(|text| {
        let play = position.read_move(text).expect("legal");
        document.add(parent, play).expect("legal")
    });
    (document, others)
}

fn children(desk: &Desk) -> Vec<NodeId> {
    let record = &desk.model().record;
    record.children(record.line()[OPENING + 1]).to_vec()
}

#[test]
fn a_click_on_the_map_goes_to_the_position_and_escape_puts_it_away() {
    let (document, [one, other]) = branched();
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    desk.ctrl(Key::T);
    assert!(desk.shows("Map of the tree: 3 lines, 14 plies"));
    desk.click_at(place(OPENING + 2, 1));
    assert_eq!(desk.model().record.cursor(), one);
    desk.click_at(place(OPENING + 2, 2));
    assert_eq!(desk.model().record.cursor(), other);
    desk.key(Key::ArrowUp);
    assert_eq!(
        desk.model().record.cursor(),
        one,
        "the map has the keyboard"
    );
    desk.click_at(place(3, 0));
    assert_eq!(desk.moves(), "g3 i5 d8");
    assert!(!desk.model().is_unsaved());
    desk.key(Key::Escape);
    assert!(!desk.shows("Map of the tree: 3"));
    desk.click_cell("a1");
    assert!(desk.moves().ends_with("a1"), "the board is there again");
}

#[test]
fn lines_change_places_and_what_follows_is_deleted_step_by_step() {
    let (document, [one, other]) = branched();
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    let first = children(&desk)[0];
    assert_eq!(children(&desk), [first, one, other]);
    desk.context_menu("b2+b3", "Move the line up");
    assert_eq!(children(&desk), [first, other, one]);
    desk.ctrl(Key::Z);
    assert_eq!(children(&desk), [first, one, other]);
    desk.context_menu("b2+a1", "Delete what follows");
    assert_eq!(desk.model().record.cursor(), first);
    assert!(desk.model().record.children(first).is_empty());
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves().split(' ').count(), OPENING + 4);
}

#[test]
fn a_new_game_begins_on_its_board() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::T);
    assert!(!desk.shows("a1, "));
    desk.ctrl(Key::N);
    desk.press("Start");
    assert!(desk.shows("a1, "), "the board, not the map");
}
