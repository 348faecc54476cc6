//! Reading position texts: `COLUMNS TURN VARIANT PASSES QUIET`.

use super::{Cell, Cells, Man, Position, PositionError, Rank, Variant};
use crate::rules::text::{number, parts};
use crate::rules::{ByPlayer, MOST_QUIET, Player, excerpt};

/// A position as its text says, before it is known whether the rules allow it.
pub(super) struct Draft {
    pub(super) men: Vec<(Cell, Man)>,
    pub(super) turn: Player,
    pub(super) variant: Variant,
    pub(super) passes: u8,
    pub(super) quiet: u8,
}

impl Draft {
    pub(super) fn parse(text: &str) -> Result<Draft, PositionError> {
        let [columns, turn, variant, passes, quiet] = parts(text)?;
        let men = read_columns(columns)?;
        let turn = match turn {
            "W" => Player::First,
            "B" => Player::Second,
            _ => return Err(PositionError::Turn(excerpt(turn))),
        };
        let mut variants = Variant::ALL.into_iter();
        let variant = variants
            .find(|known| known.name() == variant)
            .ok_or_else(|| PositionError::Variant(excerpt(variant)))?;
        let passes = number(passes, Position::MOST_PASSES)
            .ok_or_else(|| PositionError::Passes(excerpt(passes)))?;
        let quiet =
            number(quiet, MOST_QUIET).ok_or_else(|| PositionError::Quiet(excerpt(quiet)))?;
        Ok(Draft {
            men,
            turn,
            variant,
            passes,
            quiet,
        })
    }
}

impl Position {
    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let Draft {
            men,
            turn,
            variant,
            passes,
            quiet,
        } = Draft::parse(text)?;
        let mut position = Position {
            turn,
            passes,
            quiet,
            ..Position::empty(variant)
        };
        for &(cell, man) in &men {
            position.add(cell, man);
        }
        for player in Player::BOTH {
            position.check_men(player, &men)?;
        }
        if position.is_placing() {
            position.check_placing()?;
        }
        Ok(position)
    }

    /// Makes sure that a player has the men that the variant allows.
    fn check_men(&self, player: Player, men: &[(Cell, Man)]) -> Result<(), PositionError> {
        let count = |rank| {
            let of_rank = |(_, man): &&(Cell, Man)| man.owner == player && man.rank == rank;
            men.iter().filter(of_rank).count() as u32
        };
        let (queens, guards) = (count(Rank::Queen), count(Rank::Guard));
        if queens > 1 {
            let found = queens;
            return Err(PositionError::TooManyQueens { player, found });
        }
        if guards > Self::GUARDS {
            let found = guards;
            return Err(PositionError::TooManyGuards { player, found });
        }
        if queens == 0 && self.variant != Variant::Free {
            return Err(PositionError::NoQueen(player));
        }
        if guards < Self::GUARDS && self.variant == Variant::Standard {
            let found = guards;
            return Err(PositionError::TooFewGuards { player, found });
        }
        if self.guards(player).contains(Cell::CENTRE) {
            return Err(PositionError::GuardOnCentre(player));
        }
        Ok(())
    }

    /// Makes sure that men can have been placed as they are.
    fn check_placing(&self) -> Result<(), PositionError> {
        let ByPlayer([white, black]) = self.men.map(Cells::count);
        let next = match white.checked_sub(black) {
            Some(0) => Player::First,
            Some(1) => Player::Second,
            _ => return Err(PositionError::Order { white, black }),
        };
        if self.turn != next {
            return Err(PositionError::TurnWhilePlacing(next));
        }
        match self.at(Cell::CENTRE) {
            Some(man) => Err(PositionError::CentreWhilePlacing(man.owner)),
            None => Ok(()),
        }
    }
}

/// Reads the first part: what stands where.
fn read_columns(text: &str) -> Result<Vec<(Cell, Man)>, PositionError> {
    let columns = text.split('/').count();
    if columns != usize::from(Cell::COLUMNS) {
        return Err(PositionError::Columns(columns));
    }
    let mut men = Vec::new();
    for (column, text) in (0..).zip(text.split('/')) {
        read_column(text, column, &mut men)?;
    }
    Ok(men)
}

/// Adds the men of a column, from the bottom up.
fn read_column(text: &str, column: u8, men: &mut Vec<(Cell, Man)>) -> Result<(), PositionError> {
    let letter = char::from(b'a' + column);
    // The number of the next cell.
    let mut row = 1;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let token = &rest[..digits.max(sign.len_utf8())];
        rest = &rest[token.len()..];
        let (owner, rank) = match sign {
            'Q' => (Player::First, Rank::Queen),
            'G' => (Player::First, Rank::Guard),
            'q' => (Player::Second, Rank::Queen),
            'g' => (Player::Second, Rank::Guard),
            '!' => {
                let column = letter;
                return Err(PositionError::NobodyCaptured { column, row });
            }
            _ if digits > 0 => {
                let empty = number(token, Cell::COLUMNS).filter(|empty| *empty > 0);
                row += usize::from(empty.ok_or_else(|| PositionError::Number {
                    column: letter,
                    row,
                    token: excerpt(token),
                })?);
                continue;
            }
            _ => {
                return Err(PositionError::Token {
                    column: letter,
                    row,
                    token: excerpt(token),
                });
            }
        };
        let captured = rest.starts_with('!');
        rest = rest.strip_prefix('!').unwrap_or(rest);
        // A man beyond the top is refused for the height of the column, when that is known.
        if let Some(cell) = u8::try_from(row)
            .ok()
            .and_then(|row| Cell::new(column, row))
        {
            let man = Man {
                owner,
                rank,
                captured,
            };
            men.push((cell, man));
        }
        row += 1;
    }
    let height = Cell::height(column);
    if row - 1 != usize::from(height) {
        return Err(PositionError::Height {
            column: letter,
            cells: row - 1,
            height,
        });
    }
    Ok(())
}
