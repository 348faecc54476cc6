//! Where the hexagons of the board lie on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::game::Orientation;
use crate::rules::agon::Cell;
use crate::ui::board::Places;

/// Room for the column letters below the board, in points.
const LABELS_BELOW: f32 = 18.0;
/// Room on the other sides, in points.
const MARGIN: f32 = 4.0;
/// From the lowest corner of a column to the middle of its letter, in points.
const LETTERS_AT: f32 = 10.0;

/// The sides of the board.
pub const SIDES: u8 = 6;

/// The height of a hexagon that is 1 a side.
const HEIGHT: f32 = 1.732_050_8;

/// A board of hexagons with flat tops, in a rectangle of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    /// The middle of the cell in the centre.
    centre: Pos2,
    /// The side of a hexagon in points.
    side: f32,
    orientation: Orientation,
    /// The part of the board that is shown, if it is not all.
    part: Option<Rect>,
}

impl Geometry {
    /// Fits the board with its letters into the middle of `rect`. A board that is flipped has
    /// White's queen at the top at the start, as Black sits.
    pub fn fit(rect: Rect, orientation: Orientation) -> Geometry {
        Geometry::fit_part(rect, None, orientation)
    }

    /// Fits all of the board, or the part between two cells, into the middle of `rect`. The rest
    /// of the board lies where it would, beyond the part.
    pub fn fit_part(rect: Rect, part: Option<[Cell; 2]>, orientation: Orientation) -> Geometry {
        let extent = extent(part, orientation);
        let room = room(part, orientation);
        let free = (rect.size() - room.size()).max(Vec2::splat(1.0));
        let side = (free / extent.size()).min_elem();
        let middle = rect.center() + room.center().to_vec2();
        let mut geometry = Geometry {
            centre: middle - extent.center().to_vec2() * side,
            side,
            orientation,
            part: None,
        };
        geometry.part = part.map(|_| {
            let corner = geometry.centre + extent.min.to_vec2() * side;
            Rect::from_min_size(corner, extent.size() * side)
        });
        geometry
    }

    /// The height that the board or a part of it takes, with its letters, at a width.
    pub fn height_of_part(part: Option<[Cell; 2]>, orientation: Orientation, width: f32) -> f32 {
        let (extent, room) = (extent(part, orientation), room(part, orientation));
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
        // Columns that do not stand upright are named where they would go on.
        let (q, r) = seen(0, 1, self.orientation);
        let along = offset(q, r).normalized();
        let along = if along.y > 0.0 { along } else { -along };
        let place = self.centre(lowest) + along * (self.cell_size() / 2.0 + LETTERS_AT);
        self.part.is_none().then_some(place)
    }

    /// The cell at some axial coordinates on the screen.
    fn lying_at(&self, q: i8, r: i8) -> Option<Cell> {
        let back = SIDES - self.orientation.turns(SIDES);
        let (q, r) = (0..back % SIDES).fold((q, r), |(q, r), _| (-r, q + r));
        match self.orientation.mirrored {
            true => Cell::from_axial(-q, q + r),
            false => Cell::from_axial(q, r),
        }
    }
}

impl Places for Geometry {
    type Cell = Cell;

    fn board(&self) -> Rect {
        let extent = extent(None, self.orientation);
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
        self.centre + middle(cell, self.orientation) * self.side
    }

    fn cell_at(&self, place: Pos2) -> Option<Cell> {
        let offset = (place - self.centre) / self.side;
        let q = offset.x * 2.0 / 3.0;
        let r = offset.y / HEIGHT - q / 2.0;
        let (q, r) = nearest(q, r)?;
        self.lying_at(q, r)
    }

    fn has(&self, _cell: Cell) -> bool {
        true
    }

    fn middle(&self) -> Cell {
        Cell::CENTRE
    }

