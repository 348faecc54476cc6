//! Paints the lead graph.

use egui::epaint::{Mesh, PathShape};
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::rules::Player;
use crate::study::{Line, SideLine};
use crate::ui::fonts;
use crate::ui::numbers;
use crate::ui::tokens::Palette;

use super::axis::Axis;
use super::furrows::{self, Column};
use super::scale::Scale;
use super::skyline::{Bar, skyline};

/// How far the cursor stands out above and below the graph, in points.
pub const CURSOR_ABOVE: f32 = 5.0;
/// See [`CURSOR_ABOVE`].
pub const CURSOR_BELOW: f32 = 4.0;
/// The size of the labels on the axis, in points.
pub const LABEL_SIZE: f32 = 11.0;

const OUTLINE: f32 = 1.8;
const FURROW: f32 = 1.0;
const TICK: f32 = 4.0;
const PLY_MARK: f32 = 3.0;
/// Plies beyond the cursor keep their outline but thin, and this part of their colour.
const BEYOND_OUTLINE: f32 = 1.0;
const BEYOND: f32 = 0.4;
const HATCH: f32 = 8.5;
const HATCH_STRENGTH: f32 = 0.55;
const CURSOR: f32 = 2.6;
const CURSOR_DOT: f32 = 5.5;
const CURSOR_HEAD: Vec2 = vec2(12.0, 7.0);
const DIAMOND: f32 = 6.0;
const SIDE_LINE: f32 = 1.8;
const SIDE_LINE_HALO: f32 = 4.0;
const DASH: (f32, f32) = (4.0, 2.5);

/// The lead graph of a line in a place on the screen.
pub struct Graph<'a> {
    line: &'a Line,
    cursor: usize,
    /// Where it stands on the screen.
    pub area: Rect,
    /// Where the plies stand.
    pub axis: Axis,
    scale: Scale,
    palette: &'a Palette,
}

impl<'a> Graph<'a> {
    /// The graph of `line` that fills `area`; its scale has room for leads of `least_reach` half
    /// points.
    pub fn new(
        line: &'a Line,
        cursor: usize,
        least_reach: i32,
        area: Rect,
        palette: &'a Palette,
    ) -> Self {
        let greatest = line.greatest_lead().unwrap_or(0).max(least_reach);
        Graph {
            line,
            cursor,
            area,
            axis: Axis::fit(line.plies.len(), line.reach(), area.x_range()),
            scale: Scale::fit(greatest, area.y_range()),
            palette,
        }
    }

    /// Paints everything but the words around it. `opening` is the word on the opening.
    pub fn paint(&self, painter: &Painter, opening: &str) {
        painter.rect_filled(self.area, 0.0, self.palette.panel);
        let inside = painter.with_clip_rect(self.area.intersect(painter.clip_rect()));
        self.paint_leads(&inside);
        self.paint_scale(painter);
        self.paint_opening(&inside);
        self.paint_side_lines(&inside);
        painter.rect_stroke(
            self.area,
            0.0,
            Stroke::new(1.0, self.palette.rule),
            StrokeKind::Outside,
        );
        self.paint_ply_marks(painter);
        self.paint_cursor(painter);
        self.paint_opening_word(&inside, opening);
    }

