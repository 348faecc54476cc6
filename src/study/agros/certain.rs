//! What can be proved never to change, whatever both players do to the end of the game.
//!
//! The proof looks at more than can happen: every farmer may go wherever it could if the others
//! stood out of its way whenever they possibly can. Cells on which nobody can land or sow even so
//! are empty for good. Where some of them hang together, whoever controls their field is certain
//! if the farmers that are always beside them outrank the most that the opponent could ever bring.
//! Comparing ranked harvests allows that: a list can only get greater by greater harvests and by
//! more of them.

use super::roaming::{Ground, Roaming};
use crate::rules::agros::{Cell, Position};
use crate::rules::{ByPlayer, Player};

/// Cells that are empty and of one field to the end of the game, and whose they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertainLand {
    /// In the order of [`Cell`]; at least one. Other cells of their field are not certain.
    pub cells: Vec<Cell>,
    /// Who controls them at every time; `None` for nobody.
    pub owner: Option<Player>,
    /// The harvest by which they count at the least; 0 without an owner.
    pub harvest: u8,
}

/// What is certain in a position: true of it, and of all that can follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certain {
    /// The land that is certain, in the order of its first cells. All other empty cells are open.
    pub land: Vec<CertainLand>,
    /// Who has the half point for certain.
    pub half_point: Option<Player>,
    /// What each player scores at the least, in half points.
    pub points: ByPlayer<i32>,
}

impl Certain {
    /// What can be proved to be certain; nothing in the opening, and all where the game is over.
    pub fn of(position: &Position) -> Certain {
        if position.in_opening() {
            return Certain {
                land: Vec::new(),
                half_point: None,
                points: ByPlayer::default(),
            };
        }
        let roaming = Roaming::of(position);
        let land = land(&roaming);
        let half_point = half_point(&roaming);
        let points = ByPlayer::from_fn(|player| {
            let owned = land.iter().filter(|land| land.owner == Some(player));
            let points = owned.map(|land| 2 * land.cells.len() as i32 * i32::from(land.harvest));
            points.sum::<i32>() + i32::from(half_point == Some(player))
        });
        Certain {
            land,
            half_point,
            points,
        }
    }

    /// The certain land that a cell belongs to; `None` for open and for occupied cells.
    pub fn at(&self, cell: Cell) -> Option<&CertainLand> {
        let mut land = self.land.iter();
        land.find(|land| land.cells.binary_search(&cell).is_ok())
    }
}

/// What the harvests of each player are at the least and at the most, both falling.
struct Bounds {
    least: ByPlayer<Vec<u8>>,
    most: ByPlayer<Vec<u8>>,
}

impl Bounds {
    /// Sorts what each farmer brings at the least and at the most, nothing being 0.
    fn of(roaming: &Roaming, brings: impl Fn(usize) -> (u8, u8)) -> Bounds {
        let list = |player, which: fn((u8, u8)) -> u8| {
            let farmers = 0..roaming.farmers.len();
            let farmers = farmers.filter(|&farmer| roaming.farmers[farmer].owner == player);
            let brought = farmers.map(|farmer| which(brings(farmer)));
            let mut list: Vec<u8> = brought.filter(|&harvest| harvest > 0).collect();
            list.sort_unstable();
            list.reverse();
            list
        };
        Bounds {
            least: ByPlayer::from_fn(|player| list(player, |(least, _)| least)),
            most: ByPlayer::from_fn(|player| list(player, |(_, most)| most)),
        }
    }

    /// Whether a player is ahead in every comparison within the bounds. Lists without zeros
    /// compare as control does: a missing farmer counts least.
    fn always_ahead(&self, player: Player) -> bool {
        self.least[player] > self.most[!player]
    }

    /// Whether a player is ahead in some comparison within the bounds.
    fn ever_ahead(&self, player: Player) -> bool {
        self.most[player] > self.least[!player]
    }
}

fn land(roaming: &Roaming) -> Vec<CertainLand> {
    let mut land = Vec::new();
    let mut rest = roaming.untouchable();
    while let Some(first) = rest.first() {
        let cells = rest.joined(first);
        rest = rest.without(&cells);
        let beside = cells.beside();
        // Their field can only ever grow over what may be empty.
        let widest = roaming.ever_empty.joined(first).beside();
        let bounds = Bounds::of(roaming, |farmer| {
            let farmer = &roaming.farmers[farmer];
            (farmer.least_if_always_on(&beside), farmer.most_on(&widest))
        });
        let certain = |owner: Option<Player>| CertainLand {
            cells: cells.cells().collect(),
            owner,
            harvest: owner.map_or(0, |owner| bounds.least[owner][0]),
        };
        let ahead = Player::BOTH
            .into_iter()
            .find(|&player| bounds.always_ahead(player));
        if ahead.is_some() || !Player::BOTH.iter().any(|&player| bounds.ever_ahead(player)) {
            land.push(certain(ahead));
        }
    }
    land
}

fn half_point(roaming: &Roaming) -> Option<Player> {
    let everywhere = Ground::board(roaming.size);
    let bounds = Bounds::of(roaming, |farmer| {
        let farmer = &roaming.farmers[farmer];
        (
            farmer.least_if_always_on(&everywhere),
            farmer.most_on(&everywhere),
        )
    });
    let mut players = Player::BOTH.into_iter();
    players.find(|&player| bounds.always_ahead(player))
}
