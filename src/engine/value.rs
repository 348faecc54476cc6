//! What a position is worth.

use std::ops::Neg;

/// The value of a position for one of the players, in hundredths of a point: a half point is 50.
///
/// In games that are won rather than counted, a forced win is a value beyond all others, the
/// greater the sooner it comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(i32);

impl Value {
    /// Neither player is ahead.
    pub const EVEN: Value = Value(0);

    /// The greatest value there is; its negation is the least.
    pub const MOST: Value = Value(8_000_000);

    /// The least value there is.
    pub const LEAST: Value = Value(-Self::MOST.0);

    /// Wins are counted down from here; everything else stays well below.
    const WIN: i32 = Self::MOST.0 - 1;

    /// No win is further away than this.
    const FURTHEST_WIN: u32 = 100_000;

    /// Values of evaluations and scores stay within this.
    const MOST_COUNTED: i32 = 7_000_000;

    /// A value in hundredths of a point; beyond 70,000 points it is cut off.
    #[inline]
    pub const fn hundredths(hundredths: i32) -> Value {
        if hundredths > Self::MOST_COUNTED {
            Value(Self::MOST_COUNTED)
        } else if hundredths < -Self::MOST_COUNTED {
            Value(-Self::MOST_COUNTED)
        } else {
            Value(hundredths)
        }
    }

    /// A difference of final scores, in half points.
    #[inline]
    pub const fn half_points(half_points: i32) -> Value {
        Value::hundredths(half_points.saturating_mul(50))
    }

    /// A forced win in so many plies; its negation is the loss.
    pub fn win_in(plies: u32) -> Value {
        Value(Self::WIN - plies.min(Self::FURTHEST_WIN) as i32)
    }

    /// The value in hundredths of a point.
    #[inline]
    pub const fn in_hundredths(self) -> i32 {
        self.0
    }

    /// The plies to a forced end, and whether it is a win; `None` for other values.
    pub fn forced(self) -> Option<(bool, u32)> {
        let plies = Self::WIN - self.0.abs();
        (0..=Self::FURTHEST_WIN as i32)
            .contains(&plies)
            .then_some((self.0 > 0, plies as u32))
    }

    /// The same value seen from `plies` before: forced ends are that much further away.
    #[inline]
    pub(super) fn before(self, plies: u32) -> Value {
        match self.forced() {
            Some((true, to_end)) => Value::win_in(to_end + plies),
            Some((false, to_end)) => -Value::win_in(to_end + plies),
            None => self,
        }
    }

    /// The same value seen from `plies` later: the opposite of [`before`](Value::before).
    #[inline]
    pub(super) fn after(self, plies: u32) -> Value {
        match self.forced() {
            Some((true, to_end)) => Value::win_in(to_end.saturating_sub(plies)),
            Some((false, to_end)) => -Value::win_in(to_end.saturating_sub(plies)),
            None => self,
        }
    }

    /// The least value that is greater than this one.
    #[inline]
    pub(super) const fn next(self) -> Value {
        Value(self.0 + 1)
    }

    /// A value made of a number that [`in_hundredths`](Value::in_hundredths) gave.
    #[inline]
    pub(super) const fn restored(number: i32) -> Value {
        Value(number)
    }
}

impl Neg for Value {
    type Output = Value;

    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}
