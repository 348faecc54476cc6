//! Games of Agros that are played at random.

use agros::rules::Position as _;
use agros::rules::agros::{Move, Position};

/// A legal move, where there is one; the same for the same random numbers. A pass is played only
/// where nothing else can be, or random games end too soon.
pub fn random_move(position: &Position, random: &mut fastrand::Rng) -> Option<Move> {
    let mut moves = position.legal_moves();
    if moves.len() > 1 {
        moves.retain(|play| *play != Move::Pass);
    }
    (!moves.is_empty()).then(|| moves[random.usize(..moves.len())])
}
