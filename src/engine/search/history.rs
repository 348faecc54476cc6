//! Which moves have been good elsewhere in the tree.
//!
//! The history heuristic (J. Schaeffer, "The history heuristic and alpha-beta search enhancements
//! in practice", IEEE PAMI 11, 1989), with the bounded update of present-day chess programs, and
//! two killer moves a ply (S. Akl and M. Newborn, "The principal continuation and the killer
//! heuristic", ACM 1977).

use super::MOST_PLIES;
use crate::rules::Player;

/// How often moves have refuted positions, by player and code.
pub(super) struct History {
    worth: Vec<i16>,
    killers: [[Option<u16>; 2]; MOST_PLIES],
}

impl History {
    const CODES: usize = 1 << 16;

    /// No worth goes beyond this.
    const MOST: i32 = 1 << 14;

    pub(super) fn new() -> History {
        History {
            worth: vec![0; 2 * Self::CODES],
            killers: [[None; 2]; MOST_PLIES],
        }
    }

    #[inline]
    fn place(player: Player, code: u16) -> usize {
        player.index() * Self::CODES + usize::from(code)
    }

    /// How good a move has been, within ±2¹⁴.
    #[inline]
    pub(super) fn worth(&self, player: Player, code: u16) -> i32 {
        self.worth[Self::place(player, code)].into()
    }

    /// The moves that last refuted a position at this ply.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<u16>; 2] {
        self.killers[ply]
    }

    /// Notes that a move refuted a position at this ply after a look of so many plies.
    #[inline]
    pub(super) fn refuted(&mut self, player: Player, code: u16, depth: u32, ply: usize) {
        self.change(player, code, Self::weight(depth));
        let killers = &mut self.killers[ply];
        if killers[0] != Some(code) {
            *killers = [Some(code), killers[0]];
        }
    }

    /// Notes that a move was tried before the one that refuted the position.
    #[inline]
    pub(super) fn failed(&mut self, player: Player, code: u16, depth: u32) {
        self.change(player, code, -Self::weight(depth));
    }

    #[inline]
    fn weight(depth: u32) -> i32 {
        let depth = depth.min(20) as i32;
        (depth * depth * 8 + depth * 24).min(Self::MOST / 8)
    }

    #[inline]
    fn change(&mut self, player: Player, code: u16, by: i32) {
        let worth = &mut self.worth[Self::place(player, code)];
        let old = i32::from(*worth);
        *worth = (old + by - old * by.abs() / Self::MOST) as i16;
    }
}
