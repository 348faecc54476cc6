//! Reading position texts: `ROWS TURN FARMERS PASSES`.
//!
//! The reader is strict: four parts with single blanks between them, letters in their case,
//! numbers without leading zeros. It accepts neighbouring numbers (`1,1`); the writer merges them.

use super::board::Board;
use super::{Cell, Piece, PositionError, Setup, opening};
use crate::rules::{ByPlayer, Player, excerpt};

/// A position as its text says, before it is known whether the rules allow it.
pub(super) struct Draft {
    pub(super) size: u8,
    pub(super) farmers: u8,
    pub(super) pieces: Vec<(Cell, Player, Piece)>,
    pub(super) turn: Player,
    pub(super) passes: u8,
}

impl Draft {
    /// Reads a text. No harvest may be above `most`, which is the size of the board unless told.
    pub(super) fn parse(text: &str, most: Option<u8>) -> Result<Draft, PositionError> {
        let parts: Vec<&str> = text.split(' ').collect();
        if let Some(part) = parts.iter().position(|part| part.is_empty()) {
            return Err(PositionError::Blank(part + 1));
        }
        let [rows, turn, farmers, passes] = parts[..] else {
            return Err(PositionError::Parts(parts.len()));
        };
        let rows = Rows::parse(rows, most)?;
        let turn = match turn {
            "L" => Player::First,
            "D" => Player::Second,
            _ => return Err(PositionError::Turn(excerpt(turn))),
        };
        let farmers = match farmers.as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            _ => return Err(PositionError::Farmers(excerpt(farmers))),
        };
        let passes = match passes.as_bytes() {
            [digit @ b'0'..=b'2'] => digit - b'0',
            _ => return Err(PositionError::Passes(excerpt(passes))),
        };
        Ok(Draft {
            size: rows.size,
            farmers,
            pieces: rows.pieces,
            turn,
            passes,
        })
    }

    /// The setup, if nobody has more farmers than it gives.
    pub(super) fn setup(&self) -> Result<Setup, PositionError> {
        let setup = Setup::new(self.size, self.farmers)?;
        for player in Player::BOTH {
            let found = self.farmers_of(player);
            if found > usize::from(self.farmers) {
                return Err(PositionError::TooManyFarmers {
                    player,
                    found,
                    farmers: self.farmers,
                });
            }
        }
        Ok(setup)
    }

    fn farmers_of(&self, player: Player) -> usize {
        let farmer =
            |&&(_, owner, piece): &&(Cell, Player, Piece)| owner == player && piece != Piece::Seed;
        self.pieces.iter().filter(farmer).count()
    }
}

impl<const W: usize> Board<W> {
    /// The board of a draft that fits on boards of this width.
    pub(super) fn read(draft: &Draft, setup: Setup) -> Result<Self, PositionError> {
        let mut board = Board::empty(setup);
        for &(cell, player, piece) in &draft.pieces {
            board.add(player, cell, piece);
        }
        board.turn = draft.turn;
        board.passes = draft.passes;
        if board.in_opening() {
            board.check_opening(draft)?;
        }
        Ok(board)
    }

    fn check_opening(&self, draft: &Draft) -> Result<(), PositionError> {
        for &(cell, _, piece) in &draft.pieces {
            match piece {
                Piece::Seed => return Err(PositionError::SeedInOpening(cell)),
                Piece::Farmer(1) => {}
                Piece::Farmer(harvest) => {
                    return Err(PositionError::HarvestInOpening { cell, harvest });
                }
            }
        }
        let placed = ByPlayer::from_fn(|player| self.farmers[player].count());
        if placed != opening::placed(self.placed()) {
            let ByPlayer([light, dark]) = placed;
            return Err(PositionError::OrderInOpening { light, dark });
        }
        let next = opening::placer(self.placed());
        if self.turn != next {
            return Err(PositionError::TurnInOpening(next));
        }
        if self.passes != 0 {
            return Err(PositionError::PassInOpening(self.passes));
        }
        Ok(())
    }
}

/// The first part of a position text: what stands where.
struct Rows {
    size: u8,
    pieces: Vec<(Cell, Player, Piece)>,
}

impl Rows {
    fn parse(text: &str, most: Option<u8>) -> Result<Rows, PositionError> {
        let size = text.split('/').count();
        if !(4..=usize::from(Cell::LIMIT)).contains(&size) {
            return Err(PositionError::Rows(size));
        }
        let mut pieces = Vec::new();
        let mut widths = Vec::with_capacity(size);
        for (above, row) in text.split('/').enumerate() {
            let row = Row {
                text: row,
                row: size - above,
                size,
                most: most.map_or(size, usize::from),
            };
            widths.push((row.row, row.parse(&mut pieces)?));
        }
        let columns = widths[0].1;
        if columns != size && widths.iter().all(|(_, cells)| *cells == columns) {
            return Err(PositionError::NotSquare {
                rows: size,
                columns,
            });
        }
        match widths.into_iter().find(|(_, cells)| *cells != size) {
            Some((row, cells)) => Err(PositionError::Width { row, cells, size }),
            None => Ok(Rows {
                size: size as u8,
                pieces,
            }),
        }
    }
}

/// One row of a position text.
#[derive(Clone, Copy)]
struct Row<'a> {
    text: &'a str,
    /// The row, numbered as on the board.
    row: usize,
    /// The number of rows.
    size: usize,
    /// The greatest harvest.
    most: usize,
}

impl Row<'_> {
    /// Adds the pieces of the row; returns its number of cells.
    fn parse(self, pieces: &mut Vec<(Cell, Player, Piece)>) -> Result<usize, PositionError> {
        let mut columns = 0;
        for token in self.text.split(',') {
            let (width, piece) = match token {
                "l" => (1, Some((Player::First, Piece::Seed))),
                "d" => (1, Some((Player::Second, Piece::Seed))),
                _ => self.parse_number(token, columns + 1)?,
            };
            // A row too long for any board is refused for its width, when that is known.
            let cell = Cell::new(columns.min(255) as u8, self.row as u8 - 1);
            if let (Some((player, piece)), Some(cell)) = (piece, cell) {
                pieces.push((cell, player, piece));
            }
            columns += width;
        }
        Ok(columns)
    }

    /// Reads a number of empty cells, or a farmer with its harvest.
    fn parse_number(
        self,
        token: &str,
        column: usize,
    ) -> Result<(usize, Option<(Player, Piece)>), PositionError> {
        let Row {
            row, size, most, ..
        } = self;
        let quoted = || excerpt(token);
        let (player, digits) = match token.as_bytes().first() {
            Some(b'L') => (Some(Player::First), &token[1..]),
            Some(b'D') => (Some(Player::Second), &token[1..]),
            _ => (None, token),
        };
        if player.is_some() && digits.is_empty() {
            let token = quoted();
            return Err(PositionError::NoHarvest { row, column, token });
        }
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let token = quoted();
            return Err(PositionError::Token { row, column, token });
        }
        let number = digits.parse::<u8>().ok();
        match (player, number.filter(|_| !digits.starts_with('0'))) {
            (Some(player), Some(harvest)) if usize::from(harvest) <= most => {
                Ok((1, Some((player, Piece::Farmer(harvest)))))
            }
            (None, Some(empty)) => Ok((usize::from(empty), None)),
            _ => {
                let token = quoted();
                Err(PositionError::Number {
                    row,
                    column,
                    token,
                    size,
                })
            }
        }
    }
}
