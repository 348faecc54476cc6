//! The timeline: what the plies of the line through the cursor did, and a cursor to drag. It shows
//! the lead, or what each part of the ground counts, or what becomes of each part.

mod axis;
mod captions;
mod furrows;
mod graph;
mod hover;
mod input;
mod land;
mod lead;
mod scale;
mod skyline;
mod stacked;
#[cfg(test)]
mod tests;
mod tracks;
mod turning;

use std::fmt::Display;

use egui::accesskit::{Action, Orientation};
use egui::{Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::coach::Judgement;
use crate::rules::ByPlayer;
use crate::storage::settings::TimelineView;
use crate::study::{Lanes, Line, Phase};

use super::opinion::Opinion;
use super::text::words;
use super::{Look, leads};
pub use captions::{view_items, views};

use graph::{CURSOR_ABOVE, CURSOR_BELOW, Graph, StageWords};
use land::Land;
use lead::Lead;
use stacked::Stacked;

/// From this width on, in points, the graph is taller and the words stand beside it.
const WIDE_FROM: f32 = 480.0;

const WIDE_HEIGHT: f32 = 58.0;
const NARROW_HEIGHT: f32 = 48.0;
/// The ground needs more height than the lead: this part of the window's, up to a limit.
const WIDE_SHARE: f32 = 0.12;
const NARROW_SHARE: f32 = 0.15;
const MOST_WIDE_HEIGHT: f32 = 150.0;
const MOST_NARROW_HEIGHT: f32 = 90.0;
/// The labels of the scale, left of the graph.
const WIDE_LABELS: f32 = 46.0;
const NARROW_LABELS: f32 = 38.0;
/// The words right of the wide graph; the narrow one keeps clear of the edge for its cursor.
const WIDE_WORDS: f32 = 116.0;
const NARROW_MARGIN: f32 = 8.0;
/// The words below the narrow graph.
const CAPTION_HEIGHT: f32 = 18.0;

/// What was done on the timeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimelineEvent {
    /// Go to the position after so many plies of the line.
    GoTo(usize),
    /// Step so many plies on, or back where it is negative.
    Step(i32),
    /// Show something else.
    Show(TimelineView),
}

/// The timeline of a line.
pub struct Timeline<'a, C> {
    /// The line through the cursor.
    pub line: &'a Line,
    /// How many plies of it lie before the cursor.
    pub cursor: usize,
    /// What the players are called.
    pub sides: &'a ByPlayer<String>,
    /// The lead in half points that the scale has room for at least, so that small ones look
    /// small.
    pub least_reach: i32,
    /// What the engine thinks of each position of the line, from the start on.
    pub opinions: &'a [Option<Opinion>],
    /// The turning points that a review has found: after which ply, and how bad the move was.
    pub marks: &'a [(usize, Judgement)],
    /// What a ply lost, in words.
    pub judged: &'a dyn Fn(usize) -> Option<String>,
    /// What is shown.
    pub view: TimelineView,
    /// What becomes of the ground along the line, in games that have parts of it.
    pub lanes: Option<&'a Lanes<C>>,
    /// The height to fill; see [`height`].
    pub height: f32,
}

/// The height that the timeline takes at a width in a window of a height, all in points.
pub fn height(width: f32, view: TimelineView, window: f32) -> f32 {
    let (least, share, most, caption) = if width >= WIDE_FROM {
        (WIDE_HEIGHT, WIDE_SHARE, MOST_WIDE_HEIGHT, 0.0)
    } else {
        (
            NARROW_HEIGHT,
            NARROW_SHARE,
            MOST_NARROW_HEIGHT,
            CAPTION_HEIGHT,
        )
    };
    let graph = match view {
        TimelineView::Lead => least,
        TimelineView::Stacked | TimelineView::Lanes => (window * share).clamp(least, most),
    };
    CURSOR_ABOVE + graph.round() + CURSOR_BELOW + caption
}

/// What a view shows of the plies.
enum Content<'g, 'a, C> {
    Lead(Lead<'g, 'a>),
    Stacked(Stacked<'g, 'a, C>),
    Lanes(Land<'g, 'a, C>),
}

impl<C: Copy + Ord> Content<'_, '_, C> {
    /// The lane that is shown there.
    fn lane_at(&self, place: Pos2) -> Option<usize> {
        match self {
            Content::Lead(_) => None,
            Content::Stacked(stacked) => stacked.lane_at(place),
            Content::Lanes(land) => land.lane_at(place),
        }
    }

    fn paint(&self, painter: &Painter, labels: &Painter, pointed: Option<usize>) {
        match self {
            Content::Lead(lead) => lead.paint(painter, labels),
            Content::Stacked(stacked) => stacked.paint(painter, labels, pointed),
            Content::Lanes(land) => land.paint(painter, pointed),
        }
    }
}

