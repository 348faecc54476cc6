//! Writing positions: the text that [`reading`](super::reading) reads, and the board as drawn.

use std::fmt::{self, Write as _};

use super::{Cell, Owned, Position, Reading, Stack};
use crate::rules::{self, Player};

impl fmt::Display for Stack {
    /// The token of texts, such as `W2` or `R3.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = <Position as rules::Position>::LETTERS[self.owner];
        write!(f, "{letter}{}", self.captors)?;
        match self.prisoners {
            0 => Ok(()),
            prisoners => write!(f, ".{prisoners}"),
        }
    }
}

impl fmt::Display for Owned {
    /// The token of texts, such as `W2` or `R3.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Stack::from(*self).fmt(f)
    }
}

impl Position {
    /// The board, one line a row from the top down, then the letters of the columns.
    pub(super) fn draw_board(&self) -> String {
        const WIDTH: usize = 6;
        let mut board = String::new();
        let mut line = |label: String, tokens: Vec<String>| {
            let tokens = tokens.iter().map(|token| format!("{token:WIDTH$}"));
            let line = format!("{label:3}{}", tokens.collect::<String>());
            board.push_str(line.trim_end());
            board.push('\n');
        };
        for row in (0..Cell::SIZE).rev() {
            let token = |pile: Option<Owned>| pile.map_or(".".to_owned(), |pile| pile.to_string());
            line(
                (row + 1).to_string(),
                cells(row).map(|cell| token(self.at(cell))).collect(),
            );
        }
        let letters = (b'a'..).take(usize::from(Cell::SIZE));
        let letters = letters.map(|letter| char::from(letter).to_string());
        line(String::new(), letters.collect());
        board
    }
}

/// The cells of a row, from the first column on.
fn cells(row: u8) -> impl Iterator<Item = Cell> {
    (0..Cell::SIZE).filter_map(move |column| Cell::new(column, row))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            turn: self.turn,
            reading: self.reading,
            quiet: self.quiet,
            at: |cell| self.at(cell).map(Stack::from),
        };
        written.fmt(f)
    }
}

/// What stands in the text of a position.
pub(super) struct Written<F> {
    pub(super) turn: Player,
    pub(super) reading: Reading,
    pub(super) quiet: u8,
    /// The men on a cell.
    pub(super) at: F,
}

impl<F: Fn(Cell) -> Option<Stack>> Written<F> {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: u8) -> fmt::Result {
        let mut tokens: Vec<String> = Vec::new();
        let mut empty = 0;
        for stack in cells(row).map(&self.at) {
            match stack {
                None => empty += 1,
                Some(stack) => {
                    tokens.extend((empty > 0).then(|| empty.to_string()));
                    tokens.push(stack.to_string());
                    empty = 0;
                }
            }
        }
        tokens.extend((empty > 0).then(|| empty.to_string()));
        f.write_str(&tokens.join(","))
    }
}

impl<F: Fn(Cell) -> Option<Stack>> fmt::Display for Written<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..Cell::SIZE).rev() {
            self.write_row(f, row)?;
            f.write_char(if row > 0 { '/' } else { ' ' })?;
        }
        let turn = <Position as rules::Position>::LETTERS[self.turn];
        write!(f, "{turn} {} {}", self.reading, self.quiet)
    }
}
