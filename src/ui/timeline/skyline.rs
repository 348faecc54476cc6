//! The outline of the lead graph, reduced to what the screen can show.

use super::axis::Axis;

/// A stretch of the graph with one height above zero and one below.
///
/// While cells are wide each position has a bar of its own, and one of the heights is zero. In
/// long games all positions that share a column of the screen share a bar, and none of their
/// leads is lost from sight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// Where it begins and ends, in points of the screen.
    pub left: f32,
    /// See `left`.
    pub right: f32,
    /// The greatest lead of the first player in it, in half points; at least 0.
    pub high: i32,
    /// The greatest lead of the second player in it, below zero; at most 0.
    pub low: i32,
    /// The first of its positions, by the number of plies before it.
    pub ply: usize,
}

/// The bars of the positions from `first` on. `leads` are theirs, in half points; `column` is the
/// least width of a bar.
pub fn skyline(
    axis: &Axis,
    first: usize,
    leads: impl Iterator<Item = i32>,
    column: f32,
) -> Vec<Bar> {
    let mut bars: Vec<Bar> = Vec::new();
    for (ply, lead) in (first..).zip(leads) {
        let right = axis.left_of(ply + 1);
        match bars.last_mut() {
            Some(bar) if bar.right - bar.left < column => {
                bar.right = right;
                bar.high = bar.high.max(lead);
                bar.low = bar.low.min(lead);
            }
            _ => bars.push(Bar {
                left: axis.left_of(ply),
                right,
                high: lead.max(0),
                low: lead.min(0),
                ply,
            }),
        }
    }
    bars
}

#[cfg(test)]
mod tests {
    use egui::Rangef;

    use super::*;

    const WIDTHS: Rangef = Rangef {
        min: 0.0,
        max: 1_000.0,
    };

    #[test]
    fn wide_cells_have_a_bar_each() {
        let axis = Axis::fit(3, 3, WIDTHS);
        let bars = skyline(&axis, 1, [40, 0, -27].into_iter(), 1.0);
        let seen: Vec<_> = bars.iter().map(|b| (b.ply, b.high, b.low)).collect();
        assert_eq!(seen, [(1, 40, 0), (2, 0, 0), (3, 0, -27)]);
        assert_eq!(bars[0].left, axis.left_of(1));
        assert_eq!(bars[2].right, axis.left_of(4));
    }

    #[test]
    fn long_games_keep_every_peak_and_join_without_gaps() {
        let plies = 20_000;
        let axis = Axis::fit(plies, plies, WIDTHS);
        let leads = (0..=plies as i32).map(|ply| match ply {
            12_345 => 900,
            12_346 => -800,
            _ => 10,
        });
        let bars = skyline(&axis, 0, leads, 1.0);
        assert!(bars.len() <= 1_000, "{} bars", bars.len());
        assert!(bars.iter().any(|bar| bar.high == 900));
        assert!(bars.iter().any(|bar| bar.low == -800));
        assert!(bars.windows(2).all(|pair| pair[0].right == pair[1].left));
        assert_eq!(bars[0].left, 0.0);
    }
}
