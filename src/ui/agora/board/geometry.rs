//! Where the cells of the pit lie on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::game::Orientation;
use crate::rules::agora::Cell;
use crate::ui::board::Places;

/// Room for the row numbers on the left, in points.
const LABELS_LEFT: f32 = 22.0;
/// Room for the column letters below, in points.
const LABELS_BELOW: f32 = 20.0;
/// Room on the other sides, in points.
const MARGIN: f32 = 4.0;
/// From the board to the middle of the letters and of the numbers, in points.
const LETTERS_AT: f32 = 11.0;
const NUMBERS_AT: f32 = 11.0;

/// Cells a side.
const SIZE: u8 = Cell::SIZE;

/// The board in a rectangle of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    board: Rect,
    /// The cells that are shown: all of the board, or a part of it.
    shown: Rect,
    cell: f32,
    orientation: Orientation,
}

impl Geometry {
    /// Fits the board with its labels into the middle of `rect`. A board that is flipped has White
    /// at the top, as Red sits.
    pub fn fit(rect: Rect, orientation: Orientation) -> Geometry {
        Geometry::fit_part(rect, None, orientation)
    }

    /// Fits all of the board, or the part between two cells, into the middle of `rect`. The rest
    /// of the board lies where it would, beyond the part.
    pub fn fit_part(rect: Rect, part: Option<[Cell; 2]>, orientation: Orientation) -> Geometry {
        let extent = extent(part, orientation);
        let room = rect.size() - room();
        let cell = (room / extent).min_elem().floor().max(1.0);
        let free = ((room - extent * cell) / 2.0).max(Vec2::ZERO);
        let corner = (rect.min + vec2(LABELS_LEFT, MARGIN) + free).round();
        let mut geometry = Geometry {
            board: Rect::from_min_size(corner, Vec2::splat(cell * f32::from(SIZE))),
            shown: Rect::from_min_size(corner, extent * cell),
            cell,
            orientation,
        };
        if let Some(part) = part {
            let [one, other] = part.map(|cell| geometry.cell_rect(cell));
            let beyond = one.union(other).min - geometry.board.min;
            geometry.board = geometry.board.translate(-beyond);
        }
        geometry
    }

    /// The height that the board or a part of it takes, with its labels, at a width.
    pub fn height_of_part(part: Option<[Cell; 2]>, orientation: Orientation, width: f32) -> f32 {
        let (extent, room) = (extent(part, orientation), room());
        let cell = ((width - room.x) / extent.x).floor().max(1.0);
        cell * extent.y + room.y
    }

    /// The cells that are shown.
    pub(super) fn shown(&self) -> Rect {
        self.shown
    }

    /// The side of a cell in points.
    pub fn cell_size(&self) -> f32 {
        self.cell
    }

    /// The ground of a level and all that lies lower; 0 for the edge, 2 for the middle.
    pub(super) fn ring(&self, ring: u8) -> Rect {
        self.board.shrink(f32::from(ring) * self.cell)
    }

    /// The middle of the letter of a column, counted from 0, where it is shown.
    pub(super) fn letter_place(&self, column: u8) -> Option<Pos2> {
        let cell = Cell::new(column, 0)?;
        self.label_place(cell, self.orientation.is_sideways())
    }

    /// The middle of the number of a row, counted from 0, where it is shown.
    pub(super) fn number_place(&self, row: u8) -> Option<Pos2> {
        let cell = Cell::new(0, row)?;
        self.label_place(cell, !self.orientation.is_sideways())
    }

    /// What names cells that lie level stands left of them, what names others below.
    fn label_place(&self, cell: Cell, level: bool) -> Option<Pos2> {
        let centre = self.centre(cell);
        let (place, shown) = match level {
            true => (
                pos2(self.shown.left() - NUMBERS_AT, centre.y),
                self.shown.y_range().contains(centre.y),
            ),
            false => (
                pos2(centre.x, self.shown.bottom() + LETTERS_AT),
                self.shown.x_range().contains(centre.x),
            ),
        };
        shown.then_some(place)
    }

    /// Where a cell is, counted from the left and the top of the screen.
    fn seen(&self, cell: Cell) -> [u8; 2] {
        let upright = [cell.column(), SIZE - 1 - cell.row()];
        self.orientation.seen(upright, SIZE)
    }

    /// The cell that is so far from the left and the top of the screen.
    fn cell_on_screen(&self, place: [u8; 2]) -> Option<Cell> {
        let [column, from_top] = self.orientation.lying_at(place, SIZE);
        Cell::new(column, SIZE.checked_sub(from_top + 1)?)
    }
}

impl Places for Geometry {
    type Cell = Cell;

    fn board(&self) -> Rect {
        self.board
    }

    fn cell_size(&self) -> f32 {
        Geometry::cell_size(self)
    }

