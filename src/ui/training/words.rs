//! Questions of the training, in words.

use crate::app::Model;
use crate::coach::training::Source;
use crate::coach::{Question, Verdict};
use crate::engine::for_first;
use crate::ui::numbers::{amount, points};
use crate::ui::seat::Seat;
use crate::ui::text::{Text, words};

/// What is to be held: `Light to move. With best play you win by 2½: hold that to the end.`
pub fn asked_to_hold<P: Seat>(question: &Question<P>, text: &Text) -> String {
    words!(
        text,
        "training-asked-hold",
        side = P::side(question.position.turn(), text),
        result = result(question, text)
    )
}

/// That the result is still held, and what the other player answered.
pub fn held<P: Seat>(question: &Question<P>, reply: &[P::Move], text: &Text) -> String {
    let reply: Vec<_> = reply.iter().map(ToString::to_string).collect();
    words!(
        text,
        "training-held",
        side = P::side(!question.position.turn(), text),
        reply = reply.join(", "),
        result = result(question, text)
    )
}

/// The exact result of a question for its mover.
fn result<P: Seat>(question: &Question<P>, text: &Text) -> String {
    let Verdict { value, .. } = question.verdict;
    let own = for_first(question.position.turn(), value);
    match (own.forced(), own.in_hundredths()) {
        (Some((_, plies)), _) => words!(text, "training-wins-in", plies = plies),
        (None, 0) => text.get("training-draws"),
        (None, hundredths) => {
            let half_points = hundredths / 50;
            words!(
                text,
                "training-wins-by",
                points = points(half_points),
                count = amount(half_points)
            )
        }
    }
}

/// Where the question that is asked comes from.
pub fn source<P: Seat>(model: &Model<P>, text: &Text) -> String {
    match model.training().asked() {
        Some(Source::Game(players)) if players.is_empty() => text.get("training-from-game"),
        Some(Source::Game(players)) => {
            words!(text, "training-from-players", players = players.as_str())
        }
        Some(Source::SelfPlay(_)) => text.get("training-from-self-play"),
        Some(Source::Endgame(_)) => text.get("training-from-endgame"),
        None => String::new(),
    }
}
