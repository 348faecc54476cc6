//! Where the cells of a board lie on the screen.

use egui::{Align2, Pos2, Rect, Vec2, emath::GuiRounding, pos2, vec2};

use crate::game::Orientation;
use crate::rules::agros::Cell;
use crate::ui::board::Places;

/// Room for the row numbers on the left, in points.
const LABELS_LEFT: f32 = 24.0;
/// Room for the column letters below, in points.
const LABELS_BELOW: f32 = 20.0;
/// Room for the rim on the other sides, in points.
const RIM_ROOM: f32 = 4.0;
/// From the board to the middle of the column letters, in points.
const LETTERS_AT: f32 = 11.0;
/// From the board to the right end of the row numbers, in points.
const NUMBERS_AT: f32 = 8.0;

/// A board of square cells with whole pixels, in a rectangle of the window.
///
/// "Across" and "down" count cells from the top left of the screen, whichever way the board is
/// turned; columns and rows are those of the rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    board: Rect,
    /// The cells that are shown: all of the board, or a part of it.
    shown: Rect,
    cell: f32,
    size: u8,
    orientation: Orientation,
    pixels_per_point: f32,
}

impl Geometry {
    /// Fits a board of `size` × `size` cells with its labels into the middle of `rect`.
    /// A board that is flipped has a1 at the top right, as Dark sits.
    pub fn fit(rect: Rect, size: u8, orientation: Orientation, pixels_per_point: f32) -> Geometry {
        Geometry::fit_cells(rect, size, [size; 2], orientation, pixels_per_point)
    }

    /// Fits the part of a board between two cells, both included, into the middle of `rect`. The
    /// rest of the board lies where it would, beyond the part.
    pub fn fit_part(
        rect: Rect,
        size: u8,
        part: [Cell; 2],
        orientation: Orientation,
        pixels_per_point: f32,
    ) -> Geometry {
        let extent = extent(part, orientation);
        let mut geometry = Geometry::fit_cells(rect, size, extent, orientation, pixels_per_point);
        let [one, other] = part.map(|cell| geometry.cell_rect(cell));
        let beyond = one.union(other).min - geometry.board.min;
        geometry.board = geometry.board.translate(-beyond);
        geometry
    }

    /// Fits so many cells of a board across and down, the first ones on the screen.
    fn fit_cells(
        rect: Rect,
        size: u8,
        cells: [u8; 2],
        orientation: Orientation,
        pixels_per_point: f32,
    ) -> Geometry {
        let [columns, rows] = cells.map(f32::from);
        let room = vec2(
            rect.width() - LABELS_LEFT - RIM_ROOM,
            rect.height() - LABELS_BELOW - RIM_ROOM,
        );
        let pixels = room * pixels_per_point / vec2(columns, rows);
        let cell = pixels.min_elem().floor().max(1.0) / pixels_per_point;
        let extent = vec2(columns, rows) * cell;
        let corner =
            rect.min + vec2(LABELS_LEFT, RIM_ROOM) + ((room - extent) / 2.0).max(Vec2::ZERO);
        let corner = corner.round_to_pixels(pixels_per_point);
        Geometry {
            board: Rect::from_min_size(corner, Vec2::splat(cell * f32::from(size))),
            shown: Rect::from_min_size(corner, extent),
            cell,
            size,
            orientation,
            pixels_per_point,
        }
    }

    /// The height that a part of a board takes, with its labels, at a width.
    pub fn height_of_part(
        part: [Cell; 2],
        orientation: Orientation,
        width: f32,
        pixels_per_point: f32,
    ) -> f32 {
        let [columns, rows] = extent(part, orientation).map(f32::from);
        let pixels = (width - LABELS_LEFT - RIM_ROOM) * pixels_per_point / columns;
        let cell = pixels.floor().max(1.0) / pixels_per_point;
        rows * cell + LABELS_BELOW + RIM_ROOM
    }

