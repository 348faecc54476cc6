//! Every cell is found where it is drawn, however the board lies.

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
