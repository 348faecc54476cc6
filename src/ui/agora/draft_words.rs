//! Whether the board in the editor is a position, in words: what is wrong, and where.

use super::facts::Facts;
use super::words as sentences;
use crate::cause::Explain;
use crate::rules::agora::{Arrangement, Cell, Position, PositionError};
use crate::rules::{Player, Position as _};
use crate::ui::cause::say;
use crate::ui::text::{Text, words};

/// What a position is like.
pub(super) fn valid(position: &Position, text: &Text) -> String {
    if let Some(outcome) = position.outcome() {
        let over = sentences::over(outcome, text);
        return words!(text, "editor-position-over", over = over);
    }
    let turn = sentences::turn(position, &Facts::of(position), None, text);
    let [white, red] = Player::BOTH.map(|player| position.men(player));
    words!(
        text,
        "agora-draft-position",
        turn = turn,
        white = white,
        red = red
    )
}

/// The cell in a row and a column, both counted from 1.
pub(super) fn named(row: u8, column: usize) -> Option<Cell> {
    let column = u8::try_from(column.checked_sub(1)?).ok()?;
    Cell::new(column, row.checked_sub(1)?)
}

/// Why a text is no position. The board of it, where it has one, tells whose men there are.
pub(super) fn fault(board: Option<&Arrangement>, fault: &PositionError, text: &Text) -> String {
    match fault {
        PositionError::Men(found) => {
            let [white, red] =
                Player::BOTH.map(|player| board.map_or(0, |board| board.men(player)));
            words!(
                text,
                "agora-fault-men",
                found = *found,
                white = white,
                red = red
            )
        }
        other => say(&other.explain(), text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let board = text.parse().ok();
        match Position::parse(text) {
            Ok(position) => valid(&position, &Text::english()),
            Err(error) => fault(board.as_ref(), &error, &Text::english()),
        }
    }

    #[test]
    fn a_position_is_told_by_the_turn_and_the_men_or_by_its_end() {
        for (text, words) in [
            (
                "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 R pile 7",
                "A position: Red to move. White has 8 men, Red 8.",
            ),
            (
                "R3.1,R1,4/6/6/6/6/W8,W1.1,W1,3 W cell 0",
                "A position: White to move. White has 11 men, Red 5.",
            ),
            (
                "W8,5/6/6/6/6/W8,5 W pile 0",
                "A position, and the game is over. White wins: the opponent owns no pile any more.",
            ),
        ] {
            assert_eq!(told(text), words, "{text}");
        }
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        let start = "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1";
        let but = |from: &str, to: &str| start.replacen(from, to, 1);
        for (text, words) in [
            (
                format!("{start} W pile"),
                "The text has 3 parts instead of four: rows, turn, height, quiet plies.",
            ),
            (
                format!("6/{start} W pile 0"),
                "A board has 6 rows, this one has 7.",
            ),
            (
                but("/6/", "/5/") + " W pile 0",
                "Row 4 has 5 cells instead of 6.",
            ),
            (
                but("W1,4,W1", "W1,4,x") + " W pile 0",
                "f2: “x” is neither a pile nor a number of free cells.",
            ),
            (
                but("W1,4,W1", "W0,4,W1") + " W pile 0",
                "a2: “W0” needs a number from 1 to 16.",
            ),
            (
                but("W1,4,W1", "W1.2,4,1") + " W pile 0",
                "a2: in “W1.2” the prisoners are more than the captors. They would have turned them over.",
            ),
            (
                but("W1,4,W1", "W1,4,1") + " W pile 0",
                "There are 15 men on the board instead of 16: 7 White and 8 Red.",
            ),
            (
                format!("{start} B pile 0"),
                "Whose turn it is (part 2) is W or R, not “B”.",
            ),
            (
                format!("{start} W men 0"),
                "The height (part 3) is that of pile or cell, not “men”.",
            ),
            (
                format!("{start} W pile 101"),
                "The quiet plies (part 4) are 0 to 100, not “101”.",
            ),
        ] {
            assert_eq!(told(&text), words, "{text}");
        }
    }
}
