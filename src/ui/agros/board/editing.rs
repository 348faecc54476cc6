//! The board of the position editor: pieces are put on it and taken off, by mouse and keyboard.

use egui::accesskit::{Action, Role};
use egui::{
    Event, EventFilter, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Response, Sense,
    Ui, UiBuilder, WidgetInfo,
};

use crate::rules::Player;
use crate::rules::agros::{Arrangement, Cell, Field, Piece};
use crate::ui::Look;
use crate::ui::text::words;
use crate::ui::wheel::Wheel;

use super::canvas::Canvas;
use super::cells::{CellTable, FieldTable};
use super::{Geometry, ground, marks, pieces, tags};
use crate::ui::board::{Pen, bounds};

/// So far a touchpad goes for a step of the wheel, in points.
const WHEEL_STEP: f32 = 24.0;

/// What the editor shows.
#[derive(Clone, Copy)]
pub struct Sketch<'a> {
    /// The pieces.
    pub arrangement: &'a Arrangement,
    /// The fields, where the pieces make a position.
    pub fields: &'a [Field],
    /// The cell that keeps them from making one.
    pub fault: Option<Cell>,
    /// Whether the board is turned half round.
    pub flipped: bool,
    /// Whether the board takes the keyboard.
    pub takes_keyboard: bool,
}

/// What the board remembers from frame to frame.
#[derive(Default)]
pub struct EditingState {
    /// The keyboard's cell; none before it was ever needed.
    cursor: Option<Cell>,
    /// Whether the keyboard was used last, and not the mouse.
    by_keyboard: bool,
    stroke: Option<Stroke>,
    /// The farmer whose harvest was changed last, and what is left of a step of the wheel.
    turned: Option<Cell>,
    wheel: Wheel,
}

/// A button is held, and draws or wipes.
#[derive(Clone, Copy)]
struct Stroke {
    button: PointerButton,
    place: Pos2,
    cell: Cell,
}

/// What was done to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// The cell.
    pub cell: Cell,
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
    /// It is wiped.
    Wiped,
    /// The harvest of what stands there is changed by so many pieces.
    Turned(i8),
}

/// Shows the board in `rect`, and says what was done on it, in order.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    sketch: Sketch<'_>,
    state: &mut EditingState,
    look: Look<'_>,
) -> Vec<Touch> {
    let size = sketch.arrangement.size();
    let geometry = Geometry::fit(rect, size, sketch.flipped, ui.pixels_per_point());
    let id = ui.scope_id().with("agros editor");
    let response = ui.interact(geometry.board(), id, Sense::click_and_drag());
    response.widget_info(|| {
        let name = words!(look.text, "editor-board-name", size = size);
        WidgetInfo::labeled(Role::Group, ui.is_enabled(), name)
    });
    if sketch.takes_keyboard {
        response.request_focus();
        state.by_keyboard = false;
    }
    let mut touches = Vec::new();
    let mut board = EditedBoard {
        ui,
        sketch,
        geometry,
        state,
        response: &response,
        touches: &mut touches,
    };
    board.follow_mouse();
    board.follow_keyboard();
    board.follow_signs();
    board.tell_screen_reader(look);
    let pointed = board.pointed();
    paint(ui, rect, geometry, sketch, pointed, look);
    touches
}

/// The board in this frame.
struct EditedBoard<'a> {
    ui: &'a mut Ui,
    sketch: Sketch<'a>,
    geometry: Geometry,
    state: &'a mut EditingState,
    response: &'a Response,
    touches: &'a mut Vec<Touch>,
}

