//! What a screen reader says about a cell.

use crate::rules::Position as _;
use crate::rules::agon::{Cell, Man, Move, Position, Rank};
use crate::ui::agon::words::key;
use crate::ui::board::Names;
use crate::ui::text::{Text, words};

use super::scene::Scene;

/// The names of all cells, kept as long as they hold.
pub(super) type CellNames = Names<Cell, Basis>;

/// What the names depend on.
#[derive(PartialEq)]
pub(super) struct Basis {
    position: Position,
    selected: Option<Cell>,
    targets: Vec<Move>,
}

/// The names in a scene, in the order of the cells.
pub(super) fn of<'n>(names: &'n mut CellNames, scene: &Scene, text: &Text) -> &'n [(Cell, String)] {
    let basis = Basis {
        position: *scene.position,
        selected: scene.selected,
        targets: scene.targets.to_vec(),
    };
    names.of(basis, || {
        let name = |cell| (cell, name(scene, cell, text));
        Cell::all().map(name).collect()
    })
}

/// `f7, White guard, ring 1, captured`.
pub(super) fn contents(cell: Cell, man: Option<Man>, text: &Text) -> Vec<String> {
    let mut parts = vec![cell.to_string()];
    parts.push(match man {
        Some(Man { owner, rank, .. }) => {
            let rank = match rank {
                Rank::Queen => "agon-cell-queen",
                Rank::Guard => "agon-cell-guard",
            };
            words!(text, rank, player = key(owner))
        }
        None => text.get("agon-cell-empty"),
    });
    parts.push(match cell.ring() {
        0 => text.get("agon-cell-centre"),
        ring => words!(text, "agon-cell-ring", ring = ring),
    });
    if man.is_some_and(|man| man.captured) {
        parts.push(text.get("agon-cell-captured"));
    }
    parts
}

fn name(scene: &Scene, cell: Cell, text: &Text) -> String {
    let mut parts = contents(cell, scene.position.at(cell), text);
    let is_target = |&play: &Move| Position::ends(play).1 == Some(cell);
    if scene.targets.iter().any(is_target) {
        parts.push(text.get("agon-cell-target"));
    }
    if scene.selected == Some(cell) {
        parts.push(text.get("cell-selected"));
    }
    parts.join(", ")
}
