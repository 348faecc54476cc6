//! Taking back, making again, and going through the game.

use std::time::Duration;

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, OPENING, moves};

#[test]
fn ctrl_z_takes_a_move_back_and_ctrl_shift_z_or_ctrl_y_makes_it_again() {
    for ctrl_y in [false, true] {
        let mut desk = Desk::after(OPENING);
        desk.play("e3+e2");
        desk.ctrl(Key::Z);
        assert_eq!(desk.moves(), moves(OPENING));
        if ctrl_y {
            desk.ctrl(Key::Y);
        } else {
            desk.ctrl_shift(Key::Z);
        }
        assert_eq!(desk.moves(), moves(OPENING + 1), "by Ctrl+Y: {ctrl_y}");
    }
}

#[test]
fn taking_back_says_when_there_is_nothing() {
    let mut desk = Desk::new();
    assert!(!desk.is_enabled("Undo"));
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "There is nothing to take back.");
    desk.ctrl(Key::Y);
    assert_eq!(desk.status(), "There is nothing to make again.");
}

#[test]
fn the_buttons_take_back_and_make_again() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk.press("Undo");
    assert_eq!(desk.moves(), "");
    desk.press("Redo");
    assert_eq!(desk.moves(), "g3");
}

#[test]
fn arrows_home_and_end_go_through_the_game() {
    let mut desk = Desk::after(20);
    desk.key(Key::ArrowLeft);
    assert_eq!(desk.moves(), moves(19));
    desk.key(Key::Home);
    assert_eq!(desk.moves(), "");
    desk.key(Key::ArrowRight);
    assert_eq!(desk.moves(), moves(1));
    desk.key(Key::End);
    assert_eq!(desk.moves(), moves(20));
    assert!(!desk.model().is_unsaved(), "looking changes nothing");
}

#[test]
fn arrows_move_within_a_move_half_typed() {
    let mut desk = Desk::after(OPENING);
    desk.text("c3+e2");
    desk.key(Key::Home);
    desk.key(Key::Delete);
    desk.text("a");
    desk.key(Key::ArrowLeft);
    desk.text("e");
    desk.key(Key::Delete);
    assert_eq!(desk.moves(), moves(OPENING), "no step was taken");
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn another_move_after_a_step_back_keeps_the_old_line() {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+b1");
    let record = &desk.model().record;
    let fork = record.parent(record.cursor()).expect("a move was played");
    let next: Vec<_> = record
        .children(fork)
        .iter()
        .map(|&node| record.played(node))
        .collect();
    let next: Vec<_> = next
        .into_iter()
        .flatten()
        .map(|play| play.to_string())
        .collect();
    assert_eq!(next, ["b2+a1", "b2+b1"]);
}

#[test]
fn the_old_move_played_again_is_no_new_line() {
    let mut desk = Desk::after(12);
    desk.key(Key::ArrowLeft);
    desk.play("b2+a1");
    assert_eq!(desk.moves(), moves(12));
    assert!(!desk.model().is_unsaved());
}

#[test]
fn a_selected_farmer_is_put_back_by_a_step() {
    let mut desk = Desk::after(OPENING);
    desk.click_cell("e3");
    desk.key(Key::ArrowLeft);
    assert_eq!(desk.model().selected, None);
}

/// Presses a key several times within one frame.
fn press_at_once(desk: &mut Desk, key: Key, modifiers: Modifiers, times: usize) {
    let input = desk.harness.input_mut();
    for _ in 0..times {
        for pressed in [true, false] {
            input.events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers,
            });
        }
    }
    desk.run();
}

#[test]
fn presses_of_one_slow_frame_all_count() {
    let mut desk = Desk::after(20);
    desk.key(Key::Home);
    press_at_once(&mut desk, Key::ArrowRight, Modifiers::NONE, 8);
    assert_eq!(desk.moves(), moves(8));
    for cell in ["a10", "b10"] {
        desk.click_cell(cell);
    }
    press_at_once(&mut desk, Key::Z, Modifiers::CTRL | Modifiers::COMMAND, 2);
    assert_eq!(desk.moves(), moves(8));
}

#[test]
fn tabs_of_one_slow_frame_all_count() {
    let (mut fast, mut slow) = (Desk::after(20), Desk::after(20));
    press_at_once(&mut fast, Key::Tab, Modifiers::NONE, 9);
    for _ in 0..9 {
        slow.key(Key::Tab);
    }
    assert!(!slow.focused().is_empty());
    assert_eq!(fast.focused(), slow.focused());
}

#[test]
fn a_key_that_is_held_does_not_go_on_after_its_release() {
    let mut desk = Desk::after(20);
    desk.key(Key::Home);
    let input = desk.harness.input_mut();
    for repeat in [false, true, true, true] {
        input.events.push(Event::Key {
            key: Key::ArrowRight,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        });
    }
    desk.harness.step();
    assert_eq!(
        desk.moves(),
        moves(4),
        "all in the frame in which they came"
    );
}

#[test]
fn undoing_a_deletion_does_not_speak_of_a_move() {
    let mut desk = Desk::after(12);
    desk.press("Edit");
    desk.press("Delete from here");
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "Took back a deletion.");
    desk.play("e2+c4");
    desk.ctrl(Key::Z);
    assert_eq!(
        desk.status(),
        "Took back e2+c4. It stays in the game, after the cursor."
    );
}

#[test]
fn the_go_menu_offers_only_ways_that_lead_somewhere() {
    let mut desk = Desk::after(12);
    desk.press("Go");
    for (name, offered) in [
        ("First position", true),
        ("Step back", true),
        ("Step forward", false),
        ("Last position", false),
    ] {
        // The item of the menu says its shortcut too.
        let item = desk.harness.get_by(|node| {
            let label = node.label().unwrap_or_default();
            label.starts_with(name) && label != name
        });
        assert_eq!(!item.accesskit_node().is_disabled(), offered, "{name}");
    }
}

#[test]
fn a_notch_that_is_told_twice_moves_one_ply() {
    let mut desk = Desk::after(20);
    let timeline = desk.harness.get_by_label("Timeline").rect().center();
    desk.harness.hover_at(timeline);
    for _ in 0..2 {
        desk.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, 1.0),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
    }
    desk.run();
    assert_eq!(desk.moves(), moves(19));
}

#[test]
fn undo_from_far_away_shows_the_move_before_it_is_gone() {
    let mut desk = Desk::after(OPENING);
    desk.play("e3+e2");
    desk.key(Key::Home);
    desk.harness
        .key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, Key::Z);
    desk.harness.run_steps(4);
    assert_eq!(desk.repaint_delay(), Duration::ZERO, "it is in motion");
    desk.run();
    assert_eq!(desk.moves(), moves(OPENING));
    assert!(
        desk.status().starts_with("Took back e3+e2."),
        "{}",
        desk.status()
    );
}
