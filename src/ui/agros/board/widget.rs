//! The board as a widget: mouse, keyboard, screen reader.

use egui::accesskit::{Action, Role};
use egui::{
    CursorIcon, Event, EventFilter, Key, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui,
    UiBuilder, WidgetInfo,
};

use crate::game::Mark;
use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Piece};
use crate::ui::Look;
use crate::ui::text::words;

use super::canvas::Canvas;
use super::names::Names;
use super::painting::{self, Hands};
use super::pencil::Pencil;
use super::{Geometry, Scene};

/// What the board remembers from frame to frame. Begin anew when the language changes.
#[derive(Default)]
pub struct BoardState {
    /// The keyboard's cell; none before it was ever needed.
    cursor: Option<Cell>,
    /// Whether the keyboard was used last, and not the mouse.
    by_keyboard: bool,
    press: Option<Press>,
    pencil: Pencil,
    names: Names,
}

/// A press of the mouse that began on the board.
#[derive(Clone, Copy)]
struct Press {
    cell: Cell,
    place: Pos2,
    dragging: bool,
}

/// What happened on the board in a frame.
pub struct BoardResponse {
    /// The cell that is pointed at, with the mouse or with the keyboard's cursor; during a drag
    /// the cell that would be dropped on.
    pub hovered: Option<Cell>,
    /// What the player did, in order. More than one where frames are slow.
    pub events: Vec<BoardEvent>,
    /// The response of the whole board.
    pub response: Response,
}

/// What a player does on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardEvent {
    /// A click on a cell, by mouse, keyboard or screen reader.
    Click(Cell),
    /// A drag began on a farmer of the player to move: it wants to be selected.
    Lift(Cell),
    /// A press on one cell was released on another.
    Drag {
        /// Where it began.
        from: Cell,
        /// Where it ended.
        to: Cell,
    },
    /// A mark drawn with the right button, or drawn again to wipe it.
    Mark(Mark<Cell>),
}

/// Shows the board in `rect`, as large as it fits.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene,
    state: &mut BoardState,
    look: Look,
) -> BoardResponse {
    let size = scene.position.size();
    let geometry = Geometry::fit(rect, size, scene.flipped, ui.pixels_per_point());
    let id = ui.scope_id().with("agros board");
    let response = ui.interact(geometry.board(), id, Sense::click_and_drag());
    response.widget_info(|| {
        let name = words!(look.text, "board-name", size = size);
        WidgetInfo::labeled(Role::Group, ui.is_enabled(), name)
    });

    let mut events = Vec::new();
    let mut board = Board {
        ui,
        scene,
        geometry,
        state,
        response: &response,
    };
    board.follow_mouse(&mut events);
    board.follow_pencil(&mut events);
    board.follow_keyboard(&mut events);
    board.tell_screen_reader(look, &mut events);
    let hovered = board.hovered();
    board.show_cursor_icon(hovered);
    let hands = board.hands();

    let canvas = Canvas {
        painter: ui.painter_at(rect),
        geometry,
        palette: look.palette,
    };
    painting::paint(&canvas, scene, hands, look.text);
    BoardResponse {
        hovered,
        events,
        response,
    }
}

/// The board in this frame.
struct Board<'a> {
    ui: &'a mut Ui,
    scene: &'a Scene<'a>,
    geometry: Geometry,
    state: &'a mut BoardState,
    response: &'a Response,
}

