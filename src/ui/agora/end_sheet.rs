//! The sheet of a finished game: who won and why, and what both did.

use egui::Ui;

use crate::rules::agora::{Action, Position};
use crate::rules::{ByPlayer, Outcome, Player, Position as _};
use crate::study::agora::Effect;
use crate::ui::seat::{SheetChoice, Table};
use crate::ui::sheet;
use crate::ui::text::words;

use super::setup_form;
use super::words::{over, side};

/// What a player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Deeds {
    captures: usize,
    surrenders: usize,
    /// The revolutions that gave a pile to the player, whoever brought them about.
    revolutions: usize,
}

/// Shows the sheet in the space that `ui` has left. Returns the button that was clicked.
pub(super) fn show(
    ui: &mut Ui,
    table: &Table<'_, Position>,
    outcome: Outcome,
) -> Option<SheetChoice> {
    sheet::show_lines(ui, table.look, lines(table, outcome))
}

/// The sheet as plain text.
pub(super) fn as_text(table: &Table<'_, Position>, outcome: Outcome) -> String {
    lines(table, outcome).join("\n") + "\n"
}

/// The title, and then a sentence a line.
fn lines(table: &Table<'_, Position>, outcome: Outcome) -> Vec<String> {
    let (text, record) = (table.look.text, &table.model.record);
    let named = |player: Player| {
        let side = side(player, text);
        match record.header().players[player].name.as_str() {
            "" => side,
            name => words!(text, "agora-sheet-player", name = name, side = side),
        }
    };
    let title = match outcome.winner {
        Some(winner) => words!(text, "agora-sheet-wins", winner = named(winner)),
        None => text.get("agora-sheet-draw"),
    };
    let mut lines = vec![
        title,
        over(outcome, text),
        words!(
            text,
            "agora-sheet-ended",
            plies = record.ply(record.cursor()),
            setup = setup_form::in_words(record.setup(), text)
        ),
    ];
    let deeds = deeds(table);
    lines.extend(Player::BOTH.map(|player| {
        let Deeds {
            captures,
            surrenders,
            revolutions,
        } = deeds[player];
        words!(
            text,
            "agora-sheet-deeds",
            side = named(player),
            captures = captures,
            surrenders = surrenders,
            revolutions = revolutions,
            men = table.model.position().men(player),
        )
    }));
    lines
}

/// What both players did up to the cursor.
fn deeds(table: &Table<'_, Position>) -> ByPlayer<Deeds> {
    let record = &table.model.record;
    let mut deeds = ByPlayer::<Deeds>::default();
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
