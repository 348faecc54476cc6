//! Boards with loose men: what the position editor works on.

use agros::rules::agon::{Arrangement, Cell, Man, Position, PositionError, Rank, Setup, Variant};
use agros::rules::{Player, Position as _};
use proptest::prelude::*;

const START: &str = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0";

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn man(owner: Player, rank: Rank) -> Man {
    Man {
        owner,
        rank,
        captured: false,
    }
}

fn start() -> Arrangement {
    START.parse().expect("a board")
}

proptest! {
    #[test]
    fn the_text_of_any_position_comes_back_the_same(
        variant in 0usize..3,
        plies in 0usize..80,
        seed: u64,
    ) {
        let variant = Variant::ALL[variant];
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Position::start(&Setup { variant, ..Setup::default() });
        for _ in 0..plies {
            match position.draw(|below| random.u32(..below)) {
                Some(play) => position.play_unchecked(play),
                None => break,
            }
        }
        let arrangement: Arrangement = position.to_string().parse().expect("a board");
        prop_assert_eq!(arrangement.to_string(), position.to_string());
        for cell in Cell::all() {
            prop_assert_eq!(arrangement.at(cell), position.at(cell));
        }
    }

    #[test]
    fn the_text_of_any_board_comes_back_the_same(
        men in prop::collection::vec((0usize..91, any::<bool>(), any::<bool>(), any::<bool>()), 0..40),
        state in (0usize..3, 0u8..=2, 0u8..=100, any::<bool>()),
    ) {
        let (variant, passes, quiet, white) = state;
        let side = |white| if white { Player::First } else { Player::Second };
        let mut board = start();
        board.variant = Variant::ALL[variant];
        board.set_passes(passes);
        board.set_quiet(quiet);
        board.turn = side(white);
        for (place, white, queen, captured) in men {
            let cell = Cell::all().nth(place).expect("91 cells");
            let rank = if queen { Rank::Queen } else { Rank::Guard };
            board.put(cell, Man { owner: side(white), rank, captured });
        }
        prop_assert_eq!(board.to_string().parse::<Arrangement>(), Ok(board));
    }
}

#[test]
fn a_queen_put_down_again_leaves_her_old_cell_and_guards_do_not() {
    let mut board = start();
    board.put(cell("f3"), man(Player::First, Rank::Queen));
    assert_eq!(board.at(cell("f1")), None);
    assert_eq!(board.count(Player::First, Rank::Queen), 1);
    board.put(cell("f4"), man(Player::First, Rank::Guard));
    assert_eq!(board.count(Player::First, Rank::Guard), 7);
    board.put(cell("f11"), man(Player::First, Rank::Queen));
    assert_eq!(
        board.count(Player::Second, Rank::Queen),
        0,
        "she stood there"
    );
}

#[test]
fn a_mark_goes_with_the_man_and_means_nothing_without_one() {
    let mut board = start();
    board.mark(cell("f1"), true);
    board.mark(cell("f2"), true);
    assert!(board.at(cell("f1")).is_some_and(|man| man.captured));
    assert!(board.to_string().contains("/Q!9q/"), "{board}");
    board.take(cell("f1"));
    assert_eq!(board.at(cell("f1")), None);
    board.clear();
    assert_eq!(board.men().count(), 0);
}

#[test]
fn what_the_rules_refuse_is_still_a_board() {
    let texts = [
        "11/7/8/9/10/11/10/9/8/7/6",
        "6/7/8/9/10/11/10/9/8/7/5",
        "6/7/8/9/10/11/10/9/8/7/6/1",
    ];
    for text in texts {
        let text = format!("{text} W standard 0 0");
        let refused = text.parse::<Arrangement>().expect_err(&text);
        assert_eq!(Position::parse(&text).expect_err(&text), refused);
    }
    let empty = "6/7/8/9/10/11/10/9/8/7/6 W standard 0 0";
    assert!(empty.parse::<Arrangement>().is_ok());
    assert_eq!(
        Position::parse(empty),
        Err(PositionError::NoQueen(Player::First))
    );
    let queens = "6/7/8/9/10/QQ8q/10/9/8/7/6 W guards 0 0";
    assert!(queens.parse::<Arrangement>().is_ok(), "as it is typed");
    assert!(Position::parse(queens).is_err());
}

#[test]
fn a_position_keeps_the_options_of_its_setup_and_takes_on_others() {
    let setup = Setup {
        queen_avoids_centre: true,
        ..Setup::default()
    };
    let position = Position::start(&setup);
    assert!(position.setup().queen_avoids_centre);
    let usual = Position::parse(START).expect("a position");
    assert!(!usual.setup().queen_avoids_centre);
    let other_variant = Setup {
        variant: Variant::Free,
        ..setup
    };
    assert_eq!(usual.with_options(&other_variant), position);
    assert_eq!(usual.under(&other_variant), None);
}
