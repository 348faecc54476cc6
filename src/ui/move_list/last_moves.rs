//! The last moves before the cursor, for windows that are too small for the whole list.

use std::rc::Rc;

use egui::{Align2, Role, Sense, Ui, WidgetInfo, vec2};

use crate::game::NodeId;
use crate::rules::ByPlayer;
use crate::study::Line;
use crate::ui::text::words;
use crate::ui::{Look, fonts, numbers};

use super::{HEAD_HEIGHT, MOVE_SIZE, MoveListEvent, NOTE_SIZE, Rows, head, ply_name, tell};

const ROW_HEIGHT: f32 = 18.0;
const MOVE_LEFT: f32 = 92.0;
const PADDING: f32 = 6.0;
const CORNER: f32 = 2.0;

/// The last moves before the cursor, one a row, with their head.
pub struct LastMoves<'a> {
    /// The line through the cursor.
    pub line: &'a Line,
    /// Its rows.
    pub rows: &'a Rows,
    /// How many plies of the line lie before the cursor.
    pub cursor: usize,
    /// What the players are called.
    pub sides: &'a ByPlayer<String>,
    /// What the move that led to a node did, in a sentence.
    pub told: &'a dyn Fn(NodeId) -> Rc<str>,
    /// How many moves to show; their room stays when there are fewer.
    pub count: usize,
}

impl LastMoves<'_> {
    /// The height that so many moves take, in points.
    pub fn height(count: usize) -> f32 {
        HEAD_HEIGHT + count as f32 * ROW_HEIGHT
    }

    /// Shows the moves over the whole width that is left, and says what was done with them.
    pub fn show(&self, ui: &mut Ui, look: Look<'_>) -> Option<MoveListEvent> {
        ui.spacing_mut().item_spacing.y = 0.0;
        head(ui, look, "last-moves-title", "last-moves-change");
        let first = self.cursor.saturating_sub(self.count);
        let mut event = None;
        for index in first..first + self.count {
            event = self.show_ply(ui, look, index).or(event);
        }
        event
    }

    fn show_ply(&self, ui: &mut Ui, look: Look<'_>, index: usize) -> Option<MoveListEvent> {
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
        let ply = self.line.plies.get(index).filter(|_| index < self.cursor)?;
        let palette = look.palette;
        let current = index + 1 == self.cursor;
        if current || response.hovered() {
            ui.painter().rect_filled(rect, CORNER, palette.chip);
        }
        let side = self.sides[ply.mover].as_str();
        let mover = match self.rows.number_of(index + 1) {
            Some(number) => words!(look.text, "last-moves-mover", number = number, side = side),
            None => side.to_owned(),
        };
        let left = rect.left_center();
        let small = fonts::regular(NOTE_SIZE);
        let font = if current { fonts::bold } else { fonts::regular };
        let painter = ui.painter();
        painter.text(
            left + vec2(PADDING, 0.0),
            Align2::LEFT_CENTER,
            mover,
            small.clone(),
            palette.muted,
        );
        painter.text(
            left + vec2(MOVE_LEFT, 0.0),
            Align2::LEFT_CENTER,
            &ply.notation,
            font(MOVE_SIZE),
            palette.ink,
        );
        if let Some(change) = ply.change {
            let right = rect.right_center() - vec2(PADDING, 0.0);
            painter.text(
                right,
                Align2::RIGHT_CENTER,
                numbers::difference(change),
                small,
                palette.ink,
            );
        }
        let name = ply_name(self.sides, look, index, ply);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        let response = tell(ui, response, || (self.told)(ply.node));
        response.clicked().then_some(MoveListEvent::GoTo(ply.node))
    }
}
