//! From what egui is told to paint to SVG.

use std::fmt::{self, Write as _};

use egui::emath::GuiRounding as _;
use egui::epaint::{
    CircleShape, ClippedShape, EllipseShape, Mesh, PathShape, PathStroke, RectShape, TextShape,
};
use egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2};

use super::glyphs;
use super::paint::{Number, Paint, escaped, number, plain, rectangle};

/// An SVG file in the making.
///
/// Neighbouring shapes of one opaque colour become one path, which is shorter and has no seams.
pub(super) struct Svg {
    size: Vec2,
    scale: f32,
    body: String,
    /// The clip of the group that is open.
    clip: Option<Rect>,
    clips: usize,
    path: Option<Path>,
}

/// How far a curve may be from the lines that it becomes, in points.
const CURVE: f32 = 0.1;

/// The path to which shapes are still being added.
struct Path {
    data: String,
    paint: Paint,
    kind: Kind,
}

/// What a path is made of. Only like may be added to like: where surfaces of different makes
/// overlap, they might run round in opposite ways and cut a hole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Line,
    Polygon,
    Mesh,
    Letters,
}

impl Path {
    /// Whether it stays the same picture with more of that kind in it.
    fn takes(&self, kind: Kind, paint: &Paint) -> bool {
        kind != Kind::Polygon && self.kind == kind && self.paint == *paint && paint.is_opaque()
    }
}

impl Svg {
    /// A picture of a size in pixels. Shapes come in points, of which each is `scale` pixels.
    pub(super) fn new(size: Vec2, scale: f32) -> Svg {
        Svg {
            size,
            scale,
            body: String::new(),
            clip: None,
            clips: 0,
            path: None,
        }
    }

    /// Says in words what the picture shows.
    pub(super) fn describe(&mut self, words: &str) {
        self.line(format_args!("<desc>{}</desc>", escaped(words)));
    }

    /// Adds what egui is told to paint.
    pub(super) fn add(&mut self, shape: &ClippedShape) {
        let everything = Rect::from_min_size(Pos2::ZERO, self.size / self.scale);
        let clip = Some(shape.clip_rect).filter(|clip| !clip.contains_rect(everything));
        if self.clip != clip {
            self.close_group();
            if let Some(clip) = clip {
                self.open_group(clip);
            }
        }
        self.add_shape(&shape.shape);
    }

