//! The command `fields`.

use std::io::{self, Write};

use agros::rules::agros::{Cell, Field, Position};
use agros::rules::{self, Player};
use serde::Serialize;

use super::failure::Failure;
use super::positions::read;

/// A field as its line of JSON has it.
#[derive(Serialize)]
struct Line {
    cells: Vec<String>,
    light: Vec<u8>,
    dark: Vec<u8>,
    owner: Option<char>,
    value: u32,
    farmers: Vec<String>,
}

impl Line {
    fn new(field: &Field) -> Line {
        let harvests = |player| field.adjacent[player].iter().map(|&(harvest, _)| harvest);
        Line {
            cells: names(field.cells.iter().copied()),
            light: harvests(Player::First).collect(),
            dark: harvests(Player::Second).collect(),
            owner: field
                .owner()
                .map(|owner| <Position as rules::Position>::LETTERS[owner]),
            value: field.value(),
            farmers: names(field.controlling()),
        }
    }
}

/// The cells' names in bytewise order.
fn names(cells: impl Iterator<Item = Cell>) -> Vec<String> {
    let mut names: Vec<String> = cells.map(|cell| cell.to_string()).collect();
    names.sort_unstable();
    names
}

/// Prints the fields of a position as lines of JSON, by their first cells.
pub fn fields(position: &str, out: &mut impl Write) -> Result<(), Failure> {
    let position: Position = read(position)?;
    let mut lines: Vec<Line> = position.fields().iter().map(Line::new).collect();
    lines.sort_unstable_by(|one, other| one.cells.cmp(&other.cells));
    for line in lines {
        serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    Ok(())
}