    fn paint_leads(&self, painter: &Painter) {
        let first = self.line.opening;
        let leads = (first..=self.axis.plies()).map_while(|ply| self.line.lead(ply));
        let column = 1.0 / painter.pixels_per_point();
        let bars = skyline(&self.axis, first, leads, column);
        let reached = bars.partition_point(|bar| bar.ply <= self.cursor);
        for player in Player::BOTH {
            let columns: Vec<Column> = bars.iter().map(|bar| self.column(bar, player)).collect();
            let (played, beyond) = columns.split_at(reached);
            let colours = &self.palette.owners[player];
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
        let muted = self.palette.muted;
        let (left, right) = (self.area.left(), self.area.right());
        let label = |lead| {
            let place = pos2(left - TICK - 2.0, self.scale.y(lead));
            let text = numbers::difference(lead);
            painter.text(
                place,
                Align2::RIGHT_CENTER,
                text,
                fonts::regular(LABEL_SIZE),
                muted,
            );
        };
        painter.hline(left..=right, self.scale.zero(), Stroke::new(1.0, muted));
        if self.line.start_lead.is_none() {
            return;
        }
        label(0);
        for tick in self.scale.ticks() {
            for lead in [tick, -tick] {
                let y = self.scale.y(lead);
                painter.hline(left - TICK..=left, y, Stroke::new(1.0, muted));
                let across = [pos2(left, y), pos2(right, y)];
                painter.extend(Shape::dotted_line(&across, muted, 5.0, 0.5));
                label(lead);
            }
        }
    }

    /// The part of the graph that stands for the opening.
    fn opening(&self) -> Option<Rect> {
        let end = self.axis.left_of(self.line.opening);
        let area = self.area.with_max_x(end.min(self.area.right()));
        (self.line.opening > 0).then_some(area)
    }

    fn paint_opening(&self, painter: &Painter) {
        let Some(area) = self.opening() else { return };
        let hatched = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        let stroke = Stroke::new(0.8, self.palette.muted.gamma_multiply(HATCH_STRENGTH));
        let mut x = area.left();
        while x < area.right() + area.height() {
            let ends = [pos2(x, area.top()), pos2(x - area.height(), area.bottom())];
            hatched.line_segment(ends, stroke);
            x += HATCH;
        }
    }

    /// The word stands below the diamonds and the cursor's dot, which keep to the line of no lead.
    fn paint_opening_word(&self, painter: &Painter, word: &str) {
        let Some(area) = self.opening() else { return };
        let font = fonts::regular(LABEL_SIZE);
        let label = painter.layout_no_wrap(word.to_owned(), font, self.palette.muted);
        let extent = label.size() + vec2(10.0, 0.0);
        let bottom = pos2(area.center().x, area.bottom() - 1.0 - extent.y / 2.0);
        let plate = Rect::from_center_size(bottom, extent);
        if plate.width() < area.width() {
            painter.rect_filled(plate, 0.0, self.palette.panel);
            painter.galley(
                plate.center() - label.size() / 2.0,
                label,
                self.palette.muted,
            );
        }
    }

    fn paint_ply_marks(&self, painter: &Painter) {
        let stroke = Stroke::new(1.0, self.palette.muted);
        let bottom = self.area.bottom();
        let distance = self.axis.mark_distance();
        for ply in (distance..=self.axis.plies()).step_by(distance) {
            painter.vline(self.axis.x(ply), bottom..=bottom + PLY_MARK, stroke);
        }
    }

    /// The lead along the side line that leaves nearest to the cursor, and a diamond wherever one
    /// leaves.
    fn paint_side_lines(&self, painter: &Painter) {
        let distance = |side: &&SideLine| side.leaves.abs_diff(self.cursor);
        let Some(nearest) = self.line.side_lines.iter().min_by_key(distance) else {
            return;
        };
        self.paint_side_line(painter, nearest);
        let mut free_from = f32::NEG_INFINITY;
        for side in &self.line.side_lines {
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
        let stride = (1.0 / self.axis.cell()).ceil() as usize;
        for (ply, lead) in (side.leaves + 1..).zip(leads).step_by(stride) {
            let y = self.scale.y(lead);
            let left = self.axis.left_of(ply);
            path.push(pos2(left, path[path.len() - 1].y));
            path.push(pos2(left, y));
            path.push(pos2(self.axis.left_of(ply + stride), y));
        }
        let halo = Stroke::new(SIDE_LINE_HALO, self.palette.halo);
        let stroke = Stroke::new(SIDE_LINE, self.palette.ink);
        painter.add(PathShape::line(path.clone(), halo));
        painter.extend(Shape::dashed_line(&path, stroke, DASH.0, DASH.1));
    }

    fn paint_diamond(&self, painter: &Painter, place: Pos2) {
        let corners = [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT]
            .map(|towards| place + DIAMOND * towards);
        let stroke = Stroke::new(1.6, self.palette.ink);
        painter.add(Shape::convex_polygon(
            corners.into(),
            self.palette.tag,
            stroke,
        ));
    }

    fn paint_cursor(&self, painter: &Painter) {
        let accent = self.palette.accent;
        let place = self.place(self.cursor);
        let (top, bottom) = (
            self.area.top() - CURSOR_ABOVE,
            self.area.bottom() + CURSOR_BELOW,
        );
        painter.vline(place.x, top..=bottom, Stroke::new(CURSOR, accent));
        let half = CURSOR_HEAD.x / 2.0;
        let head = vec![
            pos2(place.x - half, top),
            pos2(place.x + half, top),
            pos2(place.x, top + CURSOR_HEAD.y),
        ];
        painter.add(Shape::convex_polygon(head, accent, Stroke::NONE));
        let halo = Stroke::new(2.0, self.palette.halo);
        painter.circle(place, CURSOR_DOT, accent, halo);
    }

    /// Marks the position under the pointer.
    pub fn paint_hover(&self, painter: &Painter, ply: usize) {
        let stroke = Stroke::new(1.0, self.palette.ink);
        painter.vline(self.axis.x(ply), self.area.y_range(), stroke);
    }

    /// The point of the graph that stands for a position.
    fn place(&self, ply: usize) -> Pos2 {
        pos2(
            self.axis.x(ply),
            self.scale.y(self.line.lead(ply).unwrap_or(0)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NodeId;
    use crate::rules::Position as _;
    use crate::study::sample;

    #[test]
    fn another_lines_graph_does_not_leave_the_timeline() {
        let mut document = sample::game(85);
        let play = document.position(NodeId::ROOT).read_move("a1");
        let other = document.add(NodeId::ROOT, play.expect("a placement"));
        document.set_cursor(other.expect("legal"));
        let line = Line::through(&document);
        let area = Rect::from_min_size(pos2(50.0, 700.0), vec2(1_100.0, 58.0));
        let graph = Graph::new(&line, 1, 200, area, Palette::of(egui::Theme::Light));
        let [main] = line.side_lines_after(0) else {
            panic!("the main line is beside it");
        };
        for (ply, played) in main.plies.iter().enumerate() {
            let lead = played.lead.expect("a lead");
            let place = pos2(graph.axis.x(ply + 1), graph.scale.y(lead));
            assert!(area.contains(place), "ply {ply}: {place:?}");
        }
    }
}
