//! The ways to lay a board onto itself.

/// Where a cell of a square board goes under one of the eight ways to turn and mirror it; number 0
/// leaves it where it is.
#[inline]
pub(super) fn turn_square((column, row): (u8, u8), size: u8, symmetry: u8) -> (u8, u8) {
    let last = size - 1;
    let column = if symmetry & 1 == 0 {
        column
    } else {
        last - column
    };
    let row = if symmetry & 2 == 0 { row } else { last - row };
    if symmetry & 4 == 0 {
        (column, row)
    } else {
        (row, column)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::turn_square;

    #[test]
    fn eight_ways_lay_a_square_onto_itself() {
        let cells = || (0..4).flat_map(|column| (0..4).map(move |row| (column, row)));
        let ways: HashSet<Vec<_>> = (0..8)
            .map(|way| cells().map(|cell| turn_square(cell, 4, way)).collect())
            .collect();
        assert_eq!(ways.len(), 8);
        for way in ways {
            let reached: HashSet<_> = way.iter().copied().collect();
            assert_eq!(reached.len(), 16);
        }
        assert_eq!(turn_square((1, 3), 4, 0), (1, 3));
    }
}
