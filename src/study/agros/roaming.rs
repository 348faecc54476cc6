//! Everywhere that farmers could ever get to, and more: the ground on which certainty is proved.

use crate::rules::agros::{Cell, Direction, Piece, Position};
use crate::rules::{ByPlayer, Player, Position as _};

/// The cells of the largest board.
const CELLS: usize = 1 << u8::BITS;

/// A set of cells.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Ground {
    size: u8,
    cells: [bool; CELLS],
}

impl Ground {
    pub(super) fn none(size: u8) -> Ground {
        Ground {
            size,
            cells: [false; CELLS],
        }
    }

    pub(super) fn board(size: u8) -> Ground {
        let mut board = Ground::none(size);
        let coordinates = (0..size).flat_map(|column| (0..size).map(move |row| (column, row)));
        for cell in coordinates.filter_map(|(column, row)| Cell::new(column, row)) {
            board.add(cell);
        }
        board
    }

    fn add(&mut self, cell: Cell) {
        self.cells[usize::from(cell.number())] = true;
    }

    fn has(&self, cell: Cell) -> bool {
        self.cells[usize::from(cell.number())]
    }

    /// The cells in their order.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let size = self.size;
        let coordinates = (0..size).flat_map(move |column| (0..size).map(move |row| (column, row)));
        let cells = coordinates.filter_map(|(column, row)| Cell::new(column, row));
        cells.filter(|&cell| self.has(cell))
    }

    pub(super) fn first(&self) -> Option<Cell> {
        self.cells().next()
    }

    pub(super) fn without(&self, other: &Ground) -> Ground {
        let mut rest = self.clone();
        for cell in other.cells() {
            rest.cells[usize::from(cell.number())] = false;
        }
        rest
    }

    /// Those that are joined orthogonally to one of them.
    pub(super) fn joined(&self, start: Cell) -> Ground {
        let mut joined = Ground::none(self.size);
        joined.add(start);
        let mut waiting = vec![start];
        while let Some(cell) = waiting.pop() {
            for next in neighbours(cell, self.size) {
                if self.has(next) && !joined.has(next) {
                    joined.add(next);
                    waiting.push(next);
                }
            }
        }
        joined
    }

    /// All cells orthogonally next to one of them, be they among them or not.
    pub(super) fn beside(&self) -> Ground {
        let mut beside = Ground::none(self.size);
        for cell in self.cells() {
            for next in neighbours(cell, self.size) {
                beside.add(next);
            }
        }
        beside
    }
}

fn neighbours(cell: Cell, size: u8) -> impl Iterator<Item = Cell> {
    const ORTHOGONAL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];
    ORTHOGONAL
        .into_iter()
        .filter_map(move |direction| cell.step(direction, 1))
        .filter(move |next| next.is_on(size))
}

/// One farmer and all that it could ever be.
pub(super) struct Roamer {
    pub(super) owner: Player,
    cell: Cell,
    harvest: u8,
    /// For each cell the harvests that it could have there: a bit each.
    stands: [u32; CELLS],
}

impl Roamer {
    /// Its least harvest if it stands on some of the cells for good; 0 if it could stand
    /// elsewhere.
    pub(super) fn least_if_always_on(&self, ground: &Ground) -> u8 {
        let on = |number: usize| self.stands[number] == 0 || ground.cells[number];
        if !(0..CELLS).all(on) {
            return 0;
        }
        let all = self.stands.iter().fold(0, |all, harvests| all | harvests);
        all.trailing_zeros() as u8
    }

    /// Its greatest harvest on any of the cells; 0 if it can never stand there.
    pub(super) fn most_on(&self, ground: &Ground) -> u8 {
        let stands = self.stands.iter().zip(&ground.cells);
        let on = stands.filter(|(_, on)| **on).map(|(harvests, _)| *harvests);
        let all = on.fold(0, |all, harvests| all | harvests);
        all.checked_ilog2().unwrap_or(0) as u8
    }
}

/// All farmers of a position and all that they could ever be.
pub(super) struct Roaming {
    pub(super) size: u8,
    pub(super) farmers: Vec<Roamer>,
    /// The cells that could ever be empty.
    pub(super) ever_empty: Ground,
    empty: Ground,
}

impl Roaming {
    /// All that could follow a position after the opening; where the game is over, all stands.
    pub(super) fn of(position: &Position) -> Roaming {
        let size = position.size();
        let mut empty = Ground::none(size);
        let mut owners = [None; CELLS];
        for cell in position.cells() {
            match position.at(cell) {
                Some((owner, Piece::Seed | Piece::Farmer(_))) => {
                    owners[usize::from(cell.number())] = Some(owner);
                }
                None => empty.add(cell),
            }
        }
        let roamer = |owner| {
            let farmers = position.farmers(owner);
            farmers.map(move |(cell, harvest)| {
                let mut stands = [0; CELLS];
                stands[usize::from(cell.number())] = 1 << harvest;
                Roamer {
                    owner,
                    cell,
                    harvest,
                    stands,
                }
            })
        };
        let mut roaming = Roaming {
            size,
            farmers: Player::BOTH.into_iter().flat_map(roamer).collect(),
            ever_empty: empty.clone(),
            empty,
        };
        if position.outcome().is_none() {
            while roaming.roam(&owners) {}
        }
        roaming
    }

