//! The moves of the line through the cursor, and the lines that leave it.

mod keyboard;
mod last_moves;
mod row;
mod rows;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use egui::scroll_area::{ScrollArea, ScrollBarVisibility};
use egui::style::ScrollAnimation;
use egui::{Align2, Id, Rect, Response, Sense, Ui, vec2};

use crate::game::NodeId;
use crate::rules::ByPlayer;
use crate::study::{Line, Ply};

use super::notes::symbol_key;
use super::text::words;
use super::{Look, fonts, numbers};

use keyboard::Keyboard;
use rows::Place;

pub use last_moves::LastMoves;
pub use rows::{Row, Rows};

/// The height of a row, in points.
const ROW_HEIGHT: f32 = 20.0;
const HEAD_HEIGHT: f32 = 22.0;
const CORNER: f32 = 3.0;
const HEAD_SIZE: f32 = 12.0;
const MOVE_SIZE: f32 = 12.0;
/// Changes of lead, names and numbers beside the moves.
const NOTE_SIZE: f32 = 11.0;

/// What was done in a list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveListEvent {
    /// Go to the position after a ply.
    GoTo(NodeId),
    /// Delete a ply and all that follows it.
    DeleteFrom(NodeId),
    /// Delete all that follows a ply.
    Trim(NodeId),
    /// Put a line before the one before it.
    Earlier(NodeId),
    /// Put a line after the one after it.
    Later(NodeId),
    /// Make the line to a ply the main one.
    MakeMainLine(NodeId),
    /// Compare with the position after a ply; with the one before the cursor, if it is so compared
    /// already.
    Compare(NodeId),
}

/// The list of moves, with its head.
pub struct MoveList<'a> {
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
}

impl MoveList<'_> {
    /// Shows the list in all the room there is, and says what was done in it. It scrolls by itself
    /// only when the cursor moved to a ply that is out of sight, or when there is less room for a
    /// cursor that was in sight.
    pub fn show(&self, ui: &mut Ui, look: Look<'_>) -> Option<MoveListEvent> {
        head(ui, look, "moves-title", "moves-change");
        let last = Self::last_sight(ui);
        let (node, height) = (self.cursor_node(), ui.available_height());
        let cursor_moved = last.is_none_or(|last| last.node != node);
        let cut_off = last.is_some_and(|last| last.shows_cursor && last.height != height);
        let keyboard = Keyboard::follow(self, ui, look, cursor_moved);
        let scroll = ScrollArea::vertical()
            .id_salt("moves")
            .auto_shrink(false)
            .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded);
        ui.spacing_mut().item_spacing.y = 0.0;
        let row_height = ROW_HEIGHT.max(ui.spacing().interact_size.y);
        let rows = self.rows.rows();
        let shown = scroll.show_rows(ui, row_height, rows.len(), |ui, range| {
            let place = ui.max_rect();
            let first = range.start;
            let row_rect = |index: usize| {
                let top = place.top() + (index as f32 - first as f32) * row_height;
                Rect::from_x_y_ranges(place.x_range(), top..=top + row_height)
            };
            // Screen readers are told of the move at the keyboard even where it is out of sight.
            let at_keyboard = keyboard.place.map(|place| self.rows.row_with(place));
            let out_of_sight =
                at_keyboard.filter(|row| keyboard.has_focus() && !range.contains(row));
            let mut event = keyboard.event;
            for index in range.chain(out_of_sight) {
                let rect = row_rect(index);
                event = row::show(self, ui, look, &keyboard, &rows[index], rect).or(event);
            }
            let wanted = match at_keyboard {
                Some(row) if keyboard.came => Some(row),
                _ => (cursor_moved || cut_off).then(|| self.rows.row_of(self.cursor)),
            };
            if let Some(row) = wanted {
                // With the rows beside it, which also keeps it out of the faded edges.
                let rect = row_rect(row).expand2(vec2(0.0, row_height));
                ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
            }
            event
        });
        let top =
            self.rows.row_of(self.cursor) as f32 * row_height - shown.state.clamped_offset().y;
        let in_sight = top >= 0.0 && top + row_height <= shown.inner_rect.height();
        let sight = Sight {
            node,
            height,
            shows_cursor: in_sight || cursor_moved || cut_off,
        };
        ui.data_mut(|data| data.insert_temp(sight_id(ui), sight));
        shown.inner
    }

    /// The node that a move of the list leads to.
    fn node_at(&self, place: Place) -> Option<NodeId> {
        match place {
            Place::Ply(index) => Some(self.line.plies.get(index)?.node),
            Place::SideLine(index) => Some(self.line.side_lines.get(index)?.node()),
        }
    }

    /// The move of the list that leads to a node.
    fn place_of(&self, node: NodeId) -> Option<Place> {
        let ply = self.line.plies.iter().position(|ply| ply.node == node);
        let mut side_lines = self.line.side_lines.iter();
        ply.map(Place::Ply).or_else(|| {
            let side_line = side_lines.position(|side| side.node() == node);
            side_line.map(Place::SideLine)
        })
    }

    /// What was in sight in the last frame.
    fn last_sight(ui: &Ui) -> Option<Sight> {
        ui.data(|data| data.get_temp(sight_id(ui)))
    }

    /// The node under the cursor; `None` for the start.
    fn cursor_node(&self) -> Option<NodeId> {
        let last = self.cursor.checked_sub(1)?;
        Some(self.line.plies.get(last)?.node)
    }
}

