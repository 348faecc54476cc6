//! Moves on the board: by clicks, drags and typed text.

use crate::game::{NodeId, PlayError, Symbol};
use crate::rules::{MoveError, Position};

use super::model::Model;
use super::notice::Notice;
use super::thinking::Purpose;

impl<P: Position> Model<P> {
    /// A click: selects a piece, plays the selected one, places a new one, or says why not.
    pub(super) fn point(&mut self, cell: P::Cell) {
        if self.point_for_step(cell) || !self.may_move() {
            return;
        }
        // Pointed at again it is not weighed any more.
        let weighed = self.weighed();
        self.weighed = None;
        if weighed == Some(cell) {
            return;
        }
        if let Some(from) = self.selected {
            if from == cell {
                self.selected = None;
            } else if !self.play_between(Some(from), cell) && !self.select(cell) {
                // A piece that could be chosen, if only it had a move, is no wrong target.
                let own = self.position().objection(None, cell).is_none();
                self.object(Some(from).filter(|_| !own), cell);
            }
        } else if !self.play_between(None, cell) && !self.select(cell) {
            self.object(None, cell);
        }
    }

    /// A drag begins: what it may lead to is shown.
    pub(super) fn lift(&mut self, cell: P::Cell) {
        if !self.may_move() {
            return;
        }
        self.selected = None;
        self.select(cell);
    }

    /// A drag from one cell to another.
    pub(super) fn drag(&mut self, from: P::Cell, to: P::Cell) {
        if !self.may_move() {
            return;
        }
        if from == to {
            self.point(from);
        } else if !self.play_between(Some(from), to) {
            self.selected = None;
            self.object(Some(from), to);
        }
    }

    /// A piece is to go to a cell, and how is to be chosen.
    pub(super) fn weigh(&mut self, from: P::Cell, to: P::Cell) {
        if !self.may_move() {
            return;
        }
        self.selected = None;
        if self.moves_between(Some(from), to).is_empty() {
            self.object(Some(from), to);
        } else if self.select(from) {
            self.weighed = Some((from, to));
        }
    }

    /// A move was chosen among those that were weighed.
    pub(super) fn choose(&mut self, play: P::Move) {
        if self.may_move() {
            self.play(play);
        }
    }

    /// A move is judged at its own node, or no longer.
    pub(super) fn judge(&mut self, symbol: Symbol) {
        let node = self.record.cursor();
        if node != NodeId::ROOT && !self.is_what_if() {
            let judged = self.record.notes(node).symbol == Some(symbol);
            self.record
                .set_symbol(node, Some(symbol).filter(|_| !judged));
        }
    }

    /// A typed move, or a symbol that judges the last one.
    pub(super) fn type_move(&mut self, text: &str) {
        if let Some(symbol) = Symbol::from_sign(text.trim()) {
            return self.judge(symbol);
        }
        if self.draw_offered_by().is_some() {
            match text.trim().to_lowercase().as_str() {
                "accept" => return self.answer_draw(true),
                "decline" => return self.answer_draw(false),
                _ => {}
            }
        }
        if self.side_chooser().is_some() {
            match text.trim().to_lowercase().as_str() {
                "swap" => return self.answer_swap(true),
                "keep" => return self.answer_swap(false),
                _ => {}
            }
        }
        // Where a cell is asked for, its name will do.
        let cell = self.position().cell(text.trim());
        if cell.is_some_and(|cell| self.point_for_step(cell)) || !self.may_move() {
            return;
        }
        match self.position().read_move(text) {
            Ok(play) => self.play(play),
            Err(MoveError::Unreadable(text)) => self.notice = Some(Notice::NotAMove(text)),
            Err(MoveError::Illegal(illegal)) => self.notice = Some(Notice::Illegal(illegal)),
        }
    }

    /// Whether a person may move now; says so where it is the engine that is about to.
    pub(super) fn may_move(&mut self) -> bool {
        if !self.may_answer() || !self.may_try() || self.object_to_settled() {
            return false;
        }
        let waits = matches!(self.thinks_for(), Some(Purpose::Play | Purpose::Choose));
        if waits {
            self.notice = Some(Notice::EngineThinks);
        } else if self.side_chooser().is_some() {
            self.notice = Some(Notice::ChooseSide);
            return false;
        }
        !waits
    }

    /// Plays a legal move and goes to the position after it.
    pub(super) fn play(&mut self, play: P::Move) {
        self.selected = None;
        self.weighed = None;
        match self.play_on_the_clock(play) {
            Ok(_) if self.learning.is_some() => self.give_answer(play),
            Ok(_) if self.tutorial.is_some() => self.follow_step(play),
            Ok(_) => {
                self.pass_by_itself();
                self.sheet = self.is_over() && !self.is_what_if();
                self.expect_answer();
            }
            Err(PlayError::Illegal(illegal)) => self.notice = Some(Notice::Illegal(illegal)),
            Err(PlayError::Over(reason)) => self.notice = Some(Notice::Over(reason)),
        }
    }

    /// Plays the move between two cells, or weighs them where there are several; `false` where
    /// there is none.
    fn play_between(&mut self, from: Option<P::Cell>, to: P::Cell) -> bool {
        match (self.moves_between(from, to).as_slice(), from) {
            ([], _) => return false,
            ([_, _, ..], Some(from)) => self.weigh(from, to),
            ([play, ..], _) => self.play(*play),
        }
        true
    }

    fn moves_between(&self, from: Option<P::Cell>, to: P::Cell) -> Vec<P::Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&play| P::ends(play) == (from, Some(to)));
        moves
    }

    /// Selects a piece that can move. A piece that the mover owns but cannot move says so.
    fn select(&mut self, cell: P::Cell) -> bool {
        if self.moves_from(cell).is_empty() {
            return false;
        }
        self.selected = Some(cell);
        self.weighed = None;
        true
    }

    /// Says why pointing at these cells plays nothing.
    fn object(&mut self, from: Option<P::Cell>, to: P::Cell) {
        let outcome = self.record.outcome(self.record.cursor());
        self.notice = Some(match (outcome, self.position().objection(from, to)) {
            (Some(outcome), _) => Notice::Over(outcome.reason),
            (None, Some(illegal)) => Notice::Illegal(illegal),
            (None, None) => Notice::NoMoves(to),
        });
    }
}
