//! The position editor.

use agros::app::{Dialog, Notice};
use agros::rules::agros::{Arrangement, Piece};
use agros::rules::{Player, Position as _};
use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, TouchPhase, vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::clipboard::copied_text;
use crate::desk::{Desk, OPENING, moves};

/// What a person does and sees in the editor.
impl Desk {
    fn draft(&self) -> &str {
        let editor = self.model().editor().expect("the editor is open");
        &editor.draft().text
    }

    fn button_event(&mut self, cell: &str, button: PointerButton, pressed: bool) {
        let pos = self.cell(cell);
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.harness.step();
    }

    pub fn right_click(&mut self, cell: &str) {
        self.button_event(cell, PointerButton::Secondary, true);
        self.button_event(cell, PointerButton::Secondary, false);
        self.run();
    }

    pub fn turn_wheel(&mut self, cell: &str, notches: i32) {
        let place = self.cell(cell);
        self.harness.hover_at(place);
        self.harness.step();
        for _ in 0..notches.abs() {
            self.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, notches.signum() as f32),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            });
            self.run();
        }
    }
}

fn empty_small_board() -> Desk {
    let mut desk = Desk::new();
    desk.ctrl(Key::B);
    for _ in 0..6 {
        desk.press("Board: less");
    }
    desk.press("Farmers a player: less");
    desk.press("Farmers a player: less");
    desk.press("Farmers a player: less");
    assert_eq!(desk.draft(), "4/4/4/4 L 2 0");
    desk
}

#[test]
fn a_position_is_put_together_by_mouse_and_played_from() {
    let mut desk = empty_small_board();
    desk.click_cell("a1");
    desk.click_cell("a2");
    assert!(
        desk.status().contains("2 Dark farmers are missing"),
        "{}",
        desk.status()
    );
    desk.press("Dark farmer");
    desk.click_cell("d4");
    desk.click_cell("c4");
    desk.turn_wheel("c4", 2);
    desk.turn_wheel("c4", -1);
    desk.press("Light seed");
    desk.drag("b1", "b4");
    desk.press("Dark seed");
    desk.click_cell("b3");
    desk.right_click("b4");
    assert_eq!(desk.draft(), "2,D2,D1/1,d,2/L1,l,2/L1,l,2 L 2 0");
    assert!(
        desk.status().starts_with("A position: Light to move."),
        "{}",
        desk.status()
    );
    assert_eq!(desk.model().record.setup().size(), 10, "the game waits");
    desk.choose("Dark");
    desk.press("Play from here");
    assert!(desk.model().editor().is_none());
    let start = desk.model().record.own_start().expect("a start of its own");
    assert_eq!(start.to_string(), "2,D2,D1/1,d,2/L1,l,2/L1,l,2 D 2 0");
    assert!(desk.model().is_unsaved());
    desk.play("d4+d3");
    assert_eq!(desk.moves(), "d4+d3");
}

#[test]
fn a_position_is_put_together_by_keyboard_and_analysed() {
    let mut desk = empty_small_board();
    desk.press("Farmers a player: less");
    // The keyboard begins on the board, and in its middle.
    desk.key(Key::Escape);
    desk.ctrl(Key::B);
    desk.press("Last board");
    desk.harness
        .get_by_role_and_label(Role::Group, "Board of 4 by 4 cells, to be edited")
        .focus();
    desk.run();
    desk.key(Key::Enter);
    desk.text("+");
    desk.text("+");
    desk.text("-");
    desk.key(Key::ArrowRight);
    desk.text("2");
    desk.key(Key::Enter);
    desk.key(Key::ArrowUp);
    desk.text("3");
    desk.key(Key::Enter);
    desk.key(Key::ArrowLeft);
    desk.key(Key::Enter);
    desk.key(Key::Delete);
    assert_eq!(desk.draft(), "4/3,l/2,L2,D1/4 L 1 0");
    desk.ctrl(Key::Z);
    assert_eq!(desk.draft(), "4/2,l,l/2,L2,D1/4 L 1 0");
    desk.ctrl(Key::Y);
    assert_eq!(desk.draft(), "4/3,l/2,L2,D1/4 L 1 0");
    desk.press("Analyse");
    assert!(desk.model().editor().is_none());
    assert!(desk.model().thinking.analysing);
    assert_eq!(desk.model().position().to_string(), "4/3,l/2,L2,D1/4 L 1 0");
}

