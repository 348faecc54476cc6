//! The keyboard and the screen reader on a board.

use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::{Action as Request, Role};
use egui::{EventFilter, Id, Key, Modifiers, Rect, Response, Sense, Ui, UiBuilder};

use super::Places;

/// Where the keyboard is on a board.
pub(super) struct Cursor<C> {
    /// The keyboard's cell; none before it was ever needed.
    cell: Option<C>,
    /// Whether the keyboard was used last, and not the mouse.
    pub(super) leads: bool,
}

impl<C> Default for Cursor<C> {
    fn default() -> Self {
        Cursor {
            cell: None,
            leads: false,
        }
    }
}

impl<C: Copy + Eq + Hash + Debug> Cursor<C> {
    /// Where it is: at first in the middle.
    pub(super) fn on<G: Places<Cell = C>>(&self, places: &G) -> C {
        let kept = self.cell.filter(|&cell| places.has(cell));
        kept.unwrap_or_else(|| places.middle())
    }

    pub(super) fn put(&mut self, cell: C) {
        self.cell = Some(cell);
    }

    /// Follows the arrow keys while the board has the keyboard, which it must have now.
    pub(super) fn follow_arrows<G: Places<Cell = C>>(
        &mut self,
        ui: &Ui,
        places: &G,
        response: &Response,
    ) {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let mut cell = self.on(places);
        for (key, right, below) in [
            (Key::ArrowLeft, -1, 0),
            (Key::ArrowRight, 1, 0),
            (Key::ArrowUp, 0, -1),
            (Key::ArrowDown, 0, 1),
        ] {
            let steps = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..steps {
                cell = places.neighbour(cell, right, below).unwrap_or(cell);
                self.leads = true;
            }
        }
        self.cell = Some(cell);
    }

    /// Makes every cell a button of its own for those who cannot see the board; Tab knows one
    /// only. Says which cells were clicked so. `names` is asked only where somebody listens.
    pub(super) fn tell_screen_reader<'n, G: Places<Cell = C>>(
        &mut self,
        ui: &mut Ui,
        places: &G,
        response: &Response,
        names: impl FnOnce() -> &'n [(C, String)],
    ) -> Vec<C>
    where
        C: 'n,
    {
        let mut clicked = Vec::new();
        if ui.accesskit_node_builder(response.id, |_| ()).is_none() {
            return clicked;
        }
        let id_of = |cell: C| response.id.with(cell);
        let cells = ui.new_child(
            UiBuilder::new()
                .id_salt("cells")
                .max_rect(places.board())
                .accessibility_parent(response.id),
        );
        for (cell, name) in names() {
            let id = id_of(*cell);
            let rect = places.cell_rect(*cell);
            cells.interact(rect, id, Sense::hover());
            tell_cell(ui, id, rect, name, response.enabled());
            let asked = |request| {
                response.enabled()
                    && ui.input(|input| input.has_accesskit_action_request(id, request))
            };
            if asked(Request::Click) {
                clicked.push(*cell);
            }
            if asked(Request::Focus) {
                self.cell = Some(*cell);
                self.leads = true;
                response.request_focus();
            }
        }
        if response.has_focus() {
            let cursor = id_of(self.on(places)).accesskit_id();
            ui.accesskit_node_builder(response.id, |node| node.set_active_descendant(cursor));
        }
        clicked
    }
}

fn tell_cell(ui: &Ui, id: Id, rect: Rect, name: &str, enabled: bool) {
    ui.accesskit_node_builder(id, |node| {
        node.set_role(Role::Button);
        node.set_label(name);
        node.set_bounds(bounds(rect));
        node.add_action(Request::Click);
        node.add_action(Request::Focus);
        if !enabled {
            node.set_disabled();
        }
    });
}

/// A rectangle as the accessible tree has it.
pub fn bounds(rect: Rect) -> egui::accesskit::Rect {
    egui::accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}
