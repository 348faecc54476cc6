//! What a screen reader says about a cell.

use crate::rules::agora::{Action, Cell, Move, Position, Stack};
use crate::ui::agora::words::{self, key};
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

/// `d3, Red pile, 2 captors on 1 White prisoner`, or `c3, free, level 0`.
pub(super) fn contents(cell: Cell, stack: Option<Stack>, text: &Text) -> Vec<String> {
    let mut parts = vec![cell.to_string()];
    match stack {
        Some(stack) if stack.men() == 1 => {
            parts.push(words!(text, "agora-cell-man", player = key(stack.owner)));
        }
        Some(stack) => {
            parts.push(words!(text, "agora-cell-pile", player = key(stack.owner)));
            parts.push(words::men_in(stack, text));
        }
        None => {
            parts.push(text.get("agora-cell-empty"));
            parts.push(words!(text, "agora-cell-level", level = cell.level()));
        }
    }
    parts
}

/// `d3, Red pile, 2 captors on 1 White prisoner, height 6`.
fn name(scene: &Scene, cell: Cell, text: &Text) -> String {
    let stack = scene.position.at(cell).map(Stack::from);
    let mut parts = contents(cell, stack, text);
    if stack.is_some() {
        let height = scene.position.height(cell);
        parts.push(words!(text, "agora-cell-height", height = height));
    }
    let leads = |action| {
        let mut targets = scene.targets.iter();
        targets.any(|play| play.to == cell && play.action == action)
    };
    let target = match Action::ALL.map(leads) {
        [true, ..] => Some("agora-cell-target"),
        [_, true, true] => Some("agora-cell-target-both"),
        [_, true, _] => Some("agora-cell-target-capture"),
        [_, _, true] => Some("agora-cell-target-surrender"),
        [false, false, false] => None,
    };
    parts.extend(target.map(|target| text.get(target)));
    if scene.selected == Some(cell) {
        parts.push(text.get("cell-selected"));
    }
    parts.join(", ")
}
