//! What a move lost, in words.

use crate::coach::{Forced, Judgement, Loss, Reviewed};
use crate::ui::notes::symbol_key;
use crate::ui::numbers::{amount, points};
use crate::ui::seat::Seat;
use crate::ui::text::{Text, words};

/// When something was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In the game.
    Then,
    /// By what was just played.
    Now,
}

/// What was lost: `lost 12½ points`, `lets a win in 3 go`.
pub fn loss_words(loss: &Loss, when: When, text: &Text) -> String {
    let when = match when {
        When::Then => "then",
        When::Now => "now",
    };
    match (loss.forced, loss.half_points) {
        (Some(Forced::WinLetGo(plies)), _) => {
            words!(text, "review-win-let-go", when = when, plies = plies)
        }
        (Some(Forced::IntoLoss(plies)), _) => {
            words!(text, "review-into-loss", when = when, plies = plies)
        }
        (None, 0) => {
            let percent = (100.0 * loss.chance).round() as i32;
            words!(text, "review-lost-chance", when = when, percent = percent)
        }
        (None, half_points) => {
            words!(
                text,
                "review-lost-points",
                when = when,
                count = amount(half_points),
                points = points(half_points)
            )
        }
    }
}

/// How a move is judged and what it lost: `?? blunder, lost 12½ points`; nothing for good moves.
pub fn fault_words<P: Seat>(ply: &Reviewed<P>, text: &Text) -> Option<String> {
    let symbol = ply.judgement.symbol()?;
    Some(words!(
        text,
        "review-fault",
        sign = symbol.sign(),
        name = text.get(symbol_key(symbol)),
        loss = loss_words(&ply.loss, When::Then, text)
    ))
}

/// The sign of a judgement; empty for good moves.
pub fn sign(judgement: Judgement) -> &'static str {
    judgement.symbol().map_or("", |symbol| symbol.sign())
}
