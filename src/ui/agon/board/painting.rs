//! The whole picture, layer upon layer.

use crate::rules::agon::{Cell, Cells, Position};
use crate::rules::{Player, Position as _};
use crate::ui::board::{Hands, Places as _, paint_notes};

use super::Canvas;
use super::scene::{Motion, Scene};
use super::{Overlay, badges, ground, marks, men};

/// Paints a scene.
pub(super) fn paint(canvas: &Canvas, scene: &Scene, hands: Hands<Cell>) {
    let position = scene.position;
    let preview = scene.visible_preview();
    let targets: Vec<Cell> = scene
        .visible_targets()
        .iter()
        .filter_map(|&play| Position::ends(play).1)
        .collect();
    let is_free = |cell| position.at(cell).is_none() && !targets.contains(&cell);

    if scene.what_if {
        ground::paint_dashed_rim(canvas);
    }
    ground::paint(canvas);
    ground::paint_names(canvas, is_free);
    if let Some(last) = scene.last {
        marks::paint_last(canvas, last);
    }
    if let Some(cell) = scene.lit {
        marks::paint_lit(canvas, cell);
    }
    if scene.lays(Overlay::Forbidden) {
        badges::paint_forbidden(canvas, position);
    }

    let leaving = preview.and_then(|preview| Position::ends(preview.play).0);
    let carried = hands.carried.map(|(cell, _)| cell);
    let moving = |cell| scene.motion.is_some_and(|motion| motion.covers(cell));
    let stands = |cell: &Cell| leaving != Some(*cell) && carried != Some(*cell) && !moving(*cell);
    let all = || {
        Player::BOTH
            .into_iter()
            .flat_map(|player| position.men(player))
    };
    // The bars to the captors lie under the men.
    for cell in all().filter(stands) {
        if let Some(man) = position.at(cell).filter(|man| man.captured) {
            let enemies = position.men(!man.owner);
            let captors: Vec<_> = enemies.pairs_around(cell).collect();
            men::captured(canvas, cell, man, &captors);
        }
    }
    for cell in all().filter(stands) {
        if let Some(man) = position.at(cell) {
            men::man(canvas, canvas.centre(cell), man.owner, man.rank);
        }
    }

    if scene.motion.is_none() {
        for cell in scene.due | scene.selected.map_or(Cells::NONE, Cells::of) {
            if let Some(man) = position.at(cell) {
                let chosen = scene.selected == Some(cell);
                marks::paint_choice(canvas, cell, man.rank, man.captured, chosen);
            }
        }
    }
    let landing = preview.and_then(|preview| Position::ends(preview.play).1);
    for &cell in targets.iter().filter(|&&cell| landing != Some(cell)) {
        marks::paint_target(canvas, cell);
    }
    if let (Some(preview), Some(cell)) = (preview, landing) {
        marks::paint_landing(canvas, cell);
        for captured in preview.captures {
            if let Some(man) = position.at(captured) {
                men::endangered(canvas, captured, man.rank);
            }
        }
        men::man(canvas, canvas.centre(cell), position.turn(), preview.rank);
    }
    if let Some(motion) = &scene.motion {
        paint_motion(canvas, position, motion);
    }

    if scene.lays(Overlay::Danger) {
        badges::paint_dangers(canvas, scene);
    }
    if scene.lays(Overlay::Steps) {
        badges::paint_steps(canvas, position);
    }
    if scene.lays(Overlay::Mobility) {
        badges::paint_mobility(canvas, &scene.facts.mobility);
    }
    if scene.lays(Overlay::Engine) {
        badges::paint_proposals(canvas, scene);
    }
    for marks in [scene.notes, hands.sketch.as_slice()] {
        paint_notes(canvas, &canvas.geometry, marks);
    }
    if let Some(cell) = hands.cursor {
        marks::paint_cursor(canvas, cell);
    }
    if let (Some((cell, place)), None) = (hands.carried, preview)
        && let Some(man) = position.at(cell)
    {
        men::man(canvas, place, man.owner, man.rank);
    }
}

impl Motion {
    /// Whether the man on a cell is the one that moves.
    fn covers(&self, cell: Cell) -> bool {
        let (from, to) = Position::ends(self.play);
        from == Some(cell) || to == Some(cell)
    }
}

/// Paints the man that moves; the position may be the one before or after his move.
fn paint_motion(canvas: &Canvas, position: &Position, motion: &Motion) {
    let (from, Some(to)) = Position::ends(motion.play) else {
        return;
    };
    let Some(man) = position.at(to).or_else(|| position.at(from?)) else {
        return;
    };
    let progress = motion.progress.clamp(0.0, 1.0);
    let landing = canvas.centre(to);
    let place = match from {
        Some(from) => canvas.geometry.centre(from).lerp(landing, progress),
        None if progress == 0.0 => return,
        None => landing - egui::vec2(0.0, canvas.unit * 0.3 * (1.0 - progress)),
    };
    men::man(canvas, place, motion.mover, man.rank);
}
