//! What the player lines say in Agros.

use super::facts::Facts;
use super::field_words::{harvests, side};
use crate::rules::agros::Position;
use crate::rules::{Player, Position as _};
use crate::ui::Look;
use crate::ui::numbers::points;
use crate::ui::players::PlayerLine;
use crate::ui::text::{Text, words};

/// The line of a player, who may have no name.
pub fn player_line<'a>(
    position: &Position,
    facts: &Facts,
    player: Player,
    name: &'a str,
    look: Look<'_>,
) -> PlayerLine<'a> {
    PlayerLine {
        name,
        side: side(player, look.text),
        to_move: position.outcome().is_none() && position.turn() == player,
        list_name: look.text.get("players-farmers"),
        list: harvests(facts.harvests[player].iter().copied(), look.text),
        note: note(position, facts, player, look.text),
        note_is_news: false,
        clock: None,
        score: points(facts.score[player]),
        colours: look.palette.owners[player],
    }
}

/// Which placement is next, in the opening; afterwards, who has the half point.
fn note(position: &Position, facts: &Facts, player: Player, text: &Text) -> String {
    if position.in_opening() {
        if position.turn() != player {
            return String::new();
        }
        let all = 2 * position.farmers_each();
        let left: u8 = position.placements_left().0.into_iter().sum();
        return words!(
            text,
            "players-placement",
            number = all - left + 1,
            all = all,
            left = position.placements_left_in_turn(),
        );
    }
    match facts.half_point {
        Some((owner, _)) if owner == player => text.get("players-greater-list"),
        _ => String::new(),
    }
}
