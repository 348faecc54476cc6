//! The furrows on the lead graph: level for the first player, slanting for the second, as on the
//! board.

use egui::Pos2;

/// A column of ploughed ground between zero and a height.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Where it begins and ends.
    pub left: f32,
    /// See `left`.
    pub right: f32,
    /// How far it reaches from zero, up or down; at least 0.
    pub reach: f32,
}

/// The distance of level furrows, and of the first one from zero.
const LEVEL: (f32, f32) = (10.0, 5.0);

/// The distance of slanting furrows along the axis.
const SLANTING: f32 = 18.0;

/// Level furrows over adjoining columns that rise from `zero`.
pub fn level(columns: &[Column], zero: f32) -> Vec<[Pos2; 2]> {
    let mut furrows = Furrows::default();
    let tallest = tallest(columns);
    let (distance, mut height) = LEVEL;
    while height < tallest {
        for column in columns.iter().filter(|column| column.reach > height) {
            let y = zero - height;
            furrows.plough(Pos2::new(column.left, y), Pos2::new(column.right, y));
        }
        height += distance;
    }
    furrows.0
}

/// Slanting furrows over adjoining columns that hang down from `zero`.
pub fn slanting(columns: &[Column], zero: f32) -> Vec<[Pos2; 2]> {
    let (Some(first), Some(last)) = (columns.first(), columns.last()) else {
        return Vec::new();
    };
    let mut furrows = Furrows::default();
    let tallest = tallest(columns);
    // Whole multiples of the distance, so that furrows stay in place when columns come and go.
    let mut start = ((first.left - tallest) / SLANTING).floor() * SLANTING;
    while start < last.right {
        let reached = columns.partition_point(|column| column.right <= start);
        let crossed = columns[reached..]
            .iter()
            .take_while(|column| column.left < start + tallest);
        for column in crossed {
            let (enter, leave) = (
                column.left.max(start),
                column.right.min(start + column.reach),
            );
            if enter < leave {
                let on_furrow = |x| Pos2::new(x, zero + x - start);
                furrows.plough(on_furrow(enter), on_furrow(leave));
            }
        }
        start += SLANTING;
    }
    furrows.0
}

fn tallest(columns: &[Column]) -> f32 {
    columns
        .iter()
        .map(|column| column.reach)
        .fold(0.0, f32::max)
}

/// Furrows as they grow: a piece that goes on where the last one ended makes that one longer.
#[derive(Default)]
struct Furrows(Vec<[Pos2; 2]>);

impl Furrows {
    fn plough(&mut self, from: Pos2, to: Pos2) {
        match self.0.last_mut() {
            Some([_, end]) if *end == from => *end = to,
            _ => self.0.push([from, to]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(reaches: &[f32]) -> Vec<Column> {
        let column = |(index, reach): (usize, &f32)| Column {
            left: index as f32 * 10.0,
            right: index as f32 * 10.0 + 10.0,
            reach: *reach,
        };
        reaches.iter().enumerate().map(column).collect()
    }

    #[test]
    fn level_furrows_run_on_while_the_ground_does() {
        let furrows = level(&columns(&[8.0, 8.0, 0.0, 18.0]), 100.0);
        let ends: Vec<_> = furrows.iter().map(|[a, b]| (a.x, b.x, a.y)).collect();
        assert_eq!(
            ends,
            [(0.0, 20.0, 95.0), (30.0, 40.0, 95.0), (30.0, 40.0, 85.0)]
        );
    }

    #[test]
    fn slanting_furrows_stay_on_the_ground() {
        let columns = columns(&[5.0, 25.0, 0.0, 25.0, 25.0, 12.0]);
        let furrows = slanting(&columns, 100.0);
        assert!(furrows.len() >= 4, "{furrows:?}");
        for [from, to] in furrows {
            assert!(from.x < to.x && (to.y - from.y - (to.x - from.x)).abs() < 1e-3);
            let (middle, depth) = ((from.x + to.x) / 2.0, (from.y + to.y) / 2.0 - 100.0);
            let column = columns[(middle / 10.0) as usize];
            assert!(
                depth >= 0.0 && depth <= column.reach,
                "{depth} in {column:?}"
            );
        }
    }
}
