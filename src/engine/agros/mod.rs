//! Agros for the engine: the value of its positions.

mod judge;
mod network;
mod playable;
pub mod tuning;

pub use judge::{Judge, Weights};

use super::{Outlook, Searchable, Value};
use crate::rules::agros::{Cell, Move, Position, Stuck};
use crate::rules::{ByPlayer, Player, Position as _};

impl Searchable for Position {
    #[inline]
    fn code(play: Move) -> u16 {
        // A pass and a placement in the corner share a code, but never a position.
        match play {
            Move::Pass => 0,
            Move::Place(cell) => u16::from(cell.number()),
            Move::Harvest { from, to } | Move::Sow { from, to } => {
                u16::from(from.number()) << 8 | u16::from(to.number())
            }
        }
    }

    #[inline]
    fn decode(&self, code: u16) -> Option<Move> {
        let [from, to] = code.to_be_bytes().map(Cell::numbered);
        if self.in_opening() {
            let place = Move::Place(to);
            return self.check(place).is_ok().then_some(place);
        }
        match code {
            0 => (!self.is_over()).then_some(Move::Pass),
            _ => self.action(from, to),
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.passes() >= 2
    }

    fn final_value(&self) -> Value {
        lead(self)
    }

    #[inline]
    fn idle(&self) -> Option<Move> {
        (self.passes() == 0 && !self.in_opening()).then_some(Move::Pass)
    }

    /// After the opponent's pass, a pass ends the game at the score as it is.
    #[inline]
    fn claim(&self) -> Option<Value> {
        (self.passes() == 1).then(|| lead(self))
    }

    /// Where nobody can act, the score is final. Where one player never will again, the other can
    /// have it so at any time.
    #[inline]
    fn outlook(&self) -> Outlook {
        if self.in_opening() {
            return Outlook::OPEN;
        }
        let mine = self.stuck(self.turn());
        let theirs = self.stuck(!self.turn());
        let mut outlook = Outlook {
            forced: mine != Stuck::No,
            ..Outlook::OPEN
        };
        let settled = mine != Stuck::No && theirs != Stuck::No;
        if settled || theirs == Stuck::ForEver {
            outlook.least = lead(self);
        }
        if settled || mine == Stuck::ForEver {
            outlook.most = lead(self);
        }
        outlook
    }
}

/// By how much the player to move is ahead in the score.
#[inline]
fn lead(position: &Position) -> Value {
    let ByPlayer([light, dark]) = position.points();
    Value::half_points(match position.turn() {
        Player::First => light - dark,
        Player::Second => dark - light,
    })
}