    /// All cells together, without the rim and the labels.
    pub fn board(&self) -> Rect {
        self.board
    }

    /// Where what lies on the board may be painted: anywhere, or on the part that is shown, with
    /// the rim where that is at the edge.
    pub(super) fn clip(&self) -> Rect {
        if self.shown == self.board {
            return Rect::EVERYTHING;
        }
        let (shown, board) = (self.shown, self.board);
        Rect {
            min: pos2(
                self.beyond(shown.left(), board.left(), -RIM_ROOM),
                self.beyond(shown.top(), board.top(), -RIM_ROOM),
            ),
            max: pos2(
                self.beyond(shown.right(), board.right(), RIM_ROOM),
                self.beyond(shown.bottom(), board.bottom(), RIM_ROOM),
            ),
        }
    }

    /// An edge of what is shown, moved by `rim` where it is also that of the board.
    fn beyond(&self, shown: f32, board: f32, rim: f32) -> f32 {
        if (shown - board).abs() < self.cell / 2.0 {
            shown + rim
        } else {
            shown
        }
    }

    /// Whether a cell belongs to what is shown.
    pub(super) fn shows(&self, cell: Cell) -> bool {
        self.shown.contains(self.centre(cell))
    }

    /// The side of a cell in points.
    pub fn cell_size(&self) -> f32 {
        self.cell
    }

    /// Cells a side.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Where a cell lies.
    pub fn cell_rect(&self, cell: Cell) -> Rect {
        let [across, down] = self.turned([cell.column(), self.size - 1 - cell.row()]);
        let corner = vec2(f32::from(across), f32::from(down)) * self.cell;
        Rect::from_min_size(self.board.min + corner, Vec2::splat(self.cell))
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: Cell) -> Pos2 {
        self.cell_rect(cell).center()
    }

    /// The cell at a place of the window.
    pub fn cell_at(&self, place: Pos2) -> Option<Cell> {
        let offset = (place - self.board.min) / self.cell;
        let inside = 0.0..f32::from(self.size);
        if inside.contains(&offset.x) && inside.contains(&offset.y) {
            self.cell_on_screen(offset.x as u8, offset.y as u8)
        } else {
            None
        }
    }

    /// The cell so many cells across and down from the top left.
    pub fn cell_on_screen(&self, across: u8, down: u8) -> Option<Cell> {
        if across >= self.size || down >= self.size {
            return None;
        }
        let [column, from_top] = self.orientation.lying_at([across, down], self.size);
        Cell::new(column, self.size - 1 - from_top)
    }

    /// The cell so many cells to the right of and below another.
    pub fn neighbour(&self, cell: Cell, right: i8, below: i8) -> Option<Cell> {
        let [across, down] = self.turned([cell.column(), self.size - 1 - cell.row()]);
        self.cell_on_screen(
            across.checked_add_signed(right)?,
            down.checked_add_signed(below)?,
        )
    }

    /// Where the letter of a column stands, counted from 0, and how it is aligned there; none where
    /// it is not shown.
    pub(super) fn letter_place(&self, column: u8) -> Option<(Pos2, Align2)> {
        let place = self.turned([column, 0]);
        self.label_place(place, self.orientation.is_sideways())
    }

    /// Where the number of a row stands, counted from 0, and how it is aligned there; none where it
    /// is not shown.
    pub(super) fn number_place(&self, row: u8) -> Option<(Pos2, Align2)> {
        let place = self.turned([0, self.size - 1 - row]);
        self.label_place(place, !self.orientation.is_sideways())
    }

