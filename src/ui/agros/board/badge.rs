//! Small marks that overlays put into cells: each kind has a place of its own there, so that they
//! combine.

use egui::{Color32, FontId, Mesh, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::rules::Player;
use crate::rules::agros::Cell;

use super::canvas::Canvas;

/// From the middle of a cell to the marks of either player, in cells: Light's are on the left,
/// Dark's on the right.
const ASIDE: f32 = 0.31;

/// A number on a small tag.
pub(super) struct Badge {
    pub(super) words: String,
    pub(super) font: FontId,
    /// Whether it is the other way round, light on dark or dark on light.
    pub(super) inverted: bool,
}

impl Badge {
    /// Paints it with its middle at a place.
    pub(super) fn paint(&self, canvas: &Canvas, place: Pos2) -> Rect {
        let palette = canvas.palette;
        let (ink, ground) = match self.inverted {
            true => (palette.tag, palette.ink),
            false => (palette.ink, palette.tag),
        };
        let words = canvas
            .painter
            .layout_no_wrap(self.words.clone(), self.font.clone(), ink);
        let extent = words.size() + vec2(0.5 * self.font.size, 0.1 * self.font.size);
        let rect = canvas.sharp(Rect::from_center_size(place, extent));
        tag(canvas, rect, ground);
        canvas
            .painter
            .galley(rect.center() - words.size() / 2.0, words, ink);
        rect
    }
}

/// Where the marks of a player stand in a cell, so far above the middle.
pub(super) fn aside(canvas: &Canvas, cell: Cell, player: Player, above: f32) -> Pos2 {
    let right = match player {
        Player::First => -ASIDE,
        Player::Second => ASIDE,
    };
    canvas.centre(cell) + vec2(right, -above) * canvas.cell()
}

/// A small tag. Its edges are on whole pixels and need no smoothing, which costs much where there
/// are many.
pub(super) fn tag(canvas: &Canvas, rect: Rect, ground: Color32) {
    let edge = canvas.geometry.whole_pixels(1.0);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, canvas.palette.ink);
    mesh.add_colored_rect(rect.shrink(edge), ground);
    canvas.painter.add(Shape::mesh(mesh));
}

/// How the sign of a player is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fill {
    /// Full of ink.
    Filled,
    /// Only its edge.
    Hollow,
    /// Its edge, and a dot inside.
    Dotted,
}

/// The sign of a player: a disc for Light, a diamond for Dark.
pub(super) fn sign(canvas: &Canvas, place: Pos2, player: Player, radius: f32, fill: Fill) {
    let palette = canvas.palette;
    match fill {
        Fill::Filled => shape(canvas, place, player, radius, palette.ink),
        Fill::Hollow => outline(canvas, place, player, radius),
        Fill::Dotted => {
            outline(canvas, place, player, radius);
            canvas
                .painter
                .circle_filled(place, 0.42 * radius, palette.ink);
        }
    }
}

/// A sign with a plus, a minus or a cross in it, drawn with lines so that it can be tiny.
pub(super) fn signed(
    canvas: &Canvas,
    place: Pos2,
    player: Player,
    radius: f32,
    strokes: &[[Vec2; 2]],
) {
    outline(canvas, place, player, radius);
    let stroke = Stroke::new((radius * 0.3).max(1.2), canvas.palette.ink);
    for [from, to] in strokes {
        let line = [place + *from * radius, place + *to * radius];
        canvas.painter.line_segment(line, stroke);
    }
}

/// A sign of which only the edge is ink.
fn outline(canvas: &Canvas, place: Pos2, player: Player, radius: f32) {
    let edge = (0.3 * radius).max(1.2);
    shape(canvas, place, player, radius, canvas.palette.ink);
    shape(canvas, place, player, radius - edge, canvas.palette.halo);
}

/// A disc or a diamond. Filled discs cost much less than circles with a stroke.
fn shape(canvas: &Canvas, place: Pos2, player: Player, radius: f32, fill: Color32) {
    match player {
        Player::First => {
            canvas.painter.circle_filled(place, radius, fill);
        }
        Player::Second => {
            let tip = 1.3 * radius;
            let corners = [
                vec2(0.0, -tip),
                vec2(tip, 0.0),
                vec2(0.0, tip),
                vec2(-tip, 0.0),
            ];
            let corners = corners.map(|corner| place + corner);
            canvas
                .painter
                .add(Shape::convex_polygon(corners.into(), fill, Stroke::NONE));
        }
    }
}
