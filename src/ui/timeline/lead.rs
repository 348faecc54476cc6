//! Paints the lead: what the board says after every ply, and what the engine thinks of it.

use egui::epaint::{Mesh, PathShape};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use crate::rules::Player;
use crate::study::SideLine;
use crate::ui::numbers;
use crate::ui::opinion::Opinion;

use super::furrows::{self, Column};
use super::graph::{BEYOND, Graph};
use super::scale::Scale;
use super::skyline::{Bar, skyline};

const OUTLINE: f32 = 1.8;
const FURROW: f32 = 1.0;
/// Plies beyond the cursor keep their outline but thin.
const BEYOND_OUTLINE: f32 = 1.0;
const CURSOR_DOT: f32 = 5.5;
const DIAMOND: f32 = 6.0;
const SIDE_LINE: f32 = 1.8;
const SIDE_LINE_HALO: f32 = 4.0;
const DASH: (f32, f32) = (4.0, 2.5);
/// What the engine thinks is a line with a dot at every position that it has looked at.
const ENGINE_LINE: f32 = 1.6;
const ENGINE_HALO: f32 = 3.6;
const ENGINE_DOT: f32 = 2.2;
/// Dots closer to each other than this would only make the line thicker.
const ENGINE_DOT_CELL: f32 = 7.0;

/// The lead along a line of play.
pub struct Lead<'g, 'a> {
    graph: &'g Graph<'a>,
    scale: Scale,
    /// What the engine thinks of each position, from the start on.
    opinions: &'a [Option<Opinion>],
}

impl<'g, 'a> Lead<'g, 'a> {
    /// The lead in a graph; its scale has room for leads of `least_reach` half points.
    pub fn of(graph: &'g Graph<'a>, opinions: &'a [Option<Opinion>], least_reach: i32) -> Self {
        // Only leads have to find room: chances always fill the graph, and wins lie at its edge.
        let leads = opinions
            .iter()
            .flatten()
            .filter_map(|opinion| match opinion {
                Opinion::Lead(half_points) => Some(half_points.abs()),
                Opinion::Chance(_) | Opinion::Win { .. } => None,
            });
        let thought = leads.max();
        let greatest = graph.line.greatest_lead().max(thought).unwrap_or(0);
        Lead {
            graph,
            scale: Scale::fit(greatest.max(least_reach), graph.area.y_range()),
            opinions,
        }
    }

    /// Paints it, the labels on the axis with the second painter.
    pub fn paint(&self, painter: &Painter, labels: &Painter) {
        self.paint_leads(painter);
        self.paint_scale(labels);
        self.paint_side_lines(painter);
        self.paint_opinions(painter);
    }

    /// Marks the lead under the cursor.
    pub fn paint_cursor(&self, painter: &Painter) {
        let halo = Stroke::new(2.0, self.graph.palette.halo);
        let place = self.place(self.graph.cursor);
        painter.circle(place, CURSOR_DOT, self.graph.palette.accent, halo);
    }

    fn paint_leads(&self, painter: &Painter) {
        let first = self.graph.line.opening;
        let leads = (first..=self.graph.axis.plies()).map_while(|ply| self.graph.line.lead(ply));
        let column = 1.0 / painter.pixels_per_point();
        let bars = skyline(&self.graph.axis, first, leads, column);
        let reached = bars.partition_point(|bar| bar.ply <= self.graph.cursor);
        for player in Player::BOTH {
            let columns: Vec<Column> = bars.iter().map(|bar| self.column(bar, player)).collect();
            let (played, beyond) = columns.split_at(reached);
            let colours = &self.graph.palette.owners[player];
            self.fill(
                painter,
                beyond,
                player,
                colours.field.gamma_multiply(BEYOND),
            );
            self.fill(painter, played, player, colours.field);
            let ploughed = match player {
                Player::First => furrows::level(played, self.scale.zero()),
                Player::Second => furrows::slanting(played, self.scale.zero()),
            };
            let furrow = Stroke::new(FURROW, colours.furrow);
            painter.extend(
                ploughed
                    .into_iter()
                    .map(|ends| Shape::line_segment(ends, furrow)),
            );
            self.outline(
                painter,
                beyond,
                player,
                Stroke::new(BEYOND_OUTLINE, colours.outline),
            );
            self.outline(
                painter,
                played,
                player,
                Stroke::new(OUTLINE, colours.outline),
            );
        }
    }