    fn cell_rect(&self, cell: Cell) -> Rect {
        let [across, down] = self.seen(cell).map(f32::from);
        let corner = self.board.min + vec2(across, down) * self.cell;
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    fn cell_at(&self, place: Pos2) -> Option<Cell> {
        let steps = (place - self.board.min) / self.cell;
        if !(steps.min_elem() >= 0.0 && steps.max_elem() < f32::from(SIZE)) {
            return None;
        }
        self.cell_on_screen([steps.x as u8, steps.y as u8])
    }

    fn has(&self, _cell: Cell) -> bool {
        true
    }

    fn middle(&self) -> Cell {
        Cell::MIDDLE
    }

    fn neighbour(&self, cell: Cell, right: i8, below: i8) -> Option<Cell> {
        let [across, down] = self.seen(cell);
        let across = across.checked_add_signed(right)?;
        let down = down.checked_add_signed(below)?;
        if across >= SIZE || down >= SIZE {
            return None;
        }
        self.cell_on_screen([across, down])
    }
}

/// The cells of a part across and down.
fn extent(part: Option<[Cell; 2]>, orientation: Orientation) -> Vec2 {
    let Some([one, other]) = part else {
        return Vec2::splat(f32::from(SIZE));
    };
    let columns = one.column().abs_diff(other.column()) + 1;
    let rows = one.row().abs_diff(other.row()) + 1;
    let extent = vec2(f32::from(columns), f32::from(rows));
    match orientation.is_sideways() {
        true => extent.yx(),
        false => extent,
    }
}

/// What is needed beside the cells.
fn room() -> Vec2 {
    vec2(LABELS_LEFT + MARGIN, LABELS_BELOW + MARGIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: Orientation = Orientation {
        flipped: false,
        turned: 0,
        mirrored: false,
    };

    /// The eight ways in which a board can lie.
    fn ways() -> impl Iterator<Item = Orientation> {
        (0..8).map(|way| Orientation {
            flipped: way % 2 == 1,
            turned: way / 2 % 2,
            mirrored: way > 3,
        })
    }

    fn room_of(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(7.0, 13.0), vec2(width, height))
    }

    #[test]
    fn the_hit_test_finds_every_cell_again() {
        for way in ways() {
            for (width, height) in [(700.0, 611.0), (300.0, 900.0)] {
                let geometry = Geometry::fit(room_of(width, height), way);
                for cell in Cell::all() {
                    assert_eq!(geometry.cell_at(geometry.centre(cell)), Some(cell));
                    let inside = geometry.cell_rect(cell).shrink(0.5);
                    for corner in [inside.left_top(), inside.right_bottom()] {
                        assert_eq!(geometry.cell_at(corner), Some(cell), "{cell} {way:?}");
                    }
                }
                let beside = geometry.board().left_top() - vec2(1.0, 1.0);
                assert_eq!(geometry.cell_at(beside), None);
            }
        }
    }

    #[test]
    fn the_board_with_its_labels_lies_inside_the_room() {
        for (width, height) in [(320.0, 800.0), (900.0, 330.0), (2400.0, 2400.0)] {
            let room = room_of(width, height);
            let geometry = Geometry::fit(room, UPRIGHT);
            assert!(room.contains_rect(geometry.board()));
            for index in 0..SIZE {
                let labels = [geometry.letter_place(index), geometry.number_place(index)];
                let inside = |at: Option<Pos2>| at.is_some_and(|at| room.contains(at));
                assert!(labels.into_iter().all(inside));
            }
        }
    }

    #[test]
    fn a_part_fills_its_place_with_its_own_labels() {
        let part = ["b2", "d3"].map(|name| name.parse().expect("a cell"));
        for way in ways() {
            let height = Geometry::height_of_part(Some(part), way, 326.0);
            let room = Rect::from_min_size(Pos2::ZERO, vec2(326.0, height));
            let geometry = Geometry::fit_part(room, Some(part), way);
            let size = match way.is_sideways() {
                true => vec2(300.0, 450.0),
                false => vec2(300.0, 200.0),
            };
            assert_eq!(geometry.shown().size(), size);
            let [one, other] = part.map(|cell| geometry.cell_rect(cell));
            assert_eq!(one.union(other), geometry.shown());
            let letters = (0..SIZE).filter(|&column| geometry.letter_place(column).is_some());
            assert_eq!(letters.collect::<Vec<_>>(), [1, 2, 3]);
        }
    }

    #[test]
    fn white_sits_below_and_on_a_flipped_board_above() {
        for (way, sign) in [(UPRIGHT, 1.0), (Orientation::FLIPPED, -1.0)] {
            let geometry = Geometry::fit(room_of(500.0, 500.0), way);
            let a1 = geometry.centre(Cell::new(0, 0).expect("on the board"));
            let from_middle = a1 - geometry.board().center();
            assert!(from_middle.y * sign > 0.0 && from_middle.x * sign < 0.0);
        }
    }

    #[test]
    fn arrows_go_where_they_point() {
        for way in ways() {
            let geometry = Geometry::fit(room_of(500.0, 500.0), way);
            for cell in Cell::all() {
                for (right, below) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                    let step = vec2(f32::from(right), f32::from(below)) * geometry.cell_size();
                    let there = geometry.cell_at(geometry.centre(cell) + step);
                    assert_eq!(geometry.neighbour(cell, right, below), there);
                }
            }
        }
    }
}
