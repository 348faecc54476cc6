//! What overlays say of piles: signs at their corners, arrows between them.

use egui::{Stroke, vec2};

use crate::rules::agora::{Cell, Move};
use crate::ui::board::{arrow, badge, numbered_disc};

use super::Canvas;
use super::scene::Scene;

/// From the middle of a cell to the signs in its corners, in cells.
const ASIDE: f32 = 0.36;
/// The sign of a revolution.
const REVOLUTION: &str = "⟲";
/// The ring round a pile that can be taken, in cells.
const RING: f32 = 0.37;

/// How many moves each pile has.
pub(super) fn paint_mobility(canvas: &Canvas, mobility: &[(Cell, u32)]) {
    for (cell, moves) in mobility {
        let place = canvas.centre(*cell) + vec2(-ASIDE, -ASIDE) * canvas.unit;
        badge(canvas, place, &moves.to_string(), true);
    }
}

/// The piles that are one man from a revolution, and who could bring it about by surrender.
pub(super) fn paint_revolutions(canvas: &Canvas, scene: &Scene) {
    let facts = scene.facts;
    for (play, cells) in &facts.revolutions {
        if cells.contains(play.to) {
            between(canvas, *play, canvas.palette.ink);
        }
    }
    for cell in &facts.brinks {
        let place = canvas.centre(*cell) + vec2(ASIDE, -ASIDE) * canvas.unit;
        badge(canvas, place, REVOLUTION, false);
    }
}

/// What the pile that is pointed at or chosen can take, and what can take it; without one, all
/// that can be taken.
pub(super) fn paint_takes(canvas: &Canvas, scene: &Scene) {
    let takes = || scene.facts.takes.iter().copied();
    let mut about = [scene.pointed, scene.selected].into_iter().flatten();
    let about = about.find(|&cell| scene.position.at(cell).is_some());
    let shown: Vec<Move> = match about {
        Some(pile) => takes()
            .filter(|take| take.from == pile || take.to == pile)
            .collect(),
        None => takes().collect(),
    };
    let line = Stroke::new(canvas.share(0.03, 1.6, 4.0), canvas.palette.threat);
    for take in &shown {
        canvas.dashed_circle(canvas.centre(take.to), RING * canvas.unit, line);
    }
    for take in shown {
        between(canvas, take, canvas.palette.threat);
    }
}

/// What the engine proposes, the first move on top.
pub(super) fn paint_proposals(canvas: &Canvas, scene: &Scene) {
    for (index, &play) in scene.proposed.iter().enumerate().rev() {
        between(canvas, play, canvas.palette.engine);
        numbered_disc(canvas, canvas.centre(play.to), index + 1);
    }
}

fn between(canvas: &Canvas, play: Move, colour: egui::Color32) {
    let [from, to] = [play.from, play.to].map(|cell| canvas.centre(cell));
    arrow(canvas, from, to, colour);
}
