//! What the search has to know of a game beyond its rules.

use super::Value;
use crate::rules::{Player, Position};

/// A game that can be searched.
pub trait Searchable: Position {
    /// A number for a move, different for each legal move of one position.
    fn code(play: Self::Move) -> u16;

    /// The legal move of a code; `None` where no legal move has it.
    fn decode(&self, code: u16) -> Option<Self::Move> {
        let mut found = None;
        self.for_each_move(|play| {
            if Self::code(play) == code {
                found = Some(play);
            }
        });
        found
    }

    /// Whether the game is over, repetition aside.
    #[inline]
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The value for the player to move where the game is over.
    fn final_value(&self) -> Value {
        match self.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == self.turn() => Value::win_in(0),
            Some(_) => -Value::win_in(0),
            None => Value::EVEN,
        }
    }

    /// Whether a position may come up a second time.
    const REPEATS: bool = false;

    /// The key under which a search remembers what it has found. Positions that are the same to
    /// anyone who looks no further than a search does may share one.
    #[inline]
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// The move that leaves the board as it is, where it does not end the game.
    #[inline]
    fn idle(&self) -> Option<Self::Move> {
        None
    }

    /// What the player to move can have at once by ending the game, where the rules allow it:
    /// the position is worth no less.
    #[inline]
    fn claim(&self) -> Option<Value> {
        None
    }

    /// What is known where the game goes on, before any move is looked at.
    #[inline]
    fn outlook(&self) -> Outlook {
        Outlook::OPEN
    }
}

/// What is known of a position without looking at any move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The result is no less for the player to move.
    pub least: Value,
    /// The result is no more for the player to move.
    pub most: Value,
    /// There is no choice: only one move, by which nothing changes but the turn.
    pub forced: bool,
}

impl Outlook {
    /// Nothing is known.
    pub const OPEN: Outlook = Outlook {
        least: Value::LEAST,
        most: Value::MOST,
        forced: false,
    };
}

/// A judgement of positions in which the game goes on.
pub trait Evaluation<P: Searchable>: Clone + Send + Sync + 'static {
    /// The value for the player to move.
    fn value(&self, position: &P) -> Value;

    /// How good a move looks before it is searched: the greatest first. Only the order matters.
    #[inline]
    fn promise(&self, _position: &P, _play: P::Move) -> i32 {
        0
    }

    /// The chance that the player to move wins a position of such a value, 0 to 1.
    fn win_chance(&self, position: &P, value: Value) -> f32;

    /// How many of the most promising moves are looked at here; all of them unless the game says
    /// otherwise.
    #[inline]
    fn breadth(&self, _position: &P) -> usize {
        usize::MAX
    }
}

/// A value for the player to move, as one for the first player; and back.
#[inline]
pub fn for_first(turn: Player, value: Value) -> Value {
    match turn {
        Player::First => value,
        Player::Second => -value,
    }
}
