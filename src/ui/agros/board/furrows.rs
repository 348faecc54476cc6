//! Ploughed land: level furrows for Light, slanting ones for Dark, so that owners can be told
//! apart without colour.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// How a square of land is ploughed.
#[derive(Clone, Copy)]
pub(super) struct Plough {
    /// Furrows in a square.
    pub(super) furrows: u8,
    /// The width of a furrow in points.
    pub(super) width: f32,
}

impl Plough {
    /// Light's furrows in cells of this size.
    pub(super) fn level(cell: f32) -> Plough {
        Plough {
            furrows: furrows(cell, (0.165 * cell).clamp(9.0, 16.0)),
            width: (0.016 * cell).clamp(1.0, 3.0),
        }
    }

    /// Dark's furrows in cells of this size.
    pub(super) fn slanting(cell: f32) -> Plough {
        Plough {
            furrows: furrows(cell, (0.25 * cell).clamp(16.0, 28.0)),
            width: (0.022 * cell).clamp(1.2, 3.0),
        }
    }
}

fn furrows(cell: f32, apart: f32) -> u8 {
    (cell / apart).round().max(1.0) as u8
}

/// The level furrows of a strip that is one square high.
pub(super) fn level(strip: Rect, plough: Plough) -> impl Iterator<Item = Rect> {
    let apart = strip.height() / f32::from(plough.furrows);
    (0..plough.furrows).map(move |furrow| {
        let y = strip.top() + (f32::from(furrow) + 0.5) * apart;
        Rect::from_center_size(pos2(strip.center().x, y), vec2(strip.width(), plough.width))
    })
}

/// The slanting furrows of a land of `size` × `size` squares that begins at `corner`. They run
/// on through neighbouring squares and end where the land is not `ploughed` (across, down).
pub(super) fn slanting(
    corner: Pos2,
    square: f32,
    size: u8,
    plough: Plough,
    ploughed: impl Fn(u8, u8) -> bool,
) -> Vec<[Pos2; 2]> {
    let mut lines = Vec::new();
    let apart = 1.0 / f32::from(plough.furrows);
    for furrow in 0..2 * u16::from(size) * u16::from(plough.furrows) {
        // Measured in squares: the furrow goes through (offset + down, down) for every `down`.
        // It never meets the corner of a square, but crosses two squares in each row.
        let offset = (f32::from(furrow) + 0.5) * apart - f32::from(size);
        let first = offset.floor() as i16;
        let crossing = 1.0 - (offset - offset.floor());
        let at = |down: f32| corner + vec2(offset + down, down) * square;
        // The broad end of a slanting line would stand out beyond the land.
        let end = Vec2::splat(plough.width);
        let mut begun = None;
        for down in 0..size {
            let across = first + i16::from(down);
            let top = f32::from(down);
            for (across, from) in [(across, top), (across + 1, top + crossing)] {
                let inside = u8::try_from(across).is_ok_and(|across| across < size);
                if inside && ploughed(across as u8, down) {
                    begun.get_or_insert(from);
                } else if let Some(begin) = begun.take() {
                    lines.push([at(begin) + end, at(from) - end]);
                }
            }
        }
        if let Some(begin) = begun {
            lines.push([at(begin) + end, at(f32::from(size)) - end]);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLOUGH: Plough = Plough {
        furrows: 4,
        width: 1.0,
    };

    fn length(lines: &[[Pos2; 2]]) -> f32 {
        lines.iter().map(|[from, to]| from.distance(*to)).sum()
    }

    #[test]
    fn slanting_furrows_run_on_through_neighbouring_squares() {
        let lines = slanting(Pos2::ZERO, 10.0, 6, PLOUGH, |_, _| true);
        assert_eq!(lines.len(), 2 * 6 * 4);
    }

    #[test]
    fn slanting_furrows_stay_on_ploughed_squares() {
        let ploughed = |across: u8, down: u8| (across + 2 * down) % 3 == 1;
        let lines = slanting(Pos2::ZERO, 10.0, 6, PLOUGH, ploughed);
        for line in &lines {
            let middle = line[0].lerp(line[1], 0.5);
            for place in [
                line[0].lerp(middle, 0.01),
                middle,
                line[1].lerp(middle, 0.01),
            ] {
                let square = place / 10.0;
                assert!(ploughed(square.x as u8, square.y as u8), "{place:?}");
            }
        }
        let one = length(&slanting(Pos2::ZERO, 10.0, 1, PLOUGH, |_, _| true));
        assert!((length(&lines) - 12.0 * one).abs() < 0.01);
    }

    #[test]
    fn level_furrows_lie_evenly_in_their_strip() {
        let strip = Rect::from_min_size(pos2(3.0, 5.0), vec2(120.0, 40.0));
        let tops: Vec<_> = level(strip, PLOUGH)
            .map(|furrow| furrow.center().y)
            .collect();
        assert_eq!(tops, [10.0, 20.0, 30.0, 40.0]);
    }
}
