//! The timeline: the lead after every ply of the line through the cursor, and a cursor to drag.

mod axis;
mod furrows;
mod graph;
mod input;
mod scale;
mod skyline;
#[cfg(test)]
mod tests;
mod wheel;

use egui::accesskit::{Action, Orientation};
use egui::{
    Align2, Id, LayerId, Order, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::rules::ByPlayer;
use crate::study::Line;

use super::text::words;
use super::{Look, fonts, leads};
use graph::{CURSOR_ABOVE, CURSOR_BELOW, Graph, LABEL_SIZE};

/// From this width on, in points, the graph is taller and the words stand beside it.
const WIDE_FROM: f32 = 480.0;

const WIDE_HEIGHT: f32 = 58.0;
const NARROW_HEIGHT: f32 = 48.0;
/// The labels of the scale, left of the graph.
const WIDE_LABELS: f32 = 46.0;
const NARROW_LABELS: f32 = 38.0;
/// The words right of the wide graph; the narrow one keeps clear of the edge for its cursor.
const WIDE_WORDS: f32 = 116.0;
const NARROW_MARGIN: f32 = 8.0;
/// The words below the narrow graph.
const CAPTION_HEIGHT: f32 = 18.0;
const LEAD_SIZE: f32 = 13.0;
/// The label of the ply under the pointer.
const HOVER_PADDING: egui::Vec2 = vec2(7.0, 3.0);
const HOVER_GAP: f32 = 8.0;
const HOVER_SIZE: f32 = 12.0;

/// What was done on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimelineEvent {
    /// Go to the position after so many plies of the line.
    GoTo(usize),
    /// Step so many plies on, or back where it is negative.
    Step(i32),
}

/// The timeline of a line.
pub struct Timeline<'a> {
    /// The line through the cursor.
    pub line: &'a Line,
    /// How many plies of it lie before the cursor.
    pub cursor: usize,
    /// What the players are called.
    pub sides: &'a ByPlayer<String>,
    /// The lead in half points that the scale has room for at least, so that small ones look
    /// small.
    pub least_reach: i32,
}

