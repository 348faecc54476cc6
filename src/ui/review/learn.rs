//! Which questions are asked: about whose mistakes.

use crate::app::{Action, Lesson, Model};
use crate::coach::{Question, Review};
use crate::rules::Player;
use crate::ui::seat::Seat;

/// The player whose mistakes are learned from unless somebody chooses: the one who played against
/// the engine; `None` for both.
pub fn side_to_learn<P: Seat>(model: &Model<P>) -> Option<Player> {
    match model.thinking.plays.0 {
        [true, false] => Some(Player::Second),
        [false, true] => Some(Player::First),
        _ => None,
    }
}

/// Asks about the mistakes of a player, or of both.
pub fn learn<P: Seat>(
    model: &Model<P>,
    review: Option<&Review<P>>,
    player: Option<Player>,
) -> Action<P> {
    let questions = review.map(|review| Question::of_review(&model.record, review, player));
    Action::Learn(Lesson::Begin(questions.unwrap_or_default()))
}
