//! What all views of the timeline have in common: the plies from left to right, the stages of the
//! game, and the cursor.

use egui::{Align, Align2, Painter, Rangef, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::study::Line;
use crate::ui::fonts;
use crate::ui::tokens::Palette;

use super::axis::Axis;

/// How far the cursor stands out above and below the graph, in points.
pub const CURSOR_ABOVE: f32 = 5.0;
/// See [`CURSOR_ABOVE`].
pub const CURSOR_BELOW: f32 = 4.0;
/// The size of the labels on the axis, in points.
pub const LABEL_SIZE: f32 = 11.0;
/// Plies beyond the cursor keep this part of their colour.
pub const BEYOND: f32 = 0.4;

const TICK: f32 = 4.0;
const PLY_MARK: f32 = 3.0;
const HATCH: f32 = 8.5;
const HATCH_STRENGTH: f32 = 0.55;
const CURSOR: f32 = 2.6;
const CURSOR_HEAD: Vec2 = vec2(12.0, 7.0);
/// A change of hands takes this part of a ply, within limits in points.
const TAKEN_SHARE: f32 = 0.3;
const LEAST_TAKEN: f32 = 0.7;
const MOST_TAKEN: f32 = 2.0;
/// Around the word on a stage of the game, and how much of what it lies on shows through.
const WORD_MARGIN: f32 = 5.0;
const WORD_PLATE: f32 = 0.85;

/// A line of play in a place on the screen.
pub struct Graph<'a> {
    /// The line.
    pub line: &'a Line,
    /// How many plies of it lie before the cursor.
    pub cursor: usize,
    /// Where it stands on the screen.
    pub area: Rect,
    /// Where the plies stand.
    pub axis: Axis,
    /// The colours.
    pub palette: &'a Palette,
}

/// What the stages of the game are called, where that is written.
pub struct StageWords {
    /// The opening.
    pub opening: String,
    /// The ending.
    pub ending: String,
}

impl<'a> Graph<'a> {
    /// The graph of `line` that fills `area`.
    pub fn new(line: &'a Line, cursor: usize, area: Rect, palette: &'a Palette) -> Self {
        Graph {
            line,
            cursor,
            area,
            axis: Axis::fit(line.plies.len(), line.reach(), area.x_range()),
            palette,
        }
    }

    /// Paints everything but the words around it. `content` paints what is told of the plies; its
    /// first painter is cut off at the edges.
    pub fn paint(
        &self,
        painter: &Painter,
        stages: &StageWords,
        content: impl FnOnce(&Painter, &Painter),
    ) {
        painter.rect_filled(self.area, 0.0, self.palette.panel);
        let inside = painter.with_clip_rect(self.area.intersect(painter.clip_rect()));
        self.hatch_opening(&inside);
        content(&inside, painter);
        self.paint_ending(&inside);
        let frame = Stroke::new(1.0, self.palette.rule);
        painter.rect_stroke(self.area, 0.0, frame, StrokeKind::Outside);
        self.paint_ply_marks(painter);
        for (stage, word, align) in [
            (self.opening(), &stages.opening, Align::Center),
            (self.ending(), &stages.ending, Align::Min),
        ] {
            if let Some(area) = stage {
                self.paint_word(&inside, area, word, align);
            }
        }
        self.paint_cursor(painter);
    }

    /// Names a height on the axis at the left, with a tick.
    pub fn label(&self, painter: &Painter, y: f32, text: String) {
        let left = self.area.left();
        let muted = self.palette.muted;
        let font = fonts::regular(LABEL_SIZE);
        let place = pos2(left - TICK - 2.0, y);
        painter.text(place, Align2::RIGHT_CENTER, text, font, muted);
    }

    /// Marks a height that is named, across the graph.
    pub fn tick(&self, painter: &Painter, y: f32) {
        let (left, right) = (self.area.left(), self.area.right());
        let muted = self.palette.muted;
        painter.hline(left - TICK..=left, y, Stroke::new(1.0, muted));
        let across = [pos2(left, y), pos2(right, y)];
        painter.extend(Shape::dotted_line(&across, muted, 5.0, 0.5));
    }

