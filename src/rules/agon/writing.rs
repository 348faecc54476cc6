//! Writing positions: the text that [`reading`](super::reading) reads, and the board as drawn.

use std::fmt::{self, Write as _};

use super::{Cell, Man, Position, Rank, Variant};
use crate::rules::{self, Player};

impl fmt::Display for Man {
    /// The letter of texts, with `!` if the man is captured.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(match (self.owner, self.rank) {
            (Player::First, Rank::Queen) => 'Q',
            (Player::First, Rank::Guard) => 'G',
            (Player::Second, Rank::Queen) => 'q',
            (Player::Second, Rank::Guard) => 'g',
        })?;
        if self.captured {
            f.write_char('!')?;
        }
        Ok(())
    }
}

impl Position {
    /// The board, a line for each half step from the top down, then the letters of the columns.
    /// A column and the ones beside it are half a cell apart, so each line has every second one.
    pub(super) fn draw_board(&self) -> String {
        let mut board = String::new();
        let edge = i8::try_from(Cell::EDGE).unwrap_or_default();
        for line in (-2 * edge..=2 * edge).rev() {
            let mut cells: Vec<Cell> = Cell::all().filter(|cell| height(*cell) == line).collect();
            cells.sort_unstable();
            let mut text = String::new();
            for cell in cells {
                let man = self.at(cell).map_or(".".to_owned(), |man| man.to_string());
                let start = WIDTH * usize::from(cell.column());
                text.push_str(&" ".repeat(start - text.len()));
                text.push_str(&man);
            }
            board.push_str(&text);
            board.push('\n');
        }
        let letters = (b'a'..).take(usize::from(Cell::COLUMNS)).map(char::from);
        let letters: String = letters.map(|letter| format!("{letter:WIDTH$}")).collect();
        board.push_str(letters.trim_end());
        board.push('\n');
        board
    }
}

/// The width of a column in the drawing.
const WIDTH: usize = 3;

/// The height of a cell above the middle of the board, in halves of a cell.
fn height(cell: Cell) -> i8 {
    let (q, r) = cell.axial();
    -q - 2 * r
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            turn: self.turn,
            variant: self.variant,
            passes: self.passes,
            quiet: self.quiet,
            at: |cell| self.at(cell),
        };
        written.fmt(f)
    }
}

/// What stands in the text of a position.
pub(super) struct Written<F> {
    pub(super) turn: Player,
    pub(super) variant: Variant,
    pub(super) passes: u8,
    pub(super) quiet: u8,
    /// The man on a cell.
    pub(super) at: F,
}

impl<F: Fn(Cell) -> Option<Man>> Written<F> {
    fn write_column(&self, f: &mut fmt::Formatter<'_>, column: u8) -> fmt::Result {
        let mut empty = 0;
        let write_empty = |f: &mut fmt::Formatter<'_>, empty| match empty {
            0 => Ok(()),
            _ => write!(f, "{empty}"),
        };
        let rows = 1..=Cell::height(column);
        for cell in rows.filter_map(|row| Cell::new(column, row)) {
            match (self.at)(cell) {
                None => empty += 1,
                Some(man) => {
                    write_empty(f, empty)?;
                    empty = 0;
                    write!(f, "{man}")?;
                }
            }
        }
        write_empty(f, empty)
    }
}

impl<F: Fn(Cell) -> Option<Man>> fmt::Display for Written<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for column in 0..Cell::COLUMNS {
            if column > 0 {
                f.write_char('/')?;
            }
            self.write_column(f, column)?;
        }
        let turn = <Position as rules::Position>::LETTERS[self.turn];
        let Written {
            variant,
            passes,
            quiet,
            ..
        } = self;
        write!(f, " {turn} {variant} {passes} {quiet}")
    }
}
