//! A board in the hands of a person: mouse, keyboard, screen reader.

use egui::accesskit::Role;
use egui::{Context, CursorIcon, Event, Id, Key, PointerButton, Pos2, Sense, Ui, WidgetInfo};

use crate::app::Action;
use crate::game::Mark;
use crate::rules::Position;

use super::Places;
use super::cursor::Cursor;
use super::pencil::Pencil;

/// Where it is kept who has the keyboard where the board has it.
const FOCUS: &str = "board";

/// What a board remembers of the hands from frame to frame.
pub struct Hold<C> {
    cursor: Cursor<C>,
    /// Where the pointer was in the last frame.
    pointer: Option<Pos2>,
    press: Option<Press<C>>,
    pencil: Pencil<C>,
}

impl<C> Default for Hold<C> {
    fn default() -> Self {
        Hold {
            cursor: Cursor::default(),
            pointer: None,
            press: None,
            pencil: Pencil::default(),
        }
    }
}

/// A press of the mouse that began on the board.
#[derive(Clone, Copy)]
struct Press<C> {
    cell: C,
    place: Pos2,
    /// When it began, in seconds.
    time: f64,
    by_finger: bool,
    dragging: bool,
}

/// A board as hands meet it.
pub struct Board<'a, G: Places> {
    /// Where its cells lie.
    pub places: &'a G,
    /// What it is called.
    pub name: &'a str,
    /// Whether what stands on a cell can be dragged.
    pub may_move: &'a dyn Fn(G::Cell) -> bool,
    /// Whether the chosen piece may go to a cell.
    pub is_target: &'a dyn Fn(G::Cell) -> bool,
    /// The marks that were drawn on it.
    pub marks: &'a [Mark<G::Cell>],
    /// Whether marks can be drawn: what is tried out has none.
    pub takes_marks: bool,
}

/// What happened on the board in a frame.
pub struct Response<C> {
    /// The cell that is pointed at, with the mouse or with the keyboard's cursor; during a drag
    /// the cell that would be dropped on.
    pub hovered: Option<C>,
    /// What the player did, in order. More than one where frames are slow.
    pub events: Vec<BoardEvent<C>>,
    /// What the hands are doing.
    pub hands: Hands<C>,
    /// The response of the whole board.
    pub response: egui::Response,
}

/// What the hands do on a board.
#[derive(Clone)]
pub struct Hands<C> {
    /// A mark that is being drawn.
    pub sketch: Option<Mark<C>>,
    /// The keyboard's cell.
    pub cursor: Option<C>,
    /// A piece that is dragged, by its cell, and where it is now.
    pub carried: Option<(C, Pos2)>,
}

impl<C> Default for Hands<C> {
    fn default() -> Self {
        Hands {
            sketch: None,
            cursor: None,
            carried: None,
        }
    }
}

/// What a player does on a board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardEvent<C> {
    /// A click on a cell, by mouse, keyboard or screen reader.
    Click(C),
    /// A drag began on a piece of the player to move: it wants to be selected.
    Lift(C),
    /// A press on one cell was released on another.
    Drag {
        /// Where it began.
        from: C,
        /// Where it ended.
        to: C,
    },
    /// A mark drawn with the right button, or drawn again to wipe it.
    Mark(Mark<C>),
}

impl<C> BoardEvent<C> {
    /// What it means to the game.
    pub fn action<P: Position<Cell = C>>(self) -> Action<P> {
        match self {
            BoardEvent::Click(cell) => Action::Point(cell),
            BoardEvent::Lift(cell) => Action::Lift(cell),
            BoardEvent::Drag { from, to } => Action::Drag { from, to },
            BoardEvent::Mark(mark) => Action::Mark(mark),
        }
    }
}

/// Who has the keyboard where a board has it.
pub fn focus_id(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp(Id::unique(FOCUS)))
}

/// Follows the hands on a board. `names` gives what screen readers say of the cells, in their
/// order, and is asked only where one listens.
pub fn follow<'n, G: Places>(
    ui: &mut Ui,
    board: &Board<'_, G>,
    hold: &mut Hold<G::Cell>,
    names: impl FnOnce() -> &'n [(G::Cell, String)],
) -> Response<G::Cell>
where
    G::Cell: 'n,
{
    let id = ui.scope_id().with("board");
    ui.data_mut(|data| data.insert_temp(Id::unique(FOCUS), id));
    let response = ui.interact(board.places.board(), id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, ui.is_enabled(), board.name));

    let mut events = Vec::new();
    let mut held = Held {
        ui,
        board,
        hold,
        response: &response,
    };
    held.follow_mouse(&mut events);
    held.follow_pencil(&mut events);
    held.follow_keyboard(&mut events);
    held.tell_screen_reader(names, &mut events);
    let hovered = held.hovered();
    held.show_cursor_icon(hovered);
    let hands = held.hands();
    Response {
        hovered,
        events,
        hands,
        response,
    }
}

