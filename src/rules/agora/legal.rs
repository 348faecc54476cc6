//! Legal moves, and why others are not.

use std::cmp::Ordering;

use super::{Action, Cell, Cells, Illegal, Move, Position};
use crate::rules::Position as _;

impl Position {
    #[inline]
    pub(super) fn for_each_legal_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        let free = self.free();
        let enemies = self.owned[!self.turn];
        for from in self.owned[self.turn] {
            let around = Cells::around(from);
            let mut show = |action, to| visit(Move { from, action, to });
            (around & free).for_each(|to| show(Action::Walk, to));
            let height = self.height(from);
            for to in around & enemies {
                let order = height.cmp(&self.height(to));
                if order != Ordering::Less {
                    show(Action::Capture, to);
                }
                if order != Ordering::Greater {
                    show(Action::Surrender, to);
                }
            }
        }
    }

    #[inline]
    pub(super) fn count_legal_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let not_mine = !self.owned[self.turn];
        let enemies = self.owned[!self.turn];
        let mut count = 0;
        for from in self.owned[self.turn] {
            let around = Cells::around(from);
            count += (around & not_mine).count();
            for to in around & enemies {
                // Where the heights are equal, there are two ways.
                count += u32::from(self.height(from) == self.height(to));
            }
        }
        count.into()
    }

    pub(super) fn check_move(&self, Move { from, action, to }: Move) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome() {
            return Err(Illegal::GameOver(outcome.reason));
        }
        if !self.owned[self.turn].contains(from) {
            return Err(self.no_pile(from));
        }
        if !from.touches(to) {
            return Err(Illegal::NotBeside { from, to });
        }
        if self.owned[self.turn].contains(to) {
            return Err(Illegal::OwnPile(to));
        }
        let free = self.free().contains(to);
        let (height, against) = (self.height(from), self.height(to));
        match action {
            Action::Walk if free => Ok(()),
            Action::Walk => Err(Illegal::NotFree(to)),
            _ if free => Err(Illegal::Free(to)),
            Action::Capture if height < against => Err(Illegal::TooLow {
                from,
                to,
                height,
                against,
            }),
            Action::Surrender if height > against => Err(Illegal::TooHigh {
                from,
                to,
                height,
                against,
            }),
            Action::Capture | Action::Surrender => Ok(()),
        }
    }

    /// What is wrong with going from a cell where the mover has no pile.
    fn no_pile(&self, from: Cell) -> Illegal {
        if self.owned[!self.turn].contains(from) {
            Illegal::NotYours(from)
        } else {
            Illegal::NoPile(from)
        }
    }

    pub(super) fn object(&self, from: Option<Cell>, to: Cell) -> Option<Illegal> {
        match from {
            Some(from) => {
                // Onto the other player's piles there is always a way.
                let action = match self.check_move(Move {
                    from,
                    action: Action::Capture,
                    to,
                }) {
                    Err(Illegal::Free(_)) => Action::Walk,
                    Err(Illegal::TooLow { .. }) => Action::Surrender,
                    _ => Action::Capture,
                };
                self.check_move(Move { from, action, to }).err()
            }
            None => match self.outcome() {
                Some(outcome) => Some(Illegal::GameOver(outcome.reason)),
                None if self.owned[self.turn].contains(to) => None,
                None => Some(self.no_pile(to)),
            },
        }
    }
}
