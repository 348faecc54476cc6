//! The sheet of a finished game: who won and why, and what both did.

use egui::Ui;

use crate::rules::agora::{Action, Position};
use crate::rules::{ByPlayer, Outcome, Position as _};
use crate::study::agora::Effect;
use crate::ui::end_sheet::{self, Followed};
use crate::ui::seat::{SheetChoice, Table};
use crate::ui::sheet;
use crate::ui::text::words;

/// What a player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Deeds {
    captures: usize,
    surrenders: usize,
    /// The revolutions that gave a pile to the player, whoever brought them about.
    revolutions: usize,
}

/// What both players did up to the cursor.
pub(super) type AllDeeds = ByPlayer<Deeds>;

/// Shows the sheet in the space that `ui` has left. Returns the button that was clicked.
pub(super) fn show(
    ui: &mut Ui,
    table: &Table<'_, Position>,
    outcome: Outcome,
    known: &mut Followed<AllDeeds>,
) -> Option<SheetChoice> {
    let deeds = known.of(table.model, || deeds(table));
    sheet::show_lines(ui, table.look, lines(table, outcome, deeds))
}

/// The sheet as plain text.
pub(super) fn as_text(table: &Table<'_, Position>, outcome: Outcome) -> String {
    lines(table, outcome, &deeds(table)).join("\n") + "\n"
}

fn lines(table: &Table<'_, Position>, outcome: Outcome, deeds: &AllDeeds) -> Vec<String> {
    end_sheet::lines(table, outcome, |player, name| {
        let Deeds {
            captures,
            surrenders,
            revolutions,
        } = deeds[player];
        words!(
            table.look.text,
            "agora-sheet-deeds",
            side = name,
            captures = captures,
            surrenders = surrenders,
            revolutions = revolutions,
            men = table.model.position().men(player),
        )
    })
}

/// Counts what both players did.
fn deeds(table: &Table<'_, Position>) -> AllDeeds {
    let record = &table.model.record;
    let mut deeds = AllDeeds::default();
    for node in record.path(record.cursor()) {
        let (Some(play), Some(parent)) = (record.played(node), record.parent(node)) else {
            continue;
        };
        let before = record.position(parent);
        let effect = Effect::of(before, play);
        let of_mover = &mut deeds[before.turn()];
        of_mover.captures += usize::from(play.action == Action::Capture);
        of_mover.surrenders += usize::from(play.action == Action::Surrender);
        for turned in [effect.joining, effect.leaving].into_iter().flatten() {
            deeds[turned.to].revolutions += 1;
        }
    }
    deeds
}
