//! What fields and farmers do, told cell by cell and without any of the shortcuts.

use std::collections::BTreeMap;

use agros::rules::agros::{Cell, Position};
use agros::rules::{ByPlayer, Player, Position as _};

/// Who has each empty cell.
pub type Holders = BTreeMap<Cell, Option<Player>>;

pub fn holders(position: &Position) -> Holders {
    let fields = position.fields();
    let of_field = |field: &agros::rules::agros::Field| {
        let owner = field.owner();
        let cells: Vec<_> = field.cells.iter().map(|&cell| (cell, owner)).collect();
        cells
    };
    fields.iter().flat_map(of_field).collect()
}

pub fn score(position: &Position) -> ByPlayer<i32> {
    position.score().expect("Agros has a score")
}

/// What a player's score exceeds the other's by.
pub fn lead(position: &Position, player: Player) -> i32 {
    let score = score(position);
    score[player] - score[!player]
}
