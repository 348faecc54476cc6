//! Corridor, a game that exists to try the trait: a strip of cells, two stones a player.
//! They are placed A, B B, A, not on the ends; then one steps to a neighbouring empty cell, or
//! passes if none can. A wins with a stone on the last cell, B with one on the first. The third
//! occurrence is a draw, unless the setup says otherwise. Text: `.ab.b.. A`.

use std::fmt::{self, Display};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use agros::cause::{Cause, Explain};
use agros::rules::{self, ByPlayer, MoveError, Outcome, Player, Player::*, Reason};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    pub endless: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(usize);

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0 as u8))
    }
}

/// A placement has no first cell, a pass has none at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(Option<Cell>, Option<Cell>);

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move(Some(from), Some(to)) => write!(f, "{from}-{to}"),
            Move(_, Some(to)) => write!(f, "{to}"),
            Move(_, None) => f.write_str("pass"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not possible in a corridor")]
pub struct Impossible(String);

impl Explain for Impossible {
    fn explain(&self) -> Cause {
        Cause::foreign(self)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    cells: [u8; CELLS],
    turn: Player,
    endless: bool,
}

const CELLS: usize = 7;

impl Position {
    fn stones(&self, stone: u8) -> impl Iterator<Item = usize> {
        (0..CELLS).filter(move |cell| self.cells[*cell] == stone)
    }

    /// Who places the next stone, while there is one.
    fn placer(&self) -> Option<Player> {
        let placed = CELLS - self.stones(b'.').count();
        [First, Second, Second, First].get(placed).copied()
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = String::from_utf8_lossy(&self.cells);
        write!(f, "{cells} {}", ["A", "B"][self.turn.index()])
    }
}

impl rules::Position for Position {
    const GAME: &'static str = "corridor";
    const LETTERS: ByPlayer<char> = ByPlayer(['A', 'B']);
    type Setup = Setup;
    type Cell = Cell;
    type Move = Move;
    type Illegal = Impossible;
    type PositionError = Impossible;

    fn start(setup: &Setup) -> Self {
        Position {
            cells: [b'.'; CELLS],
            turn: First,
            endless: setup.endless,
        }
    }

    fn parse(text: &str) -> Result<Self, Impossible> {
        let (cells, turn) = text.split_once(' ').unwrap_or_default();
        let mut position = Self::start(&Setup::default());
        position.cells = cells.as_bytes().try_into().unwrap_or_default();
        position.turn = if turn == "A" { First } else { Second };
        let stones = [b'a', b'b'].map(|stone| position.stones(stone).count());
        let placer = position.placer().unwrap_or(position.turn);
        let possible = [[0, 0], [1, 0], [1, 1], [1, 2], [2, 2]].contains(&stones)
            && (placer, text) == (position.turn, &position.to_string());
        let refused = Impossible(rules::excerpt(text));
        possible.then_some(position).ok_or(refused)
    }

    fn setup(&self) -> Setup {
        Setup::default()
    }

    fn under(self, setup: &Setup) -> Option<Self> {
        let endless = setup.endless;
        Some(Position { endless, ..self })
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let mut stuck = true;
        if self.outcome().is_some() {
            return;
        } else if self.placer().is_some() {
            let inner = |cell: &usize| (1..CELLS - 1).contains(cell);
            return self
                .stones(b'.')
                .filter(inner)
                .for_each(|cell| visit(Move(None, Some(Cell(cell)))));
        }
        for from in self.stones(b"ab"[self.turn.index()]) {
            for to in self.stones(b'.').filter(|to| to.abs_diff(from) == 1) {
                stuck = false;
                visit(Move(Some(Cell(from)), Some(Cell(to))));
            }
        }
        if stuck {
            visit(Move(None, None));
        }
    }

    fn check(&self, play: Move) -> Result<(), Impossible> {
        let legal = self.legal_moves().contains(&play);
        legal.then_some(()).ok_or(Impossible(play.to_string()))
    }

    fn objection(&self, from: Option<Cell>, to: Cell) -> Option<Impossible> {
        self.check(Move(from, Some(to))).err()
    }

    fn play_unchecked(&mut self, Move(from, to): Move) {
        from.iter().for_each(|from| self.cells[from.0] = b'.');
        to.iter()
            .for_each(|to| self.cells[to.0] = b"ab"[self.turn.index()]);
        self.turn = self.placer().unwrap_or(!self.turn);
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Impossible>> {
        let unreadable = || MoveError::Unreadable(rules::excerpt(text));
        let cell = |name| self.cell(name).ok_or_else(unreadable);
        let play = match text.trim().split_once('-') {
            Some((from, to)) => Move(Some(cell(from)?), Some(cell(to)?)),
            None if text.trim().eq_ignore_ascii_case("pass") => Move(None, None),
            None => Move(None, Some(cell(text.trim())?)),
        };
        self.check(play).map(|()| play).map_err(MoveError::Illegal)
    }

    fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = match (self.cells[0], self.cells[CELLS - 1]) {
            (_, b'a') => (Some(First), Reason("arrival")),
            (b'b', _) => (Some(Second), Reason("arrival")),
            _ => return None,
        };
        Some(Outcome { winner, reason })
    }

    fn key(&self) -> u64 {
        BuildHasherDefault::<DefaultHasher>::default().hash_one(self)
    }

    fn ends(Move(from, to): Move) -> (Option<Cell>, Option<Cell>) {
        (from, to)
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        let mut cells = (0..CELLS).map(Cell);
        cells.find(|cell| cell.to_string().eq_ignore_ascii_case(name))
    }

    fn diagram(&self) -> String {
        format!("{}\nabcdefg\n", String::from_utf8_lossy(&self.cells))
    }

    fn score(&self) -> Option<ByPlayer<i32>> {
        let sum = |stone| self.stones(stone).sum::<usize>() as i32;
        Some(ByPlayer([sum(b'a'), sum(b'b')]))
    }

    fn recurs(&self, earlier: &Self) -> bool {
        !self.endless && self.turn == earlier.turn && self.cells == earlier.cells
    }
}
