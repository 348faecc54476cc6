//! A forced pass that is played by itself, where that is wished.

use crate::app::model::Model;
use crate::rules::Position;

use super::CustomNotice;

impl<P: Position> Model<P> {
    /// Plays the passes that are the only legal moves now that a move was played. Not where
    /// somebody tries moves out, is asked questions, or looks at what the engine thinks.
    pub(in crate::app) fn pass_by_itself(&mut self) {
        if self.thinking.analysing || self.reviewing().is_some() {
            return;
        }
        // Where it is forced again and again the rules end the game.
        while let Some(pass) = self.forced_pass() {
            let passer = self.position().turn();
            if self.play_on_the_clock(pass).is_err() {
                return;
            }
            self.say(CustomNotice::PassedByItself(passer));
        }
    }

    /// The pass that is played by itself at the cursor.
    pub(in crate::app) fn forced_pass(&self) -> Option<P::Move> {
        if !self.settings.auto_pass || self.is_what_if() || self.side_chooser().is_some() {
            return None;
        }
        match self.legal_moves()[..] {
            [only] if P::ends(only) == (None, None) => Some(only),
            _ => None,
        }
    }
}
