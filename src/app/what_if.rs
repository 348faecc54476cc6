//! What if: moves are tried out on a copy of the game, which is dropped or kept as a variation.
//!
//! While something is tried out, the copy lies on the desk and does all that a game does; the game
//! itself waits as it was. It is what is saved, and what may have unsaved changes.

use std::mem::replace;

use crate::game::{NodeId, Record};
use crate::rules::Position;

use super::model::Model;
use super::notice::Notice;

/// The game that waits while something is tried out on its copy.
pub(super) struct Waits<P: Position> {
    pub(super) record: Record<P>,
    pub(super) game: u64,
}

impl<P: Position> Model<P> {
    /// Whether something is tried out, so that nothing on the desk touches the game.
    pub fn is_what_if(&self) -> bool {
        self.waits.is_some()
    }

    /// The game, which waits where something is tried out.
    pub fn game(&self) -> &Record<P> {
        self.waits
            .as_ref()
            .map_or(&self.record, |waits| &waits.record)
    }

    /// How many moves on the way to the cursor the game does not have.
    pub fn tried(&self) -> usize {
        let Some(waits) = self.waits.as_ref().filter(|_| !self.is_taught()) else {
            return 0;
        };
        let way = self.record.path(self.record.cursor());
        // The copy numbers its nodes as the game does, and new ones after them.
        way.iter()
            .rev()
            .take_while(|&&node| !waits.record.contains(node))
            .count()
    }

    /// Puts a copy of the game on the desk.
    pub(super) fn ask_what_if(&mut self) {
        if self.is_what_if() {
            return;
        }
        let copy = Record::from((*self.record).clone());
        self.games += 1;
        self.waits = Some(Waits {
            record: replace(&mut self.record, copy),
            game: replace(&mut self.game, self.games),
        });
        self.selected = None;
        self.sheet = false;
        self.notice = Some(Notice::WhatIf);
    }

    /// Says that what is on the desk is not the game: it waits.
    pub(super) fn apart(&self) -> Notice<P> {
        let shown = self.tutorial.is_some() || self.example.is_some();
        match (&self.learning, shown) {
            (Some(_), _) => Notice::Asked,
            (None, true) => Notice::Tutored,
            (None, false) => Notice::WhatIf,
        }
    }

    /// Takes the game up again as it was; `false` where nothing is tried out.
    pub(super) fn drop_what_if(&mut self) -> bool {
        let Some(waits) = self.waits.take() else {
            return false;
        };
        self.close_drill();
        self.record = waits.record;
        self.game = waits.game;
        self.selected = None;
        let taught = self.tutorial.take().is_some() | self.example.take().is_some();
        self.notice = Some(match (self.learning.take(), taught) {
            (Some(learning), _) => learning.leaving(),
            (None, true) => Notice::LearningLeft,
            (None, false) => Notice::WhatIfDropped,
        });
        true
    }

    /// Takes the game up again, with the moves up to the cursor as a variation.
    pub(super) fn keep_what_if(&mut self) {
        if self.is_taught() {
            return;
        }
        let tried = self.tried();
        if self.is_what_if() && tried == 0 {
            // What was tried may still stand after the cursor, or be redone.
            self.notice = Some(Notice::NothingToKeep);
            return;
        }
        if self.object_to_going_on() {
            return;
        }
        let way = self.record.path(self.record.cursor());
        let moves: Vec<_> = way
            .iter()
            .filter_map(|&node| self.record.played(node))
            .collect();
        if !self.drop_what_if() {
            return;
        }
        self.notice = Some(match self.record.add_line(NodeId::ROOT, moves) {
            Ok(true) => Notice::WhatIfKept(tried),
            // They were legal in the copy, and are in the game that it was copied from.
            Ok(false) | Err(_) => Notice::NothingToKeep,
        });
        self.expect_no_answer();
    }
}
