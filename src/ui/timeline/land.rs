//! Paints what becomes of every large part of the ground: a track for each, as wide as the part is
//! large and ploughed as its owner does, with a bar where it changes hands and a line where one
//! leaves another or joins it.

use egui::epaint::Mesh;
use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::rules::Player;
use crate::study::{Lanes, Strip, Turning};
use crate::ui::tokens::Palette;

use super::graph::Graph;
use super::tracks::Tracks;

/// The height of a track, in points, where there is room and where there is little. Tracks that
/// would be lower are not shown.
const MOST_HEIGHT: f32 = 16.0;
const LEAST_HEIGHT: f32 = 7.0;
const MARGIN: f32 = 2.0;
/// The width of the smallest part, and what stays free between tracks.
const LEAST_WIDTH: f32 = 3.0;
const GAP: f32 = 2.0;
const EDGE: f32 = 1.0;
/// A part as wide as this is ploughed.
const PLOUGHED_FROM: f32 = 4.5;
const FURROW: f32 = 1.0;
const SLANTING: f32 = 6.0;
const JOINT: f32 = 2.0;

/// The lanes of the ground in a graph.
pub struct Land<'g, 'a, C> {
    graph: &'g Graph<'a>,
    lanes: &'a Lanes<C>,
    tracks: Tracks,
    height: f32,
    /// The cells of the largest part there ever was.
    largest: usize,
    stride: usize,
}

impl<'g, 'a, C: Copy + Ord> Land<'g, 'a, C> {
    /// The lanes in a graph, on a screen with so many pixels a point.
    pub fn of(graph: &'g Graph<'a>, lanes: &'a Lanes<C>, pixels_per_point: f32) -> Self {
        let tracks = Tracks::of(lanes.lanes());
        let room = graph.area.height() - 2.0 * MARGIN;
        let height = room / tracks.count().max(1) as f32;
        let plies = lanes.first()..lanes.end();
        let plots = plies
            .filter_map(|ply| lanes.land(ply))
            .flat_map(|l| &l.plots);
        Land {
            graph,
            lanes,
            height: height.clamp(LEAST_HEIGHT, MOST_HEIGHT),
            largest: plots.map(|plot| plot.cells.len()).max().unwrap_or(1),
            tracks,
            stride: graph.stride(pixels_per_point),
        }
    }

    /// Paints them; a lane that is pointed at or chosen is brought out.
    pub fn paint(&self, painter: &Painter, brought_out: Option<usize>) {
        self.paint_joints(painter);
        let palette = self.graph.palette;
        let mut fill = Mesh::default();
        let mut furrows = Mesh::default();
        let mut edges = Mesh::default();
        for ply in (self.lanes.first()..self.lanes.end()).step_by(self.stride) {
            for strip in self.lanes.strips(ply) {
                let Some(rect) = self.rect(&strip, ply) else {
                    continue;
                };
                fill.add_colored_rect(rect, field_colour(strip.owner, palette));
                self.plough(&mut furrows, rect, strip.owner);
                let edge = edge_colour(strip.owner, palette);
                for y in [rect.top(), rect.bottom() - EDGE] {
                    let line = Rect::from_x_y_ranges(rect.x_range(), y..=y + EDGE);
                    edges.add_colored_rect(line, edge);
                }
            }
        }
        painter.add(fill);
        painter.add(furrows);
        painter.add(edges);
        self.paint_ends(painter);
        self.graph.fade_beyond(painter);
        if let Some(rect) = brought_out.and_then(|lane| self.track(lane)) {
            let stroke = Stroke::new(1.5, palette.ink);
            painter.rect_stroke(rect, 2.0, stroke, StrokeKind::Inside);
        }
    }

    /// The lane that runs there.
    pub fn lane_at(&self, place: Pos2) -> Option<usize> {
        let top = self.graph.area.top() + MARGIN;
        let track = ((place.y - top) / self.height).floor();
        let ply = self.graph.axis.ply(place.x);
        let track = (track >= 0.0).then_some(track as usize)?;
        let lanes = self.lanes.lanes();
        let lane = self.tracks.lane_on(track, ply, lanes)?;
        self.track(lane).map(|_| lane)
    }

    /// The ply whose ground is there.
    pub fn ply_at(&self, place: Pos2) -> usize {
        self.graph.axis.ply(place.x)
    }

    /// The lanes that are shown after a ply, from the top down.
    pub fn shown_after(&self, ply: usize) -> Vec<usize> {
        let tracks = 0..self.tracks.count();
        let lanes = tracks.filter_map(|track| {
            let lane = self.tracks.lane_on(track, ply, self.lanes.lanes())?;
            self.track(lane).map(|_| lane)
        });
        lanes.collect()
    }

