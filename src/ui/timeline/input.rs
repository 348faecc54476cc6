//! What is done on the timeline with the pointer, the wheel, the keys, or by a screen reader.
//! On lanes, a click goes to what made the lane what it is there; a drag goes along the plies as
//! everywhere.

use egui::accesskit::{Action, ActionData};
use egui::{
    Event, EventFilter, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response, Role, Ui,
};

use crate::study;

use super::TimelineEvent;
use super::axis::Axis;
use super::land::Land;
use crate::ui::board::bounds;
use crate::ui::wheel::Wheel;

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
        TimelineEvent::Show(_) => None,
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
            vertical_arrows: true,
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

/// The lanes of the ground, where they are shown.
pub struct Lanes<'i, 'g, 'a, C> {
    /// Where they run.
    pub land: &'i Land<'g, 'a, C>,
    /// What they are.
    pub lanes: &'a study::Lanes<C>,
    /// How many plies lie before the cursor.
    pub cursor: usize,
}

/// What was done on lanes.
#[derive(Default)]
pub struct Chosen {
    /// The lane that the keys are at.
    pub lane: Option<usize>,
    /// The ply to go to.
    pub decisive: Option<usize>,
}

impl<C: Copy + Ord> Lanes<'_, '_, '_, C> {
    /// Up and down go from lane to lane at the cursor, Enter to what made the lane what it is, and
    /// further back from there. `name` says what a lane is after a ply.
    pub fn attend(
        &self,
        ui: &Ui,
        response: &Response,
        name: impl Fn((usize, usize)) -> Option<String>,
    ) -> Chosen {
        let mut chosen = Chosen::default();
        let shown = self.land.shown_after(self.cursor);
        if response.has_focus() {
            let id = response.id.with("lane");
            let kept = ui.data(|data| data.get_temp::<usize>(id));
            let mut place = kept.and_then(|kept| shown.iter().position(|&lane| lane == kept));
            ui.input_mut(|input| {
                let down = input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown);
                let up = input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp);
                if up + down > 0 && !shown.is_empty() {
                    let next = place.map_or(0, |place| (place + down).saturating_sub(up));
                    place = Some(next.min(shown.len() - 1));
                }
                chosen.lane = place.map(|place| shown[place]);
                if input.consume_key(Modifiers::NONE, Key::Enter) {
                    chosen.decisive = chosen.lane.and_then(|lane| self.decisive(lane));
                }
            });
            if let Some(lane) = chosen.lane {
                ui.data_mut(|data| data.insert_temp(id, lane));
            }
        }
        for lane in shown {
            let id = response.id.with(("lane", lane));
            let name = || name((lane, self.cursor)).unwrap_or_default();
            if let Some(rect) = self.land.track(lane)
                && is_pressed_in_tree(ui, id, rect, name)
            {
                chosen.decisive = self.decisive(lane);
            }
        }
        let clicked = response
            .interact_pointer_pos()
            .filter(|_| response.clicked());
        if let Some(pointer) = clicked
            && let Some(lane) = self.land.lane_at(pointer)
        {
            let ply = self.land.ply_at(pointer);
            chosen.decisive = self.lanes.decisive(lane, ply).map(|turn| turn.ply);
        }
        chosen
    }

    /// The last thing before the cursor that happened to a lane.
    fn decisive(&self, lane: usize) -> Option<usize> {
        let before = self.lanes.decisive(lane, self.cursor.checked_sub(1)?);
        let now = self.lanes.decisive(lane, self.cursor)?;
        let earlier = before.filter(|_| now.ply == self.cursor);
        Some(earlier.unwrap_or(now).ply)
    }
}

/// Puts a button that is only told of into the accessible tree; says whether it was pressed there.
fn is_pressed_in_tree(ui: &Ui, id: Id, rect: Rect, name: impl FnOnce() -> String) -> bool {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Button);
        node.set_label(name());
        node.set_bounds(bounds(rect));
        node.add_action(Action::Click);
    });
    ui.input(|input| input.num_accesskit_action_requests(id, Action::Click) > 0)
}
