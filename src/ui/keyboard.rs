//! The keyboard, press by press.

use std::mem::take;

use egui::{Context, Event, Plugin, RawInput, Ui};

/// Gives every press of a key a frame of its own.
///
/// egui moves the focus at most once a frame and asks of a key only whether it was pressed, so
/// that of several presses during one slow frame all but one would be lost. The repetitions of a
/// key that is held are no presses: they would pile up and go on long after it is released.
#[derive(Default)]
pub struct PressAFrame {
    /// What has come in, from a second press on.
    waiting: Vec<Event>,
}

impl Plugin for PressAFrame {
    fn debug_name(&self) -> &'static str {
        "a press a frame"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let mut events = take(&mut self.waiting);
        events.append(&mut input.events);
        let mut presses = (0..events.len()).filter(|&index| is_press(&events[index]));
        if let Some(second) = presses.nth(1) {
            self.waiting = events.split_off(second);
        }
        input.events = events;
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.request_repaint();
        }
    }
}

fn is_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            pressed: true,
            repeat: false,
            ..
        }
    )
}
