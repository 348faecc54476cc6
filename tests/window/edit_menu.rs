//! The Edit menu: lines are deleted and promoted without a mouse on the list of moves.

use agros::game::NodeId;
use egui::Key;

use crate::desk::{Desk, moves};

/// The game after twelve plies; the cursor is in a line beside the last one.
fn with_a_side_line() -> Desk {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+b1");
    desk
}

fn choose(desk: &mut Desk, item: &str) {
    desk.press("Edit");
    desk.press(item);
}

/// What may follow the first eleven plies, the main line first.
fn twelfth_plies(desk: &Desk) -> Vec<String> {
    let record = &desk.model().record;
    let fork = (0..11).fold(NodeId::ROOT, |node, _| record.children(node)[0]);
    let plies = record.children(fork).iter();
    plies
        .filter_map(|&node| record.played(node))
        .map(|play| play.to_string())
        .collect()
}

#[test]
fn the_line_at_the_cursor_is_deleted_and_undo_brings_it_back() {
    let mut desk = with_a_side_line();
    choose(&mut desk, "Delete from here");
    assert_eq!(twelfth_plies(&desk), ["b2+a1"]);
    assert_eq!(desk.moves(), moves(11), "the cursor is where the line left");
    assert_eq!(desk.status(), "Deleted. Undo brings it back.");
    desk.ctrl(Key::Z);
    assert_eq!(twelfth_plies(&desk), ["b2+a1", "b2+b1"]);
}

#[test]
fn the_line_at_the_cursor_becomes_the_main_one() {
    let mut desk = with_a_side_line();
    choose(&mut desk, "Make main line");
    assert_eq!(twelfth_plies(&desk), ["b2+b1", "b2+a1"]);
    assert!(desk.moves().ends_with("b2+b1"), "the cursor stays");
    assert_eq!(desk.status(), "This is the main line now.");
    desk.ctrl(Key::Z);
    assert_eq!(twelfth_plies(&desk), ["b2+a1", "b2+b1"]);
}

#[test]
fn the_start_can_be_neither_deleted_nor_promoted() {
    let mut desk = Desk::after(12);
    desk.key(Key::Home);
    desk.press("Edit");
    assert!(!desk.is_enabled("Delete from here"));
    assert!(!desk.is_enabled("Make main line"));
}