impl Board<'_> {
    /// Presses are followed by ourselves: a press and its release may come in one frame, and a
    /// press held for long is still no drag.
    fn follow_mouse(&mut self, events: &mut Vec<BoardEvent>) {
        let takes_presses = self.response.enabled() && self.response.contains_pointer();
        let click_distance = self
            .ui
            .options(|options| options.input_options.max_click_dist);
        let moved = self.ui.input(|input| input.pointer.is_moving());
        let presses = self.ui.input(|input| primary_presses(&input.events));
        self.state.by_keyboard &= !moved && presses.is_empty();
        for (pressed, place) in presses {
            let cell = self.geometry.cell_at(place);
            if pressed {
                self.state.press = cell.filter(|_| takes_presses).map(|cell| Press {
                    cell,
                    place,
                    dragging: false,
                });
            } else if let Some(press) = self.state.press.take() {
                let near = press.place.distance(place) <= click_distance;
                let event = match cell {
                    _ if near => Some(BoardEvent::Click(press.cell)),
                    // Lifted and put back: it is selected, as by a click.
                    Some(to) if to == press.cell && press.dragging => None,
                    Some(to) if to == press.cell => Some(BoardEvent::Click(to)),
                    Some(to) => Some(BoardEvent::Drag {
                        from: press.cell,
                        to,
                    }),
                    None => None,
                };
                self.state.cursor = Some(press.cell);
                events.extend(event);
            }
        }
        let pointer = self.ui.input(|input| {
            let pointer = &input.pointer;
            pointer.latest_pos().filter(|_| pointer.primary_down())
        });
        // The press of the key itself has been taken by now.
        let given_up =
            !self.response.enabled() || self.ui.input(|input| input.key_down(Key::Escape));
        // Without a pressed button here the release happened outside the window.
        let Some(place) = pointer.filter(|_| !given_up) else {
            self.state.press = None;
            return;
        };
        if let Some(press) = &mut self.state.press
            && !press.dragging
            && press.place.distance(place) > click_distance
            && may_move(self.scene, press.cell)
        {
            press.dragging = true;
            events.push(BoardEvent::Lift(press.cell));
        }
    }

    /// What is tried out has no notes.
    fn follow_pencil(&mut self, events: &mut Vec<BoardEvent>) {
        let marks = self.scene.notes;
        let pencil = &mut self.state.pencil;
        let drawn = pencil.follow(self.ui, &self.geometry, self.response, marks);
        if !self.scene.what_if {
            events.extend(drawn.into_iter().map(BoardEvent::Mark));
        }
    }

    fn follow_keyboard(&mut self, events: &mut Vec<BoardEvent>) {
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
        if self.response.gained_focus() {
            self.state.by_keyboard = true;
        }
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
                cursor = self
                    .geometry
                    .neighbour(cursor, right, below)
                    .unwrap_or(cursor);
                self.state.by_keyboard = true;
            }
        }
        self.state.cursor = Some(cursor);
        let entered = self.response.clicked() && !self.response.clicked_by(PointerButton::Primary);
        if entered {
            self.state.by_keyboard = true;
            events.push(BoardEvent::Click(cursor));
        }
    }

    /// Every cell is a button of its own for those who cannot see the board; Tab knows one only.
    fn tell_screen_reader(&mut self, look: Look, events: &mut Vec<BoardEvent>) {
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
                .id_salt("agros cells")
                .max_rect(self.geometry.board())
                .accessibility_parent(self.response.id),
        );
        for (cell, name) in self.state.names.of(self.scene, look.text) {
            let id = id_of(*cell);
            let rect = self.geometry.cell_rect(*cell);
            cells.interact(rect, id, Sense::hover());
            self.ui.accesskit_node_builder(id, |node| {
                node.set_role(Role::Button);
                node.set_label(name.as_str());
                node.set_bounds(bounds(rect));
                node.add_action(Action::Click);
                node.add_action(Action::Focus);
                if !self.response.enabled() {
                    node.set_disabled();
                }
            });
            if !self.response.enabled() {
                continue;
            }
            let asked = |action| {
                self.ui
                    .input(|input| input.has_accesskit_action_request(id, action))
            };
            if asked(Action::Click) {
                events.push(BoardEvent::Click(*cell));
            }
            if asked(Action::Focus) {
                self.state.cursor = Some(*cell);
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

    /// The cell that is pointed at.
    fn hovered(&self) -> Option<Cell> {
        if self.state.by_keyboard && self.response.has_focus() {
            return Some(self.cursor());
        }
        let place = if self.state.press.is_some() {
            self.ui.input(|input| input.pointer.latest_pos())
        } else {
            self.response.hover_pos()
        };
        self.geometry.cell_at(place?)
    }

    /// Where the keyboard is: at first in the middle.
    fn cursor(&self) -> Cell {
        let size = self.geometry.size();
        let middle = || self.geometry.cell_on_screen(size / 2, size / 2);
        self.state
            .cursor
            .filter(|cell| cell.column() < size && cell.row() < size)
            .or_else(middle)
            .expect("a board has a middle")
    }

    fn hands(&self) -> Hands {
        let carried = self.state.press.filter(|press| press.dragging);
        let pointer = self.ui.input(|input| input.pointer.latest_pos());
        Hands {
            sketch: self.state.pencil.sketch(self.ui, &self.geometry),
            cursor: self.response.has_focus().then(|| self.cursor()),
            carried: carried.and_then(|press| Some((press.cell, pointer?))),
        }
    }

    fn show_cursor_icon(&self, hovered: Option<Cell>) {
        let targets = self.scene.targets;
        let icon = match hovered {
            Some(_) if self.state.press.is_some_and(|press| press.dragging) => CursorIcon::Grabbing,
            Some(cell)
                if may_move(self.scene, cell)
                    || targets.iter().any(|&play| lands_on(play, cell)) =>
            {
                CursorIcon::PointingHand
            }
            _ => return,
        };
        if self.response.contains_pointer() {
            self.ui.set_cursor_icon(icon);
        }
    }
}

/// Presses (`true`) and releases of the primary button, in order.
fn primary_presses(events: &[Event]) -> Vec<(bool, Pos2)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } => Some((*pressed, *pos)),
            _ => None,
        })
        .collect()
}

/// Whether a farmer of the player to move stands on a cell.
fn may_move(scene: &Scene, cell: Cell) -> bool {
    let position = scene.position;
    !position.in_opening()
        && matches!(position.at(cell), Some((player, Piece::Farmer(_))) if player == position.turn())
}

fn lands_on(play: Move, cell: Cell) -> bool {
    matches!(play, Move::Harvest { to, .. } | Move::Sow { to, .. } if to == cell)
}

pub(super) fn bounds(rect: Rect) -> egui::accesskit::Rect {
    egui::accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}
