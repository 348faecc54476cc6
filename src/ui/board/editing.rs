//! A board in the hands of somebody who puts a position together: pieces are put on it and taken
//! off, by mouse, keyboard and screen reader.

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Response, Sense, Ui, WidgetInfo,
};

use crate::ui::wheel::Wheel;

use super::Places;
use super::cursor::Cursor;

/// So far a touchpad goes for a step of the wheel, in points.
const WHEEL_STEP: f32 = 24.0;

/// What a board that is edited remembers of the hands from frame to frame.
pub struct EditingHold<C> {
    cursor: Cursor<C>,
    stroke: Option<Stroke<C>>,
    /// What was turned last, and what is left of a step of the wheel.
    turned: Option<C>,
    wheel: Wheel,
}

impl<C> Default for EditingHold<C> {
    fn default() -> Self {
        EditingHold {
            cursor: Cursor::default(),
            stroke: None,
            turned: None,
            wheel: Wheel::default(),
        }
    }
}

/// A button is held, and draws or wipes.
#[derive(Clone, Copy)]
struct Stroke<C> {
    button: PointerButton,
    place: Pos2,
    cell: C,
}

/// What was done to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch<C> {
    /// The cell.
    pub cell: C,
    /// What was done to it.
    pub what: Touched,
    /// Whether it goes on from what was done before, so that both are one step.
    pub goes_on: bool,
}

/// What can be done to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touched {
    /// The brush paints it.
    Painted,
    /// What stands there is taken off.
    Wiped,
    /// What stands there is turned up or down by so many steps.
    Turned(i8),
}

/// A board that is edited, as hands meet it.
pub struct EditedBoard<'a, G: Places> {
    /// Where its cells lie.
    pub places: &'a G,
    /// What it is called.
    pub name: &'a str,
    /// Whether the board takes the keyboard.
    pub takes_keyboard: bool,
}

/// Follows the hands on a board that is edited: what was done, in order, and the cell that is
/// pointed at. `names` gives what screen readers say of the cells, and is asked only where one
/// listens.
pub fn edit<'n, G: Places>(
    ui: &mut Ui,
    board: &EditedBoard<'_, G>,
    hold: &mut EditingHold<G::Cell>,
    names: impl FnOnce() -> &'n [(G::Cell, String)],
) -> (Vec<Touch<G::Cell>>, Option<G::Cell>)
where
    G::Cell: 'n,
{
    let id = ui.scope_id().with("edited board");
    let response = ui.interact(board.places.board(), id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, ui.is_enabled(), board.name));
    if board.takes_keyboard {
        response.request_focus();
        hold.cursor.leads = false;
    }
    let mut held = Held {
        ui,
        places: board.places,
        hold,
        response: &response,
        touches: Vec::new(),
    };
    held.follow_mouse();
    held.follow_keyboard();
    held.follow_signs();
    held.tell_screen_reader(names);
    let pointed = held.pointed();
    (held.touches, pointed)
}

/// The board in this frame.
struct Held<'a, G: Places> {
    ui: &'a mut Ui,
    places: &'a G,
    hold: &'a mut EditingHold<G::Cell>,
    response: &'a Response,
    touches: Vec<Touch<G::Cell>>,
}