    /// The whole track of a lane, from its birth to its end; `None` where it is not shown.
    pub fn track(&self, lane: usize) -> Option<Rect> {
        let heights = self.heights(lane)?;
        let lane = &self.lanes.lanes()[lane];
        let axis = &self.graph.axis;
        let widths = axis.left_of(lane.from)..=axis.left_of(lane.until + 1);
        Some(Rect::from_x_y_ranges(widths, heights.0..=heights.1))
    }

    fn heights(&self, lane: usize) -> Option<(f32, f32)> {
        let track = self.tracks.of_lane(lane)?;
        let area = self.graph.area;
        let top = area.top() + MARGIN + track as f32 * self.height;
        let bottom = top + self.height;
        (bottom <= area.bottom()).then_some((top, bottom))
    }

    fn middle(&self, lane: usize) -> Option<f32> {
        self.heights(lane).map(|(top, bottom)| (top + bottom) / 2.0)
    }

    fn rect(&self, strip: &Strip<C>, ply: usize) -> Option<Rect> {
        let middle = self.middle(strip.lane)?;
        let share = (strip.cells as f32 / self.largest as f32).sqrt();
        let most = self.height - GAP;
        let half = (LEAST_WIDTH + (most - LEAST_WIDTH) * share) / 2.0;
        let axis = &self.graph.axis;
        let until = self.lanes.lanes()[strip.lane].until;
        let end = (ply + self.stride).min(until + 1);
        let widths = axis.left_of(ply)..=axis.left_of(end);
        Some(Rect::from_x_y_ranges(widths, middle - half..=middle + half))
    }

    /// Level furrows for the first player, slanting ones for the second, none for nobody.
    fn plough(&self, mesh: &mut Mesh, rect: Rect, owner: Option<Player>) {
        let Some(owner) = owner.filter(|_| rect.height() >= PLOUGHED_FROM) else {
            return;
        };
        let colour = self.graph.palette.owners[owner].furrow;
        match owner {
            Player::First => {
                let y = rect.center().y;
                let line = y - FURROW / 2.0..=y + FURROW / 2.0;
                mesh.add_colored_rect(Rect::from_x_y_ranges(rect.x_range(), line), colour);
            }
            Player::Second => {
                // Whole multiples of the distance, so that furrows go on from ply to ply.
                let mut x = ((rect.left() - rect.height()) / SLANTING).ceil() * SLANTING;
                while x < rect.right() {
                    slanting(mesh, x, rect, colour);
                    x += SLANTING;
                }
            }
        }
    }

    /// Where parts change hands, and where they begin and end.
    fn paint_ends(&self, painter: &Painter) {
        let palette = self.graph.palette;
        let mut bars = Mesh::default();
        for (index, lane) in self.lanes.lanes().iter().enumerate() {
            let Some((top, bottom)) = self.heights(index) else {
                continue;
            };
            for turn in &lane.events {
                if let Turning::Taken { .. } = turn.what {
                    let x = self.graph.axis.left_of(turn.ply);
                    let size = vec2(self.graph.taken_width(), bottom - top - 1.0);
                    let bar = Rect::from_center_size(pos2(x, (top + bottom) / 2.0), size);
                    bars.add_colored_rect(bar, palette.ink);
                }
            }
        }
        painter.add(bars);
    }

    /// A line from where a part leaves another one or joins it, with a dot at that one.
    fn paint_joints(&self, painter: &Painter) {
        let stroke = Stroke::new(1.0, self.graph.palette.muted);
        for (index, lane) in self.lanes.lanes().iter().enumerate() {
            for turn in &lane.events {
                let (Turning::Left(other) | Turning::Merged(other)) = turn.what else {
                    continue;
                };
                let heights = self.middle(index).zip(self.middle(other));
                if let Some((own, others)) = heights {
                    let x = self.graph.axis.left_of(turn.ply);
                    painter.line_segment([pos2(x, own), pos2(x, others)], stroke);
                    painter.circle_filled(pos2(x, others), JOINT, stroke.color);
                }
            }
        }
    }
}

/// A furrow that falls to the right from the upper edge at `x` on, as far as it lies in `rect`.
fn slanting(mesh: &mut Mesh, x: f32, rect: Rect, colour: Color32) {
    let [enter, leave] = [x.max(rect.left()), (x + rect.height()).min(rect.right())];
    if enter >= leave {
        return;
    }
    let [from, to] = [enter, leave].map(|at| pos2(at, rect.top() + at - x));
    let across = vec2(FURROW, 0.0);
    let first = mesh.vertices.len() as u32;
    for corner in [from, from + across, to + across, to] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

fn field_colour(owner: Option<Player>, palette: &Palette) -> Color32 {
    owner.map_or(palette.ground, |owner| palette.owners[owner].field)
}

fn edge_colour(owner: Option<Player>, palette: &Palette) -> Color32 {
    owner.map_or(palette.muted, |owner| palette.owners[owner].outline)
}