    /// What names cells that lie level stands left of them, what names others below.
    fn label_place(&self, [across, down]: [u8; 2], level: bool) -> Option<(Pos2, Align2)> {
        let middle = |steps: u8| (f32::from(steps) + 0.5) * self.cell;
        if level {
            let y = self.board.top() + middle(down);
            let shown = self.shown.y_range().contains(y);
            shown.then(|| {
                let place = pos2(self.shown.left() - NUMBERS_AT, y);
                (place, Align2::RIGHT_CENTER)
            })
        } else {
            let x = self.board.left() + middle(across);
            let shown = self.shown.x_range().contains(x);
            shown.then(|| {
                let place = pos2(x, self.shown.bottom() + LETTERS_AT);
                (place, Align2::CENTER_CENTER)
            })
        }
    }

    /// The width nearest to `points` that covers whole pixels, at least one.
    pub(super) fn whole_pixels(&self, points: f32) -> f32 {
        (points * self.pixels_per_point).round().max(1.0) / self.pixels_per_point
    }

    /// A place moved to the nearest corner of a pixel.
    pub(super) fn on_pixel(&self, points: f32) -> f32 {
        points.round_to_pixels(self.pixels_per_point)
    }

    fn turned(&self, place: [u8; 2]) -> [u8; 2] {
        self.orientation.seen(place, self.size)
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
        Geometry::cell_rect(self, cell)
    }

    fn cell_at(&self, place: Pos2) -> Option<Cell> {
        Geometry::cell_at(self, place)
    }

    fn has(&self, cell: Cell) -> bool {
        cell.column() < self.size && cell.row() < self.size
    }

    fn middle(&self) -> Cell {
        let middle = self.cell_on_screen(self.size / 2, self.size / 2);
        middle.expect("a board has a middle")
    }

    fn neighbour(&self, cell: Cell, right: i8, below: i8) -> Option<Cell> {
        Geometry::neighbour(self, cell, right, below)
    }
}