impl EditedBoard<'_> {
    fn touch(&mut self, cell: Cell, what: Touched, goes_on: bool) {
        let turned = matches!(what, Touched::Turned(_)).then_some(cell);
        // A harvest turned further is one step, as a stroke is.
        let goes_on = goes_on || turned.is_some() && self.state.turned == turned;
        self.state.turned = turned;
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
                    self.state.by_keyboard = false;
                    let cell = self.geometry.cell_at(pos).filter(|_| takes_presses);
                    if !pressed {
                        self.state.stroke.take_if(|stroke| stroke.button == button);
                    } else if let Some(cell) = cell {
                        self.state.cursor = Some(cell);
                        self.state.stroke = Some(Stroke {
                            button,
                            place: pos,
                            cell,
                        });
                        self.touch(cell, drawn_by(button), false);
                    }
                }
                Event::PointerMoved(place) => {
                    self.state.by_keyboard = false;
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
            self.state.stroke = None;
        }
    }

    /// The pointer moves: every cell on its way is drawn on.
    fn draw_on(&mut self, to: Pos2) {
        let Some(mut stroke) = self.state.stroke else {
            return;
        };
        let way = to - stroke.place;
        let steps = (4.0 * way.length() / self.geometry.cell_size()).ceil();
        for step in 1..=steps as u16 {
            let place = stroke.place + way * (f32::from(step) / steps);
            if let Some(cell) = self.geometry.cell_at(place)
                && cell != stroke.cell
            {
                stroke.cell = cell;
                self.touch(cell, drawn_by(stroke.button), true);
            }
        }
        stroke.place = to;
        self.state.stroke = Some(stroke);
        self.state.cursor = Some(stroke.cell);
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
        self.state.wheel.turn(notches, time, frame);
        let steps = self.state.wheel.steps();
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
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        self.ui
            .memory_mut(|memory| memory.set_focus_lock_filter(self.response.id, filter));
        let mut cursor = self.cursor();
        for (key, right, below) in [
            (Key::ArrowLeft, -1, 0),
            (Key::ArrowRight, 1, 0),
            (Key::ArrowUp, 0, -1),
            (Key::ArrowDown, 0, 1),
        ] {
            let steps = self
                .ui
                .input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..steps {
                let next = self.geometry.neighbour(cursor, right, below);
                cursor = next.unwrap_or(cursor);
                self.state.by_keyboard = true;
            }
        }
        self.state.cursor = Some(cursor);
        let by_mouse = self.response.clicked_by(PointerButton::Primary)
            || self.response.clicked_by(PointerButton::Secondary);
        if self.response.clicked() && !by_mouse {
            self.state.by_keyboard = true;
            self.touch(cursor, Touched::Painted, false);
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
        if wipes > 0 {
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

    /// Every cell is a button of its own for those who cannot see the board.
    fn tell_screen_reader(&mut self, look: Look<'_>) {
        let listening = self
            .ui
            .accesskit_node_builder(self.response.id, |_| ())
            .is_some();
        if !listening {
            return;
        }
        let id_of = |cell: Cell| self.response.id.with((cell.column(), cell.row()));
        let cells = self.ui.new_child(
            UiBuilder::new()
                .id_salt("agros edited cells")
                .max_rect(self.geometry.board())
                .accessibility_parent(self.response.id),
        );
        let size = self.geometry.size();
        let all = (0..size).flat_map(|column| (0..size).map(move |row| (column, row)));
        for cell in all.filter_map(|(column, row)| Cell::new(column, row)) {
            let id = id_of(cell);
            let rect = self.geometry.cell_rect(cell);
            cells.interact(rect, id, Sense::hover());
            let name = name(self.sketch.arrangement, cell, look);
            self.ui.accesskit_node_builder(id, |node| {
                node.set_role(Role::Button);
                node.set_label(name);
                node.set_bounds(bounds(rect));
                node.add_action(Action::Click);
                node.add_action(Action::Focus);
                if !self.response.enabled() {
                    node.set_disabled();
                }
            });
            let asked = |action| {
                self.response.enabled()
                    && self
                        .ui
                        .input(|input| input.has_accesskit_action_request(id, action))
            };
            let (clicked, focused) = (asked(Action::Click), asked(Action::Focus));
            if clicked {
                self.touch(cell, Touched::Painted, false);
            }
            if focused {
                self.state.cursor = Some(cell);
                self.state.by_keyboard = true;
                self.response.request_focus();
            }
        }
        if self.response.has_focus() {
            let cursor = id_of(self.cursor()).accesskit_id();
            self.ui.accesskit_node_builder(self.response.id, |node| {
                node.set_active_descendant(cursor)
            });
        }
    }

    /// The cell that is pointed at, with the mouse or with the keyboard's cursor.
    fn pointed(&self) -> Option<Cell> {
        if self.state.by_keyboard && self.response.has_focus() {
            return Some(self.cursor());
        }
        let place = self.response.hover_pos();
        place
            .and_then(|place| self.geometry.cell_at(place))
            .or_else(|| self.response.has_focus().then(|| self.cursor()))
    }

    /// Where the keyboard is: at first in the middle.
    fn cursor(&self) -> Cell {
        let size = self.geometry.size();
        let middle = || self.geometry.cell_on_screen(size / 2, size / 2);
        self.state
            .cursor
            .filter(|cell| cell.is_on(size))
            .or_else(middle)
            .expect("a board has a middle")
    }
}

/// What a button does where it is pressed.
fn drawn_by(button: PointerButton) -> Touched {
    match button {
        PointerButton::Secondary => Touched::Wiped,
        _ => Touched::Painted,
    }
}

/// `b7, Light farmer, harvest 4`.
fn name(arrangement: &Arrangement, cell: Cell, look: Look<'_>) -> String {
    let text = look.text;
    let owner = |player| match player {
        Player::First => "light",
        Player::Second => "dark",
    };
    let what = match arrangement.at(cell) {
        None => text.get("cell-empty"),
        Some((player, Piece::Seed)) => words!(text, "cell-seed", owner = owner(player)),
        Some((player, Piece::Farmer(harvest))) => words!(
            text,
            "cell-farmer",
            owner = owner(player),
            harvest = harvest
        ),
    };
    format!("{cell}, {what}")
}

fn paint(
    ui: &Ui,
    rect: Rect,
    geometry: Geometry,
    sketch: Sketch<'_>,
    pointed: Option<Cell>,
    look: Look<'_>,
) {
    let canvas = Canvas {
        pen: Pen {
            painter: ui.painter_at(rect),
            palette: look.palette,
            unit: geometry.cell_size(),
        },
        geometry,
    };
    let table = FieldTable::of(sketch.fields);
    ground::paint_labels(&canvas);
    ground::paint(&canvas, &table);
    ground::paint_dashed_rim(&canvas);
    pieces::paint_rings(&canvas, &table, |_| false);
    for (cell, player, piece) in sketch.arrangement.pieces() {
        pieces::paint_piece(&canvas, cell, player, piece);
    }
    let mut avoid = CellTable::filled(false);
    if let Some(cell) = pointed {
        avoid[cell] = true;
    }
    tags::paint(&canvas, &table, &avoid);
    if let Some(cell) = sketch.fault {
        marks::paint_fault(&canvas, cell);
    }
    if let Some(cell) = pointed {
        marks::paint_cursor(&canvas, cell);
    }
}