#[test]
fn the_keyboard_is_on_the_board_when_the_editor_opens() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Edit", "Set up a position… Ctrl+B");
    assert!(desk.focused().starts_with("Board of 10 by 10") || desk.focused().contains(", "));
    desk.key(Key::ArrowLeft);
    desk.key(Key::Enter);
    let position = desk.model().position();
    let draft = desk.draft().parse::<Arrangement>().expect("a board");
    let new: Vec<_> = draft
        .pieces()
        .filter(|(cell, ..)| position.at(*cell).is_none())
        .collect();
    assert_eq!(new.len(), 1);
    assert_eq!((new[0].1, new[0].2), (Player::First, Piece::Farmer(1)));
    assert!(
        desk.status()
            .contains("Light has 6 farmers on the board, and may have 5."),
        "{}",
        desk.status()
    );
    assert!(!desk.is_enabled("Play from here") && !desk.is_enabled("Analyse"));
    desk.press("As on the board");
    assert!(
        desk.status().contains("1 Dark farmer is missing"),
        "{}",
        desk.status()
    );
}

#[test]
fn a_stroke_and_the_turning_of_a_wheel_are_one_step_each() {
    let mut desk = empty_small_board();
    desk.press("Light seed");
    desk.drag("a1", "d1");
    desk.press("Light farmer");
    desk.click_cell("b2");
    desk.turn_wheel("b2", 3);
    assert_eq!(desk.draft(), "4/4/1,L4,2/l,l,l,l L 2 0");
    desk.press("Undo");
    assert_eq!(desk.draft(), "4/4/1,L1,2/l,l,l,l L 2 0");
    desk.press("Undo");
    desk.press("Undo");
    assert_eq!(desk.draft(), "4/4/4/4 L 2 0");
    desk.press("Redo");
    assert_eq!(desk.draft(), "4/4/4/l,l,l,l L 2 0");
}

#[test]
fn escape_leaves_the_game_as_it_was_and_the_board_is_offered_again() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::B);
    assert!(!desk.is_enabled("Last board"));
    desk.press("Empty it");
    let emptied = desk.draft().to_owned();
    desk.key(Key::Escape);
    assert!(desk.model().editor().is_none());
    assert!(matches!(desk.model().notice, Some(Notice::DraftKept)));
    assert_eq!(desk.moves(), moves(OPENING));
    assert!(!desk.model().is_unsaved());
    desk.ctrl(Key::B);
    assert_eq!(desk.draft(), desk.model().position().to_string());
    desk.press("Last board");
    assert_eq!(desk.draft(), emptied);
    desk.press("Undo");
    assert_eq!(desk.draft(), desk.model().position().to_string());
}

