//! The timeline as a player meets it: by pointer, wheel, keys and screen reader.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::study::sample;
use crate::ui::stage::{sides, stage};

/// The whole game, its cursor after 72 of 85 plies.
fn timeline<'a>(width: f32) -> Harness<'a, Vec<TimelineEvent>> {
    let line = Line::through(&sample::game_with_a_side_line());
    let sides = sides();
    stage(vec2(width, 120.0), move |ui, look| {
        let timeline = Timeline {
            line: &line,
            cursor: 72,
            sides: &sides,
            opinions: &[],
            marks: &[],
            judged: &|_| None,
            view: TimelineView::Lead,
            lanes: None::<&Lanes<u8>>,
            height: height(width, TimelineView::Lead, 800.0),
            least_reach: 200,
        };
        timeline.show(ui, look)
    })
}

/// The middle of a position on the graph.
fn place(harness: &Harness<'_, Vec<TimelineEvent>>, ply: usize) -> Pos2 {
    let area = harness.get_by_label("Timeline").rect();
    let cell = area.width() / 86.0;
    pos2(area.left() + (ply as f32 + 0.5) * cell, area.center().y)
}

fn turn_wheel(harness: &Harness<'_, Vec<TimelineEvent>>, unit: MouseWheelUnit, down: f32) {
    harness.event(Event::MouseWheel {
        unit,
        delta: vec2(0.0, -down),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
}

#[test]
fn a_click_goes_to_the_ply() {
    for width in [1_260.0, 254.0] {
        let mut harness = timeline(width);
        harness.hover_at(place(&harness, 30));
        harness.drag_at(place(&harness, 30));
        harness.drop_at(place(&harness, 30));
        harness.run();
        assert_eq!(
            harness.state()[..],
            [TimelineEvent::GoTo(30)],
            "{width} wide"
        );
    }
}

#[test]
fn a_drag_goes_to_every_ply_on_the_way_and_stops_at_the_ends() {
    let mut harness = timeline(1_260.0);
    harness.drag_at(place(&harness, 72));
    harness.run();
    for ply in [60, 20] {
        harness.hover_at(place(&harness, ply));
        harness.run();
    }
    harness.hover_at(pos2(0.0, 10.0));
    harness.run();
    harness.drop_at(pos2(0.0, 10.0));
    harness.run();
    let events = harness.state();
    for ply in [60, 20, 0] {
        assert!(events.contains(&TimelineEvent::GoTo(ply)), "{events:?}");
    }
}

#[test]
fn the_wheel_steps_only_over_the_timeline() {
    let mut harness = timeline(1_260.0);
    harness.hover_at(pos2(600.0, 115.0));
    turn_wheel(&harness, MouseWheelUnit::Line, 1.0);
    harness.run();
    assert!(harness.state().is_empty());

    harness.hover_at(place(&harness, 40));
    turn_wheel(&harness, MouseWheelUnit::Line, 1.0);
    turn_wheel(&harness, MouseWheelUnit::Line, -2.0);
    harness.run();
    assert_eq!(
        harness.state()[..],
        [TimelineEvent::Step(1), TimelineEvent::Step(-2)]
    );
}

#[test]
fn small_turns_of_a_touchpad_add_up() {
    let mut harness = timeline(1_260.0);
    harness.hover_at(place(&harness, 40));
    for _ in 0..7 {
        turn_wheel(&harness, MouseWheelUnit::Point, 10.0);
    }
    harness.run();
    assert_eq!(
        harness.state()[..],
        [TimelineEvent::Step(1), TimelineEvent::Step(1)]
    );
}

#[test]
fn keys_are_taken_while_it_has_the_focus() {
    let mut harness = timeline(1_260.0);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert!(harness.state().is_empty());

    harness.get_by_label("Timeline").focus();
    harness.run();
    for key in [Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End] {
        harness.key_press(key);
    }
    harness.run();
    assert!(harness.get_by_label("Timeline").is_focused());
    assert_eq!(
        harness.state()[..],
        [
            TimelineEvent::Step(-1),
            TimelineEvent::Step(1),
            TimelineEvent::GoTo(0),
            TimelineEvent::GoTo(85),
        ]
    );
}

#[test]
fn a_screen_reader_can_read_and_move_it() {
    let mut harness = timeline(1_260.0);
    let slider = harness.get_by_role_and_label(Role::Slider, "Timeline");
    assert_eq!(
        slider.value().as_deref(),
        Some("ply 72 of 85, Dark +18½, ending")
    );
    slider.increment_accesskit();
    slider.decrement_accesskit();
    slider.set_value_accesskit(12.0);
    harness.run();
    assert_eq!(
        harness.state()[..],
        [
            TimelineEvent::Step(1),
            TimelineEvent::Step(-1),
            TimelineEvent::GoTo(12),
        ]
    );
}

#[test]
fn nothing_happens_where_the_cursor_is_already() {
    let mut harness = timeline(1_260.0);
    harness.drag_at(place(&harness, 72));
    harness.drop_at(place(&harness, 72));
    harness.get_by_label("Timeline").set_value_accesskit(72.0);
    harness.run();
    assert!(harness.state().is_empty());
}
