//! Queens and guards. Without colour a queen is told by her crown, a White guard by a circle and
//! a Black one by a diamond.

use egui::{Painter, Pos2, Shape, Stroke, Vec2, vec2};

use crate::rules::Player;
use crate::rules::agon::{Cell, Man, Rank};
use crate::ui::tokens::{ManColours, Palette};

use super::Canvas;

/// The radius of a guard and of a queen, in cells.
const GUARD: f32 = 0.28;
const QUEEN: f32 = 0.32;
/// The edge of the disc, by its radius.
const EDGE: f32 = 0.13;
/// The sign of a guard, by the radius of the disc.
const SIGN: f32 = 0.5;
const SIGN_LINE: f32 = 0.12;

/// Paints a man with his middle at a place.
pub(super) fn man(canvas: &Canvas, place: Pos2, owner: Player, rank: Rank) {
    let radius = radius_of(rank) * canvas.unit;
    paint_man(&canvas.painter, place, owner, rank, radius, canvas.palette);
}

/// The radius of a man, in cells.
pub(super) fn radius_of(rank: Rank) -> f32 {
    match rank {
        Rank::Queen => QUEEN,
        Rank::Guard => GUARD,
    }
}

/// Paints a man of a radius in points anywhere.
pub fn paint_man(
    painter: &Painter,
    place: Pos2,
    owner: Player,
    rank: Rank,
    radius: f32,
    palette: &Palette,
) {
    let colours = palette.men[owner];
    let edge = Stroke::new((EDGE * radius).max(1.0), colours.edge);
    painter.circle(place, radius - edge.width / 2.0, colours.disc, edge);
    match rank {
        Rank::Queen => crown(painter, place, owner, radius, colours),
        Rank::Guard => guard(painter, place, owner, radius, colours),
    }
}

fn guard(painter: &Painter, place: Pos2, owner: Player, radius: f32, colours: ManColours) {
    let line = Stroke::new((SIGN_LINE * radius).max(1.2), colours.sign);
    let size = SIGN * radius;
    match owner {
        Player::First => {
            painter.circle_stroke(place, size, line);
        }
        Player::Second => {
            let corners = diamond(place, size * 1.1);
            painter.add(Shape::closed_line(corners.into(), line));
        }
    }
}

/// A crown of three points with balls on White's and diamonds on Black's.
fn crown(painter: &Painter, place: Pos2, owner: Player, radius: f32, colours: ManColours) {
    let at = |x: f32, y: f32| place + vec2(x, y) * radius;
    let fill = |corners: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(corners, colours.sign, Stroke::NONE));
    };
    fill(vec![
        at(-0.5, 0.2),
        at(0.5, 0.2),
        at(0.5, 0.46),
        at(-0.5, 0.46),
    ]);
    for (left, tip, right) in [(-0.5, -0.58, -0.06), (-0.3, 0.0, 0.3), (0.06, 0.58, 0.5)] {
        let top = if tip == 0.0 { -0.42 } else { -0.28 };
        fill(vec![at(tip, top), at(right, 0.22), at(left, 0.22)]);
        let ball = 0.11 * radius;
        let peak = at(tip, top);
        match owner {
            Player::First => {
                painter.circle_filled(peak, ball, colours.sign);
            }
            Player::Second => fill(diamond(peak, ball * 1.35).into()),
        }
    }
}

fn diamond(place: Pos2, size: f32) -> [Pos2; 4] {
    [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT].map(|way| place + way * size)
}

/// The mark of a captured man: a ring, and a bar to either captor that still stands there.
pub(super) fn captured(canvas: &Canvas, cell: Cell, man: Man, captors: &[(Cell, Cell)]) {
    let centre = canvas.centre(cell);
    let radius = radius_of(man.rank) * canvas.unit;
    let width = canvas.share(0.055, 2.2, 6.0);
    let ring = radius + 1.3 * width;
    for captor in captors.iter().flat_map(|&(one, other)| [one, other]) {
        bar(canvas, centre, canvas.centre(captor), ring, width);
    }
    for (extra, colour) in [(width, canvas.palette.halo), (0.0, canvas.palette.threat)] {
        let stroke = Stroke::new(width + extra, colour);
        canvas.painter.circle_stroke(centre, ring, stroke);
    }
}

/// A dashed bar from the ring of a captured man to a captor's edge.
fn bar(canvas: &Canvas, from: Pos2, to: Pos2, ring: f32, width: f32) {
    let along = (to - from).normalized();
    let ends = [from + along * ring, to - along * GUARD * canvas.unit];
    let halo = Stroke::new(width * 2.0, canvas.palette.halo);
    canvas.painter.line_segment(ends, halo);
    let line = Stroke::new(width, canvas.palette.threat);
    let dash = canvas.share(0.09, 3.0, 9.0);
    canvas
        .painter
        .extend(Shape::dashed_line(&ends, line, dash, dash * 0.6));
}

/// A dashed ring round a man that would be captured.
pub(super) fn endangered(canvas: &Canvas, cell: Cell, rank: Rank) {
    let width = canvas.share(0.055, 2.2, 6.0);
    let radius = radius_of(rank) * canvas.unit + 1.3 * width;
    let halo = Stroke::new(width * 2.0, canvas.palette.halo);
    canvas
        .painter
        .circle_stroke(canvas.centre(cell), radius, halo);
    let line = Stroke::new(width, canvas.palette.threat);
    canvas.dashed_circle(canvas.centre(cell), radius, line);
}