    fn column(&self, bar: &Bar, player: Player) -> Column {
        let lead = match player {
            Player::First => bar.high,
            Player::Second => bar.low,
        };
        Column {
            left: bar.left,
            right: bar.right,
            reach: (self.scale.y(lead) - self.scale.zero()).abs(),
        }
    }

    /// The height that lies so far from zero on a player's side.
    fn height(&self, reach: f32, player: Player) -> f32 {
        match player {
            Player::First => self.scale.zero() - reach,
            Player::Second => self.scale.zero() + reach,
        }
    }

    fn fill(&self, painter: &Painter, columns: &[Column], player: Player, colour: Color32) {
        // One mesh without smoothed edges, so that no seams show between columns.
        let mut mesh = Mesh::default();
        for column in columns.iter().filter(|column| column.reach > 0.0) {
            let zero = pos2(column.left, self.scale.zero());
            let end = pos2(column.right, self.height(column.reach, player));
            mesh.add_colored_rect(Rect::from_two_pos(zero, end), colour);
        }
        painter.add(mesh);
    }

    /// The outline of every stretch of ground between two places without any.
    fn outline(&self, painter: &Painter, columns: &[Column], player: Player, stroke: Stroke) {
        for ground in columns.split(|column| column.reach == 0.0) {
            let (Some(first), Some(last)) = (ground.first(), ground.last()) else {
                continue;
            };
            let mut path = Vec::with_capacity(2 * ground.len() + 2);
            path.push(pos2(first.left, self.scale.zero()));
            for column in ground {
                let y = self.height(column.reach, player);
                path.extend([pos2(column.left, y), pos2(column.right, y)]);
            }
            path.push(pos2(last.right, self.scale.zero()));
            painter.add(PathShape::line(path, stroke));
        }
    }

    fn paint_scale(&self, painter: &Painter) {
        let graph = self.graph;
        let zero = Stroke::new(1.0, graph.palette.muted);
        painter.hline(graph.area.x_range(), self.scale.zero(), zero);
        if graph.line.start_lead.is_none() {
            return;
        }
        let label = |lead| graph.label(painter, self.scale.y(lead), numbers::difference(lead));
        label(0);
        for tick in self.scale.ticks() {
            for lead in [tick, -tick] {
                graph.tick(painter, self.scale.y(lead));
                label(lead);
            }
        }
    }

    /// The lead along the side line that leaves nearest to the cursor, and a diamond wherever one
    /// leaves.
    fn paint_side_lines(&self, painter: &Painter) {
        let distance = |side: &&SideLine| side.leaves.abs_diff(self.graph.cursor);
        let Some(nearest) = self.graph.line.side_lines.iter().min_by_key(distance) else {
            return;
        };
        self.paint_side_line(painter, nearest);
        let mut free_from = f32::NEG_INFINITY;
        for side in &self.graph.line.side_lines {
            let place = self.place(side.leaves);
            if place.x >= free_from && side.leaves != nearest.leaves {
                self.paint_diamond(painter, place);
                free_from = place.x + 2.0 * DIAMOND;
            }
        }
        self.paint_diamond(painter, self.place(nearest.leaves));
    }

    fn paint_side_line(&self, painter: &Painter, side: &SideLine) {
        let leads = side.plies.iter().map_while(|ply| ply.lead);
        let mut path = vec![self.place(side.leaves)];
        // Beyond the pixels of the screen more points would only cost time.
        let stride = self.graph.stride(painter.pixels_per_point());
        for (ply, lead) in (side.leaves + 1..).zip(leads).step_by(stride) {
            let y = self.scale.y(lead);
            let left = self.graph.axis.left_of(ply);
            path.push(pos2(left, path[path.len() - 1].y));
            path.push(pos2(left, y));
            path.push(pos2(self.graph.axis.left_of(ply + stride), y));
        }
        let halo = Stroke::new(SIDE_LINE_HALO, self.graph.palette.halo);
        let stroke = Stroke::new(SIDE_LINE, self.graph.palette.ink);
        painter.add(PathShape::line(path.clone(), halo));
        painter.extend(Shape::dashed_line(&path, stroke, DASH.0, DASH.1));
    }

