//! What the player lines say in Agora.

use crate::rules::agora::{Pile, Position};
use crate::rules::{Player, Position as _};
use crate::ui::players::PlayerLine;
use crate::ui::seat::Table;
use crate::ui::text::words;
use crate::ui::tokens::OwnerColours;

use super::words::side;

/// The line of a player: piles, men of the colour, and how many of those are prisoners.
pub(super) fn player_line<'a>(table: &Table<'a, Position>, player: Player) -> PlayerLine<'a> {
    let (model, look) = (table.model, table.look);
    let position = model.position();
    let men = look.palette.pile_men[player];
    let piles = |owner: Player| position.owned(owner);
    let captive: u8 = piles(!player)
        .filter_map(|cell| position.at(cell))
        .map(|owned| Pile::prisoners(owned.pile))
        .sum();
    PlayerLine {
        name: &model.record.header().players[player].name,
        side: side(player, look.text),
        to_move: !model.is_over() && position.turn() == player,
        list_name: look.text.get("agora-line-owns"),
        list: words!(
            look.text,
            "agora-line-men",
            piles = piles(player).count(),
            men = position.men(player)
        ),
        note: match captive {
            0 => String::new(),
            captive => words!(look.text, "agora-line-captive", men = captive),
        },
        note_is_news: false,
        clock: None,
        score: String::new(),
        colours: OwnerColours {
            disc: men.disc,
            edge: men.edge,
            ..look.palette.owners[player]
        },
    }
}
