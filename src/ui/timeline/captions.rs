//! The words around the graph, and the choice of what it shows.

use std::fmt::Display;

use egui::{
    Align2, Color32, FontId, Painter, Popup, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::storage::settings::TimelineView;
use crate::ui::text::{Text, words};
use crate::ui::{Look, fonts};

use super::graph::LABEL_SIZE;
use super::lead::paint_engine_sign;
use super::{CAPTION_HEIGHT, Timeline, TimelineEvent, WIDE_FROM, WIDE_WORDS, graph_area};

const LEAD_SIZE: f32 = 13.0;
const ENGINE_SIGN: f32 = 14.0;
/// The triangle at what can be chosen, and its distance from the words.
const TRIANGLE: egui::Vec2 = vec2(7.0, 4.0);
const TRIANGLE_GAP: f32 = 4.0;
/// The triangle alone, below the narrow graph.
const NARROW_BUTTON: f32 = 22.0;

/// All views, in the order in which they are offered, with the keys of their names and of what
/// stands beside the graph.
pub const VIEWS: [(TimelineView, &str, &str); 3] = [
    (
        TimelineView::Lead,
        "timeline-view-lead",
        "timeline-scale-lead",
    ),
    (
        TimelineView::Stacked,
        "timeline-view-stacked",
        "timeline-scale-stacked",
    ),
    (
        TimelineView::Lanes,
        "timeline-view-lanes",
        "timeline-scale-lanes",
    ),
];

fn keys(view: TimelineView) -> (&'static str, &'static str) {
    let known = VIEWS.into_iter().find(|(other, ..)| *other == view);
    known.map_or(("", ""), |(_, name, scale)| (name, scale))
}

/// The views, each with the key of its name.
pub fn views() -> impl Iterator<Item = (TimelineView, &'static str)> {
    VIEWS.into_iter().map(|(view, name, _)| (view, name))
}

/// Offers the views as items of a menu, and says which one was chosen.
pub fn view_items(ui: &mut Ui, shown: TimelineView, text: &Text) -> Option<TimelineView> {
    let mut chosen = None;
    for (view, name) in views() {
        if ui.radio(view == shown, text.get(name)).clicked() {
            chosen = Some(view);
            ui.close();
        }
    }
    chosen
}

impl<C: Copy + Ord + Display> Timeline<'_, C> {
    pub(super) fn paint_captions(&self, painter: &Painter, rect: Rect, look: Look<'_>) {
        let muted = look.palette.muted;
        let small = fonts::regular(LABEL_SIZE);
        let lead = self.lead(self.cursor, look);
        let ply = words!(
            look.text,
            "timeline-ply",
            ply = self.cursor,
            plies = self.line.plies.len()
        );
        if rect.width() >= WIDE_FROM {
            self.paint_beside(painter, rect, (lead, ply), look);
            return;
        }
        let mut caption = match lead {
            Some(lead) => words!(
                look.text,
                "timeline-caption",
                lead = lead,
                ply = self.cursor
            ),
            None => ply,
        };
        // Clear of the button for the choice, where there is one.
        let button = self.lanes.map_or(0.0, |_| NARROW_BUTTON);
        if let Some(lead) = self.thought(self.cursor, look) {
            let more = words!(
                look.text,
                "timeline-caption-thought",
                caption = caption.as_str(),
                lead = lead
            );
            // Where there is no room for what the engine thinks, the graph alone says it.
            let wanted = painter.layout_no_wrap(more.clone(), small.clone(), muted);
            if wanted.size().x <= rect.width() - button {
                caption = more;
            }
        }
        let place = pos2(rect.center().x - button / 2.0, rect.bottom());
        painter.text(place, Align2::CENTER_BOTTOM, caption, small, muted);
    }

    /// The words beside the wide graph: the lead, the engine's, the ply, and what the graph shows.
    fn paint_beside(
        &self,
        painter: &Painter,
        rect: Rect,
        (lead, ply): (Option<String>, String),
        look: Look<'_>,
    ) {
        let area = graph_area(rect);
        let (ink, muted) = (look.palette.ink, look.palette.muted);
        let small = fonts::regular(LABEL_SIZE);
        let right = rect.right();
        // In a column: the row in the middle stays where it is when there is one more.
        let step = area.height().min(62.0) / 4.0;
        let mut middle = area.center().y;
        if let Some(lead) = self.thought(self.cursor, look) {
            let y = area.top() + 1.4 * step;
            let words = look_words(painter, lead, &small, look.palette.engine, right, y);
            let sign = pos2(words.left() - ENGINE_SIGN / 2.0 - TRIANGLE_GAP, y);
            let sign = Rect::from_center_size(sign, vec2(ENGINE_SIGN, 6.0));
            paint_engine_sign(painter, sign, look.palette);
            middle = area.top() + 2.4 * step;
        }
        let place = pos2(right, middle);
        painter.text(place, Align2::RIGHT_CENTER, ply, small.clone(), muted);
        if let Some(lead) = lead {
            let bold = fonts::bold(LEAD_SIZE);
            painter.text(pos2(right, area.top()), Align2::RIGHT_TOP, lead, bold, ink);
            if self.lanes.is_none() {
                let (_, scale) = keys(TimelineView::Lead);
                let place = pos2(right, area.bottom());
                let scale = look.text.get(scale);
                painter.text(place, Align2::RIGHT_BOTTOM, scale, small, muted);
            }
        }
    }

    /// The button that says what is shown and opens the choice, in games that offer one.
    pub(super) fn choose_view(
        &self,
        ui: &mut Ui,
        rect: Rect,
        look: Look<'_>,
    ) -> Option<TimelineEvent> {
        self.lanes?;
        let wide = rect.width() >= WIDE_FROM;
        let (name, scale) = keys(self.view);
        let area = graph_area(rect);
        let place = if wide {
            let place = rect.with_min_x(rect.right() - WIDE_WORDS + 6.0);
            place
                .with_min_y(area.bottom() - LABEL_SIZE - 4.0)
                .with_max_y(area.bottom() + 2.0)
        } else {
            let corner = rect.right_bottom() - vec2(NARROW_BUTTON, CAPTION_HEIGHT - 2.0);
            Rect::from_min_max(corner, rect.right_bottom())
        };
        let id = ui.scope_id().with("timeline view");
        // Fingers may press the graph above it as well.
        let hit = place
            .with_min_y(place.bottom() - place.height().max(ui.spacing().interact_size.y))
            .with_min_x(place.right() - place.width().max(ui.spacing().interact_size.y));
        let response = ui.interact(hit, id, Sense::click());
        let colour = match response.hovered() || response.has_focus() {
            true => look.palette.ink,
            false => look.palette.muted,
        };
        let painter = ui.painter();
        let tip = pos2(place.right() - TRIANGLE.x / 2.0, place.center().y);
        if wide {
            let scale = look.text.get(scale);
            let end = tip.x - TRIANGLE.x / 2.0 - TRIANGLE_GAP;
            let font = fonts::regular(LABEL_SIZE);
            look_words(painter, scale, &font, colour, end, tip.y);
        }
        paint_triangle(painter, tip, colour);
        if response.has_focus() {
            let stroke = Stroke::new(1.5, look.palette.ink);
            painter.rect_stroke(place, 2.0, stroke, StrokeKind::Inside);
        }
        let shown = look.text.get(name);
        let label = words!(look.text, "timeline-view", view = shown);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
        let chosen = Popup::menu(&response).show(|ui| view_items(ui, self.view, look.text));
        response.on_hover_text(label);
        chosen?.inner.map(TimelineEvent::Show)
    }
}

/// Puts words to the left of a place, and says where they came to stand.
fn look_words(
    painter: &Painter,
    words: String,
    font: &FontId,
    colour: Color32,
    right: f32,
    y: f32,
) -> Rect {
    let place = pos2(right, y);
    painter.text(place, Align2::RIGHT_CENTER, words, font.clone(), colour)
}

fn paint_triangle(painter: &Painter, middle: egui::Pos2, colour: Color32) {
    let half = TRIANGLE / 2.0;
    let corners = vec![
        middle - half,
        middle + vec2(half.x, -half.y),
        middle + vec2(0.0, half.y),
    ];
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}
