//! What a screen reader says of the marks that overlays put on a cell.

use std::collections::BTreeMap;

use crate::rules::agros::{Cell, Piece};
use crate::rules::{Player, Position as _};
use crate::study::agros::Swing;
use crate::ui::agros::move_lists::{flip_words, swing_words};
use crate::ui::text::{Text, words};

use super::Overlay;
use super::cells::FieldTable;
use super::names::key;
use super::scene::Scene;
use super::swing;

/// The marks of a scene. Nothing is said of what is not laid over the board.
pub(super) struct Marks<'a> {
    scene: &'a Scene<'a>,
    table: &'a FieldTable<'a>,
    swings: BTreeMap<Cell, Swing>,
}

impl<'a> Marks<'a> {
    pub(super) fn of(scene: &'a Scene<'a>, table: &'a FieldTable<'a>) -> Marks<'a> {
        let swings = scene.findings.swings.as_deref();
        let swings = swings.filter(|_| scene.shown.has(Overlay::Swing));
        Marks {
            scene,
            table,
            swings: swings.map_or_else(BTreeMap::new, |swings| swing::best(swings, scene.selected)),
        }
    }

    /// The marks on a cell, in words.
    pub(super) fn on(&self, cell: Cell, text: &Text) -> Vec<String> {
        let scene = self.scene;
        let mut marks = Vec::new();
        if let Some(swing) = self.swings.get(&cell) {
            marks.push(swing_words(swing, scene.position.turn(), text));
        }
        match scene.position.at(cell) {
            Some((_, Piece::Farmer(_))) => marks.extend(self.freedom(cell, text)),
            Some((_, Piece::Seed)) => {}
            None => {
                marks.extend(self.reach(cell, text));
                marks.extend(self.threat(cell, text));
                marks.extend(self.flips(cell, text));
                marks.extend(self.certain(cell, text));
            }
        }
        marks
    }

    /// `3 moves, 2 after one more harvest`.
    fn freedom(&self, cell: Cell, text: &Text) -> Option<String> {
        let freedom = self.scene.findings.freedom.as_ref();
        let freedom = self.laid(Overlay::Freedom, freedom)?;
        let farmer = freedom.farmers.iter().find(|farmer| farmer.cell == cell)?;
        Some(words!(
            text,
            "cell-freedom",
            now = farmer.options.moves(),
            next = farmer.options.next_moves()
        ))
    }

    /// Who can harvest or sow there: `in reach of Light h5, Dark e4`.
    fn reach(&self, cell: Cell, text: &Text) -> Option<String> {
        let reach = self.scene.findings.reach.as_ref();
        let reach = self.laid(Overlay::Reach, reach)?;
        let comes = |farmer: &&crate::study::agros::FarmerReach| {
            farmer.harvests().any(|to| to == cell) || farmer.sowings().any(|to| to == cell)
        };
        let farmers: Vec<String> = reach
            .farmers
            .iter()
            .filter(comes)
            .map(|farmer| {
                words!(
                    text,
                    "cell-reach-farmer",
                    owner = key(farmer.owner),
                    farmer = farmer.cell.to_string()
                )
            })
            .collect();
        let all = farmers.join(", ");
        (!farmers.is_empty()).then(|| words!(text, "cell-reach", farmers = all))
    }

    /// The worst that can be done to the field of the cell: `threatened by Dark j5-i4`.
    fn threat(&self, cell: Cell, text: &Text) -> Option<String> {
        let threats = self.scene.findings.threats.as_ref();
        let threats = self.laid(Overlay::Threats, threats)?;
        let threat = threats.fields.get(self.index(cell)?)?.first()?;
        Some(words!(
            text,
            "cell-threat",
            owner = key(threat.by),
            play = threat.play.to_string()
        ))
    }

    fn flips(&self, cell: Cell, text: &Text) -> Vec<String> {
        let flips = self.scene.findings.flips.as_ref();
        let flips = self.laid(Overlay::Flips, flips);
        let found = flips.and_then(|flips| {
            let index = self.index(cell)?;
            Some((self.table.fields.get(index)?, flips.fields.get(index)?))
        });
        let Some((field, flips)) = found else {
            return Vec::new();
        };
        let flip = |player: Player| {
            let flip = flips[player].as_ref()?;
            Some(flip_words(flip, player, field, text))
        };
        Player::BOTH.into_iter().filter_map(flip).collect()
    }

    fn certain(&self, cell: Cell, text: &Text) -> Option<String> {
        let certain = self.scene.findings.certain.as_ref();
        let certain = self.laid(Overlay::Certain, certain)?;
        let key = match certain.at(cell) {
            Some(_) => "cell-certain",
            None => "cell-open",
        };
        Some(text.get(key))
    }

    fn laid<T>(&self, overlay: Overlay, finding: Option<T>) -> Option<T> {
        finding.filter(|_| self.scene.shown.has(overlay))
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let mut fields = self.scene.fields.iter();
        fields.position(|field| field.contains(cell))
    }
}
