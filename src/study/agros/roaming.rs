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
    /// The cells that a farmer could ever land on or sow.
    touched: Ground,
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
            touched: Ground::none(size),
            empty,
        };
        if position.outcome().is_none() {
            while roaming.roam(&owners) {}
        }
        roaming
    }

    /// The cells that are empty for good.
    pub(super) fn untouchable(&self) -> Ground {
        self.empty.without(&self.touched)
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
        let mut ever_empty = self.ever_empty.clone();
        let way = Way {
            size: self.size,
            ever_empty: &self.ever_empty,
            against: &against,
        };
        for farmer in &mut self.farmers {
            if way.roam(farmer, &mut self.touched) {
                ever_empty.add(farmer.cell);
            }
        }
        let more = ever_empty != self.ever_empty;
        self.ever_empty = ever_empty;
        more
    }
}

/// Where farmers can go.
struct Way<'a> {
    size: u8,
    ever_empty: &'a Ground,
    /// The cells that each player's harvests can never lead over.
    against: &'a ByPlayer<Ground>,
}

impl Way<'_> {
    /// Lets a farmer go wherever it can; whether it can harvest from where it stands now.
    fn roam(&self, farmer: &mut Roamer, touched: &mut Ground) -> bool {
        let start = (farmer.cell, farmer.harvest);
        farmer.stands = [0; CELLS];
        farmer.stands[usize::from(farmer.cell.number())] = 1 << farmer.harvest;
        let mut leaves = false;
        let mut waiting = vec![start];
        while let Some((cell, harvest)) = waiting.pop() {
            for direction in Direction::ALL {
                let harvested = self.harvest(farmer.owner, cell, direction, harvest);
                leaves |= harvested.is_some() && (cell, harvest) == start;
                let sown = self.sow(cell, direction, harvest, touched);
                let landed = [harvested.zip(Some(harvest + 1)), sown.zip(Some(1))];
                for (landing, harvest) in landed.into_iter().flatten() {
                    touched.add(landing);
                    let stands = &mut farmer.stands[usize::from(landing.number())];
                    if *stands & 1 << harvest == 0 {
                        *stands |= 1 << harvest;
                        waiting.push((landing, harvest));
                    }
                }
            }
        }
        leaves
    }

    fn steps(
        &self,
        cell: Cell,
        direction: Direction,
        count: u8,
    ) -> impl Iterator<Item = Option<Cell>> {
        let size = self.size;
        (1..=count).map(move |steps| {
            let next = cell.step(direction, steps);
            next.filter(|next| next.is_on(size))
        })
    }

    /// Where a harvest may land.
    fn harvest(
        &self,
        owner: Player,
        cell: Cell,
        direction: Direction,
        harvest: u8,
    ) -> Option<Cell> {
        let landing = self.steps(cell, direction, harvest).last()??;
        let way = self.steps(cell, direction, harvest - 1);
        let free = way.flatten().all(|way| !self.against[owner].has(way));
        (free && self.ever_empty.has(landing)).then_some(landing)
    }

    /// Where a sowing may end; all its cells are touched then.
    fn sow(
        &self,
        cell: Cell,
        direction: Direction,
        harvest: u8,
        touched: &mut Ground,
    ) -> Option<Cell> {
        let way = || self.steps(cell, direction, harvest - 1);
        let landing = way().last()??;
        if !way().flatten().all(|way| self.ever_empty.has(way)) {
            return None;
        }
        for way in way().flatten() {
            touched.add(way);
        }
        Some(landing)
    }
}
