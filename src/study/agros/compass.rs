//! Where on the board something lies.

use crate::rules::agros::{Cell, Direction};

/// A part of the board as Light sees it: one of nine, each a third of the board high and wide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The middle of the board.
    Centre,
    /// Away from the middle: a side, or between two of them a corner.
    Towards(Direction),
}

impl Place {
    /// Where the middle of some cells lies on a board of `size` rows and columns.
    pub fn of(cells: &[Cell], size: u8) -> Place {
        let third = |coordinate: fn(Cell) -> u8| {
            let sum: u32 = cells
                .iter()
                .map(|&cell| 2 * u32::from(coordinate(cell)) + 1)
                .sum();
            let whole = 2 * u32::from(size) * cells.len() as u32;
            i8::from(3 * sum > 2 * whole) - i8::from(3 * sum < whole)
        };
        let steps = (third(Cell::column), third(Cell::row));
        Direction::ALL
            .into_iter()
            .find(|direction| direction.step() == steps)
            .map_or(Place::Centre, Place::Towards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(names: &str, size: u8) -> Place {
        let cells: Vec<Cell> = names
            .split(' ')
            .map(|name| name.parse().expect("a cell"))
            .collect();
        Place::of(&cells, size)
    }

    #[test]
    fn the_middle_of_the_cells_decides() {
        assert_eq!(place("a1", 10), Place::Towards(Direction::SouthWest));
        assert_eq!(place("a5 b5 c6", 10), Place::Towards(Direction::West));
        assert_eq!(place("e10 f9", 10), Place::Towards(Direction::North));
        assert_eq!(place("l12 k12", 12), Place::Towards(Direction::NorthEast));
        assert_eq!(place("a1 j10", 10), Place::Centre);
    }
}