    /// Up and down follow the cells that stand upon each other. To the right and left they lie half
    /// a cell higher and lower in turns, so that the way stays level.
    fn neighbour(&self, cell: Cell, right: i8, below: i8) -> Option<Cell> {
        let (q, r) = cell.axial();
        let (q, r) = seen(q, r, self.orientation);
        if right == 0 {
            return self.lying_at(q, r + below);
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
        ways.find_map(|r| self.lying_at(q + right, r))
    }
}

/// The middle of a cell on a board of hexagons 1 a side, from that of the centre.
fn middle(cell: Cell, orientation: Orientation) -> Vec2 {
    let (q, r) = cell.axial();
    let (q, r) = seen(q, r, orientation);
    offset(q, r)
}

/// The same for axial coordinates on the screen.
fn offset(q: i8, r: i8) -> Vec2 {
    let (q, r) = (f32::from(q), f32::from(r));
    vec2(1.5 * q, HEIGHT * (r + q / 2.0))
}

/// Where on the screen some axial coordinates are seen.
fn seen(q: i8, r: i8, orientation: Orientation) -> (i8, i8) {
    let mirrored = match orientation.mirrored {
        true => (-q, q + r),
        false => (q, r),
    };
    (0..orientation.turns(SIDES)).fold(mirrored, |(q, r), _| (-r, q + r))
}

/// What the board or a part of it fills, on a board of hexagons 1 a side.
fn extent(part: Option<[Cell; 2]>, orientation: Orientation) -> Rect {
    let Some(part) = part else {
        return Rect::from_center_size(Pos2::ZERO, vec2(17.0, 11.0 * HEIGHT));
    };
    let [one, other] = part.map(|cell| {
        let middle = middle(cell, orientation).to_pos2();
        Rect::from_center_size(middle, vec2(2.0, HEIGHT))
    });
    one.union(other)
}

/// The room that is left round the board: as much as there is above and to the left of its place,
/// and below and to the right, about zero.
fn room(part: Option<[Cell; 2]>, orientation: Orientation) -> Rect {
    let below = if part.is_none() { LABELS_BELOW } else { MARGIN };
    // The letters of columns that do not stand upright stand at the sides, too.
    let upright = orientation.turns(SIDES).is_multiple_of(SIDES / 2);
    let beside = if upright { MARGIN } else { below };
    Rect::from_min_max(pos2(-beside, -below), pos2(beside, MARGIN))
}

/// The whole axial coordinates nearest to some; `None` far off the board.
fn nearest(q: f32, r: f32) -> Option<(i8, i8)> {
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
    Some((q as i8, r as i8))
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: Orientation = Orientation {
        flipped: false,
        turned: 0,
        mirrored: false,
    };

    /// The twelve ways in which a board can lie.
    fn ways() -> impl Iterator<Item = Orientation> {
        (0..12).map(|way| Orientation {
            flipped: way % 2 == 1,
            turned: way / 2 % 3,
            mirrored: way > 5,
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
                    for corner in geometry.corners(cell, 0.5) {
                        assert_eq!(geometry.cell_at(corner), Some(cell), "{cell} {way:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_with_its_letters_lies_inside_the_room() {
        for (width, height) in [(320.0, 800.0), (900.0, 330.0), (2400.0, 2400.0)] {
            let room = room_of(width, height);
            for way in ways() {
                let geometry = Geometry::fit(room, way);
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
        for (way, sign) in [(UPRIGHT, 1.0), (Orientation::FLIPPED, -1.0)] {
            let geometry = Geometry::fit(room_of(500.0, 500.0), way);
            let from_centre = geometry.centre(f1) - geometry.centre(Cell::CENTRE);
            assert!(from_centre.y * sign > 0.0 && from_centre.x.abs() < 0.01);
        }
    }

    #[test]
    fn arrows_lead_everywhere_and_stay_level() {
        for way in ways() {
            let geometry = Geometry::fit(room_of(500.0, 500.0), way);
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
        for way in ways() {
            let room = room_of(400.0, Geometry::height_of_part(Some(part), way, 400.0));
            let geometry = Geometry::fit_part(room, Some(part), way);
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
            let geometry = Geometry::fit(room, UPRIGHT);
            assert!(geometry.cell_size() > 0.0);
            assert_eq!(geometry.cell_at(pos2(f32::NAN, 0.0)), None);
        }
    }
}
