//! The whole picture, layer upon layer.

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Piece, Position};
use crate::ui::board::{Hands, paint_notes};
use crate::ui::text::Text;

use super::Overlay;
use super::canvas::Canvas;
use super::cells::{CellTable, FieldTable};
use super::scene::Scene;
use super::{
    certain, changed, flips, freedom, ground, marks, motion, pieces, preview, proposals, ranks,
    reach, swing, tags, threats,
};

/// Paints a scene.
pub(super) fn paint(canvas: &Canvas, scene: &Scene, hands: Hands<Cell>, text: &Text) {
    let table = FieldTable::of(scene.ground_fields());
    let previewed = scene.visible_preview();
    let targets = scene.visible_targets();
    let lit = scene
        .highlight
        .filter(|_| previewed.is_none())
        .and_then(|index| table.fields.get(index));

    ground::paint_labels(canvas);
    let canvas = &canvas.on_what_is_shown();
    ground::paint(canvas, &table);
    if scene.what_if {
        ground::paint_dashed_rim(canvas);
    }
    if let Some(field) = lit {
        ground::paint_lit(canvas, &table, field);
        pieces::paint_lit(canvas, field);
    }

    let findings = scene.findings;
    if let Some(certain) = scene.laid(Overlay::Certain, findings.certain.as_ref()) {
        certain::paint(canvas, &FieldTable::of(scene.fields), certain);
    }
    let landing = previewed.and_then(|preview| Position::ends(preview.play).1);
    let swings = scene.swings().map(|swings| {
        let mut best = swing::best(swings, scene.selected);
        best.retain(|&cell, _| landing != Some(cell));
        best
    });
    if let Some(swings) = &swings
        && (previewed.is_none() || scene.position.in_opening())
    {
        swing::paint_heat(canvas, swings);
    }

    let leaving = previewed.and_then(|preview| Position::ends(preview.play).0);
    let moving = |cell| scene.motion.is_some_and(|motion| motion.covers(cell));
    pieces::paint_rings(canvas, &table, |cell| moving(cell) || landing == Some(cell));
    let carried = hands.carried.map(|(cell, _)| cell);
    pieces::paint(canvas, scene.position, moving, leaving.or(carried));
    if let Some(last) = scene.last {
        marks::paint_last(canvas, last);
    }

    if let Some(change) = scene.laid(Overlay::Changed, scene.change) {
        changed::paint(canvas, change);
    }
    // Arrows cover no number.
    let mover = scene.position.turn();
    let field = scene.pointed_field();
    let dangers = findings.dangers(scene.fields, mover, field);
    let dangers = scene.laid(Overlay::Threats, dangers);
    if let Some(dangers) = &dangers {
        threats::paint_arrows(canvas, dangers, mover);
    }
    let proposed = scene.laid(Overlay::Engine, Some(scene.proposed));
    if let Some(proposed) = proposed {
        proposals::paint_arrows(canvas, proposed);
    }
    let mut avoid = CellTable::filled(false);
    if let Some(reach) = scene.laid(Overlay::Reach, findings.reach.as_ref()) {
        let farmer = scene.pointed.and_then(|cell| reach.at(cell));
        let farmer = farmer.or_else(|| reach.at(scene.selected?));
        reach::paint(canvas, reach, farmer, &mut avoid);
    }
    if let Some(freedom) = scene.laid(Overlay::Freedom, findings.freedom.as_ref()) {
        freedom::paint(canvas, freedom);
    }

    for &cell in swings.iter().flat_map(|swings| swings.keys()) {
        avoid[cell] = true;
    }
    for cell in scene.position.cells() {
        avoid[cell] |= !canvas.geometry.shows(cell);
    }
    for &play in targets {
        if let (_, Some(to)) = Position::ends(play) {
            avoid[to] = true;
        }
    }
    for cell in previewed
        .into_iter()
        .flat_map(|preview| preview.play.path())
    {
        avoid[cell] = true;
    }
    let mut taken = Vec::new();
    if scene.shown.has(Overlay::Values) {
        taken = tags::paint(canvas, &table, &avoid);
    }

    if let Some(flips) = scene.laid(Overlay::Flips, findings.flips.as_ref()) {
        for tag in &taken {
            if let Some(cell) = canvas.geometry.cell_at(tag.center()) {
                avoid[cell] = true;
            }
        }
        flips::paint(canvas, &FieldTable::of(scene.fields), flips, &mut avoid);
    }

    if let Some(cell) = scene.selected {
        marks::paint_selection(canvas, cell);
    }
    for &play in targets {
        if Position::ends(play).1 != landing {
            marks::paint_target(canvas, play);
        }
    }
    if let Some(swings) = &swings {
        swing::paint_numbers(canvas, swings);
    }
    if let Some(preview) = &previewed {
        preview::paint(canvas, scene.position, preview.play);
        for &play in targets {
            if let (_, Some(to)) = Position::ends(play) {
                taken.push(canvas.geometry.cell_rect(to).shrink(0.3 * canvas.cell()));
            }
        }
        preview::paint_label(canvas, scene.position, preview, &taken, text);
    }
    if let Some(motion) = &scene.motion {
        motion::paint(canvas, motion);
    }
    let pointed = scene.pointed.and_then(|cell| table.field(cell));
    if let Some(field) = scene.laid(Overlay::Ledger, lit.or(pointed)) {
        ranks::paint(canvas, field);
    }
    if let Some(dangers) = &dangers {
        threats::paint_numbers(canvas, dangers, mover);
    }
    if let Some(proposed) = proposed {
        let has_swing = |cell| {
            swings
                .as_ref()
                .is_some_and(|swings| swings.contains_key(&cell))
        };
        proposals::paint_numbers(canvas, proposed, has_swing);
    }
    for marks in [scene.notes, hands.sketch.as_slice()] {
        paint_notes(canvas, &canvas.geometry, marks);
    }
    if let Some(cell) = hands.cursor {
        marks::paint_cursor(canvas, cell);
    }
    if let (Some((cell, place)), None) = (hands.carried, previewed)
        && let Some((player, Piece::Farmer(harvest))) = scene.position.at(cell)
    {
        pieces::farmer(canvas, place, &canvas.owner(player), harvest);
    }
}
