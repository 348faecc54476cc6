//! Whether the board in the editor is a position, in words: what is wrong, and where.

use super::facts::Facts;
use super::words as sentences;
use crate::cause::Explain;
use crate::rules::Position as _;
use crate::rules::agon::{Position, PositionError};
use crate::ui::cause::say;
use crate::ui::text::{Text, words};

/// What a position is like.
pub(super) fn valid(position: &Position, text: &Text) -> String {
    match position.outcome() {
        Some(outcome) => {
            let over = sentences::over(outcome, text);
            words!(text, "editor-position-over", over = over)
        }
        None => {
            let turn = sentences::turn(position, &Facts::of(position), None, text);
            words!(text, "editor-position", turn = turn)
        }
    }
}

/// Why a text is no position.
pub(super) fn fault(fault: &PositionError, text: &Text) -> String {
    say(&fault.explain(), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        match Position::parse(text) {
            Ok(position) => valid(&position, &Text::english()),
            Err(error) => fault(&error, &Text::english()),
        }
    }

    #[test]
    fn a_position_is_told_by_what_is_due() {
        for (text, words) in [
            (
                "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 B standard 0 7",
                "A position: Black to move.",
            ),
            (
                "6/7/8/9/10/Q9q/10/9/8/7/6 W guards 0 0",
                "A position: White to place a guard, 6 left: any cell but the centre and those between two enemies.",
            ),
            (
                "g1g2g/7/8/9/4GG4/4GQG3q/4GG4/9/8/7/g1g2g B standard 0 0",
                "A position, and the game is over. White wins: the queen stands on the centre with her six guards around her.",
            ),
        ] {
            assert_eq!(told(text), words, "{text}");
        }
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        let start = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1";
        let but = |from: &str, to: &str| start.replacen(from, to, 1);
        for (text, words) in [
            (
                format!("{start} W standard 0"),
                "The text has 4 parts instead of five: columns, turn, variant, passes, quiet plies.",
            ),
            (
                format!("{start}/1 W standard 0 0"),
                "A board has 11 columns, this one has 12.",
            ),
            (
                but("/8/", "/9/") + " W standard 0 0",
                "Column c has 9 cells instead of 8.",
            ),
            (
                but("1g2G1", "1x2G1") + " W standard 0 0",
                "a2: “x” is no man.",
            ),
            (
                but("1g2G1", "1!2G1") + " W standard 0 0",
                "a2: “!” follows no man.",
            ),
            (
                but("1g2G1", "0g2G1") + " W standard 0 0",
                "a1: “0” is no number of empty cells.",
            ),
            (
                format!("{start} R standard 0 0"),
                "Whose turn it is (part 2) is W or B, not “R”.",
            ),
            (
                format!("{start} W usual 0 0"),
                "The variant (part 3) is standard, guards or free, not “usual”.",
            ),
            (
                format!("{start} W standard 3 0"),
                "The passes so far (part 4) are 0, 1 or 2, not “3”.",
            ),
            (
                format!("{start} W standard 0 101"),
                "The quiet plies (part 5) are 0 to 100, not “101”.",
            ),
            (
                but("1g2G1", "1g2Q1") + " W standard 0 0",
                "White has 2 queens on the board, and may have one.",
            ),
            (
                but("1g2G1", "1gG1G1") + " W standard 0 0",
                "White has 7 guards on the board, and may have 6.",
            ),
            (
                but("Q9q", "10q") + " W guards 0 0",
                "White’s queen is missing.",
            ),
            (
                but("1g2G1", "4G1") + " W standard 0 0",
                "Black has 5 guards instead of 6; in the other variants guards may still be missing.",
            ),
            (
                but("Q9q", "Q4G4q").replacen("1g2G1", "1g4", 1) + " W standard 0 0",
                "White has a guard on the centre, f6: only a queen enters it.",
            ),
            (
                "6/7/8/9/10/Q4q5/10/9/8/7/6 W guards 0 0".to_owned(),
                "Black has a man on the centre, f6, while men are still to be placed.",
            ),
            (
                "6/7/8/9/10/Q3GG4q/10/9/8/7/6 W guards 0 0".to_owned(),
                "White has a guard on the centre, f6: only a queen enters it.",
            ),
            (
                "6/7/8/9/10/QGG7q/10/9/8/7/6 W guards 0 0".to_owned(),
                "The order of placing never gives 3 White men and 1 of Black’s.",
            ),
            (
                "6/7/8/9/10/QG8q/10/9/8/7/6 W guards 0 0".to_owned(),
                "Black places the next man, and is to move then.",
            ),
        ] {
            assert_eq!(told(&text), words, "{text}");
        }
    }
}
