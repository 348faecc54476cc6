//! Boards with loose men in piles: what the position editor works on.

use agros::rules::agora::{Arrangement, Cell, Position, PositionError, Reading, Setup, Stack};
use agros::rules::{Player, Position as _};
use proptest::prelude::*;

const EMPTY: &str = "6/6/6/6/6/6 W pile 0";

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn empty() -> Arrangement {
    EMPTY.parse().expect("a board")
}

/// The men of a pile from the bottom up, `W` and `R`.
fn men(stack: Option<Stack>) -> String {
    let Some(stack) = stack else {
        return String::new();
    };
    let letter = |player: Player| Position::LETTERS[player].to_string();
    letter(!stack.owner).repeat(stack.prisoners.into())
        + &letter(stack.owner).repeat(stack.captors.into())
}

proptest! {
    #[test]
    fn the_text_of_any_position_comes_back_the_same(
        cell_heights: bool,
        plies in 0usize..120,
        seed: u64,
    ) {
        let height = if cell_heights { Reading::Cell } else { Reading::Pile };
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Position::start(&Setup { height, first: Player::First });
        for _ in 0..plies {
            match position.draw(|below| random.u32(..below)) {
                Some(play) => position.play_unchecked(play),
                None => break,
            }
        }
        let arrangement: Arrangement = position.to_string().parse().expect("a board");
        prop_assert_eq!(arrangement.to_string(), position.to_string());
        for player in Player::BOTH {
            prop_assert_eq!(arrangement.men(player), position.men(player));
        }
        for cell in Cell::all() {
            prop_assert_eq!(arrangement.at(cell), position.at(cell).map(Stack::from));
        }
    }

    /// Whatever is done, a pile has captors, never more than all men, and a text that is read
    /// again.
    #[test]
    fn piles_stay_in_order_whatever_is_put_on_and_taken_off(
        deeds in prop::collection::vec((0u8..4, 0u8..6), 0..200),
        quiet in 0u8..=100,
    ) {
        let mut board = empty();
        board.set_quiet(quiet);
        for (column, deed) in deeds {
            let cell = Cell::new(column, 2).expect("a cell");
            match deed {
                0 => board.put_on(cell, Player::First),
                1 => board.put_on(cell, Player::Second),
                2 => board.put_under(cell, Player::First),
                3 => board.put_under(cell, Player::Second),
                _ => board.take_off(cell),
            }
            let stack = board.at(cell);
            prop_assert!(stack.is_none_or(|stack| stack.captors > 0));
            prop_assert!(stack.is_none_or(|stack| stack.men() <= Position::MEN));
        }
        prop_assert_eq!(board.to_string().parse::<Arrangement>(), Ok(board));
    }
}

#[test]
fn men_are_put_on_and_taken_off_in_order() {
    let mut board = empty();
    let c3 = cell("c3");
    let mut piles = Vec::new();
    for player in [Player::First, Player::Second, Player::Second] {
        board.put_on(c3, player);
        piles.push(men(board.at(c3)));
    }
    assert_eq!(piles, ["W", "WR", "WRR"]);
    assert!(board.to_string().contains("2,R2.1,3"), "{board}");
    board.put_under(c3, Player::First);
    assert_eq!(men(board.at(c3)), "WWRR");
    // His prisoners join a man who lands on top of their captors.
    board.put_on(c3, Player::First);
    assert_eq!(men(board.at(c3)), "RRWWW");
    let mut piles = Vec::new();
    for _ in 0..6 {
        board.take_off(c3);
        piles.push(men(board.at(c3)));
    }
    assert_eq!(piles, ["RRWW", "RRW", "RR", "R", "", ""]);
    board.put_under(c3, Player::Second);
    assert_eq!(men(board.at(c3)), "R", "nobody is above him");
    board.empty(c3);
    assert_eq!(board.at(c3), None);
}

#[test]
fn no_pile_has_more_men_than_there_are() {
    let mut board = empty();
    for _ in 0..20 {
        board.put_on(cell("a1"), Player::First);
        board.put_under(cell("a1"), Player::Second);
    }
    assert_eq!(board.at(cell("a1")).map(Stack::men), Some(Position::MEN));
}

#[test]
fn what_the_rules_refuse_is_still_a_board() {
    let text = "6/6/6/6/6/W1.3,5 W pile 0";
    assert!(text.parse::<Arrangement>().is_ok());
    let refused = Position::parse(text).expect_err("too many prisoners");
    assert!(
        matches!(
            refused,
            PositionError::Prisoners {
                row: 1,
                column: 1,
                ..
            }
        ),
        "{refused}"
    );
    assert_eq!(Position::parse(EMPTY), Err(PositionError::Men(0)));
    for text in [
        "6/6/6/6/6/5 W pile 0",
        "6/6/6/6/6/W0,5 W pile 0",
        "6/6 W pile 0",
    ] {
        let refused = text.parse::<Arrangement>().expect_err(text);
        assert_eq!(Position::parse(text).expect_err(text), refused);
    }
}