/// The cells across and down from one cell to another, both included.
fn extent(part: [Cell; 2], orientation: Orientation) -> [u8; 2] {
    let [one, other] = part;
    let columns = one.column().abs_diff(other.column()) + 1;
    let rows = one.row().abs_diff(other.row()) + 1;
    match orientation.is_sideways() {
        true => [rows, columns],
        false => [columns, rows],
    }
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

    fn window(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(7.0, 13.0), vec2(width, height))
    }

    fn cells(size: u8) -> impl Iterator<Item = Cell> {
        (0..size).flat_map(move |column| (0..size).filter_map(move |row| Cell::new(column, row)))
    }

    #[test]
    fn the_hit_test_finds_every_cell_again() {
        for size in 4..=16 {
            for way in ways() {
                for scale in [1.0, 1.25, 1.5, 2.0] {
                    let geometry = Geometry::fit(window(700.0, 611.0), size, way, scale);
                    for cell in cells(size) {
                        let rect = geometry.cell_rect(cell);
                        let nearly = rect.shrink(0.1 / scale);
                        for place in [rect.center(), nearly.min, nearly.max] {
                            assert_eq!(geometry.cell_at(place), Some(cell), "{size} {scale}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn places_beside_the_board_are_no_cells() {
        let geometry = Geometry::fit(window(700.0, 611.0), 10, UPRIGHT, 1.0);
        let board = geometry.board();
        for place in [
            board.min - vec2(1.0, 0.0),
            board.min - vec2(0.0, 1.0),
            board.max,
            pos2(f32::NAN, board.center().y),
        ] {
            assert_eq!(geometry.cell_at(place), None, "{place:?}");
        }
    }

    #[test]
    fn the_board_lies_inside_the_room_with_its_labels() {
        for size in [4, 10, 16] {
            for (width, height) in [(320.0, 800.0), (900.0, 330.0), (2400.0, 2400.0)] {
                let room = window(width, height);
                let geometry = Geometry::fit(room, size, UPRIGHT, 1.5);
                let board = geometry.board();
                assert!(room.contains_rect(board));
                assert!(
                    geometry
                        .letter_place(0)
                        .is_some_and(|(place, _)| room.contains(place))
                );
                assert!(board.left() - room.left() >= LABELS_LEFT - 1.0);
            }
        }
    }

    #[test]
    fn cells_begin_and_end_on_whole_pixels() {
        for scale in [1.0, 1.25, 1.333, 1.75, 3.0] {
            let geometry = Geometry::fit(window(641.3, 655.7), 12, Orientation::FLIPPED, scale);
            for cell in cells(12) {
                let rect = geometry.cell_rect(cell);
                for edge in [rect.left(), rect.top(), rect.right(), rect.bottom()] {
                    let pixels = edge * scale;
                    assert!((pixels - pixels.round()).abs() < 0.01, "{pixels}");
                }
            }
        }
    }

    #[test]
    fn a_flipped_board_is_turned_half_round() {
        let a1 = Cell::new(0, 0).expect("on every board");
        let upright = Geometry::fit(window(500.0, 500.0), 8, UPRIGHT, 1.0);
        let flipped = Geometry::fit(window(500.0, 500.0), 8, Orientation::FLIPPED, 1.0);
        assert_eq!(
            upright.cell_rect(a1).left_bottom(),
            upright.board().left_bottom()
        );
        assert_eq!(
            flipped.cell_rect(a1).right_top(),
            flipped.board().right_top()
        );
        assert_eq!(upright.neighbour(a1, 1, 0), Cell::new(1, 0));
        assert_eq!(flipped.neighbour(a1, 1, 0), None);
        assert_eq!(flipped.neighbour(a1, -1, 1), Cell::new(1, 1));
    }

    #[test]
    fn arrows_lead_where_they_point_and_labels_stand_beside_their_cells() {
        for way in ways() {
            let geometry = Geometry::fit(window(500.0, 500.0), 8, way, 1.0);
            for cell in cells(8) {
                for (right, below) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let step = vec2(f32::from(right), f32::from(below)) * geometry.cell_size();
                    let there = geometry.cell_at(geometry.centre(cell) + step);
                    assert_eq!(geometry.neighbour(cell, right, below), there, "{way:?}");
                }
                let (letter, _) = geometry.letter_place(cell.column()).expect("shown");
                let (number, _) = geometry.number_place(cell.row()).expect("shown");
                let centre = geometry.centre(cell);
                let [below, beside] = match way.is_sideways() {
                    true => [number, letter],
                    false => [letter, number],
                };
                assert_eq!([below.x, beside.y], [centre.x, centre.y], "{way:?}");
                assert!(below.y > geometry.board().bottom() && beside.x < geometry.board().left());
            }
        }
    }

    #[test]
    fn a_part_fills_the_room_and_leaves_the_rest_beyond() {
        let cell = |name: &str| name.parse::<Cell>().expect("a cell");
        let part = [cell("e5"), cell("b3")];
        for way in ways() {
            let height = Geometry::height_of_part(part, way, 500.0, 1.0);
            let room = window(500.0, height);
            let geometry = Geometry::fit_part(room, 10, part, way, 1.0);
            let shown: Vec<_> = cells(10).filter(|&cell| geometry.shows(cell)).collect();
            assert_eq!(shown.len(), 12);
            for cell in shown {
                assert!(room.contains_rect(geometry.cell_rect(cell)));
                assert!(geometry.clip().contains_rect(geometry.cell_rect(cell)));
            }
            let letters = (0..10).filter_map(|column| geometry.letter_place(column));
            assert_eq!(letters.count(), 4);
            let numbers = (0..10).filter_map(|row| geometry.number_place(row));
            assert_eq!(numbers.count(), 3);
            let cell = if way.is_sideways() { 157.0 } else { 118.0 };
            assert_eq!(geometry.cell_size(), cell);
        }
    }

    #[test]
    fn no_room_at_all_is_no_disaster() {
        for room in [window(0.0, 0.0), window(-5.0, 3.0), window(30.0, 5000.0)] {
            let geometry = Geometry::fit(room, 16, UPRIGHT, 2.0);
            assert!(geometry.cell_size() > 0.0);
        }
    }
}
