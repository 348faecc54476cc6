//! Paints the score: what each part of the ground counts, one upon the other, Light's above zero
//! and Dark's below. Unlike the lead it is to scale, so that what is twice as high is worth twice
//! as much.

use egui::epaint::{Mesh, PathShape};
use egui::{Color32, Painter, Pos2, Rangef, Rect, Stroke, pos2, vec2};

use crate::rules::{ByPlayer, Player};
use crate::study::{Lanes, Turning};
use crate::ui::numbers;

use super::graph::Graph;

/// The scores that may be named on the axis, in points.
const TICKS: [i32; 10] = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/// The scale reaches at least this far, in half points.
const LEAST_REACH: i32 = 40;
/// What stays free between the greatest score and the edge.
const EDGE: f32 = 3.0;
const OUTLINE: f32 = 1.6;
/// Between the parts.
const SEAM: f32 = 1.0;
/// A part that has just changed hands has a bar before it, at least so high.
const LEAST_TAKEN: f32 = 3.0;

/// The score along a line of play, stacked.
pub struct Stacked<'g, 'a, C> {
    graph: &'g Graph<'a>,
    lanes: &'a Lanes<C>,
    points_per_half_point: f32,
    stride: usize,
}

/// A part of the ground in the stack of a ply: from its lower to its upper edge, as seen from zero.
struct Layer {
    lane: usize,
    owner: Player,
    from: i32,
    to: i32,
}

impl<'g, 'a, C: Copy + Ord> Stacked<'g, 'a, C> {
    /// The stacks in a graph, on a screen with so many pixels a point.
    pub fn of(graph: &'g Graph<'a>, lanes: &'a Lanes<C>, pixels_per_point: f32) -> Self {
        let scores = plies(lanes, 1).filter_map(|ply| Some(lanes.land(ply)?.score()));
        let greatest = scores.flat_map(|score| score.0).max().unwrap_or(0);
        let reach = graph.area.height() / 2.0 - EDGE;
        Stacked {
            graph,
            lanes,
            points_per_half_point: reach / greatest.max(LEAST_REACH) as f32,
            stride: graph.stride(pixels_per_point),
        }
    }

    /// Paints them, the labels on the axis with the second painter; a lane that is pointed at is
    /// brought out.
    pub fn paint(&self, painter: &Painter, labels: &Painter, pointed: Option<usize>) {
        let mut ground = Mesh::default();
        let mut seams = Mesh::default();
        let mut pointed_at = Mesh::default();
        let palette = self.graph.palette;
        let mut totals = ByPlayer::from_fn(|_| Vec::new());
        for ply in plies(self.lanes, self.stride) {
            let widths = self.widths(ply);
            for layer in self.layers(ply) {
                let colours = &palette.owners[layer.owner];
                let rect = self.rect(&layer, widths);
                ground.add_colored_rect(rect, colours.field);
                if pointed == Some(layer.lane) {
                    pointed_at.add_colored_rect(rect, colours.furrow);
                }
                let y = self.y(layer.owner, layer.to);
                let seam = Rect::from_x_y_ranges(widths, y - SEAM / 2.0..=y + SEAM / 2.0);
                seams.add_colored_rect(seam, colours.furrow);
            }
            let score = self.lanes.land(ply).map(|land| land.score());
            for player in Player::BOTH {
                let y = self.y(player, score.unwrap_or_default()[player]);
                totals[player].extend([pos2(widths.min, y), pos2(widths.max, y)]);
            }
        }
        painter.add(ground);
        painter.add(pointed_at);
        painter.add(seams);
        for player in Player::BOTH {
            self.outline(painter, &totals[player], palette.owners[player].outline);
        }
        self.paint_taken(painter);
        self.graph.fade_beyond(painter);
        self.paint_scale(labels);
    }

    /// The lane whose part is there.
    pub fn lane_at(&self, place: Pos2) -> Option<usize> {
        let ply = self.graph.axis.ply(place.x);
        let mut layers = self.layers(ply).into_iter();
        let there = layers.find(|layer| self.rect(layer, self.widths(ply)).contains(place));
        there.map(|layer| layer.lane)
    }

    /// The stacks of a ply: Light's and Dark's, each from zero on, in the order of the lanes.
    fn layers(&self, ply: usize) -> Vec<Layer> {
        let mut reached = ByPlayer::default();
        let strips = self.lanes.strips(ply).into_iter();
        let layers = strips.filter_map(|strip| {
            let owner = strip.owner.filter(|_| strip.value > 0)?;
            let from: i32 = reached[owner];
            reached[owner] += strip.value;
            Some(Layer {
                lane: strip.lane,
                owner,
                from,
                to: reached[owner],
            })
        });
        layers.collect()
    }

    /// A bar before every part that has just changed hands, as high as the part is.
    fn paint_taken(&self, painter: &Painter) {
        let ink = self.graph.palette.ink;
        let mut bars = Mesh::default();
        for (index, lane) in self.lanes.lanes().iter().enumerate() {
            for turn in &lane.events {
                let Turning::Taken { by: Some(_), .. } = turn.what else {
                    continue;
                };
                let layers = self.layers(turn.ply);
                let Some(layer) = layers.iter().find(|layer| layer.lane == index) else {
                    continue;
                };
                let rect = self.rect(layer, self.widths(turn.ply));
                let size = vec2(self.graph.taken_width(), rect.height().max(LEAST_TAKEN));
                let bar = Rect::from_center_size(rect.left_center(), size);
                bars.add_colored_rect(bar, ink);
            }
        }
        painter.add(bars);
    }

    fn outline(&self, painter: &Painter, path: &[Pos2], colour: Color32) {
        if path.len() > 1 {
            painter.add(PathShape::line(path.to_vec(), Stroke::new(OUTLINE, colour)));
        }
    }

    fn paint_scale(&self, painter: &Painter) {
        let graph = self.graph;
        let zero = Stroke::new(1.0, graph.palette.muted);
        painter.hline(graph.area.x_range(), self.zero(), zero);
        graph.label(painter, self.zero(), numbers::points(0));
        let fits = |points: &i32| {
            let height = self.zero() - self.y(Player::First, 2 * points);
            height < graph.area.height() / 2.0 - EDGE
        };
        if let Some(tick) = TICKS.into_iter().rev().find(fits) {
            for player in Player::BOTH {
                let y = self.y(player, 2 * tick);
                graph.tick(painter, y);
                graph.label(painter, y, numbers::points(2 * tick));
            }
        }
    }

    fn rect(&self, layer: &Layer, widths: Rangef) -> Rect {
        let heights = [layer.from, layer.to].map(|value| self.y(layer.owner, value));
        Rect::from_two_pos(pos2(widths.min, heights[0]), pos2(widths.max, heights[1]))
    }

    fn widths(&self, ply: usize) -> Rangef {
        let axis = &self.graph.axis;
        Rangef::new(axis.left_of(ply), axis.left_of(ply + self.stride))
    }

    fn zero(&self) -> f32 {
        self.graph.area.center().y
    }

    /// The height of so many half points of a player's.
    fn y(&self, player: Player, half_points: i32) -> f32 {
        let height = half_points as f32 * self.points_per_half_point;
        match player {
            Player::First => self.zero() - height,
            Player::Second => self.zero() + height,
        }
    }
}

/// The plies whose ground is told, or every so many of them.
fn plies<C: Copy + Ord>(lanes: &Lanes<C>, stride: usize) -> impl Iterator<Item = usize> {
    (lanes.first()..lanes.end()).step_by(stride)
}
