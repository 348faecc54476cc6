//! Games at random.

use fastrand::Rng;

use crate::engine::Searchable;
use crate::rules::Player;

/// A playout that is longer counts as a draw: a game with a rule of repetition might go on and on,
/// since nobody looks for repetition here.
const MOST_PLIES: usize = 4096;

/// The winner of a game that goes on from a position by chance; `None` for a draw.
pub(super) fn winner<P: Searchable>(mut position: P, chance: &mut Rng) -> Option<Player> {
    for _ in 0..MOST_PLIES {
        if position.is_over() {
            return position.outcome()?.winner;
        }
        position.play_at_random(|count| chance.u32(..count));
    }
    None
}
