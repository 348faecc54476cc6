//! The sheet of a finished game: who won and why, and what was left to do.

use egui::Ui;

use crate::rules::agon::{Move, Position};
use crate::rules::{ByPlayer, Outcome, Player, Position as _};
use crate::study::agon::Effect;
use crate::ui::seat::{SheetChoice, Table};
use crate::ui::sheet;
use crate::ui::text::words;

use super::setup_form;
use super::words::{over, side};

/// What a player did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Deeds {
    captures: usize,
    relocations: usize,
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
            name => words!(text, "agon-sheet-player", name = name, side = side),
        }
    };
    let title = match outcome.winner {
        Some(winner) => words!(text, "agon-sheet-wins", winner = named(winner)),
        None => text.get("agon-sheet-draw"),
    };
    let mut lines = vec![
        title,
        over(outcome, text),
        words!(
            text,
            "agon-sheet-ended",
            plies = record.ply(record.cursor()),
            setup = setup_form::in_words(record.setup(), text)
        ),
    ];
    let deeds = deeds(table);
    lines.extend(Player::BOTH.map(|player| {
        let way = table.facts.way[player];
        words!(
            text,
            "agon-sheet-deeds",
            side = named(player),
            captures = deeds[player].captures,
            relocations = deeds[player].relocations,
            turns = way.turns(),
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
        let of_mover = &mut deeds[before.turn()];
        of_mover.captures += Effect::of(before, play).captured.len();
        of_mover.relocations += usize::from(matches!(play, Move::Relocate { .. }));
    }
    deeds
}