impl Timeline<'_> {
    /// The height that it takes at a width, in points.
    pub fn height(width: f32) -> f32 {
        let graph = if width >= WIDE_FROM {
            WIDE_HEIGHT
        } else {
            NARROW_HEIGHT + CAPTION_HEIGHT
        };
        CURSOR_ABOVE + graph + CURSOR_BELOW
    }

    /// Shows the timeline over the whole width that is left, and says what was done with it.
    pub fn show(&self, ui: &mut Ui, look: Look<'_>) -> Option<TimelineEvent> {
        let width = ui.available_width();
        let size = vec2(width, Self::height(width));
        let (rect, place) = ui.allocate_exact_size(size, Sense::hover());
        let area = graph_area(rect);
        let touchable = area.with_min_y(rect.top()).expand2(vec2(0.0, CURSOR_BELOW));
        let response = ui.interact(touchable, place.id.with("graph"), Sense::click_and_drag());
        let graph = Graph::new(self.line, self.cursor, self.least_reach, area, look.palette);
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            graph.paint(&painter, &look.text.get("timeline-opening"));
            self.paint_words(&painter, rect, look);
            if response.has_focus() {
                let stroke = Stroke::new(1.5, look.palette.ink);
                painter.rect_stroke(area, 0.0, stroke, StrokeKind::Inside);
            }
            self.paint_hover(ui, &graph, &response, look);
        }
        self.describe(ui, &response, look);
        input::event(ui, &response, &graph.axis, self.cursor)
    }

    fn lead(&self, ply: usize, look: Look<'_>) -> Option<String> {
        let lead = self.line.lead(ply)?;
        Some(leads::lead(lead, self.sides, look.text))
    }

    fn paint_words(&self, painter: &Painter, rect: Rect, look: Look<'_>) {
        let (ink, muted) = (look.palette.ink, look.palette.muted);
        let (bold, small) = (fonts::bold(LEAD_SIZE), fonts::regular(LABEL_SIZE));
        let area = graph_area(rect);
        let lead = self.lead(self.cursor, look);
        let ply = words!(
            look.text,
            "timeline-ply",
            ply = self.cursor,
            plies = self.line.plies.len()
        );
        if rect.width() >= WIDE_FROM {
            let right = rect.right();
            painter.text(
                pos2(right, area.center().y),
                Align2::RIGHT_CENTER,
                ply,
                small.clone(),
                muted,
            );
            if let Some(lead) = lead {
                let scale = look.text.get("timeline-scale");
                painter.text(pos2(right, area.top()), Align2::RIGHT_TOP, lead, bold, ink);
                painter.text(
                    pos2(right, area.bottom()),
                    Align2::RIGHT_BOTTOM,
                    scale,
                    small,
                    muted,
                );
            }
        } else {
            let caption = match lead {
                Some(lead) => words!(
                    look.text,
                    "timeline-caption",
                    lead = lead,
                    ply = self.cursor
                ),
                None => ply,
            };
            let place = pos2(area.center().x, rect.bottom());
            painter.text(place, Align2::CENTER_BOTTOM, caption, small, muted);
        }
    }

    /// Says which ply is under the pointer, above the graph and over everything else.
    fn paint_hover(&self, ui: &Ui, graph: &Graph<'_>, response: &Response, look: Look<'_>) {
        let Some(pointer) = response.hover_pos() else {
            return;
        };
        let area = graph.area;
        if !area.x_range().contains(pointer.x) {
            return;
        }
        let ply = graph.axis.ply(pointer.x);
        graph.paint_hover(&ui.painter_at(area), ply);
        let layer = LayerId::new(Order::Tooltip, Id::unique("timeline hover"));
        let painter = ui.ctx().layer_painter(layer);
        let font = fonts::regular(HOVER_SIZE);
        let galley = painter.layout_no_wrap(self.hover_text(ply, look), font, look.palette.ink);
        let size = galley.size() + 2.0 * HOVER_PADDING;
        let middle = pos2(graph.axis.x(ply), area.top() - HOVER_GAP - size.y / 2.0);
        let plate = Rect::from_center_size(middle, size);
        let screen = ui.ctx().content_rect();
        let inwards =
            (screen.left() - plate.left()).max(0.0) + (screen.right() - plate.right()).min(0.0);
        let plate = plate.translate(vec2(inwards, 0.0));
        let stroke = Stroke::new(1.0, look.palette.ink);
        painter.rect(plate, 2.0, look.palette.tag, stroke, StrokeKind::Inside);
        painter.galley(plate.min + HOVER_PADDING, galley, look.palette.ink);
    }

    fn hover_text(&self, ply: usize, look: Look<'_>) -> String {
        let played = ply
            .checked_sub(1)
            .and_then(|last| self.line.plies.get(last));
        let played = match played {
            Some(played) => format!("{} {}", self.sides[played.mover], played.notation),
            None => look.text.get("timeline-start"),
        };
        match self.lead(ply, look) {
            Some(lead) => words!(
                look.text,
                "timeline-hover-lead",
                ply = ply,
                played = played,
                lead = lead
            ),
            None => words!(look.text, "timeline-hover", ply = ply, played = played),
        }
    }

    fn describe(&self, ui: &Ui, response: &Response, look: Look<'_>) {
        let plies = self.line.plies.len();
        let name = look.text.get("timeline-name");
        let value = match self.lead(self.cursor, look) {
            Some(lead) => words!(
                look.text,
                "timeline-value",
                ply = self.cursor,
                plies = plies,
                lead = lead
            ),
            None => words!(look.text, "timeline-ply", ply = self.cursor, plies = plies),
        };
        response.widget_info(|| WidgetInfo {
            current_text_value: Some(value.clone()),
            ..WidgetInfo::labeled(Role::Slider, ui.is_enabled(), &name)
        });
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_orientation(Orientation::Horizontal);
            node.set_numeric_value(self.cursor as f64);
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(plies as f64);
            node.set_numeric_value_step(1.0);
            node.add_action(Action::SetValue);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
    }
}

/// The graph itself, without the words around it.
fn graph_area(rect: Rect) -> Rect {
    let (labels, words, height) = if rect.width() >= WIDE_FROM {
        (WIDE_LABELS, WIDE_WORDS, WIDE_HEIGHT)
    } else {
        (NARROW_LABELS, NARROW_MARGIN, NARROW_HEIGHT)
    };
    let top = rect.top() + CURSOR_ABOVE;
    Rect::from_x_y_ranges(
        rect.left() + labels..=rect.right() - words,
        top..=top + height,
    )
}
