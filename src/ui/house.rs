//! House options in words, and the choice of a side after the opening.

use egui::{Button, Label, RichText, Stroke, Ui};

use crate::app::{Action, Purpose};
use crate::game::House;
use crate::rules::{ByPlayer, Player};

use super::numbers::points;
use super::seat::{Seat, Table};
use super::style::SMALL;
use super::text::{Text, words};

/// The outline of the buttons, in points.
const OUTLINE: f32 = 1.8;

/// How a finished game ends with its bid: `After the bid of 6½: Dark wins by 3½.` Nothing where
/// there was none.
pub fn after_bid<P: Seat>(house: House, score: ByPlayer<i32>, text: &Text) -> Option<String> {
    if house.bid == 0 {
        return None;
    }
    let bid = bid_words(house);
    let ByPlayer([first, second]) = house.after_bid(score);
    let lead = first - second;
    if lead == 0 {
        return Some(words!(text, "bid-drawn", bid = bid));
    }
    let winner = match lead > 0 {
        true => Player::First,
        false => Player::Second,
    };
    Some(words!(
        text,
        "bid-won",
        bid = bid,
        side = P::side(winner, text),
        margin = points(lead.abs())
    ))
}

/// The bid in points.
pub fn bid_words(house: House) -> String {
    points(house.bid as i32)
}

/// What a player's line says of the bid; nothing where it gives the player nothing.
pub fn line_note(house: House, player: Player, text: &Text) -> Option<String> {
    let gets = house.bid > 0 && player == Player::Second;
    gets.then(|| words!(text, "player-bid", bid = bid_words(house)))
}

/// Who is to choose a side, and how that is done; nothing where nobody is.
pub fn choice_words<P: Seat>(table: &Table<'_, P>) -> Option<String> {
    let chooser = table.model.side_chooser()?;
    let text = table.look.text;
    if table.model.thinks_for() == Some(Purpose::Choose) {
        return Some(text.get("choice-engine"));
    }
    Some(words!(text, "choice-due", name = name(table, chooser)))
}

/// Shows the choice, from right to left, and says what was chosen.
pub fn show_choice<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    chooser: Player,
    actions: &mut Vec<Action<P>>,
) {
    let look = table.look;
    for (key, side, takes) in [
        ("choice-swap", !chooser, true),
        ("choice-keep", chooser, false),
    ] {
        let label = words!(look.text, key, side = P::side(side, look.text));
        // Menus have buttons without frames; these two are to be acted on.
        let button = Button::new(RichText::new(label).size(SMALL));
        let outline = Stroke::new(OUTLINE, look.palette.accent);
        if ui.add(button.frame(true).stroke(outline)).clicked() {
            actions.push(Action::ChooseSide { takes });
        }
    }
    let sign = words!(look.text, "choice-sign", name = name(table, chooser));
    let sign = RichText::new(sign).color(look.palette.ink).strong();
    ui.add(Label::new(sign).truncate());
}

/// The name of a player, or else the side.
fn name<P: Seat>(table: &Table<'_, P>, player: Player) -> String {
    let name = &table.model.record.header().players[player].name;
    match name.as_str() {
        "" => P::side(player, table.look.text),
        name => name.to_owned(),
    }
}
