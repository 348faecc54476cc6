//! Moves by mouse, by keyboard and by name.

use std::time::Duration;

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::settings::Settings;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, OPENING, game, moves};

#[test]
fn clicks_place_farmers_in_turn() {
    let mut desk = Desk::new();
    for cell in ["g3", "i5", "d8", "g9"] {
        desk.click_cell(cell);
    }
    assert_eq!(desk.moves(), "g3 i5 d8 g9");
    assert!(desk.status().starts_with("Light to place"));
}

#[test]
fn a_farmer_moves_by_two_clicks() {
    let mut desk = Desk::after(OPENING);
    desk.click_cell("e3");
    assert!(
        desk.status().contains("e3 {1} selected"),
        "{}",
        desk.status()
    );
    desk.click_cell("e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
    assert_eq!(desk.model().selected, None);
}

#[test]
fn a_second_click_on_a_farmer_puts_it_back() {
    let mut desk = Desk::after(OPENING);
    desk.click_cell("e3");
    desk.click_cell("e3");
    assert_eq!(desk.model().selected, None);
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn a_farmer_moves_by_drag() {
    let mut desk = Desk::after(OPENING);
    desk.drag("e3", "e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_farmer_moves_by_keyboard_alone() {
    let mut desk = Desk::after(OPENING);
    for _ in 0..40 {
        if desk.focused().starts_with("f5, ") {
            break;
        }
        desk.key(Key::Tab);
    }
    assert!(desk.focused().starts_with("f5, "), "Tab reaches the board");
    // From f5 to e3 and on to e2.
    desk.key(Key::ArrowLeft);
    desk.key(Key::ArrowDown);
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    assert_eq!(
        desk.model().selected.map(|cell| cell.to_string()),
        Some("e3".to_owned())
    );
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_typed_move_is_played() {
    let mut desk = Desk::after(OPENING);
    desk.play("e3+e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
    desk.play("B2+A1");
    assert_eq!(desk.moves(), moves(OPENING + 2));
}

#[test]
fn typing_begins_a_move_also_while_the_keyboard_is_on_the_board() {
    let mut desk = Desk::after(OPENING);
    desk.harness
        .get_by_role(egui::accesskit::Role::Group)
        .focus();
    desk.run();
    desk.play("e3+e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_typed_text_that_is_no_move_is_answered() {
    let mut desk = Desk::after(OPENING);
    desk.play("hello");
    assert!(
        desk.status().contains("“hello” is not a move"),
        "{}",
        desk.status()
    );
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn escape_gives_up_a_move_half_typed() {
    let mut desk = Desk::after(OPENING);
    desk.text("e3");
    assert_eq!(desk.typed(), "e3");
    desk.key(Key::Escape);
    assert_eq!(desk.typed(), "");
    desk.play("e3+e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_wrong_click_is_explained() {
    let mut desk = Desk::after(OPENING);
    desk.click_cell("i5");
    assert!(desk.status().contains("opponent’s"), "{}", desk.status());
    desk.click_cell("e3");
    desk.click_cell("e5");
    assert!(
        desk.status().contains("exactly 1 cell away"),
        "{}",
        desk.status()
    );
    desk.click_cell("f5");
    assert!(desk.status().contains("straight line"), "{}", desk.status());
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn a_drag_to_a_wrong_cell_is_explained() {
    let mut desk = Desk::after(OPENING);
    desk.drag("e3", "e6");
    assert!(
        desk.status().contains("exactly 1 cell away"),
        "{}",
        desk.status()
    );
    assert_eq!(desk.model().selected, None);
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn a_turned_board_takes_clicks_where_the_cells_are_now() {
    let mut settings = Settings::default();
    settings.flipped = true;
    let upright = Desk::after(OPENING);
    let mut desk = Desk::showing(&game(OPENING), settings, vec2(1280.0, 800.0));
    // Half a turn brings every cell to the place of its opposite.
    assert_eq!(desk.cell("e3"), upright.cell("f8"));
    desk.click_at(upright.cell("f8"));
    desk.click_at(upright.cell("f9"));
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn ctrl_f_turns_the_board() {
    let mut desk = Desk::new();
    let (a1, j10) = (desk.cell("a1"), desk.cell("j10"));
    desk.ctrl(Key::F);
    assert_eq!((desk.cell("a1"), desk.cell("j10")), (j10, a1));
}

#[test]
fn clicks_count_while_a_move_is_still_in_motion() {
    let mut desk = Desk::after(OPENING);
    let cells = ["e3", "e2", "b2", "a1"].map(|name| desk.cell(name));
    for place in cells {
        desk.harness.hover_at(place);
        desk.harness.drag_at(place);
        desk.harness.drop_at(place);
        desk.harness.step();
    }
    assert_eq!(
        desk.repaint_delay(),
        Duration::ZERO,
        "the move is in motion"
    );
    desk.run();
    assert_eq!(desk.moves(), moves(OPENING + 2));
}

#[test]
fn clicks_of_one_slow_frame_all_count() {
    let mut desk = Desk::new();
    let cells = ["g3", "i5"].map(|name| desk.cell(name));
    let input = desk.harness.input_mut();
    for pos in cells {
        for pressed in [true, false] {
            input.events.push(egui::Event::PointerMoved(pos));
            input.events.push(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
        }
    }
    desk.run();
    assert_eq!(desk.moves(), "g3 i5");
}

#[test]
fn a_typed_move_that_is_refused_can_be_mended() {
    let mut desk = Desk::after(OPENING);
    desk.play("e3+e5");
    assert!(
        desk.status().contains("exactly 1 cell"),
        "{}",
        desk.status()
    );
    assert_eq!(desk.typed(), "e3+e5");
    desk.key(Key::End);
    desk.key(Key::Backspace);
    desk.text("2");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(OPENING + 1));
    assert_eq!(desk.typed(), "");
}

#[test]
fn another_farmer_without_a_move_is_no_wrong_target() {
    let start = Position::parse("L1,d,2/d,d,2/3,D1/1,L1,1,D1 L 2 0").expect("a position");
    let document = Document::starting_from(start.setup(), start).expect("a start");
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    desk.click_cell("b1");
    assert!(desk.model().selected.is_some());
    desk.click_cell("a4");
    assert_eq!(desk.status(), "a4 has no move.");
}

#[test]
fn a_typed_move_that_is_refused_can_be_typed_over() {
    let mut desk = Desk::after(OPENING);
    desk.play("hello");
    desk.play("e3+e2");
    assert_eq!(desk.moves(), moves(OPENING + 1));
}
