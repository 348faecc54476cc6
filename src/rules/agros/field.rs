//! Fields: who controls which empty cells, and what they are worth.

use arrayvec::ArrayVec;

use super::board::Board;
use super::cells::Cells;
use super::farmers::{Among, Farmer};
use super::{Cell, Setup};
use crate::rules::{ByPlayer, Player};

/// The comparison that decided a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who controls the field.
    pub owner: Player,
    /// The place of the lists at which they first differ, 0 for the highest harvests.
    pub rank: u8,
    /// By how much the owner's harvest is the greater there, at least 1.
    pub margin: u8,
}

/// A maximal set of empty cells joined orthogonally, and who controls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// In the order of [`Cell`].
    pub cells: Vec<Cell>,
    /// The adjacent farmers of each player, harvest and cell, falling by harvest.
    pub adjacent: ByPlayer<ArrayVec<(u8, Cell), { Setup::MOST_FARMERS }>>,
    /// What decided it; `None` where no rank does, or nobody is adjacent.
    pub decision: Option<Decision>,
}

impl Field {
    /// Who controls the field.
    pub fn owner(&self) -> Option<Player> {
        self.decision.map(|decision| decision.owner)
    }

    /// The owner's highest adjacent harvest; 0 without an owner.
    pub fn harvest(&self) -> u8 {
        let highest = |owner: Player| self.adjacent[owner].first();
        self.owner()
            .and_then(highest)
            .map_or(0, |&(harvest, _)| harvest)
    }

    /// What the field counts for its owner, in points; 0 without one.
    pub fn value(&self) -> u32 {
        self.cells.len() as u32 * u32::from(self.harvest())
    }

    /// The controlling farmers: the owner's adjacent farmers with the highest harvest.
    pub fn controlling(&self) -> impl Iterator<Item = Cell> + '_ {
        let highest = self.harvest();
        self.owner()
            .into_iter()
            .flat_map(|owner| &self.adjacent[owner])
            .filter(move |(harvest, _)| *harvest == highest)
            .map(|&(_, cell)| cell)
    }

    /// Whether a cell belongs to the field.
    pub fn contains(&self, cell: Cell) -> bool {
        self.cells.binary_search(&cell).is_ok()
    }
}

/// Compares two lists of falling harvests, Light's and Dark's, place by place; a missing farmer
/// counts 0.
#[inline]
pub(super) fn decide([mut light, mut dark]: [impl Iterator<Item = u8>; 2]) -> Option<Decision> {
    for rank in 0.. {
        let (light, dark) = match (light.next(), dark.next()) {
            (None, None) => break,
            (light, dark) => (light.unwrap_or(0), dark.unwrap_or(0)),
        };
        if light != dark {
            let owner = if light > dark {
                Player::First
            } else {
                Player::Second
            };
            let margin = light.abs_diff(dark);
            return Some(Decision {
                owner,
                rank,
                margin,
            });
        }
    }
    None
}

/// A field without its cells: as much as an evaluation asks for.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The number of its cells.
    pub cells: u32,
    /// Who controls it.
    pub owner: Option<Player>,
    adjacent: ByPlayer<Among<'a>>,
}

impl Ground<'_> {
    /// The harvests of a player's adjacent farmers, falling.
    #[inline]
    pub fn harvests(&self, player: Player) -> impl Iterator<Item = u8> {
        self.adjacent[player].harvests()
    }

    /// The highest of them; 0 without any.
    #[inline]
    pub fn highest(&self, player: Player) -> u8 {
        self.harvests(player).next().unwrap_or(0)
    }

    /// What the field counts for its owner, in points; 0 without one.
    #[inline]
    pub fn value(&self) -> u32 {
        self.owner
            .map_or(0, |owner| self.cells * u32::from(self.highest(owner)))
    }
}