impl<G: Places> Held<'_, G> {
    fn touch(&mut self, cell: G::Cell, what: Touched, goes_on: bool) {
        let turned = matches!(what, Touched::Turned(_)).then_some(cell);
        // What is turned further is one step, as a stroke is.
        let goes_on = goes_on || turned.is_some() && self.hold.turned == turned;
        self.hold.turned = turned;
        self.touches.push(Touch {
            cell,
            what,
            goes_on,
        });
    }

    /// Events are followed one by one: in a slow frame a stroke may begin, go on and end.
    fn follow_mouse(&mut self) {
        let takes_presses = self.response.enabled() && self.response.contains_pointer();
        for event in self.ui.input(|input| input.events.clone()) {
            match event {
                Event::PointerButton {
                    pos,
                    button: button @ (PointerButton::Primary | PointerButton::Secondary),
                    pressed,
                    ..
                } => {
                    self.hold.cursor.leads = false;
                    let cell = self.places.cell_at(pos).filter(|_| takes_presses);
                    if !pressed {
                        self.hold.stroke.take_if(|stroke| stroke.button == button);
                    } else if let Some(cell) = cell {
                        self.hold.cursor.put(cell);
                        self.hold.stroke = Some(Stroke {
                            button,
                            place: pos,
                            cell,
                        });
                        self.touch(cell, drawn_by(button), false);
                    }
                }
                Event::PointerMoved(place) => {
                    self.hold.cursor.leads = false;
                    self.draw_on(place);
                }
                Event::MouseWheel {
                    unit,
                    delta,
                    modifiers,
                    ..
                } if takes_presses && !modifiers.command => self.turn(unit, delta.y),
                _ => {}
            }
        }
        // A release outside of the window is not told.
        if !self.response.enabled() || !self.ui.input(|input| input.pointer.any_down()) {
            self.hold.stroke = None;
        }
    }

    /// The pointer moves: every cell on its way is drawn on.
    fn draw_on(&mut self, to: Pos2) {
        let Some(mut stroke) = self.hold.stroke else {
            return;
        };
        let way = to - stroke.place;
        let steps = (4.0 * way.length() / self.places.cell_size()).ceil();
        for step in 1..=steps as u16 {
            let place = stroke.place + way * (f32::from(step) / steps);
            if let Some(cell) = self.places.cell_at(place)
                && cell != stroke.cell
            {
                stroke.cell = cell;
                self.touch(cell, drawn_by(stroke.button), true);
            }
        }
        stroke.place = to;
        self.hold.stroke = Some(stroke);
        self.hold.cursor.put(stroke.cell);
    }

    fn turn(&mut self, unit: MouseWheelUnit, way: f32) {
        let notches = match unit {
            MouseWheelUnit::Point => way / WHEEL_STEP,
            // However far the system says: a notch is a step.
            MouseWheelUnit::Line | MouseWheelUnit::Page if way != 0.0 => way.signum(),
            MouseWheelUnit::Line | MouseWheelUnit::Page => 0.0,
        };
        let (time, frame) = (
            self.ui.input(|input| input.time),
            self.ui.cumulative_frame_nr(),
        );
        self.hold.wheel.turn(notches, time, frame);
        let steps = self.hold.wheel.steps();
        if let Some(cell) = self.pointed()
            && steps != 0
        {
            self.touch(cell, Touched::Turned(steps as i8), false);
        }
    }

    fn follow_keyboard(&mut self) {
        if !self.response.has_focus() {
            return;
        }
        let cursor = &mut self.hold.cursor;
        cursor.follow_arrows(self.ui, self.places, self.response);
        let by_mouse = self.response.clicked_by(PointerButton::Primary)
            || self.response.clicked_by(PointerButton::Secondary);
        if self.response.clicked() && !by_mouse {
            cursor.leads = true;
            let cell = cursor.on(self.places);
            self.touch(cell, Touched::Painted, false);
        }
    }

    /// Keys for the cell that is pointed at, whatever has the keyboard, unless text is edited.
    fn follow_signs(&mut self) {
        if self.ui.text_edit_focused() || !self.response.enabled() {
            return;
        }
        let Some(cell) = self.pointed() else { return };
        let wipes = self.ui.input_mut(|input| {
            input.count_and_consume_key(Modifiers::NONE, Key::Delete)
                + input.count_and_consume_key(Modifiers::NONE, Key::Backspace)
        });
        for _ in 0..wipes {
            self.touch(cell, Touched::Wiped, false);
        }
        for event in self.ui.input(|input| input.events.clone()) {
            let Event::Text(sign) = event else { continue };
            match sign.as_str() {
                "+" => self.touch(cell, Touched::Turned(1), false),
                "-" | "−" => self.touch(cell, Touched::Turned(-1), false),
                _ => {}
            }
        }
    }

    fn tell_screen_reader<'n>(&mut self, names: impl FnOnce() -> &'n [(G::Cell, String)])
    where
        G::Cell: 'n,
    {
        let cursor = &mut self.hold.cursor;
        let clicked = cursor.tell_screen_reader(self.ui, self.places, self.response, names);
        for cell in clicked {
            self.touch(cell, Touched::Painted, false);
        }
    }

    /// The cell that is pointed at, with the mouse or with the keyboard's cursor.
    fn pointed(&self) -> Option<G::Cell> {
        let cursor = || self.hold.cursor.on(self.places);
        if self.hold.cursor.leads && self.response.has_focus() {
            return Some(cursor());
        }
        let place = self.response.hover_pos();
        place
            .and_then(|place| self.places.cell_at(place))
            .or_else(|| self.response.has_focus().then(cursor))
    }
}

/// What a button does where it is pressed.
fn drawn_by(button: PointerButton) -> Touched {
    match button {
        PointerButton::Secondary => Touched::Wiped,
        _ => Touched::Painted,
    }
}
