//! What is done on the timeline with the pointer, the wheel, the keys, or by a screen reader.

use egui::accesskit::{Action, ActionData};
use egui::{Event, EventFilter, Key, Modifiers, MouseWheelUnit, PointerButton, Response, Ui};

use super::TimelineEvent;
use super::axis::Axis;
use super::wheel::Wheel;

/// How far fingers scroll on a touchpad for one ply, in points.
const POINTS_A_STEP: f32 = 30.0;

/// The event of this frame, if there is one.
pub fn event(ui: &Ui, response: &Response, axis: &Axis, cursor: usize) -> Option<TimelineEvent> {
    let event = pointed_at(response, axis)
        .or_else(|| asked_for(ui, response))
        .or_else(|| keyed(ui, response, axis))
        .or_else(|| scrolled(ui, response))?;
    match event {
        TimelineEvent::GoTo(ply) => {
            let ply = ply.min(axis.plies());
            (ply != cursor).then_some(TimelineEvent::GoTo(ply))
        }
        TimelineEvent::Step(steps) => (steps != 0).then_some(event),
    }
}

fn pointed_at(response: &Response, axis: &Axis) -> Option<TimelineEvent> {
    let acted = response.clicked() || response.dragged_by(PointerButton::Primary);
    let pointer = response.interact_pointer_pos().filter(|_| acted)?;
    Some(TimelineEvent::GoTo(axis.ply(pointer.x)))
}

/// What a screen reader asked for.
fn asked_for(ui: &Ui, response: &Response) -> Option<TimelineEvent> {
    ui.input(|input| {
        let value = input
            .accesskit_action_requests(response.id, Action::SetValue)
            .filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value),
                _ => None,
            })
            .last();
        if let Some(value) = value {
            return Some(TimelineEvent::GoTo(value.round() as usize));
        }
        let count = |action| input.num_accesskit_action_requests(response.id, action) as i32;
        let steps = count(Action::Increment) - count(Action::Decrement);
        (steps != 0).then_some(TimelineEvent::Step(steps))
    })
}

/// The keys are taken only while the timeline has the focus.
fn keyed(ui: &Ui, response: &Response, axis: &Axis) -> Option<TimelineEvent> {
    if !response.has_focus() {
        return None;
    }
    ui.memory_mut(|memory| {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        memory.set_focus_lock_filter(response.id, filter);
    });
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::Home) {
            return Some(TimelineEvent::GoTo(0));
        }
        if input.consume_key(Modifiers::NONE, Key::End) {
            return Some(TimelineEvent::GoTo(axis.plies()));
        }
        let on = input.count_and_consume_key(Modifiers::NONE, Key::ArrowRight) as i32;
        let back = input.count_and_consume_key(Modifiers::NONE, Key::ArrowLeft) as i32;
        (on != back).then_some(TimelineEvent::Step(on - back))
    })
}

/// A notch of the wheel is a ply: down or right goes on, up or left goes back.
fn scrolled(ui: &Ui, response: &Response) -> Option<TimelineEvent> {
    if !response.contains_pointer() {
        return None;
    }
    let mut wheel: Wheel = ui.data(|data| data.get_temp(response.id).unwrap_or_default());
    let frame = ui.cumulative_frame_nr();
    ui.input(|input| {
        for event in &input.events {
            let Event::MouseWheel { unit, delta, .. } = event else {
                continue;
            };
            let way = -(delta.x + delta.y);
            if !input.modifiers.ctrl {
                let notches = match unit {
                    MouseWheelUnit::Point => way / POINTS_A_STEP,
                    MouseWheelUnit::Line | MouseWheelUnit::Page => way,
                };
                wheel.turn(notches, input.time, frame);
            }
        }
    });
    let steps = wheel.steps();
    ui.data_mut(|data| data.insert_temp(response.id, wheel));
    (steps != 0).then_some(TimelineEvent::Step(steps))
}