    fn paint_diamond(&self, painter: &Painter, place: Pos2) {
        let corners = [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT]
            .map(|towards| place + DIAMOND * towards);
        let stroke = Stroke::new(1.6, self.graph.palette.ink);
        painter.add(Shape::convex_polygon(
            corners.into(),
            self.graph.palette.tag,
            stroke,
        ));
    }

    fn paint_opinions(&self, painter: &Painter) {
        let (graph, palette) = (self.graph, self.graph.palette);
        let heights = graph.area.shrink(ENGINE_DOT).y_range();
        let place = |(ply, opinion): (usize, &Option<Opinion>)| {
            let y = match (*opinion)? {
                Opinion::Lead(half_points) => self.scale.y(half_points),
                Opinion::Chance(first) => egui::lerp(heights.max..=heights.min, first),
                Opinion::Win { winner, .. } => match winner {
                    Player::First => heights.min,
                    Player::Second => heights.max,
                },
            };
            Some(pos2(graph.axis.x(ply), heights.clamp(y)))
        };
        let stride = graph.stride(painter.pixels_per_point());
        let thought = self.opinions.iter().enumerate().step_by(stride);
        let places: Vec<Option<Pos2>> = thought.map(place).collect();
        let line = Stroke::new(ENGINE_LINE, palette.engine);
        let halo = Stroke::new(ENGINE_HALO, palette.halo);
        for stretch in places.split(|place| place.is_none()) {
            let path: Vec<Pos2> = stretch.iter().copied().flatten().collect();
            if path.len() > 1 {
                painter.add(PathShape::line(path.clone(), halo));
                painter.add(PathShape::line(path.clone(), line));
            }
            if path.len() == 1 || graph.axis.cell() >= ENGINE_DOT_CELL {
                for place in path {
                    let halo = Stroke::new(1.0, palette.halo);
                    painter.circle(place, ENGINE_DOT, palette.engine, halo);
                }
            }
        }
    }

    /// The point of the graph that stands for a position.
    fn place(&self, ply: usize) -> Pos2 {
        let lead = self.graph.line.lead(ply).unwrap_or(0);
        pos2(self.graph.axis.x(ply), self.scale.y(lead))
    }
}

/// Paints the sign of the engine's line in a legend, in the middle of `place`.
pub fn paint_engine_sign(painter: &Painter, place: Rect, palette: &crate::ui::tokens::Palette) {
    let line = Stroke::new(ENGINE_LINE, palette.engine);
    painter.hline(place.x_range(), place.center().y, line);
    painter.circle_filled(place.center(), ENGINE_DOT + 0.6, palette.engine);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NodeId;
    use crate::rules::Position as _;
    use crate::study::Line;
    use crate::study::sample;
    use crate::ui::tokens::Palette;
    use egui::vec2;

    #[test]
    fn another_lines_graph_does_not_leave_the_timeline() {
        let mut document = sample::game(85);
        let play = document.position(NodeId::ROOT).read_move("a1");
        let other = document.add(NodeId::ROOT, play.expect("a placement"));
        document.set_cursor(other.expect("legal"));
        let line = Line::through(&document);
        let area = Rect::from_min_size(pos2(50.0, 700.0), vec2(1_100.0, 58.0));
        let graph = Graph::new(&line, 1, area, &Palette::LIGHT);
        let lead = Lead::of(&graph, &[], 200);
        let [main] = line.side_lines_after(0) else {
            panic!("the main line is beside it");
        };
        for (ply, played) in main.plies.iter().enumerate() {
            let reached = played.lead.expect("a lead");
            let place = pos2(graph.axis.x(ply + 1), lead.scale.y(reached));
            assert!(area.contains(place), "ply {ply}: {place:?}");
        }
    }
}