/// What a list shows.
#[derive(Clone, Copy)]
struct Sight {
    /// The node under the cursor.
    node: Option<NodeId>,
    /// The height of the list, in points.
    height: f32,
    /// Whether the row of the cursor is in sight.
    shows_cursor: bool,
}

fn sight_id(ui: &Ui) -> Id {
    ui.scope_id().with("sight")
}

/// The head of a list: what it is, and what the numbers in it are.
fn head(ui: &mut Ui, look: Look<'_>, title: &str, note: &str) {
    let size = vec2(ui.available_width(), HEAD_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let (title, note) = (look.text.get(title), look.text.get(note));
    painter.text(
        rect.left_center(),
        Align2::LEFT_CENTER,
        title,
        fonts::bold(HEAD_SIZE),
        look.palette.ink,
    );
    painter.text(
        rect.right_center(),
        Align2::RIGHT_CENTER,
        note,
        fonts::regular(NOTE_SIZE),
        look.palette.muted,
    );
}

/// Tells what a move did: on hover, and to screen readers.
fn tell(ui: &Ui, response: Response, sentence: impl Fn() -> Rc<str>) -> Response {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_description(sentence().as_ref());
    });
    response.on_hover_ui(|ui| {
        ui.label(sentence().as_ref());
    })
}

/// What a screen reader calls the ply at a place of the line: `ply 72, Dark e6+e4, +27`.
fn ply_name(sides: &ByPlayer<String>, look: Look<'_>, index: usize, ply: &Ply) -> String {
    let number = index + 1;
    let (side, played) = (sides[ply.mover].as_str(), ply.notation.as_str());
    let name = match ply.change.map(numbers::difference) {
        Some(change) => words!(
            look.text,
            "moves-ply-change",
            ply = number,
            side = side,
            played = played,
            change = change
        ),
        None => words!(
            look.text,
            "moves-ply",
            ply = number,
            side = side,
            played = played
        ),
    };
    let symbol = ply.symbol.map(|symbol| look.text.get(symbol_key(symbol)));
    let comment = Some(ply.comment.clone()).filter(|comment| !comment.is_empty());
    let notes = symbol.into_iter().chain(comment);
    notes.fold(name, |name, note| {
        words!(look.text, "moves-ply-noted", name = name, note = note)
    })
}