/// The board in this frame.
struct Held<'a, G: Places> {
    ui: &'a mut Ui,
    board: &'a Board<'a, G>,
    hold: &'a mut Hold<G::Cell>,
    response: &'a egui::Response,
}

impl<G: Places> Held<'_, G> {
    /// Presses are followed by ourselves: a press and its release may come in one frame, and a
    /// press held for long is still no drag.
    fn follow_mouse(&mut self, events: &mut Vec<BoardEvent<G::Cell>>) {
        let lifted = self.ui.input(|input| input.pointer.latest_pos().is_none());
        let takes_presses = |place: Pos2| {
            // A finger may have come and gone in one frame.
            let touched = lifted && self.ui.layer_id_at(place) == Some(self.ui.layer_id());
            self.response.enabled() && (self.response.contains_pointer() || touched)
        };
        let (now, by_finger) = self.ui.input(|input| (input.time, input.any_touches()));
        let too_long = self
            .ui
            .options(|options| options.input_options.max_click_duration);
        let click_distance = self
            .ui
            .options(|options| options.input_options.max_click_dist);
        // A single jump counts too, also one from outside: it has no speed.
        let pointer = self.ui.input(|input| input.pointer.latest_pos());
        let moved = pointer.is_some() && pointer != self.hold.pointer;
        self.hold.pointer = pointer;
        let presses = self.ui.input(|input| primary_presses(&input.events));
        self.hold.cursor.leads &= !moved && presses.is_empty();
        for (pressed, place) in presses {
            let cell = self.board.places.cell_at(place);
            if pressed {
                self.hold.press = cell.filter(|_| takes_presses(place)).map(|cell| Press {
                    cell,
                    place,
                    time: now,
                    by_finger,
                    dragging: false,
                });
            } else if let Some(press) = self.hold.press.take() {
                let near = press.place.distance(place) <= click_distance;
                let rested = press.by_finger && now - press.time > too_long;
                let event = match cell {
                    // A finger that rests on a cell only wants to be told what is there.
                    _ if near && rested => None,
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
                self.hold.cursor.put(press.cell);
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
            self.hold.press = None;
            return;
        };
        if let Some(press) = &mut self.hold.press
            && !press.dragging
            && press.place.distance(place) > click_distance
            && (self.board.may_move)(press.cell)
        {
            press.dragging = true;
            events.push(BoardEvent::Lift(press.cell));
        }
    }

    fn follow_pencil(&mut self, events: &mut Vec<BoardEvent<G::Cell>>) {
        let Board { places, marks, .. } = *self.board;
        let pencil = &mut self.hold.pencil;
        let drawn = pencil.follow(self.ui, places, self.response, marks);
        if self.board.takes_marks {
            events.extend(drawn.into_iter().map(BoardEvent::Mark));
        }
    }

    fn follow_keyboard(&mut self, events: &mut Vec<BoardEvent<G::Cell>>) {
        if !self.response.has_focus() {
            return;
        }
        let cursor = &mut self.hold.cursor;
        cursor.leads |= self.response.gained_focus();
        cursor.follow_arrows(self.ui, self.board.places, self.response);
        let entered = self.response.clicked() && !self.response.clicked_by(PointerButton::Primary);
        if entered {
            cursor.leads = true;
            events.push(BoardEvent::Click(cursor.on(self.board.places)));
        }
    }

    fn tell_screen_reader<'n>(
        &mut self,
        names: impl FnOnce() -> &'n [(G::Cell, String)],
        events: &mut Vec<BoardEvent<G::Cell>>,
    ) where
        G::Cell: 'n,
    {
        let cursor = &mut self.hold.cursor;
        let clicked = cursor.tell_screen_reader(self.ui, self.board.places, self.response, names);
        events.extend(clicked.into_iter().map(BoardEvent::Click));
    }

    /// The cell that is pointed at.
    fn hovered(&self) -> Option<G::Cell> {
        if self.hold.cursor.leads && self.response.has_focus() {
            return Some(self.cursor());
        }
        let place = if self.hold.press.is_some() {
            self.ui.input(|input| input.pointer.latest_pos())
        } else {
            self.response.hover_pos()
        };
        self.board.places.cell_at(place?)
    }

    fn cursor(&self) -> G::Cell {
        self.hold.cursor.on(self.board.places)
    }

    fn hands(&self) -> Hands<G::Cell> {
        let carried = self.hold.press.filter(|press| press.dragging);
        let pointer = self.ui.input(|input| input.pointer.latest_pos());
        Hands {
            sketch: self.hold.pencil.sketch(self.ui, self.board.places),
            cursor: self.response.has_focus().then(|| self.cursor()),
            carried: carried.and_then(|press| Some((press.cell, pointer?))),
        }
    }

    fn show_cursor_icon(&self, hovered: Option<G::Cell>) {
        let icon = match hovered {
            Some(_) if self.hold.press.is_some_and(|press| press.dragging) => CursorIcon::Grabbing,
            Some(cell) if (self.board.may_move)(cell) || (self.board.is_target)(cell) => {
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
