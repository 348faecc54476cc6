//! How few moves give a field to someone else: for each player their sign and a number.

use egui::{Rect, pos2, vec2};

use crate::rules::Player;
use crate::rules::agros::Field;
use crate::study::agros::Flips;
use crate::ui::fonts;

use super::badge::{Fill, sign, tag};
use super::canvas::Canvas;
use super::cells::{CellTable, FieldTable};
use super::tags;

/// The numbers, in cells, and within limits in points.
const NUMBER: f32 = 0.19;
const LEAST: f32 = 10.0;
const MOST: f32 = 15.0;

/// Paints a tag for each field that some moves give away, on no cell that is to `avoid` where
/// there is another one.
pub(super) fn paint(
    canvas: &Canvas,
    table: &FieldTable,
    flips: &Flips,
    avoid: &mut CellTable<bool>,
) {
    for (field, flips) in table.fields.iter().zip(&flips.fields) {
        let moves = |player: Player| Some((player, flips[player].as_ref()?.moves.len()));
        let numbers: Vec<(Player, usize)> = Player::BOTH.into_iter().filter_map(moves).collect();
        if !numbers.is_empty() {
            paint_tag(canvas, table, field, &numbers, avoid);
        }
    }
}

fn paint_tag(
    canvas: &Canvas,
    table: &FieldTable,
    field: &Field,
    numbers: &[(Player, usize)],
    avoid: &mut CellTable<bool>,
) {
    let size = (NUMBER * canvas.cell()).clamp(LEAST, MOST);
    let part = 1.9 * size;
    let extent = vec2(part * numbers.len() as f32, 1.4 * size);
    let cell = tags::tag_cell(canvas, table, field, avoid, extent.x)
        .or_else(|| field.cells.iter().copied().find(|&cell| !avoid[cell]))
        .unwrap_or(field.cells[0]);
    avoid[cell] = true;
    let palette = canvas.palette;
    let rect = canvas.sharp(Rect::from_center_size(canvas.centre(cell), extent));
    tag(canvas, rect, palette.tag);
    for (place, &(player, moves)) in numbers.iter().enumerate() {
        let left = rect.left() + part * place as f32;
        let middle = rect.center().y;
        sign(
            canvas,
            pos2(left + 0.6 * size, middle),
            player,
            0.3 * size,
            Fill::Filled,
        );
        let number = pos2(left + 1.35 * size, middle);
        canvas.text(number, moves, fonts::bold(size), palette.ink);
    }
}
