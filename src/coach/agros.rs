//! Agros: fields that could have been taken, and fields that were held.

use super::{Missed, Teachable};
use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Position};
use crate::study::agros::{holder, land};
use crate::study::{Land, Plot};

/// Smaller fields change hands with every other move.
const LEAST_CELLS: usize = 3;

impl Teachable for Position {
    /// Fields that would have come to the mover.
    fn missed(&self, best: Move, played: Move) -> Vec<Missed<Cell>> {
        if self.in_opening() {
            return Vec::new();
        }
        let mover = self.turn();
        let after = |play| {
            let mut after = *self;
            after.play_unchecked(play);
            after
        };
        let (better, as_played) = (after(best), after(played));
        let fields = self.fields().into_iter();
        let foreign =
            fields.filter(|field| field.owner() != Some(mover) && field.cells.len() >= LEAST_CELLS);
        let plots = land(&better).plots;
        let missed = foreign.filter_map(|field| {
            let region = self.region(field.cells.iter().copied());
            let held = |position: &Position| {
                holder(field.owner(), &position.holding(&region)) == Some(Some(mover))
            };
            (held(&better) && !held(&as_played)).then(|| Missed {
                value: value(&plots, mover, &field.cells),
                cells: field.cells,
            })
        });
        missed.collect()
    }

    fn holdings(&self) -> Option<Land<Cell>> {
        Some(land(self))
    }
}

/// What the parts of a player's land count that lie on some cells.
fn value(plots: &[Plot<Cell>], player: crate::rules::Player, cells: &[Cell]) -> i32 {
    let on_them = |plot: &&Plot<Cell>| {
        plot.owner == Some(player) && plot.cells.iter().any(|cell| cells.contains(cell))
    };
    plots.iter().filter(on_them).map(|plot| plot.value).sum()
}
