//! The window by finger alone, as the system tells of fingers: a touch, and the pointer that goes
//! with the first of them and is gone when it is lifted.

use agros::storage::settings::Settings;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, OPENING, game, moves};

impl Desk {
    fn finger(&mut self, finger: u64, phase: TouchPhase, pos: Pos2) {
        self.harness.event(Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(finger),
            phase,
            pos,
            force: None,
        });
        if finger > 0 {
            return;
        }
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        match phase {
            TouchPhase::Start => {
                self.harness.event(Event::PointerMoved(pos));
                self.harness.event(button(true));
            }
            TouchPhase::Move => self.harness.event(Event::PointerMoved(pos)),
            TouchPhase::End => {
                self.harness.event(button(false));
                self.harness.event(Event::PointerGone);
            }
            TouchPhase::Cancel => self.harness.event(Event::PointerGone),
        }
    }

    fn tap(&mut self, place: Pos2) {
        self.finger(0, TouchPhase::Start, place);
        self.harness.step();
        self.finger(0, TouchPhase::End, place);
        self.run();
    }

    /// A finger comes to rest and stays for a second.
    fn rest_finger(&mut self, place: Pos2) {
        self.finger(0, TouchPhase::Start, place);
        for _ in 0..25 {
            self.harness.step();
        }
    }

    fn lift_finger(&mut self, place: Pos2) {
        self.finger(0, TouchPhase::End, place);
        self.run();
    }
}

#[test]
fn a_move_is_played_by_two_taps() {
    let mut desk = Desk::after(OPENING);
    for cell in ["e3", "e2"] {
        let place = desk.cell(cell);
        desk.tap(place);
    }
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_tap_within_one_slow_frame_counts() {
    let mut desk = Desk::after(OPENING);
    for cell in ["e3", "e2"] {
        let place = desk.cell(cell);
        desk.finger(0, TouchPhase::Start, place);
        desk.finger(0, TouchPhase::End, place);
        desk.run();
    }
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_farmer_is_dragged_by_finger() {
    let mut desk = Desk::after(OPENING);
    let (from, to) = (desk.cell("e3"), desk.cell("e2"));
    desk.finger(0, TouchPhase::Start, from);
    desk.harness.step();
    desk.finger(0, TouchPhase::Move, from.lerp(to, 0.5));
    desk.harness.step();
    assert!(desk.model().selected.is_some(), "it is lifted");
    desk.finger(0, TouchPhase::Move, to);
    desk.harness.step();
    desk.lift_finger(to);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

#[test]
fn a_finger_that_rests_on_a_target_tells_what_the_move_would_do_and_plays_nothing() {
    let mut desk = Desk::after(OPENING);
    let (from, to) = (desk.cell("e3"), desk.cell("e2"));
    desk.tap(from);
    let told = desk.pointed_words();
    desk.rest_finger(to);
    assert_ne!(desk.pointed_words(), told, "the details tell of the move");
    desk.lift_finger(to);
    assert_eq!(desk.moves(), moves(OPENING));
    desk.tap(to);
    assert_eq!(desk.moves(), moves(OPENING + 1));
}

impl Desk {
    /// All words that stand in the window.
    fn pointed_words(&self) -> Vec<String> {
        use egui_kittest::kittest::NodeT as _;
        let labels = self.harness.query_all_by_role(egui::accesskit::Role::Label);
        labels
            .filter_map(|label| label.accesskit_node().value())
            .collect()
    }
}

#[test]
fn what_a_button_tells_a_pointer_it_tells_a_finger_that_rests_on_it() {
    let mut desk = Desk::after(OPENING);
    let place = desk.button("Pass").rect().center();
    let help = "No pass";
    assert!(!desk.shows(help));
    let before = desk.pointed_words();
    desk.rest_finger(place);
    let told = desk.pointed_words();
    assert!(told.len() > before.len(), "{told:?}");
    desk.lift_finger(place);
}

#[test]
fn menus_are_opened_and_chosen_from_by_taps() {
    let mut desk = Desk::after(20);
    let menu = desk.button("Go").rect().center();
    desk.tap(menu);
    let item = desk.harness.get_by_label("Step back Left");
    let item = item.rect().center();
    desk.tap(item);
    assert_eq!(desk.moves(), moves(19));
}

#[test]
fn two_fingers_enlarge_the_map_and_one_moves_it() {
    let mut desk = Desk::showing(&game(40), Settings::default(), vec2(1280.0, 800.0));
    desk.ctrl(Key::T);
    let map = desk.harness.get_by_label_contains("Map of the tree: ");
    // On the line of the game, near its start.
    let middle = map.rect().left_top() + vec2(180.0, 40.0);
    let start = desk.harness.render().expect("a picture");
    let [left, right] = [-40.0, 40.0].map(|x| middle + vec2(x, 0.0));
    desk.finger(0, TouchPhase::Start, left);
    desk.harness.step();
    desk.finger(1, TouchPhase::Start, right);
    desk.harness.step();
    for spread in [20.0, 40.0, 60.0] {
        desk.finger(0, TouchPhase::Move, left - vec2(spread, 0.0));
        desk.finger(1, TouchPhase::Move, right + vec2(spread, 0.0));
        desk.harness.step();
    }
    desk.finger(1, TouchPhase::End, right + vec2(60.0, 0.0));
    desk.finger(0, TouchPhase::End, left - vec2(60.0, 0.0));
    desk.run();
    let enlarged = desk.harness.render().expect("a picture");
    assert_ne!(start, enlarged);
    desk.finger(0, TouchPhase::Start, middle);
    desk.harness.step();
    for way in [30.0, 60.0, 90.0] {
        desk.finger(0, TouchPhase::Move, middle + vec2(way, 0.0));
        desk.harness.step();
    }
    desk.lift_finger(middle + vec2(90.0, 0.0));
    assert_ne!(desk.harness.render().expect("a picture"), enlarged);
    // Neither of this is a tap on a ply.
    assert_eq!(desk.moves(), moves(40));
}

#[test]
fn a_tap_on_the_map_goes_there() {
    let mut desk = Desk::after(40);
    desk.ctrl(Key::T);
    let map = desk.harness.get_by_label_contains("Map of the tree: ");
    let rect = map.rect();
    // Somewhere along the line of the game, which is all of the tree.
    let mut gone = false;
    for down in 0..40 {
        let place = rect.left_top() + vec2(rect.width() / 3.0, 5.0 + 10.0 * down as f32);
        desk.tap(place);
        gone |= desk.moves() != moves(40);
    }
    assert!(gone);
}