#[test]
fn the_text_is_shown_typed_copied_and_pasted() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::B);
    let field = |desk: &Desk| {
        let field = desk
            .harness
            .get_by_role_and_label(Role::MultilineTextInput, "Position as text");
        field.value().unwrap_or_default()
    };
    assert_eq!(field(&desk), desk.model().position().to_string());
    let fill_in = |desk: &mut Desk, text: &str| {
        desk.harness
            .get_by_role_and_label(Role::MultilineTextInput, "Position as text")
            .set_text_value_accesskit(text);
        desk.run();
    };
    let before = desk.draft().to_owned();
    fill_in(&mut desk, "4/4/4/3 L 1 0");
    assert!(
        desk.status().contains("Row 1 has 3 cells instead of 4."),
        "{}",
        desk.status()
    );
    assert_eq!(desk.draft(), before);
    fill_in(&mut desk, "4/4/4/L1,3\n  L 1 0");
    assert_eq!(desk.draft(), "4/4/4/L1,3 L 1 0");
    assert!(
        desk.status().contains("Dark places the next farmer"),
        "{}",
        desk.status()
    );
    // Away from the text.
    desk.click_cell("d4");
    desk.harness.event(Event::Copy);
    assert_eq!(copied_text(&mut desk), "3,L1/4/4/L1,3 L 1 0");
    desk.harness
        .event(Event::Paste("4/4/3,l/4 D 1 2".to_owned()));
    desk.run();
    assert_eq!(desk.draft(), "4/4/3,l/4 D 1 2");
    let diagram = desk.model().position().diagram();
    desk.harness.event(Event::Paste(diagram));
    desk.run();
    desk.wait_until("the drawing is read", |model| {
        let draft = &model.editor().expect("it is open").draft().text;
        draft.starts_with(
            model
                .position()
                .to_string()
                .split(' ')
                .next()
                .unwrap_or("-"),
        )
    });
    desk.harness
        .event(Event::Paste("nothing at all".to_owned()));
    desk.run();
    desk.wait_until("it is refused", |model| {
        matches!(model.notice, Some(Notice::NotPasted(_)))
    });
    assert!(desk.model().editor().is_some());
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn play_from_here_asks_about_unsaved_changes() {
    let mut desk = Desk::after(OPENING);
    desk.play("e3+e2");
    desk.ctrl(Key::B);
    desk.choose("1");
    desk.press("Play from here");
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.key(Key::Escape);
    assert_eq!(desk.model().dialog, None);
    assert!(desk.model().editor().is_some());
    desk.press("Play from here");
    desk.press("Do not save");
    assert_eq!(desk.model().position().passes(), 1);
    assert_eq!(desk.model().file, None);
    assert!(
        desk.status().contains("begins with the position"),
        "{}",
        desk.status()
    );
}

#[test]
fn shortcuts_of_the_game_do_not_reach_it_through_the_editor() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::B);
    desk.key(Key::Home);
    desk.key(Key::F9);
    desk.key(Key::F5);
    desk.ctrl(Key::P);
    desk.text("e");
    desk.text("5");
    desk.key(Key::F2);
    assert_eq!(desk.moves(), moves(OPENING));
    assert!(!desk.model().is_what_if() && !desk.model().thinking.analysing);
    assert!(desk.model().editor().is_some());
    desk.ctrl(Key::B);
    assert!(desk.model().editor().is_none());
}

#[test]
fn what_is_pointed_at_in_a_position_of_another_size_is_on_its_board() {
    let mut desk = Desk::after(OPENING);
    desk.ctrl(Key::B);
    desk.click_cell("j10");
    desk.press("Undo");
    for _ in 0..6 {
        desk.press("Board: less");
    }
    desk.key(Key::ArrowLeft);
    desk.run();
    let cells = desk.harness.query_all_by_role(Role::Button);
    let names: Vec<_> = cells
        .filter_map(|cell| cell.accesskit_node().label())
        .collect();
    assert!(names.iter().any(|name| name.starts_with("d4, ")));
    assert!(!names.iter().any(|name| name.starts_with("j10, ")));
}

#[test]
fn a_notch_that_is_reported_twice_changes_the_harvest_by_one() {
    let mut desk = empty_small_board();
    desk.press("Light farmer");
    desk.click_cell("b2");
    let notch = Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, 1.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    };
    let place = desk.cell("b2");
    desk.harness.hover_at(place);
    desk.harness.step();
    desk.harness.event(notch.clone());
    desk.harness.event(notch);
    desk.run();
    assert_eq!(desk.draft(), "4/4/1,L2,2/4 L 2 0");
}
