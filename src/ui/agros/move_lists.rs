//! Moves that overlays tell of: what they change, and to what they lead.

use egui::{Label, RichText, Ui};

use crate::rules::agros::{Cell, Field, Position};
use crate::rules::{ByPlayer, Player, Position as _};
use crate::study::agros::{Flip, Flips, Swing};
use crate::ui::Look;
use crate::ui::numbers::difference;
use crate::ui::style::SMALL;
use crate::ui::text::{Text, words};

use super::field_words::key;

/// So many moves are told of where there are more.
const MOST: usize = 4;

/// Shows what moves change: those that land on the cell that is pointed at, or are made from it;
/// else the best of all. The best after the reply come first.
pub fn swings(ui: &mut Ui, swings: &[Swing], mover: Player, pointed: Option<Cell>, look: Look<'_>) {
    let concerns = |swing: &&Swing| {
        let (from, to) = Position::ends(swing.play);
        pointed.is_some() && (from == pointed || to == pointed)
    };
    let mut told: Vec<&Swing> = swings.iter().filter(concerns).collect();
    if told.is_empty() {
        told = swings.iter().collect();
    }
    told.sort_by_key(|swing| std::cmp::Reverse((swing.in_the_end(), swing.gain)));
    let others = told.len().saturating_sub(MOST);
    for swing in told.into_iter().take(MOST) {
        line(ui, swing_words(swing, mover, look.text), look);
    }
    if others > 0 {
        line(ui, words!(look.text, "swing-others", others = others), look);
    }
}

/// Shows how the field that is pointed at can change hands.
pub fn flips(ui: &mut Ui, field: &Field, flips: &ByPlayer<Option<Flip>>, look: Look<'_>) {
    let mut none = true;
    for player in Player::BOTH {
        if let Some(flip) = &flips[player] {
            none = false;
            line(ui, flip_words(flip, player, field, look.text), look);
        }
    }
    if none {
        let words = words!(look.text, "flip-none", most = Flips::DEEPEST);
        line(ui, words, look);
    }
}

fn line(ui: &mut Ui, words: String, look: Look<'_>) {
    let words = RichText::new(words).size(SMALL).color(look.palette.ink);
    ui.add(Label::new(words).wrap());
}

/// What a move changes: `h5+d9: Light’s lead +17, −3 after e4+e7`.
pub(super) fn swing_words(swing: &Swing, mover: Player, text: &Text) -> String {
    let lead = words!(
        text,
        "lead-change",
        player = key(mover),
        change = difference(swing.gain)
    );
    let play = swing.play.to_string();
    match swing.answer {
        Some(answer) => words!(
            text,
            if answer.by == mover {
                "swing-then"
            } else {
                "swing"
            },
            play = play,
            lead = lead,
            reply = answer.play.to_string(),
            change = difference(answer.gain)
        ),
        None => words!(text, "swing-last", play = play, lead = lead),
    }
}

/// How a player changes the owner of a field: `Dark takes it in 2: e4+e7, e7+e11`.
pub(super) fn flip_words(flip: &Flip, player: Player, field: &Field, text: &Text) -> String {
    let key_of_kind = match flip.to {
        Some(to) if to == player => "flip-takes",
        Some(_) => "flip-gives",
        None if field.owner() == Some(player) => "flip-loses",
        None => "flip-neutralises",
    };
    let moves: Vec<String> = flip.moves.iter().map(ToString::to_string).collect();
    words!(
        text,
        key_of_kind,
        player = key(player),
        count = moves.len(),
        moves = moves.join(", ")
    )
}
