//! Boards with loose pieces: what the position editor works on.

use agros::rules::agros::{Arrangement, Cell, Piece, Position, PositionError, Setup};
use agros::rules::{Player, Position as _};
use proptest::prelude::*;

/// A position after so many random moves.
fn position(size: u8, farmers: u8, plies: usize, seed: u64) -> Position {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(&Setup::new(size, farmers).expect("a setup"));
    for _ in 0..plies {
        match position.draw(|below| random.u32(..below)) {
            Some(play) => position.play_unchecked(play),
            None => break,
        }
    }
    position
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

proptest! {
    #[test]
    fn the_text_of_any_position_comes_back_the_same(
        size in 4u8..=16,
        farmers in 1u8..=8,
        plies in 0usize..120,
        seed: u64,
    ) {
        let position = position(size, farmers, plies, seed);
        let arrangement = Arrangement::of(&position);
        prop_assert_eq!(arrangement.to_string(), position.to_string());
        prop_assert_eq!(arrangement.position(), Ok(position));
        let read = position.to_string().parse::<Arrangement>();
        prop_assert_eq!(read, Ok(arrangement));
    }

    #[test]
    fn the_text_of_any_board_comes_back_the_same(
        size in 4u8..=16,
        pieces in prop::collection::vec((0u8..16, 0u8..16, 0u8..=16, any::<bool>()), 0..60),
        state in (1u8..=9, 0u8..=2, any::<bool>()),
    ) {
        let (farmers, passes, light) = state;
        let side = |light| if light { Player::First } else { Player::Second };
        let mut board = Arrangement::of(&position(8, 3, 0, 0));
        board.set_size(size);
        board.set_farmers(farmers);
        board.set_passes(passes);
        board.set_turn(side(light));
        for (column, row, harvest, light) in pieces {
            let piece = match harvest {
                0 => Piece::Seed,
                harvest => Piece::Farmer(harvest),
            };
            board.put(Cell::new(column, row).expect("a cell"), Some((side(light), piece)));
        }
        prop_assert_eq!(board.to_string().parse::<Arrangement>(), Ok(board));
    }
}

#[test]
fn pieces_stand_only_on_the_board_and_harvests_within_it() {
    let mut board = Arrangement::of(&position(8, 3, 0, 0));
    board.put(cell("i1"), Some((Player::First, Piece::Seed)));
    assert_eq!(board.pieces().count(), 0);
    board.put(cell("h8"), Some((Player::First, Piece::Farmer(12))));
    assert_eq!(
        board.at(cell("h8")),
        Some((Player::First, Piece::Farmer(8)))
    );
    board.add_harvest(cell("h8"), 1);
    assert_eq!(
        board.at(cell("h8")),
        Some((Player::First, Piece::Farmer(8)))
    );
    board.add_harvest(cell("h8"), -100);
    assert_eq!(
        board.at(cell("h8")),
        Some((Player::First, Piece::Farmer(1)))
    );
    board.add_harvest(cell("a1"), 1);
    assert_eq!(board.at(cell("a1")), None);
    board.put(cell("h8"), None);
    assert_eq!(board.pieces().count(), 0);
}

#[test]
fn a_board_made_smaller_says_which_harvest_is_too_great_for_it() {
    let mut board = Arrangement::of(&position(12, 1, 0, 0));
    board.put(cell("b3"), Some((Player::First, Piece::Farmer(12))));
    board.put(cell("l1"), Some((Player::Second, Piece::Farmer(1))));
    assert!(board.position().is_ok());
    board.set_size(8);
    assert_eq!(board.pieces().count(), 1, "what stands beyond it is gone");
    let token = "L12".to_owned();
    let fault = PositionError::Number {
        row: 3,
        column: 2,
        token,
        size: 8,
    };
    assert_eq!(board.position(), Err(fault));
    assert_eq!(board.to_string().parse::<Arrangement>(), Ok(board));
}

#[test]
fn what_is_no_board_is_refused_as_a_position_is() {
    for text in [
        "",
        "4/4/4/4 L 2",
        "4/4/4/3 L 2 0",
        "4/4/4/x,3 L 2 0",
        "4/4/4/L17,3 L 2 0",
    ] {
        let refused = text.parse::<Arrangement>().expect_err(text);
        let as_position = Position::parse(text).expect_err(text);
        assert_eq!(
            std::mem::discriminant(&refused),
            std::mem::discriminant(&as_position)
        );
    }
}