    /// The cells that are empty for good: those on which no farmer can ever stand. Nobody sows on
    /// them either, for from the end of a sowing a farmer could as well go back along it on ground
    /// that could be empty, harvesting one cell and sowing the next.
    pub(super) fn untouchable(&self) -> Ground {
        let mut untouchable = self.empty.clone();
        for farmer in &self.farmers {
            for (stays, stands) in untouchable.cells.iter_mut().zip(&farmer.stands) {
                *stays &= *stands == 0;
            }
        }
        untouchable
    }

    /// Lets all farmers go wherever they can while no more cells could be empty than is known;
    /// whether more are known now.
    fn roam(&mut self, owners: &[Option<Player>; CELLS]) -> bool {
        // Pieces on cells that are never empty stay what they are: somebody's.
        let mut against = ByPlayer::from_fn(|_| Ground::none(self.size));
        for cell in Ground::board(self.size).without(&self.ever_empty).cells() {
            if let Some(owner) = owners[usize::from(cell.number())] {
                against[!owner].add(cell);
            }
        }
        let ways = ByPlayer::from_fn(|player| Ways::of(&self.ever_empty, &against[player]));
        let mut more = false;
        for farmer in &mut self.farmers {
            ways[farmer.owner].roam(farmer);
            let start = ways[farmer.owner].from(farmer.cell);
            let leaves = start.iter().any(|way| has(way.harvests, farmer.harvest));
            if leaves && !self.ever_empty.has(farmer.cell) {
                self.ever_empty.add(farmer.cell);
                more = true;
            }
        }
        more
    }
}

/// With which harvests a farmer could go from a cell in a direction: a bit each.
#[derive(Clone, Copy, Default)]
struct Way {
    /// By harvesting.
    harvests: u32,
    /// By sowing.
    sowings: u32,
}

/// Where the farmers of one player could go from each cell.
struct Ways(Vec<[Way; 8]>);

impl Ways {
    /// The ways over ground that could be empty at some time; harvests never lead over the cells
    /// that are against them.
    fn of(ever_empty: &Ground, against: &Ground) -> Ways {
        let size = ever_empty.size;
        let way = |from: Cell, direction| {
            let mut way = Way::default();
            let (mut crossable, mut sowable) = (true, true);
            let steps = (1..size).map_while(|steps| Some((steps, from.step(direction, steps)?)));
            for (steps, cell) in steps.take_while(|(_, cell)| cell.is_on(size)) {
                let landing = ever_empty.has(cell);
                sowable &= landing;
                way.harvests |= u32::from(landing && crossable) << steps;
                way.sowings |= u32::from(sowable) << (steps + 1);
                crossable &= !against.has(cell);
            }
            way
        };
        let mut ways = vec![[Way::default(); 8]; CELLS];
        for cell in Ground::board(size).cells() {
            ways[usize::from(cell.number())] = Direction::ALL.map(|direction| way(cell, direction));
        }
        Ways(ways)
    }

    fn from(&self, cell: Cell) -> &[Way; 8] {
        &self.0[usize::from(cell.number())]
    }

    /// Lets a farmer go wherever it can.
    fn roam(&self, farmer: &mut Roamer) {
        farmer.stands = [0; CELLS];
        farmer.stands[usize::from(farmer.cell.number())] = 1 << farmer.harvest;
        let mut fresh = farmer.stands;
        let mut waiting = vec![farmer.cell];
        while let Some(cell) = waiting.pop() {
            let from = std::mem::take(&mut fresh[usize::from(cell.number())]);
            let mut land = |landing: Cell, harvest: u8| {
                let number = usize::from(landing.number());
                if !has(farmer.stands[number], harvest) {
                    farmer.stands[number] |= 1 << harvest;
                    if fresh[number] == 0 {
                        waiting.push(landing);
                    }
                    fresh[number] |= 1 << harvest;
                }
            };
            for (direction, way) in Direction::ALL.into_iter().zip(self.from(cell)) {
                for harvest in each(from & way.harvests) {
                    if let Some(landing) = cell.step(direction, harvest) {
                        land(landing, harvest + 1);
                    }
                }
                for harvest in each(from & way.sowings) {
                    if let Some(landing) = cell.step(direction, harvest - 1) {
                        land(landing, 1);
                    }
                }
            }
        }
    }
}

/// Whether a harvest is among some, a bit each.
fn has(harvests: u32, harvest: u8) -> bool {
    harvests & 1 << harvest != 0
}

/// The harvests among some, rising.
fn each(mut harvests: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let harvest = (harvests != 0).then(|| harvests.trailing_zeros() as u8)?;
        harvests &= harvests - 1;
        Some(harvest)
    })
}
