//! Whether the board in the editor is a position, in words: what is wrong, and where.

use super::field_words::key;
use crate::cause::Explain;
use crate::rules::agros::{Arrangement, Cell, Position, PositionError};
use crate::rules::{Player, Position as _};
use crate::ui::cause::say;
use crate::ui::numbers::points;
use crate::ui::text::{Text, words};

/// What a position is like.
pub fn valid(position: &Position, text: &Text) -> String {
    let player = key(position.turn());
    if position.in_opening() {
        return words!(
            text,
            "draft-opening",
            player = player,
            now = position.placements_left_in_turn(),
            all = position.placements_left()[position.turn()],
        );
    }
    let score = position.points();
    let [light, dark] = Player::BOTH.map(|player| points(score[player]));
    let key = match position.passes() {
        0 => "draft-move",
        1 => "draft-passed",
        _ => "draft-over",
    };
    words!(text, key, player = player, light = light, dark = dark)
}

/// The cell at which a fault lies, where it is one cell.
pub fn fault_cell(fault: &PositionError) -> Option<Cell> {
    match *fault {
        PositionError::SeedInOpening(cell) | PositionError::HarvestInOpening { cell, .. } => {
            Some(cell)
        }
        PositionError::Number { row, column, .. } => named(row, column),
        _ => None,
    }
}

/// The cell in a row and a column, both counted from 1.
fn named(row: usize, column: usize) -> Option<Cell> {
    let from_0 = |number: usize| u8::try_from(number.checked_sub(1)?).ok();
    Cell::new(from_0(column)?, from_0(row)?)
}

/// Why a text is no position. The board of it, where it has one, tells what is missing.
pub fn fault(board: Option<&Arrangement>, fault: &PositionError, text: &Text) -> String {
    match fault {
        PositionError::SeedInOpening(cell) => words!(
            text,
            "fault-seed",
            cell = cell.to_string(),
            missing = missing(board, text)
        ),
        PositionError::HarvestInOpening { cell, harvest } => words!(
            text,
            "fault-harvest",
            cell = cell.to_string(),
            harvest = *harvest,
            missing = missing(board, text)
        ),
        PositionError::OrderInOpening { light, dark } => words!(
            text,
            "fault-order",
            light = *light,
            dark = *dark,
            missing = missing(board, text)
        ),
        PositionError::TurnInOpening(next) => words!(
            text,
            "fault-next",
            player = key(*next),
            missing = missing(board, text)
        ),
        PositionError::PassInOpening(_) => {
            words!(text, "fault-pass", missing = missing(board, text))
        }
        other => say(&other.explain(), text),
    }
}

/// Which farmers are still to be placed.
fn missing(board: Option<&Arrangement>, text: &Text) -> String {
    let missing = Player::BOTH.map(|player| match board {
        Some(board) => usize::from(board.farmers()).saturating_sub(board.farmers_of(player)),
        None => 0,
    });
    let of = |player, farmers| {
        words!(
            text,
            "fault-missing",
            player = key(player),
            farmers = farmers
        )
    };
    match missing {
        [light, 0] => of(Player::First, light),
        [0, dark] => of(Player::Second, dark),
        [light, dark] => words!(text, "fault-missing-both", light = light, dark = dark),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let board = text.parse::<Arrangement>().ok();
        match Position::parse(text) {
            Ok(position) => valid(&position, &Text::english()),
            Err(error) => fault(board.as_ref(), &error, &Text::english()),
        }
    }

    #[test]
    fn a_position_is_told_by_whose_turn_it_is_and_its_score() {
        let text = "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3";
        assert_eq!(
            told(&format!("{text} 0")),
            "A position: Light to move. Light has 100½, Dark 44."
        );
        assert_eq!(
            told(&format!("{text} 1")),
            "A position: Light to move after a pass. Light has 100½, Dark 44."
        );
        assert_eq!(
            told(&format!("{text} 2")),
            "A position: both passed, the game is over. Light has 100½, Dark 44."
        );
        assert_eq!(
            told("4/4/4/L1,3 D 2 0"),
            "A position in the opening: Dark to place, 2 farmers now and 2 in all."
        );
    }

    #[test]
    fn a_fault_is_told_with_its_place_and_what_is_missing() {
        for (text, words) in [
            (
                "4/4/1,l,2/L1,D1,D1,1 L 2 0",
                "b2 holds a seed while farmers are still to be placed: 1 Light farmer is missing.",
            ),
            (
                "4/4/2,L2,1/4 D 3 0",
                "The farmer on c2 has a harvest of 2 while farmers are still to be placed: 2 Light and 3 Dark farmers are missing.",
            ),
            (
                "4/4/4/L1,L1,2 D 2 0",
                "The order of placing never gives 2 Light and 0 Dark farmers: 2 Dark farmers are missing.",
            ),
            (
                "4/4/4/L1,3 L 2 0",
                "Dark places the next farmer, and is to move then: 1 Light and 2 Dark farmers are missing.",
            ),
            (
                "4/4/4/L1,3 D 2 1",
                "Nobody passes while farmers are still to be placed: 1 Light and 2 Dark farmers are missing.",
            ),
            (
                "4/4/4/L1,L1,L1,1 L 2 0",
                "Light has 3 farmers on the board, and may have 2.",
            ),
            (
                "4/4/4/L5,D1,2 L 1 0",
                "a1: “L5” needs a number from 1 to 4.",
            ),
            (
                "4/4/4/4 L 9 0",
                "Twice 9 farmers do not fit on a board of 4×4 cells.",
            ),
            ("4/4/4 L 2 0", "A board has 4 to 16 rows, this one has 3."),
            ("4/4/4/3 L 2 0", "Row 1 has 3 cells instead of 4."),
            ("4/4/x,3/4 L 2 0", "a2: “x” is no piece."),
            ("4/4/L,3/4 L 2 0", "a2: “L” lacks its harvest, as in “L1”."),
        ] {
            assert_eq!(told(text), words, "{text}");
        }
    }
}
