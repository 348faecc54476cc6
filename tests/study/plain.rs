//! Agros on a plain board, cell by cell: slow, and without any of the library's ways.

use std::collections::BTreeSet;

use agros::rules::Player;
use agros::rules::agros::{Cell, Move, Piece, Position};

/// A board of pieces: the owner of each, and its harvest if it is a farmer.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Plain {
    size: usize,
    /// Row by row from the bottom.
    cells: Vec<Option<(Player, Option<u8>)>>,
}

/// A field: its cells, its owner, and the harvest by which it counts.
pub struct PlainField {
    pub cells: BTreeSet<usize>,
    pub owner: Option<Player>,
    pub harvest: u8,
}

impl Plain {
    pub fn of(position: &Position) -> Plain {
        let size = usize::from(position.size());
        let place = |index: usize| Cell::new((index % size) as u8, (index / size) as u8);
        let piece = |index| match position.at(place(index)?)? {
            (owner, Piece::Seed) => Some((owner, None)),
            (owner, Piece::Farmer(harvest)) => Some((owner, Some(harvest))),
        };
        Plain {
            size,
            cells: (0..size * size).map(piece).collect(),
        }
    }

    pub fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row()) * self.size + usize::from(cell.column())
    }

    fn cell(&self, index: usize) -> Cell {
        let coordinates = (index % self.size, index / self.size);
        Cell::new(coordinates.0 as u8, coordinates.1 as u8).expect("a cell of the board")
    }

    pub fn is_empty(&self, index: usize) -> bool {
        self.cells[index].is_none()
    }

    /// The cell so many columns and rows away.
    fn away(&self, from: usize, columns: isize, rows: isize) -> Option<usize> {
        let column = (from % self.size) as isize + columns;
        let row = (from / self.size) as isize + rows;
        let on_board = |coordinate| (0..self.size as isize).contains(&coordinate);
        (on_board(column) && on_board(row)).then(|| row as usize * self.size + column as usize)
    }

    /// All harvests and sowings of a player, whoever's turn it is.
    pub fn actions(&self, player: Player) -> Vec<Move> {
        let mut actions = Vec::new();
        for from in 0..self.cells.len() {
            let Some((owner, Some(harvest))) = self.cells[from] else {
                continue;
            };
            if owner != player {
                continue;
            }
            for (columns, rows) in (-1..=1).flat_map(|c| (-1..=1).map(move |r| (c, r))) {
                if (columns, rows) == (0, 0) {
                    continue;
                }
                let step = |steps: u8| {
                    let steps = isize::from(steps);
                    self.away(from, columns * steps, rows * steps)
                };
                let empty = |steps| step(steps).is_some_and(|index| self.is_empty(index));
                let friendly = |steps| {
                    step(steps).is_some_and(|index| {
                        self.cells[index].is_none_or(|(owner, _)| owner == player)
                    })
                };
                let end = |steps| step(steps).map(|index| (self.cell(from), self.cell(index)));
                if (1..harvest).all(friendly) && empty(harvest) {
                    actions.extend(end(harvest).map(|(from, to)| Move::Harvest { from, to }));
                }
                if harvest > 1 && (1..harvest).all(empty) {
                    actions.extend(end(harvest - 1).map(|(from, to)| Move::Sow { from, to }));
                }
            }
        }
        actions
    }

    /// The board after an action of a player.
    pub fn after(&self, player: Player, play: Move) -> Plain {
        let mut next = self.clone();
        match play {
            Move::Pass => {}
            Move::Place(cell) => next.cells[self.index(cell)] = Some((player, Some(1))),
            Move::Harvest { from, to } => {
                let (from, to) = (self.index(from), self.index(to));
                let Some((_, Some(harvest))) = next.cells[from].take() else {
                    panic!("{play}: no farmer");
                };
                next.cells[to] = Some((player, Some(harvest + 1)));
            }
            Move::Sow { from, to } => {
                let steps = |one: u8, other: u8| isize::from(other) - isize::from(one);
                let columns = steps(from.column(), to.column());
                let rows = steps(from.row(), to.row());
                let (mut at, end) = (self.index(from), self.index(to));
                while at != end {
                    next.cells[at] = Some((player, None));
                    let further = self.away(at, columns.signum(), rows.signum());
                    at = further.expect("a cell of the board");
                }
                next.cells[end] = Some((player, Some(1)));
            }
        }
        next
    }

    pub fn fields(&self) -> Vec<PlainField> {
        let mut fields = Vec::new();
        let mut seen = vec![false; self.cells.len()];
        for start in 0..self.cells.len() {
            if seen[start] || !self.is_empty(start) {
                continue;
            }
            let mut cells = BTreeSet::from([start]);
            let mut beside = BTreeSet::new();
            let mut waiting = vec![start];
            seen[start] = true;
            while let Some(cell) = waiting.pop() {
                for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    match self.away(cell, columns, rows) {
                        Some(next) if !self.is_empty(next) => {
                            beside.insert(next);
                        }
                        Some(next) if !seen[next] => {
                            seen[next] = true;
                            cells.insert(next);
                            waiting.push(next);
                        }
                        _ => {}
                    }
                }
            }
            let lists = Player::BOTH.map(|player| self.ranked(player, beside.iter().copied()));
            let owner = match lists[0].cmp(&lists[1]) {
                std::cmp::Ordering::Greater => Some(Player::First),
                std::cmp::Ordering::Less => Some(Player::Second),
                std::cmp::Ordering::Equal => None,
            };
            let harvest = owner.map_or(0, |owner| lists[owner.index()][0]);
            fields.push(PlainField {
                cells,
                owner,
                harvest,
            });
        }
        fields
    }

    /// The harvests of a player's farmers among some cells, falling. Such lists compare as control
    /// does: a missing farmer counts least.
    fn ranked(&self, player: Player, cells: impl Iterator<Item = usize>) -> Vec<u8> {
        let mut ranked: Vec<u8> = cells
            .filter_map(|cell| match self.cells[cell] {
                Some((owner, harvest)) if owner == player => harvest,
                _ => None,
            })
            .collect();
        ranked.sort_unstable();
        ranked.reverse();
        ranked
    }

    /// Who has the half point.
    pub fn half_point(&self) -> Option<Player> {
        let list = |player| self.ranked(player, 0..self.cells.len());
        match list(Player::First).cmp(&list(Player::Second)) {
            std::cmp::Ordering::Greater => Some(Player::First),
            std::cmp::Ordering::Less => Some(Player::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Who has the cells of a former field, told anew: whoever has the most of those that are
    /// left; of equals the former owner, else the only player, else nobody. `None` if none is left.
    pub fn heir(&self, former: Option<Player>, cells: &BTreeSet<usize>) -> Option<Option<Player>> {
        let mut counts = [
            (Some(Player::First), 0),
            (Some(Player::Second), 0),
            (None, 0),
        ];
        for field in self.fields() {
            let shared = field.cells.intersection(cells).count();
            for (who, count) in &mut counts {
                if *who == field.owner {
                    *count += shared;
                }
            }
        }
        let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let best: Vec<Option<Player>> = counts
            .iter()
            .filter(|(_, count)| *count == most)
            .map(|(who, _)| *who)
            .collect();
        let players: Vec<Player> = best.iter().flatten().copied().collect();
        match players.as_slice() {
            _ if most == 0 => None,
            _ if best.contains(&former) => Some(former),
            [only] => Some(Some(*only)),
            _ => Some(None),
        }
    }
}
