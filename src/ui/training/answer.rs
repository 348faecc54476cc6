//! What lies over the board once an answer is known.

use crate::app::{Model, Stage};
use crate::ui::overlay::Shown;
use crate::ui::seat::Seat;

/// Whether the answer of a question lies on the board, so that overlays may tell why.
fn explains<P: Seat>(model: &Model<P>) -> bool {
    let Some(learning) = model.learning() else {
        return false;
    };
    let answered = matches!(learning.stage(), Stage::Right { .. } | Stage::Shown);
    // Whoever steps elsewhere looks at something else.
    let record = &model.record;
    answered && record.parent(record.cursor()) == Some(learning.node())
}

/// What is shown over the board: what the person has chosen, and what explains an answer.
pub fn with_explanation<P: Seat>(model: &Model<P>, chosen: Shown<P::Overlay>) -> Shown<P::Overlay> {
    match explains(model) {
        true => Shown::of(chosen.iter().chain(P::EXPLAINING.iter().copied())),
        false => chosen,
    }
}

/// How the game goes on after the best move, while that lies on the board.
pub fn proposed<P: Seat>(model: &Model<P>) -> Option<Vec<P::Move>> {
    let learning = model.learning()?;
    let played = model.record.played(model.record.cursor());
    let (best, rest) = learning.line().split_first()?;
    let best_lies_there = explains(model) && played == Some(*best);
    Some(match best_lies_there {
        true => rest.to_vec(),
        false => Vec::new(),
    })
}
