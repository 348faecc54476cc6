//! Writing positions: the text that [`reading`](super::reading) reads, and the board as drawn.

use std::fmt::{self, Write as _};

use super::board::Board;
use super::{Cell, Piece, Position};
use crate::rules::{self, Player};

impl<const W: usize> Board<W> {
    /// What stands in a row, from the first column on.
    fn row(&self, row: u8) -> impl Iterator<Item = Option<(Player, Piece)>> + '_ {
        (0..self.setup.size()).map(move |column| self.at(Cell::new(column, row)?))
    }

    /// The rows, from the top down.
    fn rows(&self) -> impl Iterator<Item = u8> + use<W> {
        (0..self.setup.size()).rev()
    }

    /// The board, one line a row from the top down, then the letters of the columns.
    pub(super) fn diagram(&self) -> String {
        let tokens = |row| {
            self.row(row)
                .map(|piece| piece.map_or(".".into(), |(player, piece)| token(player, piece)))
        };
        let longest = self.rows().flat_map(tokens).map(|token| token.len()).max();
        let width = longest.map_or(3, |longest| 3.max(longest + 1));
        let letters = (b'a'..).take(usize::from(self.setup.size()));
        let lines = self
            .rows()
            .map(|row| ((row + 1).to_string(), tokens(row).collect::<Vec<_>>()))
            .chain([(
                String::new(),
                letters.map(|letter| char::from(letter).into()).collect(),
            )]);
        let mut diagram = String::new();
        for (label, tokens) in lines {
            let mut line = format!("{label:3}");
            for token in tokens {
                line.extend([format!("{token:width$}")]);
            }
            diagram.push_str(line.trim_end());
            diagram.push('\n');
        }
        diagram
    }
}

/// A piece as it stands in texts.
fn token(player: Player, piece: Piece) -> String {
    let letter = <Position as rules::Position>::LETTERS[player];
    match piece {
        Piece::Seed => letter.to_ascii_lowercase().into(),
        Piece::Farmer(harvest) => format!("{letter}{harvest}"),
    }
}

impl<const W: usize> fmt::Display for Board<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            size: self.setup.size(),
            turn: self.turn,
            farmers: self.setup.farmers(),
            passes: self.passes,
            at: |cell| self.at(cell),
        };
        written.fmt(f)
    }
}

/// What stands in the text of a position.
pub(super) struct Written<F> {
    pub(super) size: u8,
    pub(super) turn: Player,
    pub(super) farmers: u8,
    pub(super) passes: u8,
    /// What stands on a cell.
    pub(super) at: F,
}

impl<F: Fn(Cell) -> Option<(Player, Piece)>> Written<F> {
    fn write_row(&self, f: &mut fmt::Formatter<'_>, row: u8) -> fmt::Result {
        let mut separator = "";
        let mut empty = 0;
        for column in 0..self.size {
            let Some((player, piece)) = Cell::new(column, row).and_then(&self.at) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(f, "{separator}{empty}")?;
                separator = ",";
                empty = 0;
            }
            write!(f, "{separator}{}", token(player, piece))?;
            separator = ",";
        }
        if empty > 0 {
            write!(f, "{separator}{empty}")?;
        }
        Ok(())
    }
}

impl<F: Fn(Cell) -> Option<(Player, Piece)>> fmt::Display for Written<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size).rev() {
            self.write_row(f, row)?;
            f.write_char(if row > 0 { '/' } else { ' ' })?;
        }
        let turn = <Position as rules::Position>::LETTERS[self.turn];
        write!(f, "{turn} {} {}", self.farmers, self.passes)
    }
}
