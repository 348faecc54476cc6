//! What the player lines say in Agon.

use crate::rules::agon::{Move, Position};
use crate::rules::{Player, Position as _};
use crate::ui::players::PlayerLine;
use crate::ui::seat::Table;
use crate::ui::text::{Text, words};
use crate::ui::tokens::OwnerColours;

use super::words::side;

/// The line of a player.
pub(super) fn player_line<'a>(table: &Table<'a, Position>, player: Player) -> PlayerLine<'a> {
    let (model, look) = (table.model, table.look);
    let position = model.position();
    let way = table.facts.way[player];
    let passed = matches!(table.last(), Some((Move::Pass, passer)) if passer == player);
    let man = look.palette.men[player];
    PlayerLine {
        name: &model.record.header().players[player].name,
        side: side(player, look.text),
        to_move: !model.is_over() && position.turn() == player,
        list_name: look.text.get("agon-line-left"),
        list: words!(
            look.text,
            "agon-line-turns",
            queen = way.queen,
            guards = way.guards
        ),
        note: match passed {
            true => look.text.get("player-passed"),
            false => note(position, player, look.text),
        },
        note_is_news: passed,
        clock: None,
        score: String::new(),
        colours: OwnerColours {
            disc: man.disc,
            edge: man.edge,
            ..look.palette.owners[player]
        },
    }
}

/// The men that are still to be placed, or those that are captured.
fn note(position: &Position, player: Player, text: &Text) -> String {
    let missing = position.missing(player);
    if missing > 0 {
        return words!(text, "agon-line-missing", men = missing);
    }
    match position.captured(player).count() {
        0 => String::new(),
        captured => words!(text, "agon-line-captured", men = captured),
    }
}