    /// The part of the graph that stands for the opening.
    fn opening(&self) -> Option<Rect> {
        let end = self.axis.left_of(self.line.opening);
        let area = self.area.with_max_x(end.min(self.area.right()));
        (self.line.opening > 0).then_some(area)
    }

    /// The part that stands for the ending.
    fn ending(&self) -> Option<Rect> {
        let begin = self.axis.left_of(self.line.ending?);
        let end = self.axis.left_of(self.axis.plies() + 1);
        Some(self.area.with_min_x(begin).with_max_x(end))
    }

    fn hatch_opening(&self, painter: &Painter) {
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

    /// A line where the ending begins.
    fn paint_ending(&self, painter: &Painter) {
        let Some(area) = self.ending() else { return };
        let stroke = Stroke::new(1.0, self.palette.muted);
        let ends = [area.left_top(), area.left_bottom()];
        painter.extend(Shape::dashed_line(&ends, stroke, 2.0, 3.0));
    }

    /// The word stands below the diamonds and the cursor's dot, which keep to the line of no lead.
    fn paint_word(&self, painter: &Painter, area: Rect, word: &str, align: Align) {
        let font = fonts::regular(LABEL_SIZE);
        let label = painter.layout_no_wrap(word.to_owned(), font, self.palette.muted);
        let extent = label.size() + vec2(2.0 * WORD_MARGIN, 0.0);
        let bottom = area.bottom() - 1.0;
        let heights = Rangef::new(bottom - extent.y, bottom);
        let widths = align.align_size_within_range(extent.x, area.x_range());
        let plate = Rect::from_x_y_ranges(widths, heights);
        if plate.width() < area.width() {
            let colour = self.palette.panel.gamma_multiply(WORD_PLATE);
            painter.rect_filled(plate, 0.0, colour);
            let corner = plate.center() - label.size() / 2.0;
            painter.galley(corner, label, self.palette.muted);
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

    fn paint_cursor(&self, painter: &Painter) {
        let accent = self.palette.accent;
        let x = self.axis.x(self.cursor);
        let (top, bottom) = (
            self.area.top() - CURSOR_ABOVE,
            self.area.bottom() + CURSOR_BELOW,
        );
        painter.vline(x, top..=bottom, Stroke::new(CURSOR, accent));
        let half = CURSOR_HEAD.x / 2.0;
        let head = vec![
            pos2(x - half, top),
            pos2(x + half, top),
            pos2(x, top + CURSOR_HEAD.y),
        ];
        painter.add(Shape::convex_polygon(head, accent, Stroke::NONE));
    }

    /// Marks the position under the pointer.
    pub fn paint_hover(&self, painter: &Painter, ply: usize) {
        let stroke = Stroke::new(1.0, self.palette.ink);
        painter.vline(self.axis.x(ply), self.area.y_range(), stroke);
    }

    /// Draws what lies beyond the cursor paler.
    pub fn fade_beyond(&self, painter: &Painter) {
        let beyond = self.area.with_min_x(self.axis.left_of(self.cursor + 1));
        if beyond.is_positive() {
            let veil = self.palette.panel.gamma_multiply(1.0 - BEYOND);
            painter.rect_filled(beyond, 0.0, veil);
        }
    }

    /// The width of the bar where something changes hands: narrow where plies are.
    pub fn taken_width(&self) -> f32 {
        (self.axis.cell() * TAKEN_SHARE).clamp(LEAST_TAKEN, MOST_TAKEN)
    }

    /// How many plies go into a column of the screen, at least one.
    pub fn stride(&self, pixels_per_point: f32) -> usize {
        (1.0 / (self.axis.cell() * pixels_per_point))
            .ceil()
            .max(1.0) as usize
    }
}
