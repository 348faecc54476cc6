//! The pencil: while it is in the hand, cells that are chosen are marked, not played on. So marks are
//! drawn by keyboard, by finger and through a screen reader, too.

use crate::game::{Mark, Shape};
use crate::rules::Position;

use super::model::Model;
use super::notice::Notice;

impl<P: Position> Model<P> {
    /// Whether cells that are chosen are marked.
    pub fn has_pencil(&self) -> bool {
        // What is tried out has no marks: they would be lost with it.
        self.pencil && !self.is_what_if()
    }

    /// Takes the pencil into the hand, or puts it away.
    pub(super) fn take_pencil(&mut self, taken: bool) {
        // There is no game to mark in the editor and in the library.
        if self.editor.is_some() || self.is_browsing() {
            return;
        }
        if taken && self.is_what_if() {
            self.notice = Some(self.apart());
            return;
        }
        self.pencil = taken;
        self.selected = None;
        self.notice = taken.then_some(Notice::Pencil);
    }

    /// Puts the pencil away; `false` where it was not in the hand.
    pub(super) fn drop_pencil(&mut self) -> bool {
        let had = self.has_pencil();
        if had {
            self.take_pencil(false);
        }
        had
    }

    /// Marks the cell that is chosen for the second time with a ring, or draws an arrow to it from
    /// the one that was chosen before.
    pub(super) fn draw_at(&mut self, cell: P::Cell) {
        match self.selected.take() {
            None => self.selected = Some(cell),
            Some(from) => self.draw_between(from, cell),
        }
        self.notice = Some(Notice::Pencil);
    }

    /// Draws an arrow; within one cell a ring.
    pub(super) fn draw_between(&mut self, from: P::Cell, to: P::Cell) {
        let shape = match from == to {
            true => Shape::Ring,
            false => Shape::Arrow(to),
        };
        self.selected = None;
        let mark = Mark::new(from, shape);
        self.record.toggle_mark(self.record.cursor(), mark);
        self.notice = Some(Notice::Pencil);
    }
}
