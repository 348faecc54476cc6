//! The keyboard in the list of moves: Tab stops once, and from there the arrows go from move to
//! move.

use egui::accesskit::Action;
use egui::{EventFilter, Id, Key, Modifiers, PointerButton, Rect, Response, Role, Sense};
use egui::{Stroke, StrokeKind, Ui, WidgetInfo};

use crate::game::NodeId;
use crate::ui::Look;

use super::rows::{Place, Way};
use super::{MoveList, MoveListEvent};

const KEYS: [(Key, Way); 6] = [
    (Key::ArrowLeft, Way::Back),
    (Key::ArrowRight, Way::On),
    (Key::ArrowUp, Way::Up),
    (Key::ArrowDown, Way::Down),
    (Key::Home, Way::First),
    (Key::End, Way::Last),
];
const OUTLINE: f32 = 1.0;

/// The list as a widget that has the keyboard, or could have it.
pub struct Keyboard {
    response: Response,
    /// The move at which it is; none in an empty list.
    pub place: Option<Place>,
    /// Whether the move is to be seen, since the keyboard came to it in this frame.
    pub came: bool,
    /// What Enter did.
    pub event: Option<MoveListEvent>,
}

impl Keyboard {
    /// Follows the keys pressed in this frame. It begins at the cursor of the game, and comes
    /// back to that whenever it has moved.
    pub fn follow(list: &MoveList<'_>, ui: &mut Ui, look: Look<'_>, cursor_moved: bool) -> Self {
        let id = ui.scope_id().with("moves");
        let response = ui.interact(ui.available_rect_before_wrap(), id, Sense::click());
        response.widget_info(|| {
            let name = look.text.get("moves-title");
            WidgetInfo::labeled(Role::List, ui.is_enabled(), name)
        });
        let kept = ui.data(|data| data.get_temp::<NodeId>(id));
        let kept = kept.filter(|_| !cursor_moved);
        let mut keyboard = Keyboard {
            place: kept
                .and_then(|node| list.place_of(node))
                .or_else(|| list.rows.place_at(list.cursor)),
            came: response.gained_focus(),
            event: None,
            response,
        };
        if keyboard.response.has_focus() {
            keyboard.follow_keys(list, ui);
        }
        if let Some(node) = keyboard.place.and_then(|place| list.node_at(place)) {
            ui.data_mut(|data| data.insert_temp(id, node));
        }
        keyboard
    }

    fn follow_keys(&mut self, list: &MoveList<'_>, ui: &Ui) {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(self.response.id, filter));
        for (key, way) in KEYS {
            let steps = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            for _ in 0..steps {
                self.place = self.place.map(|place| list.rows.step(place, way));
                self.came = true;
            }
        }
        if self.response.clicked() && !self.response.clicked_by(PointerButton::Primary) {
            let node = self.place.and_then(|place| list.node_at(place));
            self.event = node.map(MoveListEvent::GoTo);
        }
    }

    /// Whether the list has the keyboard.
    pub fn has_focus(&self) -> bool {
        self.response.has_focus()
    }

    /// Shows that the keyboard is at a move, and lets screen readers bring it there.
    pub fn mark(&self, ui: &Ui, look: Look<'_>, place: Place, rect: Rect, node: NodeId, id: Id) {
        let list = self.response.id;
        ui.ctx()
            .accesskit_node_builder(id, |builder| builder.add_action(Action::Focus));
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Focus)) {
            ui.data_mut(|data| data.insert_temp(list, node));
            self.response.request_focus();
        }
        if self.has_focus() && self.place == Some(place) {
            let stroke = Stroke::new(OUTLINE, look.palette.ink);
            let corner = super::CORNER;
            ui.painter()
                .rect_stroke(rect, corner, stroke, StrokeKind::Outside);
            ui.ctx().accesskit_node_builder(list, |builder| {
                builder.set_active_descendant(id.accesskit_id())
            });
        }
    }
}
