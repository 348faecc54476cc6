//! How well the engine plays.

use std::fmt;
use std::num::NonZero;

use super::{Evaluation, Report, Searchable};

/// How well the engine plays: from 1, for a first game, to 10, as well as it can.
///
/// Below 10 it overlooks what people overlook. It sees fewer positions, so that what lies some
/// plies ahead escapes it; and at the lowest levels, which see no reply, it is content with a move
/// that seems to it not much worse than the best one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(NonZero<u8>);

/// What a player sees of a position, and how particular the player is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The plies looked ahead, at least 1.
    pub(super) depth: u32,
    /// The positions looked at for a move.
    pub(super) nodes: u64,
    /// The moves that are weighed against each other.
    pub(super) lines: usize,
    /// How much of the chance to win does not matter, 0 to 1.
    indifference: f32,
}

/// The sight of all levels but the highest, which knows no limits. The numbers were chosen by games
/// between neighbours, so that each level is as much stronger than the one below it: see the table
/// in the manual.
const SIGHTS: [Sight; 9] = [
    Sight::ply(40, 0.60),
    Sight::ply(40, 0.43),
    Sight::ply(16, 0.185),
    Sight::ply(7, 0.105),
    Sight::ply(1, 0.0),
    Sight::nodes(250),
    Sight::nodes(1_000),
    Sight::nodes(4_000),
    Sight::nodes(15_000),
];

impl Sight {
    /// No more than the own move.
    const fn ply(lines: usize, indifference: f32) -> Sight {
        Sight {
            depth: 1,
            nodes: u64::MAX,
            lines,
            indifference,
        }
    }

    const fn nodes(nodes: u64) -> Sight {
        Sight {
            depth: u32::MAX,
            nodes,
            lines: 1,
            indifference: 0.0,
        }
    }

    /// The place of the line to play, of those that a search of this sight has found; `chance`
    /// decides among several that are good enough.
    pub(super) fn choose<P: Searchable>(
        &self,
        judge: &impl Evaluation<P>,
        position: &P,
        report: &Report<P::Move>,
        chance: &mut fastrand::Rng,
    ) -> usize {
        let wins = |place: usize| {
            let value = report.lines[place].score.value;
            judge.win_chance(position, value)
        };
        let good_enough = (1..report.lines.len())
            .take_while(|&place| wins(0) - wins(place) <= self.indifference)
            .count();
        chance.usize(..=good_enough)
    }
}

impl Level {
    /// The engine at its best.
    pub const BEST: Level = Level(NonZero::new(10).expect("ten is not zero"));

    /// The level of a number, 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        let level = Level(NonZero::new(number)?);
        (level <= Level::BEST).then_some(level)
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::BEST.number()).filter_map(Level::new)
    }

    /// 1 to 10.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What a player of this level sees; `None` for one who knows no limits.
    pub(super) fn sight(self) -> Option<&'static Sight> {
        SIGHTS.get(usize::from(self.number()) - 1)
    }
}

impl Default for Level {
    fn default() -> Self {
        Level::BEST
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
