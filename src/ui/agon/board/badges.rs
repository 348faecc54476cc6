//! What overlays put into cells: numbers beside men, signs on empty cells, arrows between them.

use egui::{Pos2, Shape, Stroke, vec2};

use crate::rules::agon::{Cell, Position};
use crate::rules::{Player, Position as _};
use crate::study::agon::{Danger, turns_of};
use crate::ui::board::{arrow, badge, numbered_disc};

use super::Canvas;
use super::men;
use super::scene::Scene;

/// From the middle of a cell to the numbers beside a man, in cells.
const ASIDE: f32 = 0.3;
/// The signs on forbidden cells, in cells.
const SIGN: f32 = 0.1;

/// The turns that each man still needs.
pub(super) fn paint_steps(canvas: &Canvas, position: &Position) {
    for cell in Player::BOTH
        .into_iter()
        .flat_map(|player| position.men(player))
    {
        if let Some(turns) = turns_of(position, cell) {
            let place = canvas.centre(cell) + vec2(ASIDE, -ASIDE) * canvas.unit;
            badge(canvas, place, &turns.to_string(), false);
        }
    }
}

/// How many moves each man has.
pub(super) fn paint_mobility(canvas: &Canvas, mobility: &[(Cell, u32)]) {
    for (cell, moves) in mobility {
        let place = canvas.centre(*cell) + vec2(-ASIDE, -ASIDE) * canvas.unit;
        badge(canvas, place, &moves.to_string(), true);
    }
}

/// The cells that a player's men may not go to: a crossed circle for White's, on the left, a
/// crossed diamond for Black's, on the right.
pub(super) fn paint_forbidden(canvas: &Canvas, position: &Position) {
    for player in Player::BOTH {
        let aside = match player {
            Player::First => -0.17,
            Player::Second => 0.17,
        };
        for cell in position.forbidden(player) & position.empties() {
            let place = canvas.centre(cell) + vec2(aside, 0.0) * canvas.unit;
            forbidden(canvas, place, player);
        }
    }
}

fn forbidden(canvas: &Canvas, place: Pos2, player: Player) {
    let radius = (SIGN * canvas.unit).max(4.5);
    let line = Stroke::new((0.25 * radius).max(1.4), canvas.palette.ink);
    let halo = canvas.palette.halo;
    match player {
        Player::First => {
            canvas.painter.circle(place, radius, halo, line);
        }
        Player::Second => {
            let tip = 1.25 * radius;
            let ways = [
                vec2(0.0, -tip),
                vec2(tip, 0.0),
                vec2(0.0, tip),
                vec2(-tip, 0.0),
            ];
            let corners = ways.map(|way| place + way);
            canvas
                .painter
                .add(Shape::convex_polygon(corners.into(), halo, line));
        }
    }
    let slash = vec2(0.66, -0.66) * radius;
    canvas
        .painter
        .line_segment([place - slash, place + slash], line);
}

/// The men that the next move could capture, and the moves: all that capture the man who is
/// pointed at, else the first that captures each.
pub(super) fn paint_dangers(canvas: &Canvas, scene: &Scene) {
    let dangers = &scene.facts.dangers;
    let pointed = scene
        .pointed
        .filter(|&cell| dangers.iter().any(|danger| danger.man == cell));
    let mut last = None;
    for &Danger { man, by } in dangers {
        let first = last.replace(man) != Some(man);
        if first && let Some(rank) = scene.position.at(man).map(|man| man.rank) {
            men::endangered(canvas, man, rank);
        }
        let shown = pointed.map_or(first, |pointed| pointed == man);
        if let (true, (from, Some(to))) = (shown, Position::ends(by)) {
            let landing = canvas.centre(to);
            match from {
                Some(from) => arrow(canvas, canvas.centre(from), landing, canvas.palette.threat),
                None => {
                    let ring = Stroke::new(canvas.share(0.05, 2.0, 5.0), canvas.palette.threat);
                    canvas.dashed_circle(landing, 0.3 * canvas.unit, ring);
                }
            }
        }
    }
}

/// What the engine proposes, the first move on top.
pub(super) fn paint_proposals(canvas: &Canvas, scene: &Scene) {
    for (index, &play) in scene.proposed.iter().enumerate().rev() {
        let (from, Some(to)) = Position::ends(play) else {
            continue;
        };
        let landing = canvas.centre(to);
        if let Some(from) = from {
            arrow(canvas, canvas.centre(from), landing, canvas.palette.engine);
        }
        numbered_disc(canvas, landing, index + 1);
    }
}
