//! The axis of plies: every position has a cell of its own, all equally wide.

use egui::Rangef;

/// A young game fills the graph from the left instead of changing its scale with every ply.
const LEAST_POSITIONS: usize = 40;

/// The least distance of two marks on the axis, in points of the screen.
const MARK_DISTANCE: f32 = 40.0;

/// From plies to places along the graph, and back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Axis {
    left: f32,
    cell: f32,
    plies: usize,
}

impl Axis {
    /// An axis for a line of so many plies, with room for those beside it, which reach to `reach`.
    pub fn fit(plies: usize, reach: usize, widths: Rangef) -> Axis {
        let positions = (plies.max(reach) + 1).max(LEAST_POSITIONS);
        Axis {
            left: widths.min,
            cell: widths.span() / positions as f32,
            plies,
        }
    }

    /// Where the cell of the position after so many plies begins; it ends where the next begins.
    pub fn left_of(&self, ply: usize) -> f32 {
        self.left + ply as f32 * self.cell
    }

    /// The middle of the cell of the position after so many plies.
    pub fn x(&self, ply: usize) -> f32 {
        self.left + (ply as f32 + 0.5) * self.cell
    }

    /// The position whose cell is there, or the nearest one.
    pub fn ply(&self, x: f32) -> usize {
        // A cast from below zero gives zero.
        (((x - self.left) / self.cell) as usize).min(self.plies)
    }

    /// The width of a cell, in points of the screen; less than a pixel in long games.
    pub fn cell(&self) -> f32 {
        self.cell
    }

    /// The number of plies of the line.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The distance of two marks on the axis, in plies: 10, 50, 100, 500, …
    pub fn mark_distance(&self) -> usize {
        let mut distance = 10;
        let mut factors = [5, 2].iter().cycle();
        while self.cell * (distance as f32) < MARK_DISTANCE {
            distance *= factors.next().unwrap_or(&10);
        }
        distance
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_place_in_a_cell_gives_its_ply(plies in 0_usize..20_000, part in 0.0..1.0_f32, left in 0.0..500.0_f32, width in 100.0..2_000.0_f32) {
            let axis = Axis::fit(plies, plies, Rangef::new(left, left + width));
            let ply = (plies as f32 * part) as usize;
            prop_assert_eq!(axis.ply(axis.x(ply)), ply);
            prop_assert!(axis.x(plies) <= left + width);
        }
    }

    #[test]
    fn places_beside_the_graph_give_the_ends() {
        let axis = Axis::fit(72, 72, Rangef::new(50.0, 1_150.0));
        assert_eq!(axis.ply(-300.0), 0);
        assert_eq!(axis.ply(49.0), 0);
        assert_eq!(axis.ply(1_150.0), 72);
        assert_eq!(axis.ply(9_000.0), 72);
    }

    #[test]
    fn a_young_game_keeps_its_scale() {
        let widths = Rangef::new(0.0, 400.0);
        assert_eq!(
            Axis::fit(0, 0, widths).cell(),
            Axis::fit(39, 39, widths).cell()
        );
        assert!(Axis::fit(40, 40, widths).cell() < Axis::fit(39, 39, widths).cell());
        assert_eq!(
            Axis::fit(3, 3, widths).ply(399.0),
            3,
            "nothing lies beyond the last ply"
        );
    }

    #[test]
    fn a_longer_line_beside_it_has_room_too() {
        let axis = Axis::fit(3, 85, Rangef::new(0.0, 860.0));
        assert!(axis.x(85) < 860.0);
        assert_eq!(axis.ply(860.0), 3);
    }

    #[test]
    fn marks_keep_apart() {
        let distance = |plies| Axis::fit(plies, plies, Rangef::new(0.0, 1_100.0)).mark_distance();
        assert_eq!(
            [100, 500, 2_000, 20_000].map(distance),
            [10, 50, 100, 1_000]
        );
    }
}
