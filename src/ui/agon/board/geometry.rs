//! Where the hexagons of the board lie on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::rules::agon::Cell;
use crate::ui::board::Places;

/// Room for the column letters below the board, in points.
const LABELS_BELOW: f32 = 18.0;
/// Room on the other sides, in points.
const MARGIN: f32 = 4.0;
/// From the lowest corner of a column to the middle of its letter, in points.
const LETTERS_AT: f32 = 10.0;

/// The height of a hexagon that is 1 a side.
const HEIGHT: f32 = 1.732_050_8;

/// A board of hexagons with flat tops, in a rectangle of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    /// The middle of the cell in the centre.
    centre: Pos2,
    /// The side of a hexagon in points.
    side: f32,
    flipped: bool,
    /// The part of the board that is shown, if it is not all.
    part: Option<Rect>,
}

impl Geometry {
    /// Fits the board with its letters into the middle of `rect`. A `flipped` board has White's
    /// queen at the top at the start, as Black sits.
    pub fn fit(rect: Rect, flipped: bool) -> Geometry {
        Geometry::fit_part(rect, None, flipped)
    }

    /// Fits all of the board, or the part between two cells, into the middle of `rect`. The rest
    /// of the board lies where it would, beyond the part.
    pub fn fit_part(rect: Rect, part: Option<[Cell; 2]>, flipped: bool) -> Geometry {
        let extent = extent(part, flipped);
        let room = room(part);
        let free = (rect.size() - room.size()).max(Vec2::splat(1.0));
        let side = (free / extent.size()).min_elem();
        let middle = rect.center() + room.center().to_vec2();
        let mut geometry = Geometry {
            centre: middle - extent.center().to_vec2() * side,
            side,
            flipped,
            part: None,
        };
        geometry.part = part.map(|_| {
            let corner = geometry.centre + extent.min.to_vec2() * side;
            Rect::from_min_size(corner, extent.size() * side)
        });
        geometry
    }

    /// The height that the board or a part of it takes, with its letters, at a width.
    pub fn height_of_part(part: Option<[Cell; 2]>, width: f32) -> f32 {
        let (extent, room) = (extent(part, false), room(part));
        let side = (width - room.width()).max(1.0) / extent.width();
        side * extent.height() + room.height()
    }

    /// The part that is shown; `None` where that is all of the board.
    pub(super) fn part(&self) -> Option<Rect> {
        self.part
    }

    /// The height of a cell in points.
    pub fn cell_size(&self) -> f32 {
        HEIGHT * self.side
    }

    /// The corners of a cell, shrunk by so many points, clockwise from the right.
    pub fn corners(&self, cell: Cell, inset: f32) -> [Pos2; 6] {
        let centre = self.centre(cell);
        // The sides move inwards by the inset, the corners by more.
        let radius = (self.side - inset * 2.0 / HEIGHT).max(0.0);
        std::array::from_fn(|corner| {
            let angle = corner as f32 * std::f32::consts::FRAC_PI_3;
            centre + radius * vec2(angle.cos(), angle.sin())
        })
    }

    /// The middle of the letter of a column, counted from 0; none where a part is shown.
    pub(super) fn letter_place(&self, column: u8) -> Option<Pos2> {
        let rows = (1..=11).filter_map(|row| Cell::new(column, row));
        let below = |cell: &Cell| self.centre(*cell).y;
        let lowest = rows.max_by(|a, b| below(a).total_cmp(&below(b)))?;
        let place = self.centre(lowest) + vec2(0.0, self.cell_size() / 2.0 + LETTERS_AT);
        self.part.is_none().then_some(place)
    }

    fn turned(&self, steps: i8) -> i8 {
        if self.flipped { -steps } else { steps }
    }
}

impl Places for Geometry {
    type Cell = Cell;

    fn board(&self) -> Rect {
        let extent = extent(None, self.flipped);
        let corner = self.centre + extent.min.to_vec2() * self.side;
        Rect::from_min_size(corner, extent.size() * self.side)
    }

    fn cell_size(&self) -> f32 {
        Geometry::cell_size(self)
    }

    fn cell_rect(&self, cell: Cell) -> Rect {
        Rect::from_center_size(self.centre(cell), Vec2::splat(self.cell_size()))
    }

    fn centre(&self, cell: Cell) -> Pos2 {
        self.centre + middle(cell, self.flipped) * self.side
    }

    fn cell_at(&self, place: Pos2) -> Option<Cell> {
        let mut offset = (place - self.centre) / self.side;
        if self.flipped {
            offset = -offset;
        }
        let q = offset.x * 2.0 / 3.0;
        let r = offset.y / HEIGHT - q / 2.0;
        nearest(q, r)
    }

    fn has(&self, _cell: Cell) -> bool {
        true
    }

    fn middle(&self) -> Cell {
        Cell::CENTRE
    }

    /// Up and down follow the column. To the right and left the columns lie half a cell higher
    /// and lower in turns, so that the way stays level.
    fn neighbour(&self, cell: Cell, right: i8, below: i8) -> Option<Cell> {
        let (q, r) = cell.axial();
        let (right, below) = (self.turned(right), self.turned(below));
        if right == 0 {
            return Cell::from_axial(q, r + below);
        }
        // Beside a cell lie one that is half a cell lower and one that is half a cell higher.
        let lower = if right > 0 { r } else { r + 1 };
        let falls = q.rem_euclid(2) == 0;
        let ways = if falls {
            [lower, lower - 1]
        } else {
            [lower - 1, lower]
        };
        let mut ways = ways.into_iter();
        ways.find_map(|r| Cell::from_axial(q + right, r))
    }
}

