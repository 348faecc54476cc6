//! Undo and redo: what goes back together, and what is said of it.

use crate::game::{Change, Place};
use crate::rules::Position;

use super::model::Model;
use super::notice::Notice;
use super::update::arrive;

impl<P: Position> Model<P> {
    /// Takes the last change back. Where a person plays against the engine, its answer and the
    /// move that it answered go together, so that the person is to move again; so do a pass that
    /// was played by itself and the move before.
    pub(super) fn undo(&mut self) {
        let first = self.take_back();
        if first.is_some_and(|place| place.change == Change::Ending) {
            // The game goes on where it ended.
            self.record.go_to(self.record.main_end());
            self.give_time_back();
            self.expect_answer();
        } else {
            self.expect_no_answer();
        }
        let mut undone = first.map(Notice::Undone);
        while is_move(first) && is_move(self.record.next_undo()) {
            undone = match (self.is_engines_turn(), self.forced_pass()) {
                (true, _) => self.take_back().map(Notice::TurnUndone),
                (false, Some(_)) => self.take_back().map(Notice::PassUndone),
                (false, None) => break,
            };
        }
        self.notice = Some(undone.unwrap_or(Notice::NothingToUndo));
        arrive(self);
    }

    /// Makes changes again as [`undo`](Self::undo) takes them back.
    pub(super) fn redo(&mut self) {
        let first = self.make_again();
        let mut redone = first.map(Notice::Redone);
        while is_move(self.record.next_redo()) {
            redone = match (self.is_engines_turn(), self.forced_pass()) {
                (true, _) => first.map(Notice::TurnRedone),
                (false, Some(_)) => first.map(Notice::PassRedone),
                (false, None) => break,
            };
            self.make_again();
        }
        self.notice = Some(redone.unwrap_or(Notice::NothingToRedo));
        self.expect_no_answer();
        arrive(self);
        self.sheet = self.is_over() && !self.is_what_if();
    }
}

fn is_move(place: Option<Place>) -> bool {
    place.is_some_and(|place| place.change == Change::Move)
}
