//! How a game ended.

use std::fmt;

use super::Player;

/// The end of a game: who won, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The rule that ended the game.
    pub reason: Reason,
}

/// The rule that ended a game, by a short English name such as `two passes`.
/// Games name their own; the window looks up its sentence by this name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason(pub &'static str);

/// The plies without progress that make a draw, in games with such a rule.
pub const MOST_QUIET: u8 = 100;

/// So many quiet plies are still too few for the draw to be in sight of anyone who thinks ahead.
pub(crate) const FAR_FROM_DRAW: u8 = 60;

impl Reason {
    /// The same position stood for the third time. Only the game record can see it.
    pub const REPETITION: Reason = Reason("repetition");

    /// For [`MOST_QUIET`] plies in succession nothing happened that cannot be taken back.
    pub const QUIET: Reason = Reason("100 quiet plies");
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
