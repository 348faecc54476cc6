//! What is said of the ply and of the lane under the pointer.

use std::fmt::Display;

use egui::{Id, LayerId, Order, Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::rules::Player;
use crate::study::{Turn, Turning};
use crate::ui::text::words;
use crate::ui::{Look, fonts};

use super::Timeline;
use super::graph::Graph;

const PADDING: Vec2 = vec2(7.0, 3.0);
const GAP: f32 = 8.0;
const SIZE: f32 = 12.0;

impl<C: Copy + Ord + Display> Timeline<'_, C> {
    /// Says which ply is under the pointer, and what has become of the lane there, above the graph
    /// and over everything else.
    pub(super) fn paint_hover(
        &self,
        ui: &Ui,
        graph: &Graph<'_>,
        response: &Response,
        lane: Option<usize>,
        look: Look<'_>,
    ) {
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
        let font = fonts::regular(SIZE);
        let words = self.hover_text(ply, lane, look);
        let galley = painter.layout_no_wrap(words, font, look.palette.ink);
        let size = galley.size() + 2.0 * PADDING;
        let middle = pos2(graph.axis.x(ply), area.top() - GAP - size.y / 2.0);
        let plate = Rect::from_center_size(middle, size);
        let screen = ui.ctx().content_rect();
        let inwards =
            (screen.left() - plate.left()).max(0.0) + (screen.right() - plate.right()).min(0.0);
        let plate = plate.translate(vec2(inwards, 0.0));
        let stroke = Stroke::new(1.0, look.palette.ink);
        painter.rect(plate, 2.0, look.palette.tag, stroke, StrokeKind::Inside);
        painter.galley(plate.min + PADDING, galley, look.palette.ink);
    }

    fn hover_text(&self, ply: usize, lane: Option<usize>, look: Look<'_>) -> String {
        let played = self
            .played(ply)
            .unwrap_or_else(|| look.text.get("timeline-start"));
        let told = words!(look.text, "timeline-hover", ply = ply, played = played);
        let mut more = Vec::new();
        match lane.and_then(|lane| self.lane_words((lane, ply), look)) {
            Some(lane) => more.push(lane),
            None => {
                more.extend(self.lead(ply, look));
                let thought = self.thought(ply, look);
                let words = |lead| words!(look.text, "timeline-thought", lead = lead);
                more.extend(thought.map(words));
                more.extend((self.judged)(ply));
            }
        }
        more.into_iter().fold(told, |told, more| {
            words!(look.text, "timeline-hover-more", told = told, more = more)
        })
    }

    /// Who played what at a ply: `Dark e6+e4`.
    fn played(&self, ply: usize) -> Option<String> {
        let played = self.line.plies.get(ply.checked_sub(1)?)?;
        Some(format!("{} {}", self.sides[played.mover], played.notation))
    }

    /// The part of the ground on a lane after a ply, and what made it what it is: `d4, 12 cells:
    /// Dark takes it with g7, ply 23`.
    pub(super) fn lane_words(&self, (lane, ply): (usize, usize), look: Look<'_>) -> Option<String> {
        let lanes = self.lanes?;
        let strip = lanes.strip(lane, ply)?;
        let turn = lanes.decisive(lane, ply)?;
        let text = look.text;
        let mut part = words!(
            text,
            "timeline-part",
            at = strip.at.to_string(),
            cells = strip.cells
        );
        // Whoever takes it is named as the one who does.
        if !matches!(turn.what, Turning::Taken { .. }) {
            let owner = match strip.owner {
                Some(owner) => words!(text, "timeline-of", side = self.sides[owner].as_str()),
                None => text.get("timeline-of-nobody"),
            };
            part = words!(text, "timeline-and", told = part, more = owner);
        }
        let turn = self.turn_words(turn, look);
        Some(words!(text, "timeline-lane", part = part, turn = turn))
    }

    /// What happened to a part of the ground, by which move and when.
    fn turn_words(&self, turn: Turn, look: Look<'_>) -> String {
        let text = look.text;
        let ply = turn.ply;
        let played = ply
            .checked_sub(1)
            .and_then(|last| self.line.plies.get(last));
        let by = |side: Player| played.is_some_and(|played| played.mover == side);
        let notation = played.map_or("", |played| played.notation.as_str());
        let key = match turn.what {
            Turning::Taken { by: Some(side), .. } => {
                let key = match by(side) {
                    true => "timeline-taken-with",
                    false => "timeline-taken-after",
                };
                let side = self.sides[side].as_str();
                return words!(text, key, side = side, played = notation, ply = ply);
            }
            Turning::There => "timeline-there",
            Turning::Taken { by: None, .. } => "timeline-lost",
            Turning::Born => "timeline-born",
            Turning::Left(_) => "timeline-left",
            Turning::Split(_) => "timeline-split",
            Turning::Joined(_) => "timeline-joined",
            Turning::Merged(_) => "timeline-merged",
            Turning::Gone => "timeline-gone",
        };
        words!(text, key, played = notation, ply = ply)
    }
}
