//! Where farmers can go: filled signs now, hollow ones after one more harvest, dotted ones where
//! they can sow, and bars where a piece is in the way.

use egui::Stroke;

use crate::study::agros::{FarmerReach, Obstacle, Reach};

use super::badge::{Fill, aside, sign};
use super::canvas::Canvas;
use super::cells::CellTable;

/// The radius of a sign, in cells, and within limits in points.
const SIGN: f32 = 0.095;
/// From the middle of a farmer's cell to where its blocked ways begin, in cells.
const START: f32 = 0.46;
/// From the middle of the piece in the way to the bar before it, and half the bar, in cells.
const BEFORE: f32 = 0.44;
const BAR: f32 = 0.13;

/// Paints the reach of one farmer, with what blocks it, and adds where it goes to the cells to
/// `avoid`; without one the reach of all.
pub(super) fn paint(
    canvas: &Canvas,
    reach: &Reach,
    farmer: Option<&FarmerReach>,
    avoid: &mut CellTable<bool>,
) {
    match farmer {
        Some(farmer) => {
            let goals = farmer.harvests().chain(farmer.next_harvests());
            for cell in goals.chain(farmer.sowings()) {
                avoid[cell] = true;
            }
            paint_blocked(canvas, farmer);
            paint_goals(canvas, farmer);
        }
        None => {
            for farmer in &reach.farmers {
                paint_goals(canvas, farmer);
            }
        }
    }
}

fn paint_goals(canvas: &Canvas, farmer: &FarmerReach) {
    let radius = canvas.share(SIGN, 3.0, 8.0);
    let place = |cell| aside(canvas, cell, farmer.owner, 0.0);
    for cell in farmer.next_harvests() {
        sign(canvas, place(cell), farmer.owner, radius, Fill::Hollow);
    }
    for cell in farmer.harvests() {
        sign(canvas, place(cell), farmer.owner, radius, Fill::Filled);
    }
    for cell in farmer.sowings() {
        sign(canvas, place(cell), farmer.owner, radius, Fill::Dotted);
    }
}

/// The ways that a piece blocks, each as far as the piece.
fn paint_blocked(canvas: &Canvas, farmer: &FarmerReach) {
    for ray in &farmer.rays {
        let Err(Obstacle::Piece(blocker)) = ray.harvest else {
            continue;
        };
        let (from, to) = (canvas.centre(farmer.cell), canvas.centre(blocker));
        let along = (to - from).normalized();
        let start = from + along * START * canvas.cell();
        let end = to - along * BEFORE * canvas.cell();
        let across = along.rot90() * BAR * canvas.cell();
        for (width, colour) in [
            (canvas.share(0.086, 4.0, 10.0), canvas.palette.halo),
            (canvas.share(0.035, 1.6, 4.0), canvas.palette.ink),
        ] {
            let stroke = Stroke::new(width, colour);
            // Beside each other there is no way between the two, only the bar.
            if (end - start).dot(along) > 0.0 {
                canvas.painter.line_segment([start, end], stroke);
            }
            canvas
                .painter
                .line_segment([end - across, end + across], stroke);
        }
    }
}
