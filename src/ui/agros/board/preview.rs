//! A move as if it had been played: its path, the seeds it leaves, where the farmer lands.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Piece, Position};
use crate::ui::fonts;
use crate::ui::numbers;
use crate::ui::text::{Text, words};

use super::canvas::Canvas;
use super::pieces;
use super::scene::Preview;

/// From the middle of the start cell to the beginning of the path, in cells.
const PATH_START: f32 = 0.62;
/// The path and its halo, in cells.
const PATH: f32 = 0.04;
const PATH_HALO: f32 = 0.086;
/// The circle under a seed, in cells.
const SEED_CIRCLE: f32 = 0.2;
/// The circle under the farmer where it lands, in cells.
const LANDING_CIRCLE: f32 = 0.42;
const LANDING_BORDER: f32 = 0.04;
/// The seed that stays on the start cell, beside the farmer, in cells from the middle.
const FIRST_SEED: [f32; 2] = [-0.28, 0.29];

/// Paints the move, without its label.
pub(super) fn paint(canvas: &Canvas, position: &Position, play: Move) {
    let cell = canvas.cell();
    let palette = canvas.palette;
    let (from, Some(to)) = Position::ends(play) else {
        return;
    };
    let mover = position.turn();
    let landing = canvas.centre(to);
    if let Some(from) = from {
        let start = canvas.centre(from);
        let begin = start + (landing - start).normalized() * (PATH_START * cell);
        for (width, colour) in [(PATH_HALO, palette.halo), (PATH, palette.accent)] {
            let stroke = Stroke::new(canvas.share(width, 50.0 * width, 150.0 * width), colour);
            canvas.painter.line_segment([begin, landing], stroke);
        }
        if matches!(play, Move::Sow { .. }) {
            let first = start + vec2(FIRST_SEED[0], FIRST_SEED[1]) * cell;
            pieces::seed(canvas, first, mover, palette.accent);
            for passed in play.path().filter(|&passed| passed != from && passed != to) {
                let centre = canvas.centre(passed);
                dashed_ground(canvas, centre, SEED_CIRCLE, 0.025);
                pieces::seed(canvas, centre, mover, palette.accent);
            }
        }
    }
    landing_ground(canvas, landing, play);
    let harvest = harvest_after(position, play);
    pieces::farmer(canvas, landing, &canvas.owner(mover), harvest);
}

/// The ground on which the farmer lands: with a dashed border only where it sows.
fn landing_ground(canvas: &Canvas, landing: Pos2, play: Move) {
    if matches!(play, Move::Sow { .. }) {
        dashed_ground(canvas, landing, LANDING_CIRCLE, LANDING_BORDER);
        return;
    }
    let width = canvas.share(LANDING_BORDER, 1.4, 5.0);
    let stroke = Stroke::new(width, canvas.palette.accent);
    let radius = LANDING_CIRCLE * canvas.cell();
    canvas
        .painter
        .circle(landing, radius, canvas.palette.ground, stroke);
}

/// A piece of ground with a dashed border, for what is not there yet.
fn dashed_ground(canvas: &Canvas, centre: Pos2, radius: f32, width: f32) {
    let radius = radius * canvas.cell();
    let stroke = Stroke::new(canvas.share(width, 1.4, 5.0), canvas.palette.accent);
    canvas
        .painter
        .circle_filled(centre, radius, canvas.palette.ground);
    canvas.dashed_circle(centre, radius, stroke);
}

/// The harvest of the farmer that a move has put where it ends.
fn harvest_after(position: &Position, play: Move) -> u8 {
    match play {
        Move::Harvest { from, .. } => match position.at(from) {
            Some((_, Piece::Farmer(harvest))) => harvest + 1,
            _ => 1,
        },
        Move::Place(_) | Move::Sow { .. } | Move::Pass => 1,
    }
}

