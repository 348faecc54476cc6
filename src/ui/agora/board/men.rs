//! Piles of men. Without colour Red is told by the notches in the sides of its discs and the ring
//! on top.

use egui::{Pos2, Shape, Stroke, Vec2, vec2};

use crate::rules::Player;
use crate::rules::agora::Stack;

use super::Canvas;

/// Half the breadth and half the depth of a disc, in cells.
const BREADTH: f32 = 0.27;
const DEPTH: f32 = 0.105;
/// How thick a disc is, by the step from disc to disc.
const THICKNESS: f32 = 0.85;
/// From disc to disc, in cells, where there is room.
const STEP: f32 = 0.085;
/// So high is a pile of any height at most, in cells.
const MOST_HEIGHT: f32 = 0.5;
/// From the middle of the cell down to the lowest disc of a man alone and of a high pile, in cells.
const LEAST_BASE: f32 = 0.03;
const MOST_BASE: f32 = 0.17;
/// By how much each man pushes the lowest disc down, in cells.
const SINK: f32 = 0.05;
/// How high a disc jumps when it is turned over, in cells.
const JUMP: f32 = 0.12;
/// The edge of a disc, in cells.
const EDGE: f32 = 0.016;
/// The points of half an ellipse.
const POINTS: u8 = 12;

/// A man as a disc, perhaps being turned over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Disc {
    /// His colour before.
    pub(super) colour: Player,
    /// How far he is turned over to the other one: 0 not at all, 1 all the way.
    pub(super) turned: f32,
}

impl Disc {
    pub(super) fn of(colour: Player) -> Disc {
        Disc {
            colour,
            turned: 0.0,
        }
    }

    /// The colour that is seen.
    fn seen(self) -> Player {
        match self.turned < 0.5 {
            true => self.colour,
            false => !self.colour,
        }
    }
}

/// The men of a pile, the lowest first: prisoners, then captors.
pub(super) fn discs(stack: impl Into<Stack>) -> impl Iterator<Item = Disc> {
    let stack = stack.into();
    let prisoners = (0..stack.prisoners).map(move |_| !stack.owner);
    let captors = (0..stack.captors).map(move |_| stack.owner);
    prisoners.chain(captors).map(Disc::of)
}

/// From the middle of a cell to the middle of a disc, counted from the lowest, in a pile of so
/// many men, in cells. Neither number need be whole: men may be on their way.
pub(super) fn offset(disc: f32, men: f32) -> f32 {
    let above = (men - 1.0).max(0.0);
    let base = (LEAST_BASE + SINK * above).min(MOST_BASE);
    base - disc * step(men)
}

fn step(men: f32) -> f32 {
    STEP.min(MOST_HEIGHT / (men - 1.0).max(1.0))
}

/// Paints a pile in a cell.
pub(super) fn pile(canvas: &Canvas, centre: Pos2, stack: impl Into<Stack>) {
    let stack = stack.into();
    let men = f32::from(stack.men());
    for (index, man) in (0u8..).zip(discs(stack)) {
        let place = centre + vec2(0.0, offset(f32::from(index), men)) * canvas.unit;
        disc(canvas, place, man, men);
    }
}

/// Paints a disc with its top's middle at a place, as thick as in a pile of so many men.
pub(super) fn disc(canvas: &Canvas, place: Pos2, man: Disc, men: f32) {
    let angle = man.turned * std::f32::consts::PI;
    let place = place - vec2(0.0, JUMP * angle.sin() * canvas.unit);
    let radius = vec2(BREADTH, DEPTH * angle.cos().abs().max(0.08)) * canvas.unit;
    let down = vec2(0.0, THICKNESS * step(men) * canvas.unit);
    let colours = canvas.palette.pile_men[man.seen()];
    let edge = Stroke::new(canvas.share(EDGE, 1.0, 2.5), colours.edge);

    let upper = half(place, radius, -1.0);
    let lower = half(place + down, radius, 1.0);
    let side = upper.chain(lower).collect();
    canvas
        .painter
        .add(Shape::convex_polygon(side, colours.disc, edge));
    if man.seen() == Player::Second {
        notches(canvas, place, radius, down, colours.sign);
    }
    let top = half(place, radius, -1.0).chain(half(place, radius, 1.0));
    let top: Vec<_> = top.collect();
    canvas
        .painter
        .add(Shape::convex_polygon(top, colours.disc, edge));
    if man.seen() == Player::Second {
        let ring = half(place, radius * 0.58, -1.0).chain(half(place, radius * 0.58, 1.0));
        let line = Stroke::new(canvas.share(0.014, 1.0, 2.0), colours.sign);
        canvas.painter.add(Shape::closed_line(ring.collect(), line));
    }
}

/// Light notches in the side of a disc.
fn notches(canvas: &Canvas, place: Pos2, radius: Vec2, down: Vec2, colour: egui::Color32) {
    let line = Stroke::new(canvas.share(0.016, 1.0, 2.5), colour);
    for across in [-0.6f32, -0.2, 0.2, 0.6] {
        let front = radius.y * (1.0 - across * across).sqrt();
        let from = place + vec2(across * radius.x, front);
        canvas
            .painter
            .line_segment([from + down * 0.25, from + down * 0.85], line);
    }
}

/// Half an ellipse: the upper one from the left to the right (`way` −1), or the lower one from
/// the right to the left (1).
fn half(centre: Pos2, radius: Vec2, way: f32) -> impl Iterator<Item = Pos2> {
    (0..=POINTS).map(move |point| {
        let angle = std::f32::consts::PI * f32::from(point) / f32::from(POINTS);
        centre + vec2(way * angle.cos() * radius.x, way * angle.sin() * radius.y)
    })
}
