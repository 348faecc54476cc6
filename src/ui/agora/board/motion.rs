//! A move on its way: the man goes, then men are turned over.

use egui::{Pos2, vec2};

use crate::rules::Player;
use crate::rules::agora::{Action, Cell, Move, Owned, Position};

use super::Canvas;
use super::men::{self, Disc};

/// The part of the time that the man is on his way; then others are turned over.
const WALK: f32 = 0.75;
/// How high the man jumps on his way, in cells.
const JUMP: f32 = 0.12;

/// A move on its way.
#[derive(Clone, Copy)]
pub struct Course<'a> {
    /// The move.
    pub play: Move,
    /// The position before it.
    pub before: &'a Position,
    /// From 0, not yet begun, to 1, arrived; falling when a move is taken back.
    pub progress: f32,
}

impl Course<'_> {
    /// Whether a cell is one of those between which it goes.
    pub(super) fn covers(&self, cell: Cell) -> bool {
        self.play.from == cell || self.play.to == cell
    }
}

/// Paints the piles at both ends of a move, and the man between them.
pub(super) fn paint(canvas: &Canvas, course: &Course) {
    let Move { from, action, to } = course.play;
    let (Some(origin), target) = (course.before.at(from), course.before.at(to)) else {
        return;
    };
    let progress = course.progress.clamp(0.0, 1.0);
    let way = (progress / WALK).min(1.0);
    let turned = ((progress - WALK) / (1.0 - WALK)).max(0.0);
    let mover = origin.owner;

    let staying = f32::from(origin.pile.men()) - way;
    let left_behind = origin.pile.captors() - 1;
    let revolts = origin.pile.prisoners() > left_behind;
    let rest = men::discs(origin).take(usize::from(origin.pile.men()) - 1);
    let rest = rest.map(|disc| turn(disc, mover, revolts, turned));
    stack(canvas, canvas.centre(from), rest, 0.0, staying);

    let start = men::offset(
        f32::from(origin.pile.men()) - 1.0,
        f32::from(origin.pile.men()),
    );
    let start = canvas.centre(from) + vec2(0.0, start) * canvas.unit;
    let joined = target.map_or(0.0, |target| f32::from(target.pile.men()));
    let pile = joined + way;
    let end = |index: f32| canvas.centre(to) + vec2(0.0, men::offset(index, pile)) * canvas.unit;
    let flight = |end: Pos2| {
        let jump = JUMP * (way * std::f32::consts::PI).sin() * canvas.unit;
        start.lerp(end, way) - vec2(0.0, jump)
    };
    let man = Disc::of(mover);
    match (action, target) {
        (Action::Surrender, Some(target)) => {
            men::disc(canvas, start.lerp(end(0.0), way), man, pile);
            let discs = men::discs(target);
            let discs = discs.map(|disc| turn(disc, !mover, tips(target), turned));
            stack(canvas, canvas.centre(to), discs, way, pile);
        }
        (_, target) => {
            if let Some(target) = target {
                let discs = men::discs(target);
                let discs = discs.map(|disc| turn(disc, !mover, true, turned));
                stack(canvas, canvas.centre(to), discs, 0.0, pile);
            }
            men::disc(canvas, flight(end(joined)), man, pile);
        }
    }
}

/// Whether one prisoner more tips the balance.
fn tips(target: Owned) -> bool {
    target.pile.prisoners() + 1 > target.pile.captors()
}

/// A man, turned over so far if he is one of those who are.
fn turn(disc: Disc, losing: Player, happens: bool, turned: f32) -> Disc {
    match happens && disc.colour == losing {
        true => Disc { turned, ..disc },
        false => disc,
    }
}

/// Paints men on top of each other, the lowest so far up, in a pile of so many.
fn stack(canvas: &Canvas, centre: Pos2, discs: impl Iterator<Item = Disc>, lowest: f32, men: f32) {
    for (index, disc) in (0u8..).zip(discs) {
        let offset = men::offset(lowest + f32::from(index), men);
        men::disc(canvas, centre + vec2(0.0, offset) * canvas.unit, disc, men);
    }
}
