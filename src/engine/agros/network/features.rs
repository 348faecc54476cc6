//! What the network sees of a position.

use arrayvec::ArrayVec;

use crate::rules::agros::{Freedom, Ground, Position};
use crate::rules::{ByPlayer, Player, Position as _};

/// A kind of feature: it has so many rows in the table of the network, one of which is looked up
/// wherever the feature is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::engine::agros) struct Kind {
    /// What it tells.
    pub(in crate::engine::agros) name: &'static str,
    first: usize,
    rows: usize,
}

impl Kind {
    const fn after(before: Kind, name: &'static str, rows: usize) -> Kind {
        Kind {
            name,
            first: before.first + before.rows,
            rows,
        }
    }

    /// Whether a row is one of this kind.
    pub(in crate::engine::agros) fn has(self, row: u16) -> bool {
        (self.first..self.first + self.rows).contains(&usize::from(row))
    }

    #[inline]
    fn row(self, place: usize) -> u16 {
        (self.first + place.min(self.rows - 1)) as u16
    }
}

/// Harvests from here on are seen as one.
const HARVESTS: usize = 8;
/// Fields of 2⁷ cells and more are seen as one size.
const SIZES: usize = 8;
/// How a farmer stands to the opponent's highest beside a field: alone, or behind or ahead by as
/// much as three.
const MARGINS: usize = 8;

/// A farmer's harvest, the harvests that it could make and the empty cells beside it.
const MOBILITY: Kind = Kind {
    name: "mobility and empty cells beside a farmer",
    first: 0,
    rows: HARVESTS * 9 * 5,
};
/// A farmer's harvest and the sowings that it could make.
const SOWINGS: Kind = Kind::after(MOBILITY, "sowings", HARVESTS * 9);
/// A farmer's harvest, the size of a field that it touches and its margin there.
const FIELDS: Kind = Kind::after(SOWINGS, "fields and margins", HARVESTS * SIZES * MARGINS);
/// The share of the cells that is empty.
const EMPTIES: Kind = Kind::after(FIELDS, "empty cells", 16);
/// The harvests that are open to both players.
const OPEN: Kind = Kind::after(EMPTIES, "open harvests", 16);
/// The board and the number of farmers.
const SETUP: Kind = Kind::after(OPEN, "setup", 9);

/// All kinds of features.
pub(in crate::engine::agros) const KINDS: [Kind; 6] =
    [MOBILITY, SOWINGS, FIELDS, EMPTIES, OPEN, SETUP];

/// The rows of all kinds.
pub(super) const ROWS: usize = SETUP.first + SETUP.rows;

/// Two rows for each farmer, one for each of the four fields that it may touch, and those for all.
const MOST: usize = 9 * 6 + 3;

/// The rows of a position.
#[derive(Clone, Debug)]
pub(in crate::engine::agros) struct Features {
    /// Those of the player to move, and those of the opponent.
    pub(in crate::engine::agros) rows: [ArrayVec<u16, MOST>; 2],
    /// By how much the player to move is ahead, in points a cell of the board.
    pub(in crate::engine::agros) lead: f32,
    /// The cells of the board.
    pub(in crate::engine::agros) cells: f32,
}

impl Features {
    #[inline]
    pub(in crate::engine::agros) fn of(position: &Position) -> Features {
        let sides = [position.turn(), !position.turn()];
        let mut rows = [const { ArrayVec::new_const() }; 2];
        let mut open = 0;
        for (rows, player) in rows.iter_mut().zip(sides) {
            position.for_each_freedom(player, |freedom| {
                open += usize::from(freedom.harvests);
                add_farmer(rows, freedom);
            });
        }
        let mut points = ByPlayer([0; 2]);
        position.for_each_ground(|ground| {
            if let Some(owner) = ground.owner {
                points[owner] += ground.value();
            }
            for (rows, player) in rows.iter_mut().zip(sides) {
                add_field(rows, &ground, player);
            }
        });
        let mut lead = points[sides[0]] as f32 - points[sides[1]] as f32;
        if let Some((owner, _)) = position.half_point() {
            lead += if owner == sides[0] { 0.5 } else { -0.5 };
        }
        let size = usize::from(position.size());
        let farmers = usize::from(position.farmers_each());
        let empty = position.empty_cells() as usize;
        let shared = [
            EMPTIES.row(empty * 16 / (size * size)),
            OPEN.row(open * 2 / farmers),
            SETUP.row(setup(size, farmers)),
        ];
        for rows in &mut rows {
            rows.extend(shared);
        }
        let cells = (size * size) as f32;
        Features {
            rows,
            lead: lead / cells,
            cells,
        }
    }
}

#[inline]
fn add_farmer(rows: &mut ArrayVec<u16, MOST>, freedom: Freedom) {
    let harvest = usize::from(freedom.harvest).min(HARVESTS) - 1;
    let harvests = harvest * 9 + usize::from(freedom.harvests);
    rows.push(MOBILITY.row(harvests * 5 + usize::from(freedom.beside)));
    rows.push(SOWINGS.row(harvest * 9 + usize::from(freedom.sowings)));
}

#[inline]
fn add_field(rows: &mut ArrayVec<u16, MOST>, ground: &Ground<'_>, player: Player) {
    let size = (ground.cells.ilog2() as usize).min(SIZES - 1);
    let rival = ground.highest(!player);
    for harvest in ground.harvests(player) {
        let margin = match rival {
            0 => 0,
            _ => (4 + i32::from(harvest) - i32::from(rival)).clamp(1, 7) as usize,
        };
        let harvest = usize::from(harvest).min(HARVESTS) - 1;
        rows.push(FIELDS.row((harvest * SIZES + size) * MARGINS + margin));
    }
}

fn setup(size: usize, farmers: usize) -> usize {
    let third = |number, small, middle| match number {
        number if number <= small => 0,
        number if number <= middle => 1,
        _ => 2,
    };
    third(size, 8, 10) * 3 + third(farmers, 3, 5)
}
