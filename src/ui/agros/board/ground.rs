//! The land: ploughed by its owner, with a firm outline round every field.

use egui::{Color32, CornerRadius, Mesh, Rect, Shape, Stroke, pos2, vec2};

use crate::rules::Player;
use crate::rules::agros::{Cell, Field};
use crate::ui::fonts;

use super::canvas::Canvas;
use super::cells::FieldTable;
use super::furrows::{self, Plough};

/// The rim round the board, in points.
const RIM: f32 = 3.0;
/// How strongly the lines between cells show.
const GRID_STRENGTH: f32 = 0.13;
/// The outline of an owned field, in cells.
const OUTLINE: f32 = 0.047;
/// The outline of an ownerless field, in cells.
const DOTTED_OUTLINE: f32 = 0.028;
/// From dot to dot of that outline, in cells.
const DOTS: f32 = 0.11;
/// The letters and numbers beside the board, in cells.
const LABEL: f32 = 0.17;

/// The four sides of a cell as steps on the screen, right and down.
pub(super) const SIDES: [[i8; 2]; 4] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/// The board with nothing on it.
pub(super) fn paint(canvas: &Canvas, table: &FieldTable) {
    let board = canvas.geometry.board();
    canvas.painter.rect_filled(
        board.expand(canvas.geometry.whole_pixels(RIM)),
        CornerRadius::same(RIM as u8 + 1),
        canvas.palette.rim,
    );
    paint_fields(canvas, table);
    let mut lines = Mesh::default();
    add_grid(canvas, &mut lines);
    // Owned outlines come last: where they meet a dotted one they stay whole.
    for field in table.fields.iter().filter(|field| field.owner().is_none()) {
        add_dotted_outline(canvas, table, field, &mut lines);
    }
    for field in table.fields {
        if let Some(owner) = field.owner() {
            let width = outline_width(canvas);
            let colour = canvas.owner(owner).outline;
            add_outline(canvas, table, field, width, colour, &mut lines);
        }
    }
    canvas.painter.add(Shape::mesh(lines));
}

/// The letters and numbers beside the board.
pub(super) fn paint_labels(canvas: &Canvas) {
    let font = fonts::regular(canvas.share(LABEL, 11.0, 14.0));
    let geometry = &canvas.geometry;
    let colour = canvas.palette.muted;
    for index in 0..geometry.size() {
        let letter = char::from(b'a' + index).to_string();
        let number = (index + 1).to_string();
        for (place, label) in [
            (geometry.letter_place(index), letter),
            (geometry.number_place(index), number),
        ] {
            if let Some((place, align)) = place {
                canvas
                    .painter
                    .text(place, align, label, font.clone(), colour);
            }
        }
    }
}

/// Dashes along the rim: this is no game, but something that is tried out.
pub(super) fn paint_dashed_rim(canvas: &Canvas) {
    const DASH: f32 = 10.0;
    let width = canvas.geometry.whole_pixels(RIM);
    let rim = canvas.geometry.board().expand(width / 2.0);
    let corners = [
        rim.left_top(),
        rim.right_top(),
        rim.right_bottom(),
        rim.left_bottom(),
        rim.left_top(),
    ];
    let stroke = Stroke::new(width, canvas.palette.muted);
    let dashes = Shape::dashed_line(&corners, stroke, DASH, DASH);
    canvas.painter.extend(dashes);
}

/// Lights a field up: bands of the colour of text and of a halo inside its outline.
pub(super) fn paint_lit(canvas: &Canvas, table: &FieldTable, field: &Field) {
    let width = outline_width(canvas);
    let palette = canvas.palette;
    let mut lines = Mesh::default();
    // Each band covers the outer part of the one before.
    for (bands, colour) in [(2.0, palette.halo), (1.34, palette.ink)] {
        let width = canvas.geometry.whole_pixels(bands * width);
        add_outline(canvas, table, field, width, colour, &mut lines);
    }
    canvas.painter.add(Shape::mesh(lines));
}

/// The width of the outline of an owned field, which lies inside it.
pub fn outline_width(canvas: &Canvas) -> f32 {
    canvas
        .geometry
        .whole_pixels(canvas.share(OUTLINE, 2.0, 6.0))
}

/// Ground, field colours and furrows.
fn paint_fields(canvas: &Canvas, table: &FieldTable) {
    let geometry = &canvas.geometry;
    let owner_at = |across, down| {
        let cell = geometry.cell_on_screen(across, down)?;
        table.field(cell)?.owner()
    };
    let mut land = Mesh::default();
    land.add_colored_rect(geometry.board(), canvas.palette.ground);
    let plough = Plough::level(canvas.cell());
    for down in 0..geometry.size() {
        for (owner, run) in runs(geometry.size(), |across| owner_at(across, down)) {
            let strip = Rect::from_min_max(
                corner(canvas, run.start, down),
                corner(canvas, run.end, down + 1),
            );
            let colours = canvas.owner(owner);
            land.add_colored_rect(strip, colours.field);
            if owner == Player::First {
                for furrow in furrows::level(strip, plough) {
                    land.add_colored_rect(canvas.sharp(furrow), colours.furrow);
                }
            }
        }
    }
    canvas.painter.add(Shape::mesh(land));

    let plough = Plough::slanting(canvas.cell());
    let lines = furrows::slanting(
        geometry.board().min,
        canvas.cell(),
        geometry.size(),
        plough,
        |across, down| owner_at(across, down) == Some(Player::Second),
    );
    let stroke = Stroke::new(plough.width, canvas.owner(Player::Second).furrow);
    canvas.painter.extend(
        lines
            .into_iter()
            .map(|line| Shape::line_segment(line, stroke)),
    );
}