impl<'a, C: Copy + Ord + Display> Timeline<'a, C> {
    /// Shows the timeline over the whole width that is left, and says what was done with it.
    pub fn show(&self, ui: &mut Ui, look: Look<'_>) -> Option<TimelineEvent> {
        let size = vec2(ui.available_width(), self.height);
        let (rect, place) = ui.allocate_exact_size(size, Sense::hover());
        let area = graph_area(rect);
        let touchable = area.with_min_y(rect.top()).expand2(vec2(0.0, CURSOR_BELOW));
        let response = ui.interact(touchable, place.id.with("graph"), Sense::click_and_drag());
        let graph = Graph::new(self.line, self.cursor, area, look.palette);
        let content = self.content(&graph, ui.pixels_per_point());
        let pointed = response
            .hover_pos()
            .and_then(|pointer| content.lane_at(pointer));
        let mut event = input::event(ui, &response, &graph.axis, self.cursor);
        let mut brought_out = pointed;
        if let (Content::Lanes(land), Some(lanes)) = (&content, self.lanes) {
            let lane = input::Lanes {
                land,
                lanes,
                cursor: self.cursor,
            };
            let names = |lane| self.lane_words(lane, look);
            let chosen = lane.attend(ui, &response, names);
            brought_out = brought_out.or(chosen.lane);
            if let Some(ply) = chosen.decisive {
                event = (ply != self.cursor).then_some(TimelineEvent::GoTo(ply));
            }
        }
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            let stages = StageWords {
                opening: look.text.get("timeline-opening"),
                ending: look.text.get("timeline-ending"),
            };
            graph.paint(&painter, &stages, |inside, labels| {
                content.paint(inside, labels, brought_out);
            });
            turning::paint(&graph, &painter, self.marks);
            if let Content::Lead(lead) = &content {
                lead.paint_cursor(&painter);
            }
            self.paint_captions(&painter, rect, look);
            if response.has_focus() {
                let stroke = Stroke::new(1.5, look.palette.ink);
                painter.rect_stroke(area, 0.0, stroke, StrokeKind::Inside);
            }
            self.paint_hover(ui, &graph, &response, pointed, look);
        }
        self.describe(ui, &response, look);
        self.choose_view(ui, rect, look).or(event)
    }

    /// What is shown: the lead, where there is nothing else to show.
    fn content<'g>(&self, graph: &'g Graph<'a>, pixels_per_point: f32) -> Content<'g, 'a, C> {
        match (self.view, self.lanes) {
            (TimelineView::Stacked, Some(lanes)) => {
                Content::Stacked(Stacked::of(graph, lanes, pixels_per_point))
            }
            (TimelineView::Lanes, Some(lanes)) => {
                Content::Lanes(Land::of(graph, lanes, pixels_per_point))
            }
            _ => Content::Lead(Lead::of(graph, self.opinions, self.least_reach)),
        }
    }

    fn lead(&self, ply: usize, look: Look<'_>) -> Option<String> {
        let lead = self.line.lead(ply)?;
        Some(leads::lead(lead, self.sides, look.text))
    }

    /// What the engine thinks.
    fn thought(&self, ply: usize, look: Look<'_>) -> Option<String> {
        let opinion = (*self.opinions.get(ply)?)?;
        Some(opinion.words(self.sides, look.text))
    }

    fn describe(&self, ui: &Ui, response: &Response, look: Look<'_>) {
        let plies = self.line.plies.len();
        let name = look.text.get("timeline-name");
        let mut value = match self.lead(self.cursor, look) {
            Some(lead) => words!(
                look.text,
                "timeline-value",
                ply = self.cursor,
                plies = plies,
                lead = lead
            ),
            None => words!(look.text, "timeline-ply", ply = self.cursor, plies = plies),
        };
        let phase = match self.line.phase(self.cursor) {
            Phase::Opening => Some("timeline-opening"),
            Phase::Middle => None,
            Phase::Ending => Some("timeline-ending"),
        };
        let phase = phase.map(|key| look.text.get(key));
        let thought = self.thought(self.cursor, look);
        let thought = thought.map(|lead| words!(look.text, "timeline-thought", lead = lead));
        let judged = (self.judged)(self.cursor);
        for more in [thought, judged, phase].into_iter().flatten() {
            value = words!(look.text, "timeline-and", told = value, more = more);
        }
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
    let (labels, words, caption) = if rect.width() >= WIDE_FROM {
        (WIDE_LABELS, WIDE_WORDS, 0.0)
    } else {
        (NARROW_LABELS, NARROW_MARGIN, CAPTION_HEIGHT)
    };
    Rect::from_x_y_ranges(
        rect.left() + labels..=rect.right() - words,
        rect.top() + CURSOR_ABOVE..=rect.bottom() - CURSOR_BELOW - caption,
    )
}