impl<const W: usize> Board<W> {
    /// Shows all fields, in no order that means anything.
    #[inline]
    pub(super) fn for_each_ground(&self, mut visit: impl FnMut(Ground<'_>)) {
        let mut rest = self.empties();
        while !rest.is_empty() {
            let (field, spread) = flood(rest.first(), rest);
            rest = rest & !field;
            let adjacent = self.farmers_on(spread);
            let decision = decide(adjacent.0.map(Among::harvests));
            visit(Ground {
                cells: field.count(),
                owner: decision.map(|decision| decision.owner),
                adjacent,
            });
        }
    }

    /// All fields, in the order of their first cells.
    pub(super) fn fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut rest = self.empties();
        while !rest.is_empty() {
            let (field, spread) = flood(rest.first(), rest);
            rest = rest & !field;
            let mut cells: Vec<Cell> = field.iter().collect();
            cells.sort_unstable();
            let adjacent = self.farmers_on(spread);
            let listed = |farmer: Farmer| (farmer.harvest, farmer.cell);
            fields.push(Field {
                cells,
                adjacent: ByPlayer(adjacent.0.map(|farmers| farmers.map(listed).collect())),
                decision: decide(adjacent.0.map(Among::harvests)),
            });
        }
        fields.sort_unstable_by_key(|field| field.cells[0]);
        fields
    }

    /// The farmers that stand on one of some cells, falling by harvest.
    #[inline]
    pub(super) fn farmers_on(&self, cells: Cells<W>) -> ByPlayer<Among<'_>> {
        ByPlayer::from_fn(|player| self.farmers[player].among(cells, self.setup.farmers()))
    }

    /// What decides the half point: the comparison of all farmers.
    pub(super) fn half_point(&self) -> Option<Decision> {
        decide(Player::BOTH.map(|player| self.farmers[player].harvests()))
    }

    /// The score in half points.
    ///
    /// Control goes to the higher harvest first of all, so whatever the farmers with the highest
    /// harvest touch is theirs, however many fields that is; then what the next ones touch of the
    /// rest. Only fields with equal harvests of both players have to be looked at one by one.
    pub(super) fn score(&self) -> ByPlayer<i32> {
        let mut score = ByPlayer::default();
        if let Some(decision) = self.half_point() {
            score[decision.owner] = 1;
        }
        let mut rest = self.empties();
        let mut next = ByPlayer([0; 2]);
        loop {
            let harvest = Player::BOTH
                .map(|player| self.farmers[player].in_place(next[player]).harvest)
                .into_iter()
                .fold(0, u8::max);
            if harvest == 0 || rest.is_empty() {
                return score;
            }
            let touched = ByPlayer::from_fn(|player| {
                let cells = self.farmers[player].with_harvest(harvest, &mut next[player]);
                flood(cells.spread() & rest, rest).0
            });
            let contested = touched[Player::First] & touched[Player::Second];
            for player in Player::BOTH {
                let cells = (touched[player] & !contested).count();
                score[player] += 2 * cells as i32 * i32::from(harvest);
            }
            if !contested.is_empty() {
                self.add_contested(contested, &mut score);
            }
            rest = rest & !(touched[Player::First] | touched[Player::Second]);
        }
    }

    /// Adds what some whole fields count to the score.
    fn add_contested(&self, mut fields: Cells<W>, score: &mut ByPlayer<i32>) {
        while !fields.is_empty() {
            let (field, spread) = flood(fields.first(), fields);
            fields = fields & !field;
            let adjacent = self.farmers_on(spread);
            if let Some(Decision { owner, .. }) = decide(adjacent.0.map(Among::harvests)) {
                let harvest = adjacent[owner].harvests().next().unwrap_or(0);
                score[owner] += 2 * field.count() as i32 * i32::from(harvest);
            }
        }
    }
}

/// All empty cells that are joined to a start, and these together with the cells next to them.
#[inline]
pub(super) fn flood<const W: usize>(start: Cells<W>, empty: Cells<W>) -> (Cells<W>, Cells<W>) {
    let mut field = start;
    loop {
        let grown = field.spread() & empty;
        let spread = grown.spread();
        let next = spread & empty;
        if (next ^ field).is_empty() {
            return (field, spread);
        }
        field = next;
    }
}
