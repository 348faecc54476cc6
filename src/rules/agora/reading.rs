//! Reading position texts: `ROWS TURN HEIGHT QUIET`.

use super::{Cell, Owned, Position, PositionError, Reading, Stack};
use crate::rules::text::{number, parts};
use crate::rules::{MOST_QUIET, Player, excerpt};

/// A position as its text says, before it is known whether the rules allow it.
pub(super) struct Draft {
    pub(super) stacks: Vec<(Cell, Stack)>,
    pub(super) turn: Player,
    pub(super) reading: Reading,
    pub(super) quiet: u8,
}

impl Draft {
    pub(super) fn parse(text: &str) -> Result<Draft, PositionError> {
        let [rows, turn, height, quiet] = parts(text)?;
        let stacks = read_rows(rows)?;
        let turn = match turn {
            "W" => Player::First,
            "R" => Player::Second,
            _ => return Err(PositionError::Turn(excerpt(turn))),
        };
        let mut readings = Reading::ALL.into_iter();
        let reading = readings
            .find(|known| known.name() == height)
            .ok_or_else(|| PositionError::Height(excerpt(height)))?;
        let quiet =
            number(quiet, MOST_QUIET).ok_or_else(|| PositionError::Quiet(excerpt(quiet)))?;
        Ok(Draft {
            stacks,
            turn,
            reading,
            quiet,
        })
    }

    /// The piles, if there are as many men as in the game, and no more prisoners in any pile than
    /// captors.
    fn piles(&self) -> Result<Vec<(Cell, Owned)>, PositionError> {
        let men = self
            .stacks
            .iter()
            .map(|(_, stack)| usize::from(stack.men()));
        let men: usize = men.sum();
        let pile = |&(cell, stack): &(Cell, Stack)| {
            if stack.prisoners > stack.captors {
                return Err(PositionError::Prisoners {
                    row: cell.row() + 1,
                    column: usize::from(cell.column()) + 1,
                    token: stack.to_string(),
                });
            }
            let pile = stack.pile().ok_or(PositionError::Men(men))?;
            Ok((cell, pile))
        };
        let piles = self.stacks.iter().map(pile).collect::<Result<_, _>>()?;
        match men == usize::from(Position::MEN) {
            true => Ok(piles),
            false => Err(PositionError::Men(men)),
        }
    }
}

impl Position {
    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let draft = Draft::parse(text)?;
        let mut position = Position {
            turn: draft.turn,
            quiet: draft.quiet,
            ..Position::empty(draft.reading)
        };
        for (cell, Owned { owner, pile }) in draft.piles()? {
            position.put(cell, owner, pile);
        }
        Ok(position)
    }
}

/// Reads the first part: what stands where.
fn read_rows(text: &str) -> Result<Vec<(Cell, Stack)>, PositionError> {
    let rows = text.split('/').count();
    if rows != usize::from(Cell::SIZE) {
        return Err(PositionError::Rows(rows));
    }
    let mut stacks = Vec::new();
    for (row, text) in (1..=Cell::SIZE).rev().zip(text.split('/')) {
        let mut cells = 0;
        for token in text.split(',') {
            let (width, stack) = read_token(token, row, cells + 1)?;
            let cell = u8::try_from(cells).ok();
            // A pile beyond the last column is refused for the width of the row.
            let cell = cell.and_then(|column| Cell::new(column, row - 1));
            stacks.extend(cell.zip(stack));
            cells += width;
        }
        if cells != usize::from(Cell::SIZE) {
            return Err(PositionError::Width { row, cells });
        }
    }
    Ok(stacks)
}

/// Reads a number of empty cells, or a pile.
fn read_token(
    token: &str,
    row: u8,
    column: usize,
) -> Result<(usize, Option<Stack>), PositionError> {
    let quoted = || excerpt(token);
    let (owner, numbers) = match token.as_bytes().first() {
        Some(b'W') => (Some(Player::First), &token[1..]),
        Some(b'R') => (Some(Player::Second), &token[1..]),
        _ => (None, token),
    };
    let (captors, prisoners) = match numbers.split_once('.') {
        Some((captors, prisoners)) if owner.is_some() => (captors, Some(prisoners)),
        _ => (numbers, None),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(captors) || !prisoners.is_none_or(is_number) {
        let token = quoted();
        return Err(PositionError::Token { row, column, token });
    }
    let from_1 = |text| {
        let number = number(text, Position::MEN).filter(|number| *number > 0);
        number.ok_or_else(|| PositionError::Number {
            row,
            column,
            token: quoted(),
        })
    };
    let first = from_1(captors)?;
    let prisoners = prisoners.map_or(Ok(0), from_1)?;
    let Some(owner) = owner else {
        return Ok((usize::from(first), None));
    };
    let stack = Stack {
        owner,
        captors: first,
        prisoners,
    };
    Ok((1, Some(stack)))
}
