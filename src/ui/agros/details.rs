//! The details: what is pointed at, and what the overlays found out, in words.

use egui::Ui;

use crate::rules::Position as _;
use crate::rules::agros::Position;
use crate::ui::seat::Table;
use crate::ui::text::words;

use super::board::Overlay;
use super::ledger::Attention;
use super::seat::pass_advice;
use super::threat_list::Threatened;
use super::views::Views;
use super::{changed_list, ledger, move_lists, outlook, threat_list};

/// Shows the details.
pub(super) fn show(ui: &mut Ui, table: &Table<'_, Position>, views: &Views) {
    if table.shown.has(Overlay::Ledger) {
        let field = views
            .field(table.facts)
            .and_then(|index| table.facts.fields.get(index));
        let attention = match views.is_pointed(table.facts) {
            true => Attention::Hovered,
            false => Attention::Selected,
        };
        let field = field.map(|field| (field, attention));
        let setup = table.model.position().setup();
        ledger::show(ui, field, setup, table.look);
    }
    // Either stands in the same place, so that nothing moves.
    if let Some(outlook) = &views.outlook {
        let (before, after) = (table.facts, &outlook.facts);
        outlook::show(ui, &outlook.effect, before, after, table.look);
    } else if let Some(advice) = pass_advice(table) {
        outlook::show_pass(ui, advice, table.look);
    }
    let mover = table.model.position().turn();
    let field = views.field(table.facts);
    let findings = table.findings;
    if let Some(swings) = shown(table, Overlay::Swing, &findings.swings) {
        move_lists::swings(ui, swings, mover, views.cell(), table.look);
    }
    if table.shown.has(Overlay::Threats) {
        let threatened = Threatened {
            fields: &table.facts.fields,
            size: table.model.position().size(),
            mover,
            pointed: field.is_some(),
        };
        let dangers = findings.dangers(threatened.fields, mover, field);
        if let Some(dangers) = dangers {
            threat_list::show(ui, &threatened, &dangers, table.look);
        }
    }
    // Nobody passes in the opening, so nobody has several moves in a row.
    if !table.model.position().in_opening()
        && let Some(flips) = shown(table, Overlay::Flips, &findings.flips)
        && let Some(index) = field
        && let Some(flips) = flips.fields.get(index)
    {
        move_lists::flips(ui, &table.facts.fields[index], flips, table.look);
    }
    if let Some(changed) = &views.changed {
        changed_list::show(ui, &since_words(table), &changed.change, table.look);
    }
}

/// What an overlay shows, where it is on.
fn shown<'a, T>(
    table: &Table<'_, Position>,
    overlay: Overlay,
    finding: &'a Option<T>,
) -> Option<&'a T> {
    finding.as_ref().filter(|_| table.shown.has(overlay))
}

/// What the present position is compared with: a move that was chosen, or else the last one with
/// what it did.
fn since_words(table: &Table<'_, Position>) -> String {
    let record = &table.model.record;
    let (cursor, text) = (record.cursor(), table.look.text);
    match table.since {
        Some(node) if record.parent(cursor) != Some(node) => {
            let ply = record.ply(node);
            match record.played(node) {
                Some(play) => words!(text, "changed-since", ply = ply, play = play.to_string()),
                None => text.get("changed-since-start"),
            }
        }
        _ => table.told(cursor).to_string(),
    }
}