    /// The file.
    pub(super) fn finish(mut self) -> String {
        self.close_group();
        let Vec2 {
            x: width,
            y: height,
        } = self.size;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">\n{}</svg>\n",
            self.body
        )
    }

    fn open_group(&mut self, clip: Rect) {
        self.clip = Some(clip);
        self.clips += 1;
        let clip = clip.intersect(Rect::from_min_size(Pos2::ZERO, self.size / self.scale));
        let area = rectangle(self.scaled(clip));
        let name = self.clips;
        self.line(format_args!(
            "<clipPath id=\"c{name}\"><rect {area}/></clipPath>"
        ));
        self.line(format_args!("<g clip-path=\"url(#c{name})\">"));
    }

    fn close_group(&mut self) {
        self.end_path();
        if self.clip.take().is_some() {
            self.line(format_args!("</g>"));
        }
    }

    fn add_shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Noop => {}
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add_shape(shape)),
            Shape::Circle(circle) => self.add_circle(circle),
            Shape::Ellipse(ellipse) => self.add_ellipse(ellipse),
            Shape::LineSegment { points, stroke } => {
                let paint = self.paint(Color32::TRANSPARENT, *stroke);
                self.add_points(points, false, Kind::Line, paint);
            }
            Shape::Path(PathShape {
                points,
                closed,
                fill,
                stroke,
            }) => self.add_line(points, *closed, *fill, stroke),
            Shape::Rect(rect) => self.add_rect(rect),
            Shape::Text(text) => self.add_text(text),
            Shape::Mesh(mesh) => self.add_mesh(mesh),
            Shape::QuadraticBezier(curve) => {
                let points = curve.flatten(Some(CURVE));
                self.add_line(&points, curve.closed, curve.fill, &curve.stroke);
            }
            Shape::CubicBezier(curve) => {
                let points = curve.flatten(Some(CURVE));
                self.add_line(&points, curve.closed, curve.fill, &curve.stroke);
            }
            Shape::Band(_) | Shape::Callback(_) => {
                log::error!("a picture has a shape that is not known here");
            }
        }
    }

    fn add_circle(&mut self, circle: &CircleShape) {
        let centre = self.at(circle.center);
        let (x, y) = (number(centre.x), number(centre.y));
        let radius = self.length(circle.radius);
        let paint = self.paint(circle.fill, circle.stroke);
        self.element(
            paint,
            format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\""),
        );
    }

    fn add_ellipse(&mut self, ellipse: &EllipseShape) {
        let centre = self.at(ellipse.center);
        let (x, y) = (number(centre.x), number(centre.y));
        let (rx, ry) = (self.length(ellipse.radius.x), self.length(ellipse.radius.y));
        let turn = number(ellipse.angle.to_degrees());
        let paint = self.paint(ellipse.fill, ellipse.stroke);
        self.element(
            paint,
            format_args!(
                "ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" \
                 transform=\"rotate({turn} {x} {y})\""
            ),
        );
    }

    fn add_line(&mut self, points: &[Pos2], closed: bool, fill: Color32, stroke: &PathStroke) {
        let kind = match closed {
            true => Kind::Polygon,
            false => Kind::Line,
        };
        let paint = self.paint(fill, plain(stroke));
        self.add_points(points, closed, kind, paint);
    }

    fn add_rect(&mut self, shape: &RectShape) {
        let mut rect = shape.rect;
        // As egui itself does before it paints.
        if shape.round_to_pixels.unwrap_or(true) {
            rect = rect.round_to_pixels(self.scale);
        }
        let width = if shape.stroke.is_empty() {
            0.0
        } else {
            shape.stroke.width
        };
        let inward = match shape.stroke_kind {
            StrokeKind::Inside => width / 2.0,
            StrokeKind::Middle => 0.0,
            StrokeKind::Outside => -width / 2.0,
        };
        let area = rectangle(self.scaled(rect.shrink(inward)));
        let radius = f32::from(shape.corner_radius.nw) - inward;
        let paint = self.paint(shape.fill, shape.stroke);
        if radius > 0.0 {
            let radius = self.length(radius);
            self.element(paint, format_args!("rect {area} rx=\"{radius}\""));
        } else {
            self.element(paint, format_args!("rect {area}"));
        }
    }

    fn add_text(&mut self, text: &TextShape) {
        let galley = &text.galley;
        let corner = text.pos.round_to_pixels(self.scale);
        let mut letters = String::new();
        let sections = &galley.job.sections;
        let mut colour = text.fallback_color;
        let mut byte = 0;
        for row in &galley.rows {
            for glyph in &row.glyphs {
                let section = sections
                    .iter()
                    .find(|section| section.byte_range.end.0 > byte)
                    .or(sections.last());
                let Some(section) = section else { continue };
                byte += glyph.chr.len_utf8();
                let format = &section.format;
                let own = text.override_text_color.unwrap_or(format.color);
                if own != Color32::PLACEHOLDER {
                    colour = own;
                }
                glyphs::add_outline(
                    &mut letters,
                    glyph.chr,
                    &format.font_id.family,
                    format.font_id.size * self.scale,
                    self.at(corner + row.pos.to_vec2() + glyph.pos.to_vec2()),
                );
            }
            byte += usize::from(row.ends_with_newline);
        }
        let colour = colour.gamma_multiply(text.opacity_factor);
        let paint = self.paint(colour, Stroke::NONE);
        self.add_data(&letters, Kind::Letters, paint);
    }

    /// A mesh of flat colours: rectangles stay such, everything else comes in triangles.
    fn add_mesh(&mut self, mesh: &Mesh) {
        let mut indices = mesh.indices.as_slice();
        let vertex = |index: u32| &mesh.vertices[index as usize];
        while let [a, b, c, rest @ ..] = indices {
            let colour = vertex(*a).color;
            let paint = self.paint(colour, Stroke::NONE);
            let [p, q, r] = [a, b, c].map(|index| vertex(*index).pos);
            // The order in which egui makes rectangles: a corner, two neighbours, and again.
            if let [d, e, f, after @ ..] = rest
                && (d, e) == (c, b)
                && vertex(*f).pos == pos2(q.x, r.y)
                && p == pos2(r.x, q.y)
            {
                let corners = [p, q, vertex(*f).pos, r];
                self.add_points(&corners, true, Kind::Mesh, paint);
                indices = after;
            } else {
                self.add_points(&[p, q, r], true, Kind::Mesh, paint);
                indices = rest;
            }
        }
    }

    /// Adds a line or a surface with straight sides.
    fn add_points(&mut self, points: &[Pos2], closed: bool, kind: Kind, paint: Paint) {
        let mut data = String::new();
        for (index, point) in points.iter().enumerate() {
            let point = self.at(*point);
            data.push(if index == 0 { 'M' } else { 'L' });
            write(
                &mut data,
                format_args!("{} {}", number(point.x), number(point.y)),
            );
        }
        if closed {
            data.push('Z');
        }
        self.add_data(&data, kind, paint);
    }

    fn add_data(&mut self, data: &str, kind: Kind, paint: Paint) {
        if data.is_empty() || paint.is_nothing() {
            return;
        }
        match &mut self.path {
            Some(path) if path.takes(kind, &paint) => path.data.push_str(data),
            _ => {
                self.end_path();
                let data = data.to_owned();
                self.path = Some(Path { data, paint, kind });
            }
        }
    }

    /// Adds an element after the path that was collected.
    fn element(&mut self, paint: Paint, element: fmt::Arguments<'_>) {
        if !paint.is_nothing() {
            self.line(format_args!("<{element}{paint}/>"));
        }
    }

    fn end_path(&mut self) {
        if let Some(Path { data, paint, .. }) = self.path.take() {
            self.line(format_args!("<path d=\"{data}\"{paint}/>"));
        }
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        self.end_path();
        write(&mut self.body, line);
        self.body.push('\n');
    }

    fn paint(&self, fill: Color32, stroke: Stroke) -> Paint {
        Paint::new(fill, stroke, self.scale)
    }

    fn at(&self, point: Pos2) -> Pos2 {
        (point.to_vec2() * self.scale).to_pos2()
    }

    fn scaled(&self, rect: Rect) -> Rect {
        Rect::from_min_max(self.at(rect.min), self.at(rect.max))
    }

    fn length(&self, points: f32) -> Number {
        number(points * self.scale)
    }
}

fn write(text: &mut String, what: fmt::Arguments<'_>) {
    text.write_fmt(what)
        .expect("writing to a string does not fail");
}
