//! Farmers and seeds.

use egui::epaint::{EllipseShape, PathStroke};
use egui::{Color32, Pos2, Shape, Stroke, vec2};

use crate::rules::Player;
use crate::rules::agros::{Cell, Field, Piece, Position};
use crate::ui::fonts;
use crate::ui::tokens::OwnerColours;

use super::canvas::Canvas;
use super::cells::FieldTable;
use super::ground::SIDES;

/// Cells smaller than this, in points, have room for one thick disc only.
const LEAST_STACK: f32 = 36.0;
/// Half the width and half the height of a disc, in cells.
const DISC: [f32; 2] = [0.27, 0.145];
/// From disc to disc where there is room, in cells.
const DISC_APART: f32 = 0.085;
/// The greatest height of a stack, in cells.
const STACK: f32 = 0.40;
/// The height of a single disc, in cells.
const FOOT: f32 = 0.05;
/// Half the width of the thick disc, in cells, and at least in points: room for two digits.
const THICK_DISC: f32 = 0.31;
const LEAST_THICK_DISC: f32 = 8.5;
/// Its roundness and its height.
const THICK_DISC_ROUNDNESS: f32 = 0.72;
const THICK_DISC_HEIGHT: f32 = 0.16;
/// The harvest on top, in cells, and at least in points.
const NUMBER: f32 = 0.225;
const LEAST_NUMBER: f32 = 11.0;
/// A kernel, half its length and half its width, in cells.
const KERNEL: [f32; 2] = [0.135, 0.08];
/// How far a kernel is turned: Light's to the left, Dark's to the right.
const KERNEL_TILT: f32 = 35.0;
/// The ring of a controlling farmer, in cells.
const RING: f32 = 0.425;
const RING_WIDTH: f32 = 0.0375;
/// Half the width of its notch, in cells.
const NOTCH: f32 = 0.12;

/// Everything that stands on the board. The pieces in `hidden` are left out, the one on `pale`
/// is about to leave.
pub(super) fn paint(
    canvas: &Canvas,
    position: &Position,
    hidden: impl Fn(Cell) -> bool,
    pale: Option<Cell>,
) {
    for cell in position.cells() {
        let Some((player, piece)) = position.at(cell).filter(|_| !hidden(cell)) else {
            continue;
        };
        match piece {
            Piece::Farmer(harvest) if pale == Some(cell) => {
                let colours = paled(canvas, canvas.owner(player));
                farmer(canvas, canvas.centre(cell), &colours, harvest);
            }
            piece => paint_piece(canvas, cell, player, piece),
        }
    }
}

/// A piece on its cell.
pub(super) fn paint_piece(canvas: &Canvas, cell: Cell, player: Player, piece: Piece) {
    let centre = canvas.centre(cell);
    let colours = canvas.owner(player);
    match piece {
        Piece::Seed => seed(canvas, centre, player, colours.outline),
        Piece::Farmer(harvest) => farmer(canvas, centre, &colours, harvest),
    }
}

/// A farmer: a stack of as many discs as its harvest, with the harvest on top.
pub(super) fn farmer(canvas: &Canvas, centre: Pos2, colours: &OwnerColours, harvest: u8) {
    let top = if canvas.cell() < LEAST_STACK {
        thick_disc(canvas, centre, colours)
    } else {
        stack(canvas, centre, colours, harvest)
    };
    let number = fonts::bold((NUMBER * canvas.cell()).max(LEAST_NUMBER));
    canvas.text(top, harvest, number, colours.number);
}

/// Paints a stack and returns the middle of its top disc.
fn stack(canvas: &Canvas, centre: Pos2, colours: &OwnerColours, harvest: u8) -> Pos2 {
    let cell = canvas.cell();
    let gaps = f32::from(harvest.saturating_sub(1));
    let apart = (DISC_APART * cell).min(STACK * cell / gaps.max(1.0));
    let foot = FOOT * cell;
    let thickness = if harvest > 1 { foot.max(apart) } else { foot };
    let radius = vec2(DISC[0], DISC[1]) * cell;
    let line = (0.019 * cell).clamp(0.8, 2.4).min(0.3 * apart).max(0.6);
    let bottom = centre.y + (gaps * apart + foot) / 2.0;
    for disc in 0..harvest {
        let y = bottom - f32::from(disc) * apart;
        let fill = if disc % 5 == 4 {
            colours.fifth_disc
        } else {
            colours.disc
        };
        let stroke = Stroke::new(line, colours.disc_edge);
        wall(
            canvas,
            Pos2::new(centre.x, y),
            radius,
            thickness,
            fill,
            stroke,
        );
    }
    let top = Pos2::new(centre.x, bottom - gaps * apart - thickness);
    lid(canvas, top, radius, colours);
    top
}

/// Paints a thick disc and returns the middle of its top.
fn thick_disc(canvas: &Canvas, centre: Pos2, colours: &OwnerColours) -> Pos2 {
    let cell = canvas.cell();
    let width = (THICK_DISC * cell).max(LEAST_THICK_DISC);
    let radius = vec2(width, width * THICK_DISC_ROUNDNESS);
    let height = THICK_DISC_HEIGHT * cell;
    let foot = centre + vec2(0.0, 0.6 * height);
    let stroke = Stroke::new(1.2, colours.disc_edge);
    wall(canvas, foot, radius, height, colours.fifth_disc, stroke);
    let top = foot - vec2(0.0, height);
    lid(canvas, top, radius, colours);
    top
}

