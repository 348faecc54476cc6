//! The whole picture, layer upon layer.

use egui::vec2;

use crate::rules::Position as _;
use crate::rules::agora::{Cell, Owned};
use crate::ui::board::{Hands, paint_notes};

use super::men::{self, Disc};
use super::scene::Scene;
use super::{Canvas, Overlay, ground, marks, motion, studies, tags};

/// Paints a scene.
pub(super) fn paint(canvas: &Canvas, scene: &Scene, hands: Hands<Cell>) {
    let position = scene.position;
    let preview = scene.visible_preview();
    let shown = canvas
        .painter
        .clip_rect()
        .intersect(canvas.geometry.shown().expand(2.0));

    ground::paint_labels(canvas);
    let canvas = &canvas.clipped(shown);
    ground::paint(canvas);
    if scene.what_if {
        ground::paint_dashed_rim(canvas);
    }
    if let Some(last) = scene.last {
        marks::paint_last(canvas, last);
    }
    if let Some(cell) = scene.lit {
        marks::paint_lit(canvas, cell);
    }
    if let Some(cell) = scene.selected.filter(|_| scene.motion.is_none()) {
        marks::paint_choice(canvas, cell);
    }
    if let Some(preview) = preview {
        marks::paint_landing(canvas, preview.play.to);
    }

    let carried = hands.carried.map(|(cell, _)| cell);
    let seen = preview.map_or(position, |preview| preview.after);
    for cell in Cell::all() {
        if scene.motion.is_some_and(|course| course.covers(cell)) {
            continue;
        }
        let Some(owned) = seen.at(cell) else {
            continue;
        };
        if carried == Some(cell) && preview.is_none() {
            without_top(canvas, cell, owned);
        } else {
            men::pile(canvas, canvas.centre(cell), owned);
        }
    }
    // The numbers lie on top of the men, those of the rows above too.
    for cell in Cell::all() {
        let moving = scene.motion.is_some_and(|course| course.covers(cell));
        if let Some(owned) = seen.at(cell).filter(|_| !moving) {
            tags::tags(canvas, cell, owned);
            if scene.shows_height(cell) {
                tags::height(canvas, cell, seen.height(cell));
            }
        }
    }
    let landing = preview.map(|preview| preview.play.to);
    let targets = scene.visible_targets().iter();
    for &play in targets.filter(|play| landing != Some(play.to)) {
        marks::paint_target(canvas, play);
    }
    if let Some(course) = &scene.motion {
        motion::paint(canvas, course);
    }

    if scene.lays(Overlay::Takes) {
        studies::paint_takes(canvas, scene);
    }
    if scene.lays(Overlay::Revolutions) {
        studies::paint_revolutions(canvas, scene);
    }
    if scene.lays(Overlay::Mobility) {
        studies::paint_mobility(canvas, &scene.facts.mobility);
    }
    if scene.lays(Overlay::Engine) {
        studies::paint_proposals(canvas, scene);
    }
    for marks in [scene.notes, hands.sketch.as_slice()] {
        paint_notes(canvas, &canvas.geometry, marks);
    }
    if let Some(cell) = hands.cursor {
        marks::paint_cursor(canvas, cell);
    }
    if let (Some((_, place)), None) = (hands.carried, preview) {
        men::disc(canvas, place, Disc::of(position.turn()), 1.0);
    }
}

/// A pile whose top man is in somebody's hand.
fn without_top(canvas: &Canvas, cell: Cell, owned: Owned) {
    let men = owned.pile.men();
    let discs = men::discs(owned).take(usize::from(men) - 1);
    for (index, disc) in (0u8..).zip(discs) {
        let offset = men::offset(f32::from(index), f32::from(men));
        let place = canvas.centre(cell) + vec2(0.0, offset) * canvas.unit;
        men::disc(canvas, place, disc, f32::from(men));
    }
}
