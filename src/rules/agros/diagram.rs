//! Reading the board as drawn: what [`diagram`](super::Position) writes.

use super::{Position, PositionError, Setup};
use crate::rules::{DiagramError, Player, Position as _};

type Error = DiagramError<PositionError>;

/// Reads a board. The drawing shows neither whose turn it is nor how many farmers there are to
/// be: where nobody is said to move, it is Light, or whoever is to place the next farmer; and
/// where the farmers may still be being placed, there are as many to be as in `setup`.
pub(super) fn read(drawing: &str, turn: Option<Player>, setup: &Setup) -> Result<Position, Error> {
    let lines: Vec<Vec<&str>> = drawing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let numbered = |line: &&Vec<&str>| line.first().is_some_and(|word| word.parse::<u8>().is_ok());
    let size = lines.iter().take_while(numbered).count();
    let mut rows = Vec::with_capacity(size);
    for (line, words) in lines.iter().take(size).enumerate() {
        let expected = size - line;
        match words.split_first() {
            Some((number, cells)) if *number == expected.to_string() && cells.len() == size => {
                rows.push(cells.join(",").replace('.', "1"));
            }
            _ => {
                return Err(DiagramError::Row {
                    line,
                    expected,
                    size,
                });
            }
        }
    }
    let rows = rows.join("/");
    let farmers = |letter| rows.matches(letter).count();
    let there = farmers('L').max(farmers('D')).max(1);
    let agreed = there.max(usize::from(setup.farmers()));
    let turns = match turn {
        Some(player) => vec![player],
        None => Player::BOTH.to_vec(),
    };
    let read = |farmers: usize, turn: Player| {
        let letter = Position::LETTERS[turn];
        Position::parse(&format!("{rows} {letter} {farmers} 0"))
    };
    let mut ways = [agreed, there].into_iter().flat_map(|farmers| {
        let turns = turns.iter();
        turns.map(move |turn| (farmers, *turn))
    });
    ways.find_map(|(farmers, turn)| read(farmers, turn).ok())
        .map_or_else(|| read(there, turns[0]).map_err(DiagramError::Position), Ok)
}
