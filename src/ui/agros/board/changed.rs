//! What has changed since an earlier position, cell by cell.

use egui::{Vec2, vec2};

use crate::rules::Player;
use crate::study::agros::{Change, Patch};

use super::badge::{aside, signed};
use super::canvas::Canvas;

/// The radius of a sign, in cells.
const SIGN: f32 = 0.1;
/// From the middle of the cell up to the signs, in cells.
const ABOVE: f32 = 0.33;

/// What a cell means for a player now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    Gained,
    Lost,
    CountsOtherwise,
}

impl Turn {
    fn strokes(self) -> &'static [[Vec2; 2]] {
        const PLUS: [[Vec2; 2]; 2] = [
            [vec2(-0.55, 0.0), vec2(0.55, 0.0)],
            [vec2(0.0, -0.55), vec2(0.0, 0.55)],
        ];
        const CROSS: [[Vec2; 2]; 2] = [
            [vec2(-0.4, -0.4), vec2(0.4, 0.4)],
            [vec2(-0.4, 0.4), vec2(0.4, -0.4)],
        ];
        match self {
            Turn::Gained => &PLUS,
            Turn::Lost => &PLUS[..1],
            Turn::CountsOtherwise => &CROSS,
        }
    }
}

/// Signs in all cells that count otherwise than before, each player's on their side.
pub(super) fn paint(canvas: &Canvas, change: &Change) {
    let radius = canvas.share(SIGN, 4.0, 9.0);
    for patch in change.patches() {
        for player in Player::BOTH {
            let Some(turn) = turn(patch, player) else {
                continue;
            };
            for &cell in &patch.cells {
                let place = aside(canvas, cell, player, ABOVE);
                signed(canvas, place, player, radius, turn.strokes());
            }
        }
    }
}

fn turn(patch: &Patch, player: Player) -> Option<Turn> {
    let had = patch.before.player() == Some(player);
    let has = patch.after.player() == Some(player);
    match (had, has) {
        (false, true) => Some(Turn::Gained),
        (true, false) => Some(Turn::Lost),
        (true, true) if patch.changes_multiplier() => Some(Turn::CountsOtherwise),
        _ => None,
    }
}
