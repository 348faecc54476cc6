//! Reading position texts: `ROWS TURN HEIGHT QUIET`.

use super::{Cell, Pile, Position, PositionError, Reading};
use crate::rules::text::{number, parts};
use crate::rules::{MOST_QUIET, Player, excerpt};

impl Position {
    pub(super) fn read(text: &str) -> Result<Position, PositionError> {
        let [rows, turn, height, quiet] = parts(text)?;
        let piles = read_rows(rows)?;
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
        let men = piles.iter().map(|(_, _, pile)| usize::from(pile.men()));
        let men: usize = men.sum();
        if men != usize::from(Self::MEN) {
            return Err(PositionError::Men(men));
        }
        let mut position = Position {
            turn,
            quiet,
            ..Position::empty(reading)
        };
        for (cell, owner, pile) in piles {
            position.put(cell, owner, pile);
        }
        Ok(position)
    }
}

/// Reads the first part: what stands where.
fn read_rows(text: &str) -> Result<Vec<(Cell, Player, Pile)>, PositionError> {
    let rows = text.split('/').count();
    if rows != usize::from(Cell::SIZE) {
        return Err(PositionError::Rows(rows));
    }
    let mut piles = Vec::new();
    for (row, text) in (1..=Cell::SIZE).rev().zip(text.split('/')) {
        let mut cells = 0;
        for token in text.split(',') {
            let (width, owned) = read_token(token, row, cells + 1)?;
            let cell = u8::try_from(cells).ok();
            // A pile beyond the last column is refused for the width of the row.
            let cell = cell.and_then(|column| Cell::new(column, row - 1));
            if let (Some((owner, pile)), Some(cell)) = (owned, cell) {
                piles.push((cell, owner, pile));
            }
            cells += width;
        }
        if cells != usize::from(Cell::SIZE) {
            return Err(PositionError::Width { row, cells });
        }
    }
    Ok(piles)
}

/// Reads a number of empty cells, or a pile.
fn read_token(
    token: &str,
    row: u8,
    column: usize,
) -> Result<(usize, Option<(Player, Pile)>), PositionError> {
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
    if prisoners > first {
        let token = quoted();
        return Err(PositionError::Prisoners { row, column, token });
    }
    match Pile::new(first, prisoners) {
        Some(pile) => Ok((1, Some((owner, pile)))),
        None => Err(PositionError::Men(usize::from(first + prisoners))),
    }
}