/// The side of a disc whose bottom is an ellipse round `foot`.
fn wall(
    canvas: &Canvas,
    foot: Pos2,
    radius: egui::Vec2,
    height: f32,
    fill: Color32,
    stroke: Stroke,
) {
    let steps = (radius.x * 0.9).clamp(8.0, 40.0) as u8;
    let mut points = Vec::with_capacity(usize::from(steps) + 3);
    points.push(foot + vec2(-radius.x, -height));
    points.extend((0..=steps).map(|step| {
        let angle = std::f32::consts::PI * (1.0 - f32::from(step) / f32::from(steps));
        foot + vec2(angle.cos(), angle.sin()) * radius
    }));
    points.push(foot + vec2(radius.x, -height));
    canvas.painter.add(Shape::convex_polygon(
        points,
        fill,
        PathStroke::from(stroke),
    ));
}

/// The upper face of the top disc.
fn lid(canvas: &Canvas, centre: Pos2, radius: egui::Vec2, colours: &OwnerColours) {
    let width = canvas.share(0.02, 1.2, 2.6);
    let stroke = Stroke::new(width, colours.disc_edge);
    let mut shape = EllipseShape::filled(centre, radius, colours.top);
    shape.stroke = stroke;
    canvas.painter.add(shape);
}

/// A loose seed: a kernel, Light's with a crease.
pub(super) fn seed(canvas: &Canvas, centre: Pos2, player: Player, edge: Color32) {
    let colours = canvas.owner(player);
    let tilt = match player {
        Player::First => -KERNEL_TILT,
        Player::Second => KERNEL_TILT,
    }
    .to_radians();
    let radius = vec2(KERNEL[0], KERNEL[1]) * canvas.cell();
    let width = canvas.share(0.02, 1.2, 3.0);
    let mut kernel = EllipseShape::filled(centre, radius, colours.seed).with_angle(tilt);
    kernel.stroke = Stroke::new(width, edge);
    canvas.painter.add(kernel);
    if player == Player::First {
        let half = vec2(tilt.cos(), tilt.sin()) * radius.x * 0.6;
        let crease = Stroke::new(canvas.share(0.016, 1.0, 2.4), colours.outline);
        canvas
            .painter
            .line_segment([centre - half, centre + half], crease);
    }
}

/// The rings of the farmers that control fields, with a notch toward each of their fields.
pub(super) fn paint_rings(canvas: &Canvas, table: &FieldTable, hidden: impl Fn(Cell) -> bool) {
    for field in table.fields {
        let Some(owner) = field.owner() else { continue };
        for cell in field.controlling().filter(|&cell| !hidden(cell)) {
            ring(canvas, table, cell, field, canvas.owner(owner).edge);
        }
    }
}

fn ring(canvas: &Canvas, table: &FieldTable, cell: Cell, field: &Field, colour: Color32) {
    let centre = canvas.centre(cell);
    let radius = RING * canvas.cell();
    let width = canvas.share(RING_WIDTH, 1.8, 5.0);
    canvas
        .painter
        .circle_stroke(centre, radius, Stroke::new(width, colour));
    for [right, below] in SIDES {
        let faces_field = canvas
            .geometry
            .neighbour(cell, right, below)
            .and_then(|neighbour| table.field(neighbour))
            .is_some_and(|neighbour| std::ptr::eq(neighbour, field));
        if !faces_field {
            continue;
        }
        let out = vec2(f32::from(right), f32::from(below)) * canvas.cell();
        let base = centre + out * (RING - 0.03);
        let half = out.rot90() * NOTCH;
        canvas.painter.add(Shape::convex_polygon(
            vec![centre + out * 0.5, base + half, base - half],
            colour,
            PathStroke::NONE,
        ));
    }
}

/// Lights up the farmers beside a field, the controlling ones and their rivals.
pub(super) fn paint_lit(canvas: &Canvas, field: &Field) {
    let radius = RING * canvas.cell();
    let width = canvas.share(RING_WIDTH, 1.8, 5.0);
    for player in Player::BOTH {
        for &(_, cell) in &field.adjacent[player] {
            let centre = canvas.centre(cell);
            canvas.painter.circle(
                centre,
                radius,
                canvas.palette.halo,
                Stroke::new(width, canvas.palette.ink),
            );
        }
    }
}

/// Colours for what is about to leave.
pub(super) fn paled(canvas: &Canvas, colours: OwnerColours) -> OwnerColours {
    /// How much of the ground shows.
    const GROUND: f32 = 0.6;
    let pale = |colour: Color32| colour.lerp_to_gamma(canvas.palette.ground, GROUND);
    OwnerColours {
        disc: pale(colours.disc),
        fifth_disc: pale(colours.fifth_disc),
        top: pale(colours.top),
        disc_edge: pale(colours.disc_edge),
        number: canvas.palette.ink,
        ..colours
    }
}
