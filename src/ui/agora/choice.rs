//! The choice at the cell: whether the man captures or surrenders.

use egui::{
    Area, Button, Context, Event, Id, Key, Modifiers, Order, Rect, Response, Ui, pos2, vec2,
};

use crate::app::Model;
use crate::rules::agora::{Action, Cell, Move, Position};
use crate::ui::Look;
use crate::ui::text::words;

use super::facts::Facts;

/// The least height of a button, in points.
const BUTTON: f32 = 24.0;
/// What its words leave free at the sides of a button, in points.
const PADDING: f32 = 24.0;
/// Between the edges of the cell and the buttons, in points.
const GAP: f32 = 2.0;

/// A man who is about to go to an enemy pile, and how he may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// Where he stands.
    pub(super) from: Cell,
    /// Where he goes.
    pub(super) to: Cell,
    /// The ways, a capture first: one or both.
    pub(super) ways: Vec<Move>,
}

/// What was done with the choice in a frame.
#[derive(Clone, Copy, Default)]
pub(super) struct Answer {
    /// The way that was chosen.
    pub(super) chosen: Option<Move>,
    /// The way that is pointed at.
    pub(super) pointed: Option<Move>,
}

impl Choice {
    /// The choice that waits for an answer, if one does.
    pub(super) fn of(model: &Model<Position>, facts: &Facts) -> Option<Choice> {
        let (from, to) = (model.selected?, model.weighed()?);
        let ways = facts.moves_between(from, to);
        (!ways.is_empty()).then_some(Choice { from, to, ways })
    }

    /// The way of an action, where it is open.
    pub(super) fn way(&self, action: Action) -> Option<Move> {
        let mut ways = self.ways.iter().copied();
        ways.find(|play| play.action == action)
    }

    /// Shows the buttons at the upper and the lower edge of the cell `rect`, on a board that
    /// fills `board`.
    pub(super) fn show(
        &self,
        ui: &Ui,
        rect: Rect,
        board: Rect,
        position: &Position,
        look: Look<'_>,
    ) -> Answer {
        let texts = self.texts(position, look);
        let wide = texts.each_ref().map(|text| {
            let font = egui::TextStyle::Button.resolve(ui.style());
            let galley = ui
                .painter()
                .layout_no_wrap(text.clone(), font, look.palette.ink);
            galley.size().x + PADDING
        });
        let width = wide[0].max(wide[1]).max(rect.width() - 2.0 * GAP);
        let left = rect.center().x - width / 2.0;
        let left = left.min(board.right() - width).max(board.left());
        let height = BUTTON.min(rect.height() / 2.0);
        let tops = [rect.top() + GAP, rect.bottom() - GAP - height];

        let mut answer = Answer::default();
        let area = Area::new(Id::unique("agora choice"))
            .order(Order::Middle)
            .fade_in(false)
            .constrain(false)
            .movable(false)
            .enabled(ui.is_enabled())
            .fixed_pos(pos2(left, rect.top()));
        area.show(ui.ctx(), |ui| {
            let actions = [Action::Capture, Action::Surrender];
            for ((action, text), top) in actions.into_iter().zip(texts).zip(tops) {
                let place = Rect::from_min_size(pos2(left, top), vec2(width, height));
                let way = self.way(action);
                let response = self.button(ui, place, action, text, way.is_some(), look);
                if response.clicked() {
                    answer.chosen = way;
                }
                if response.hovered() || response.has_focus() {
                    answer.pointed = way;
                }
            }
        });
        answer
    }

    /// What stands on the buttons.
    fn texts(&self, position: &Position, look: Look<'_>) -> [String; 2] {
        let [height, against] = [self.from, self.to].map(|cell| position.height(cell));
        let capture = match self.way(Action::Capture) {
            Some(_) => look.text.get("agora-choice-capture"),
            None => words!(
                look.text,
                "agora-choice-too-low",
                height = height,
                against = against
            ),
        };
        [capture, look.text.get("agora-choice-surrender")]
    }

    fn button(
        &self,
        ui: &mut Ui,
        place: Rect,
        action: Action,
        text: String,
        open: bool,
        look: Look<'_>,
    ) -> Response {
        let name = match (action, open) {
            (Action::Surrender, _) => "agora-choice-surrender-name",
            (_, true) => "agora-choice-capture-name",
            (_, false) => "agora-choice-too-low-name",
        };
        let name = words!(look.text, name, cell = self.to.to_string());
        let mut button = Button::new(text)
            .min_size(place.size())
            .wrap_mode(egui::TextWrapMode::Extend)
            .small();
        if open {
            button = button.stroke((1.8, look.palette.accent));
        }
        let button = move |ui: &mut Ui| ui.add_enabled(open, button);
        ui.put(place, button).accessible_name(name)
    }
}

/// What keys choose while a choice waits: `x` and `_` by the signs of moves, and Enter the first
/// way, where the keyboard is nowhere else.
pub(super) fn keys(ctx: &Context, model: &Model<Position>) -> Option<Move> {
    let (from, to) = (model.selected?, model.weighed()?);
    let position = model.position();
    let way = |action| {
        let play = Move { from, action, to };
        crate::rules::Position::check(position, play)
            .is_ok()
            .then_some(play)
    };
    let (capture, surrender) = (way(Action::Capture), way(Action::Surrender));
    let nowhere = ctx.memory(|memory| memory.focused().is_none());
    ctx.input_mut(|input| {
        let mut taken = |sign: &str| {
            let before = input.events.len();
            let typed =
                |event: &Event| matches!(event, Event::Text(text) if text.to_lowercase() == sign);
            input.events.retain(|event| !typed(event));
            input.events.len() < before
        };
        if taken("x") {
            capture
        } else if taken("_") {
            surrender
        } else if nowhere && input.consume_key(Modifiers::NONE, Key::Enter) {
            capture.or(surrender)
        } else {
            None
        }
    })
}