/// What the move is and what it changes, on a tag near the landing cell that covers as little as
/// may be of the path, the `taken` places and the pieces.
pub(super) fn paint_label(
    canvas: &Canvas,
    position: &Position,
    preview: &Preview,
    taken: &[Rect],
    text: &Text,
) {
    let (_, Some(to)) = Position::ends(preview.play) else {
        return;
    };
    let ink = canvas.palette.ink;
    let font = fonts::bold(canvas.share(0.19, 11.0, 20.0));
    let words = label(position, preview, text);
    let words = canvas.painter.layout_no_wrap(words, font.clone(), ink);
    let extent = words.size() + vec2(font.size * 1.4, font.size * 0.6);

    let mut obstacles: Vec<(Rect, f32)> = taken.iter().map(|&rect| (rect, TAKEN)).collect();
    for cell in preview.play.path() {
        obstacles.push((
            canvas.geometry.cell_rect(cell).shrink(0.1 * canvas.cell()),
            PATH_CELL,
        ));
    }
    for cell in position.cells() {
        let cost = match position.at(cell) {
            Some((_, Piece::Farmer(_))) => FARMER,
            Some((_, Piece::Seed)) => SEED,
            None => continue,
        };
        let core = canvas.geometry.cell_rect(cell).shrink(0.25 * canvas.cell());
        obstacles.push((core, cost));
    }
    let label = quietest_place(canvas, extent, to, &obstacles);
    canvas.painter.rect(
        label,
        CornerRadius::same(2),
        canvas.palette.tag,
        Stroke::new(canvas.geometry.whole_pixels(1.2), ink),
        StrokeKind::Inside,
    );
    canvas
        .painter
        .galley(label.center() - words.size() / 2.0, words, ink);
}

/// What it costs a label to cover a thing; a cell's distance from the landing cell costs 1.
const PATH_CELL: f32 = 12.0;
const TAKEN: f32 = 8.0;
const FARMER: f32 = 6.0;
const SEED: f32 = 1.5;

fn quietest_place(canvas: &Canvas, extent: Vec2, to: Cell, obstacles: &[(Rect, f32)]) -> Rect {
    let board = canvas.geometry.board();
    let landing = canvas.centre(to);
    let size = canvas.geometry.size();
    let places = (0..size).flat_map(|across| (0..size).map(move |down| (across, down)));
    places
        .map(|(across, down)| {
            let centre = board.min
                + (vec2(f32::from(across), f32::from(down)) + Vec2::splat(0.5)) * canvas.cell();
            let place = Rect::from_center_size(centre, extent);
            // Inside the board as far as it fits.
            let inside =
                (board.min - place.min).max(Vec2::ZERO) + (board.max - place.max).min(Vec2::ZERO);
            canvas.sharp(place.translate(inside))
        })
        .map(|place| {
            let covered: f32 = obstacles
                .iter()
                .filter(|(rect, _)| rect.intersects(place))
                .map(|(_, cost)| cost)
                .sum();
            (
                place,
                covered + place.distance_to_pos(landing) / canvas.cell(),
            )
        })
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map_or(Rect::from_center_size(landing, extent), |(place, _)| place)
}

fn label(position: &Position, preview: &Preview, text: &Text) -> String {
    let play = preview.play;
    let lead = numbers::difference(preview.lead_change);
    match play {
        Move::Sow { .. } => {
            let seeds = play.path().count() - 1;
            words!(
                text,
                "board-preview-sow",
                play = play.to_string(),
                seeds = seeds,
                lead = lead
            )
        }
        Move::Harvest { .. } => {
            let harvest = harvest_after(position, play);
            words!(
                text,
                "board-preview-harvest",
                play = play.to_string(),
                harvest = harvest,
                lead = lead
            )
        }
        Move::Place(_) | Move::Pass => {
            words!(
                text,
                "board-preview-place",
                play = play.to_string(),
                lead = lead
            )
        }
    }
}
