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
mod tests;