/// The neighbouring places of a row with the same owner, taken together.
fn runs(size: u8, owner_at: impl Fn(u8) -> Option<Player>) -> Vec<(Player, std::ops::Range<u8>)> {
    let mut runs: Vec<(Player, std::ops::Range<u8>)> = Vec::new();
    for across in 0..size {
        let Some(owner) = owner_at(across) else {
            continue;
        };
        match runs.last_mut() {
            Some((player, run)) if *player == owner && run.end == across => run.end += 1,
            _ => runs.push((owner, across..across + 1)),
        }
    }
    runs
}

/// The corner of the board's squares, counted from the top left.
fn corner(canvas: &Canvas, across: u8, down: u8) -> egui::Pos2 {
    canvas.geometry.board().min + vec2(f32::from(across), f32::from(down)) * canvas.cell()
}

fn add_grid(canvas: &Canvas, lines: &mut Mesh) {
    let board = canvas.geometry.board();
    let colour = canvas.palette.ink.gamma_multiply(GRID_STRENGTH);
    let width = canvas.geometry.whole_pixels(1.0);
    for index in 1..canvas.geometry.size() {
        let place = corner(canvas, index, index);
        let upright = Rect::from_min_max(
            pos2(place.x, board.top()),
            pos2(place.x + width, board.bottom()),
        );
        let level = Rect::from_min_max(
            pos2(board.left(), place.y),
            pos2(board.right(), place.y + width),
        );
        lines.add_colored_rect(upright, colour);
        lines.add_colored_rect(level, colour);
    }
}

/// A band along the inside of a field's border, with square corners.
fn add_outline(
    canvas: &Canvas,
    table: &FieldTable,
    field: &Field,
    width: f32,
    colour: Color32,
    lines: &mut Mesh,
) {
    for &cell in &field.cells {
        let rect = canvas.geometry.cell_rect(cell);
        let inside = |right, below| is_same_field(canvas, table, cell, right, below);
        for [right, below] in SIDES {
            if !inside(right, below) {
                lines.add_colored_rect(edge(rect, right, below, width), colour);
            }
        }
        // Where the border turns round a corner of this cell, the neighbours' bands meet in it.
        for [right, below] in [[1, 1], [1, -1], [-1, 1], [-1, -1]] {
            if inside(right, 0) && inside(0, below) && !inside(right, below) {
                let corner = edge(rect, right, 0, width).intersect(edge(rect, 0, below, width));
                lines.add_colored_rect(corner, colour);
            }
        }
    }
}

/// Dots along the inside of a field's border.
fn add_dotted_outline(canvas: &Canvas, table: &FieldTable, field: &Field, lines: &mut Mesh) {
    let width = canvas
        .geometry
        .whole_pixels(canvas.share(DOTTED_OUTLINE, 1.5, 4.0));
    let dots = (canvas.cell() / canvas.share(DOTS, 5.0, 14.0)).round();
    let apart = canvas.cell() / dots;
    for &cell in &field.cells {
        let rect = canvas.geometry.cell_rect(cell);
        for [right, below] in SIDES {
            if is_same_field(canvas, table, cell, right, below) {
                continue;
            }
            let edge = edge(rect, right, below, width);
            for dot in 0..dots as u8 {
                let from = (f32::from(dot) + 0.25) * apart;
                let to = from + apart / 2.0;
                let dot = if below == 0 {
                    edge.with_min_y(rect.top() + from)
                        .with_max_y(rect.top() + to)
                } else {
                    edge.with_min_x(rect.left() + from)
                        .with_max_x(rect.left() + to)
                };
                lines.add_colored_rect(canvas.sharp(dot), canvas.palette.muted);
            }
        }
    }
}

/// Whether the neighbour so many cells to the right and below belongs to the cell's own field.
fn is_same_field(canvas: &Canvas, table: &FieldTable, cell: Cell, right: i8, below: i8) -> bool {
    canvas
        .geometry
        .neighbour(cell, right, below)
        .is_some_and(|neighbour| table.number(neighbour) == table.number(cell))
}

/// The part of a cell within `width` of one of its sides.
fn edge(rect: Rect, right: i8, below: i8, width: f32) -> Rect {
    match (right, below) {
        (0, -1) => rect.with_max_y(rect.top() + width),
        (0, _) => rect.with_min_y(rect.bottom() - width),
        (-1, _) => rect.with_max_x(rect.left() + width),
        _ => rect.with_min_x(rect.right() - width),
    }
}
