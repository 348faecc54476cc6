//! The value of every field, on a tag well inside it.

use egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, vec2};

use crate::rules::agros::{Cell, Field};
use crate::ui::fonts;

use super::canvas::Canvas;
use super::cells::{CellTable, FieldTable};
use super::ground;

/// Fields with fewer cells have a number in the corner instead of a tag.
const LEAST_TAGGED: usize = 3;
/// The number on a tag, in cells, and at least in points.
const NUMBER: f32 = 0.215;
const LEAST_NUMBER: f32 = 11.0;
/// The number in a corner, in cells, and at least in points.
const CORNER_NUMBER: f32 = 0.17;
const LEAST_CORNER_NUMBER: f32 = 10.0;

/// Paints the tags, on no cell that is to `avoid`, and returns where they lie.
pub(super) fn paint(canvas: &Canvas, table: &FieldTable, avoid: &CellTable<bool>) -> Vec<Rect> {
    table
        .fields
        .iter()
        .filter_map(|field| {
            if field.cells.len() < LEAST_TAGGED {
                paint_corner_number(canvas, field, avoid)
            } else {
                paint_tag(canvas, table, field, avoid)
            }
        })
        .collect()
}

fn paint_tag(
    canvas: &Canvas,
    table: &FieldTable,
    field: &Field,
    avoid: &CellTable<bool>,
) -> Option<Rect> {
    let size = (NUMBER * canvas.cell()).max(LEAST_NUMBER);
    let ink = canvas.palette.ink;
    let number = canvas
        .painter
        .layout_no_wrap(field.value().to_string(), fonts::bold(size), ink);
    let extent = vec2(number.size().x + 0.7 * size, 1.55 * size);
    let cell = tag_cell(canvas, table, field, avoid, extent.x)?;
    let tag = canvas.sharp(Rect::from_center_size(canvas.centre(cell), extent));
    let edge = field
        .owner()
        .map_or(canvas.palette.muted, |owner| canvas.owner(owner).outline);
    canvas.painter.rect(
        tag,
        CornerRadius::same(2),
        canvas.palette.tag,
        Stroke::new(
            canvas.geometry.whole_pixels(canvas.share(0.028, 1.5, 4.0)),
            edge,
        ),
        StrokeKind::Inside,
    );
    canvas
        .painter
        .galley(tag.center() - number.size() / 2.0, number, ink);
    Some(tag)
}

/// The cell for a field's tag: near its middle, with as much of the field around as there is.
pub(super) fn tag_cell(
    canvas: &Canvas,
    table: &FieldTable,
    field: &Field,
    avoid: &CellTable<bool>,
    width: f32,
) -> Option<Cell> {
    let count = field.cells.len() as f32;
    let mean = |part: fn(Cell) -> u8| {
        field
            .cells
            .iter()
            .map(|&cell| f32::from(part(cell)))
            .sum::<f32>()
            / count
    };
    let middle = [mean(Cell::column), mean(Cell::row)];
    let own = |cell: Cell, right: i8, below: i8| {
        canvas
            .geometry
            .neighbour(cell, right, below)
            .filter(|&neighbour| {
                table
                    .field(neighbour)
                    .is_some_and(|other| std::ptr::eq(other, field))
            })
    };
    // A tag may stand out into the margins of the neighbours, but not reach what is on them.
    let beyond = ((width / canvas.cell() - 1.2) / 2.0).ceil().max(0.0) as i8;
    let free = |cell: Cell| {
        (-beyond..=beyond).all(|right| own(cell, right, 0).is_some_and(|place| !avoid[place]))
    };
    let badness = |cell: Cell| {
        let from_middle = (f32::from(cell.column()) - middle[0]).powi(2)
            + (f32::from(cell.row()) - middle[1]).powi(2);
        let around = (-1..=1)
            .flat_map(|right| (-1..=1).map(move |below| (right, below)))
            .filter(|&(right, below)| own(cell, right, below).is_some())
            .count();
        0.35 * from_middle - 0.6 * around as f32
    };
    field
        .cells
        .iter()
        .copied()
        .filter(|&cell| free(cell))
        .min_by(|&a, &b| badness(a).total_cmp(&badness(b)))
}

fn paint_corner_number(canvas: &Canvas, field: &Field, avoid: &CellTable<bool>) -> Option<Rect> {
    let owner = field.owner()?;
    let geometry = &canvas.geometry;
    let cell = field
        .cells
        .iter()
        .copied()
        .filter(|&cell| !avoid[cell])
        .min_by(|&a, &b| {
            let corner = |cell| geometry.cell_rect(cell).min;
            let [a, b] = [corner(a), corner(b)];
            a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
        })?;
    let size = (CORNER_NUMBER * canvas.cell()).max(LEAST_CORNER_NUMBER);
    let number = canvas.painter.layout_no_wrap(
        field.value().to_string(),
        fonts::bold(size),
        canvas.palette.ink,
    );
    let inset = canvas.share(0.06, 2.0, 8.0);
    let place = geometry.cell_rect(cell).min + vec2(inset, inset);
    let under = Rect::from_min_size(place, number.size() + vec2(0.4 * size, 0.0));
    let field_colour: Color32 = canvas.owner(owner).field;
    // Up to the outline, so that no stub of a furrow stands before the number like a sign.
    let outline = ground::outline_width(canvas);
    let ground = Rect::from_min_max(
        geometry.cell_rect(cell).min + vec2(outline, outline),
        under.max,
    );
    canvas
        .painter
        .rect_filled(canvas.sharp(ground), CornerRadius::ZERO, field_colour);
    canvas.painter.galley(
        under.center() - number.size() / 2.0,
        number,
        canvas.palette.ink,
    );
    Some(under)
}
