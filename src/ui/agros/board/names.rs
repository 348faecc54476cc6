//! What a screen reader says about a cell.

use crate::rules::Player;
use crate::rules::agros::{Cell, Field, Move, Piece, Position};
use crate::ui::board::Names;
use crate::ui::overlay::Shown;
use crate::ui::text::{Text, words};

use super::Overlay;
use super::cells::FieldTable;
use super::mark_names::Marks;
use super::scene::Scene;

/// The names of all cells, kept as long as they hold.
pub(super) type CellNames = Names<Cell, Basis>;

/// What the names depend on.
#[derive(PartialEq)]
pub(super) struct Basis {
    position: Position,
    selected: Option<Cell>,
    targets: Vec<Move>,
    shown: Shown<Overlay>,
    /// Overlays are told of as soon as something was found out for them.
    found: [bool; 6],
}

impl Basis {
    fn of(scene: &Scene) -> Basis {
        let findings = scene.findings;
        Basis {
            position: *scene.position,
            selected: scene.selected,
            targets: scene.targets.to_vec(),
            shown: scene.shown,
            found: [
                findings.reach.is_some(),
                findings.swings.is_some(),
                findings.threats.is_some(),
                findings.flips.is_some(),
                findings.freedom.is_some(),
                findings.certain.is_some(),
            ],
        }
    }
}

/// The names in a scene, in the order of the cells.
pub(super) fn of<'n>(names: &'n mut CellNames, scene: &Scene, text: &Text) -> &'n [(Cell, String)] {
    names.of(Basis::of(scene), || {
        let table = FieldTable::of(scene.fields);
        let marks = Marks::of(scene, &table);
        let cells = scene.position.cells();
        cells
            .map(|cell| (cell, name(scene, &table, &marks, cell, text)))
            .collect()
    })
}

/// `b7, Light farmer, harvest 4, controls the 35-cell field, selected`.
fn name(scene: &Scene, table: &FieldTable, marks: &Marks, cell: Cell, text: &Text) -> String {
    let mut parts = vec![cell.to_string()];
    match scene.position.at(cell) {
        Some((player, Piece::Seed)) => {
            parts.push(words!(text, "cell-seed", owner = key(player)));
        }
        Some((player, Piece::Farmer(harvest))) => {
            parts.push(words!(
                text,
                "cell-farmer",
                owner = key(player),
                harvest = harvest
            ));
            parts.extend(controls(scene.fields, cell, text));
        }
        None => parts.extend(table.field(cell).map(|field| empty(field, text))),
    }
    let target = scene.targets.iter().find_map(|&play| match play {
        Move::Harvest { to, .. } if to == cell => Some("cell-target-harvest"),
        Move::Sow { to, .. } if to == cell => Some("cell-target-sow"),
        _ => None,
    });
    parts.extend(target.map(|key| text.get(key)));
    if scene.selected == Some(cell) {
        parts.push(text.get("cell-selected"));
    }
    parts.extend(marks.on(cell, text));
    parts.join(", ")
}

fn empty(field: &Field, text: &Text) -> String {
    let cells = field.cells.len();
    match field.owner() {
        Some(owner) => words!(
            text,
            "cell-empty-owned",
            owner = key(owner),
            cells = cells,
            value = field.value()
        ),
        None => words!(text, "cell-empty-nobody", cells = cells),
    }
}

fn controls(fields: &[Field], farmer: Cell, text: &Text) -> Option<String> {
    let controlled: Vec<usize> = fields
        .iter()
        .filter(|field| field.controlling().any(|cell| cell == farmer))
        .map(|field| field.cells.len())
        .collect();
    match controlled.as_slice() {
        [] => None,
        [cells] => Some(words!(text, "cell-controls-one", cells = *cells)),
        several => {
            let cells: Vec<String> = several.iter().map(ToString::to_string).collect();
            Some(words!(
                text,
                "cell-controls-several",
                fields = several.len(),
                cells = cells.join(" + ")
            ))
        }
    }
}

/// How the texts name a player.
pub(super) fn key(player: Player) -> &'static str {
    match player {
        Player::First => "light",
        Player::Second => "dark",
    }
}
