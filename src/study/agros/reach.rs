//! Where farmers can go, and what stands in their way.

use crate::rules::agros::{Cell, Direction, Piece, Position};
use crate::rules::{Player, Position as _};

/// Why a farmer cannot go a distance in a direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// The board ends too early; this is its last cell in that direction, perhaps the farmer's.
    Edge(Cell),
    /// The nearest piece that forbids it.
    Piece(Cell),
}

/// What a farmer can do in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ray {
    /// Which direction.
    pub direction: Direction,
    /// Where a harvest lands.
    pub harvest: Result<Cell, Obstacle>,
    /// Where a sowing ends; `None` for a farmer without seeds.
    pub sowing: Option<Result<Cell, Obstacle>>,
    /// Where a harvest would land if the farmer stood here with one piece more.
    pub next_harvest: Result<Cell, Obstacle>,
    /// Where a sowing would end if the farmer stood here with one piece more.
    pub next_sowing: Result<Cell, Obstacle>,
}

/// What a farmer can do, or could if it were its owner's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FarmerReach {
    /// Whose farmer it is.
    pub owner: Player,
    /// Where it stands.
    pub cell: Cell,
    /// The pieces of its stack.
    pub harvest: u8,
    /// What it can do in each direction, clockwise from north.
    pub rays: [Ray; 8],
}

/// What all farmers can do, whoever is to move and also where the game is over or has not yet got
/// beyond the opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Light's farmers, then Dark's, each falling by harvest.
    pub farmers: Vec<FarmerReach>,
}

impl Reach {
    /// The reach of all farmers of a position.
    pub fn of(position: &Position) -> Reach {
        let pieces = Pieces::of(position);
        let reach = |owner| {
            let farmers = position.farmers(owner);
            farmers.map(move |(cell, harvest)| (owner, cell, harvest))
        };
        let farmers = Player::BOTH.into_iter().flat_map(reach);
        Reach {
            farmers: farmers
                .map(|(owner, cell, harvest)| pieces.reach(owner, cell, harvest))
                .collect(),
        }
    }

    /// The reach of the farmer on a cell.
    pub fn at(&self, cell: Cell) -> Option<&FarmerReach> {
        self.farmers.iter().find(|farmer| farmer.cell == cell)
    }
}

impl FarmerReach {
    /// Where it can harvest, clockwise from north.
    pub fn harvests(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rays.iter().filter_map(|ray| ray.harvest.ok())
    }

    /// Where it can sow, clockwise from north.
    pub fn sowings(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rays.iter().filter_map(|ray| ray.sowing?.ok())
    }

    /// Where it could harvest if it stood here with one piece more, clockwise from north.
    pub fn next_harvests(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rays.iter().filter_map(|ray| ray.next_harvest.ok())
    }

    /// Where it could sow if it stood here with one piece more, clockwise from north.
    pub fn next_sowings(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rays.iter().filter_map(|ray| ray.next_sowing.ok())
    }
}

/// Whose piece stands on each cell.
struct Pieces {
    size: u8,
    owners: [Option<Player>; 1 << u8::BITS],
}

impl Pieces {
    fn of(position: &Position) -> Pieces {
        let mut owners = [None; 1 << u8::BITS];
        for cell in position.cells() {
            let owner = position.at(cell).map(|(owner, _): (Player, Piece)| owner);
            owners[usize::from(cell.number())] = owner;
        }
        Pieces {
            size: position.setup().size(),
            owners,
        }
    }

    fn reach(&self, owner: Player, cell: Cell, harvest: u8) -> FarmerReach {
        let rays = Direction::ALL.map(|direction| {
            // A harvest leads over pieces of its own colour, a sowing over none.
            let harvests = |distance| {
                self.walk(cell, direction, distance, |way| way == Some(!owner))
                    .and_then(|landing| self.land(landing))
            };
            let sowings = |seeds| {
                self.walk(cell, direction, seeds, |way| way.is_some())
                    .and_then(|landing| self.land(landing))
            };
            Ray {
                direction,
                harvest: harvests(harvest),
                sowing: (harvest > 1).then(|| sowings(harvest - 1)),
                next_harvest: harvests(harvest + 1),
                next_sowing: sowings(harvest),
            }
        });
        FarmerReach {
            owner,
            cell,
            harvest,
            rays,
        }
    }

    fn at(&self, cell: Cell) -> Option<Player> {
        self.owners[usize::from(cell.number())]
    }

    /// The cell so many steps away, where nothing before it forbids the way.
    fn walk(
        &self,
        from: Cell,
        direction: Direction,
        distance: u8,
        forbids: impl Fn(Option<Player>) -> bool,
    ) -> Result<Cell, Obstacle> {
        let mut cell = from;
        for step in 1..=distance {
            let next = cell.step(direction, 1);
            let Some(next) = next.filter(|next| next.is_on(self.size)) else {
                return Err(Obstacle::Edge(cell));
            };
            if step < distance && forbids(self.at(next)) {
                return Err(Obstacle::Piece(next));
            }
            cell = next;
        }
        Ok(cell)
    }

    fn land(&self, cell: Cell) -> Result<Cell, Obstacle> {
        match self.at(cell) {
            None => Ok(cell),
            Some(_) => Err(Obstacle::Piece(cell)),
        }
    }
}