/// The middle of a cell on a board of hexagons 1 a side, from that of the centre.
fn middle(cell: Cell, flipped: bool) -> Vec2 {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    let offset = vec2(1.5 * q, HEIGHT * (r + q / 2.0));
    if flipped { -offset } else { offset }
}

/// What the board or a part of it fills, on a board of hexagons 1 a side.
fn extent(part: Option<[Cell; 2]>, flipped: bool) -> Rect {
    let Some(part) = part else {
        return Rect::from_center_size(Pos2::ZERO, vec2(17.0, 11.0 * HEIGHT));
    };
    let [one, other] = part.map(|cell| {
        let middle = middle(cell, flipped).to_pos2();
        Rect::from_center_size(middle, vec2(2.0, HEIGHT))
    });
    one.union(other)
}

/// The room that is left round the board: as much as there is above and to the left of its place,
/// and below and to the right, about zero.
fn room(part: Option<[Cell; 2]>) -> Rect {
    let below = if part.is_none() { LABELS_BELOW } else { MARGIN };
    Rect::from_min_max(pos2(-MARGIN, -below), pos2(MARGIN, MARGIN))
}

/// The cell nearest to some axial coordinates; `None` off the board.
fn nearest(q: f32, r: f32) -> Option<Cell> {
    if !(q.abs() < 10.0 && r.abs() < 10.0) {
        return None;
    }
    let s = -q - r;
    let rounded = [q, r, s].map(f32::round);
    let off = [q - rounded[0], r - rounded[1], s - rounded[2]].map(f32::abs);
    // Of the three, the one that was rounded most follows from the others.
    let (q, r) = if off[0] > off[1] && off[0] > off[2] {
        (-rounded[1] - rounded[2], rounded[1])
    } else if off[1] > off[2] {
        (rounded[0], -rounded[0] - rounded[2])
    } else {
        (rounded[0], rounded[1])
    };
    Cell::from_axial(q as i8, r as i8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room_of(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(7.0, 13.0), vec2(width, height))
    }

    #[test]
    fn the_hit_test_finds_every_cell_again() {
        for flipped in [false, true] {
            for (width, height) in [(700.0, 611.0), (300.0, 900.0)] {
                let geometry = Geometry::fit(room_of(width, height), flipped);
                for cell in Cell::all() {
                    assert_eq!(geometry.cell_at(geometry.centre(cell)), Some(cell));
                    for corner in geometry.corners(cell, 0.5) {
                        assert_eq!(geometry.cell_at(corner), Some(cell), "{cell} {flipped}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_with_its_letters_lies_inside_the_room() {
        for (width, height) in [(320.0, 800.0), (900.0, 330.0), (2400.0, 2400.0)] {
            let room = room_of(width, height);
            for flipped in [false, true] {
                let geometry = Geometry::fit(room, flipped);
                for cell in Cell::all() {
                    assert!(
                        geometry
                            .corners(cell, 0.0)
                            .iter()
                            .all(|&at| room.contains(at))
                    );
                }
                let mut letters = (0..11).map(|column| geometry.letter_place(column));
                assert!(letters.all(|at| at.is_some_and(|at| room.contains(at))));
            }
        }
    }

    #[test]
    fn whites_queen_starts_at_the_bottom_and_on_a_flipped_board_at_the_top() {
        let f1 = Cell::new(5, 1).expect("on the board");
        for (flipped, sign) in [(false, 1.0), (true, -1.0)] {
            let geometry = Geometry::fit(room_of(500.0, 500.0), flipped);
            let from_centre = geometry.centre(f1) - geometry.centre(Cell::CENTRE);
            assert!(from_centre.y * sign > 0.0 && from_centre.x.abs() < 0.01);
        }
    }

    #[test]
    fn arrows_lead_everywhere_and_stay_level() {
        for flipped in [false, true] {
            let geometry = Geometry::fit(room_of(500.0, 500.0), flipped);
            let mut reached = vec![Cell::CENTRE];
            let mut next = 0;
            while let Some(&cell) = reached.get(next) {
                next += 1;
                for (right, below) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let Some(to) = geometry.neighbour(cell, right, below) else {
                        continue;
                    };
                    let step = geometry.centre(to) - geometry.centre(cell);
                    assert!(step.x * f32::from(right) + step.y * f32::from(below) > 0.0);
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), 91);
            let mut cell = Cell::CENTRE;
            while let Some(to) = geometry.neighbour(cell, 1, 0) {
                cell = to;
                let height = (geometry.centre(cell) - geometry.centre(Cell::CENTRE)).y;
                assert!(height.abs() < geometry.cell_size() * 0.6);
            }
            assert_eq!(cell.ring(), Cell::EDGE);
        }
    }

    #[test]
    fn a_part_fills_the_room() {
        let part = ["c3", "g6"].map(|name| name.parse::<Cell>().expect("a cell"));
        for flipped in [false, true] {
            let room = room_of(400.0, Geometry::height_of_part(Some(part), 400.0));
            let geometry = Geometry::fit_part(room, Some(part), flipped);
            for cell in part {
                assert!(
                    geometry
                        .corners(cell, 0.0)
                        .iter()
                        .all(|&at| room.contains(at))
                );
            }
            let shown = geometry.part().expect("a part");
            assert!((shown.width() - 392.0).abs() < 0.5, "{shown:?}");
        }
    }

    #[test]
    fn no_room_at_all_is_no_disaster() {
        for room in [room_of(0.0, 0.0), room_of(-5.0, 3.0), room_of(30.0, 5000.0)] {
            let geometry = Geometry::fit(room, false);
            assert!(geometry.cell_size() > 0.0);
            assert_eq!(geometry.cell_at(pos2(f32::NAN, 0.0)), None);
        }
    }
}
