//! Plain UCT, the yardstick of general game playing: L. Kocsis and C. Szepesvári, "Bandit based
//! Monte-Carlo planning", ECML 2006.
//!
//! UCB1 with c = √2 over rewards of 1 for a win, ½ for a draw and 0 for a loss, playouts of moves
//! that are all as likely, and in the end the move that was visited most ("robust child"). It knows
//! nothing of the game and keeps nothing between moves.

mod playout;
mod tree;

use std::time::Instant;

use fastrand::Rng;

use super::{Failure, Player, Turn};
use crate::engine::{Limits, Searchable, Stop};

use tree::Tree;

/// A player of Monte-Carlo tree search.
pub struct Uct<P: Searchable> {
    tree: Tree<P::Move>,
    chance: Rng,
}

impl<P: Searchable> Uct<P> {
    /// How often the clock is looked at, in playouts.
    const CHECK: u64 = 8;

    /// A player with an empty tree.
    pub fn new() -> Self {
        Uct {
            tree: Tree::new(),
            chance: Rng::with_seed(0),
        }
    }

    /// Grows a tree from a position until a limit is reached or it is told to stop, and gives the
    /// move visited most, with the number of playouts; no move where the game is over.
    ///
    /// There is at least one playout. Of a clock it uses what the search would aim at; a depth
    /// limits nothing.
    pub fn run(&mut self, position: &P, limits: &Limits, stop: &Stop) -> (Option<P::Move>, u64) {
        let start = Instant::now();
        let budget = limits.budget();
        let time = budget.soft.or(budget.hard);
        let most = limits.nodes.unwrap_or(u64::MAX);
        self.tree.clear();
        let mut count = 0;
        loop {
            self.tree.grow(position, &mut self.chance);
            count += 1;
            let check = count % Self::CHECK == 0;
            let over = || time.is_some_and(|time| start.elapsed() >= time);
            if count >= most || check && (stop.is_stopped() || over()) {
                return (self.tree.most_visited(), count);
            }
        }
    }
}

impl<P: Searchable> Default for Uct<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Searchable> Player<P> for Uct<P> {
    fn begin(&mut self, _setup: &P::Setup, seed: u64) -> Result<(), Failure> {
        self.chance = Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_, P>, stop: &Stop) -> Result<P::Move, Failure> {
        let (best, _) = self.run(turn.now(), &turn.limits(), stop);
        Ok(best.expect("a game that is not over has a move"))
    }
}
