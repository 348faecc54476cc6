//! How freely farmers can move: the asset that the score does not show.

use super::reach::{FarmerReach, Reach};
use crate::rules::agros::{Cell, Move, Position};
use crate::rules::{ByPlayer, Player, Position as _};

/// How many ways farmers can go, or by how many they gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The harvests that they can make now.
    pub harvests: i32,
    /// The sowings that they can make now.
    pub sowings: i32,
    /// The harvests that each could make if it stood where it stands with one piece more.
    pub next_harvests: i32,
    /// The sowings that each could make if it stood where it stands with one piece more.
    pub next_sowings: i32,
    /// The farmers that cannot move now.
    pub frozen: i32,
}

/// How freely one farmer can move, or could if it were its owner's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FarmerFreedom {
    /// Whose farmer it is.
    pub owner: Player,
    /// Where it stands.
    pub cell: Cell,
    /// The pieces of its stack.
    pub harvest: u8,
    /// What it can do; `frozen` is 1 or 0.
    pub options: Options,
}

impl FarmerFreedom {
    /// Whether it cannot move now: neither harvest nor sow.
    pub fn is_frozen(&self) -> bool {
        self.options.frozen > 0
    }
}

/// How freely all farmers can move, whoever is to move; see [`Reach`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Freedom {
    /// Light's farmers, then Dark's, each falling by harvest.
    pub farmers: Vec<FarmerFreedom>,
    /// The sums for each player.
    pub totals: ByPlayer<Options>,
}

/// What a move did to the freedom of both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreedomChange {
    /// By how much the sums changed; a farmer that was placed counts as new.
    pub totals: ByPlayer<Options>,
    /// The farmers that could move before and cannot any more, by where they stand now.
    pub frozen: Vec<(Player, Cell)>,
    /// The farmers that could not move before and can now, by where they stand now.
    pub freed: Vec<(Player, Cell)>,
}

impl Freedom {
    /// The freedom of all farmers of a position.
    pub fn of(position: &Position) -> Freedom {
        let farmers: Vec<FarmerFreedom> = Reach::of(position)
            .farmers
            .iter()
            .map(|reach| FarmerFreedom {
                owner: reach.owner,
                cell: reach.cell,
                harvest: reach.harvest,
                options: Options::of(reach),
            })
            .collect();
        let totals = ByPlayer::from_fn(|player| {
            let of_player = farmers.iter().filter(|farmer| farmer.owner == player);
            of_player.fold(Options::default(), |sum, farmer| sum.plus(farmer.options))
        });
        Freedom { farmers, totals }
    }

    /// The freedom of the farmer on a cell.
    pub fn at(&self, cell: Cell) -> Option<&FarmerFreedom> {
        self.farmers.iter().find(|farmer| farmer.cell == cell)
    }
}

impl FreedomChange {
    /// What a legal move does to the freedom of both sides.
    pub fn of(position: &Position, play: Move) -> FreedomChange {
        let mut next = *position;
        next.play_unchecked(play);
        FreedomChange::between(&Freedom::of(position), &Freedom::of(&next), play)
    }

    /// What a move did that led from one freedom to the other.
    pub fn between(before: &Freedom, after: &Freedom, play: Move) -> FreedomChange {
        let mut change = FreedomChange {
            totals: ByPlayer::from_fn(|player| after.totals[player].minus(before.totals[player])),
            frozen: Vec::new(),
            freed: Vec::new(),
        };
        for farmer in &after.farmers {
            let stood = match play {
                Move::Harvest { from, to } | Move::Sow { from, to } if to == farmer.cell => from,
                _ => farmer.cell,
            };
            let Some(earlier) = before.at(stood) else {
                continue;
            };
            match (earlier.is_frozen(), farmer.is_frozen()) {
                (false, true) => change.frozen.push((farmer.owner, farmer.cell)),
                (true, false) => change.freed.push((farmer.owner, farmer.cell)),
                _ => {}
            }
        }
        change
    }
}

impl Options {
    fn of(reach: &FarmerReach) -> Options {
        let options = Options {
            harvests: reach.harvests().count() as i32,
            sowings: reach.sowings().count() as i32,
            next_harvests: reach.next_harvests().count() as i32,
            next_sowings: reach.next_sowings().count() as i32,
            frozen: 0,
        };
        Options {
            frozen: i32::from(options.moves() == 0),
            ..options
        }
    }

    /// The moves that they can make now.
    pub fn moves(&self) -> i32 {
        self.harvests + self.sowings
    }

    /// The moves that each could make if it stood where it stands with one piece more.
    pub fn next_moves(&self) -> i32 {
        self.next_harvests + self.next_sowings
    }

    fn plus(self, other: Options) -> Options {
        Options {
            harvests: self.harvests + other.harvests,
            sowings: self.sowings + other.sowings,
            next_harvests: self.next_harvests + other.next_harvests,
            next_sowings: self.next_sowings + other.next_sowings,
            frozen: self.frozen + other.frozen,
        }
    }

    fn minus(self, other: Options) -> Options {
        Options {
            harvests: self.harvests - other.harvests,
            sowings: self.sowings - other.sowings,
            next_harvests: self.next_harvests - other.next_harvests,
            next_sowings: self.next_sowings - other.next_sowings,
            frozen: self.frozen - other.frozen,
        }
    }
}
