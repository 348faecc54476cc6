//! The two players and what each of them has.

use std::ops::{Index, IndexMut, Not};

/// One of the two players. `First` is Light or White, whoever begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// Light (Agros) or White (Agon, Agora): p1 of the engine protocol.
    First,
    /// Dark, Black or Red: p2 of the engine protocol.
    Second,
}

impl Player {
    /// Both players, the first one first.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// 0 for the first player, 1 for the second.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Player {
    type Output = Player;

    /// The other player.
    #[inline]
    fn not(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// A value for each player, indexed by [`Player`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByPlayer<T>(pub [T; 2]);

impl<T> ByPlayer<T> {
    /// The value that `make` gives for each player.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> Self {
        ByPlayer(Player::BOTH.map(&mut make))
    }

    /// What `change` makes of each player's value.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer(self.0.map(change))
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}
