//! What is said to those who try a move that is not legal.

use agros::rules::agros::{Cell, Illegal, Move, Position, Setup};
use agros::rules::{MoveError, Player, Position as _};
use proptest::prelude::*;

/// ```text
/// 8  .  .  .  .  .  .  .  .
/// 7  .  L2 .  D1 .  .  .  .
/// 6  .  .  .  .  .  .  .  .
/// 5  .  .  .  .  .  .  .  .
/// 4  .  .  .  l  .  .  .  .
/// 3  .  .  L3 .  .  .  .  .
/// 2  .  .  .  .  .  .  .  .
/// 1  L1 d  .  .  .  .  D4 D1
///    a  b  c  d  e  f  g  h
/// ```
const POSITION: &str = "8/1,L2,1,D1,4/8/8/3,l,4/2,L3,5/8/L1,d,4,D4,D1 L 3 0";

fn position() -> Position {
    Position::parse(POSITION).unwrap_or_else(|error| panic!("{error}"))
}

fn refusal(text: &str) -> String {
    match position().read_move(text) {
        Err(error) => error.to_string(),
        Ok(play) => panic!("{play} is legal"),
    }
}

#[test]
fn a_refusal_names_the_fault_and_its_cell() {
    for (text, expected) in [
        ("b7+d7", "no landing on d7: it is occupied"),
        ("d7+d8", "the farmer on d7 is the opponent's"),
        ("a2+a3", "there is no farmer on a2"),
        ("d4+d5", "there is no farmer on d4"),
        (
            "c3+d5",
            "c3 to d5 is not along a row, a column or a diagonal",
        ),
        (
            "c3+c3",
            "c3 to c3 is not along a row, a column or a diagonal",
        ),
        ("c3+i9", "i9 is not on this board"),
        (
            "a1-a2",
            "a1 cannot sow: its harvest is 1, a farmer without seeds",
        ),
        ("a1+b1", "no landing on b1: it is occupied"),
        ("c3-e5", "c3 cannot sow north-east: d4 is not empty"),
        ("e5", "all farmers are placed: harvest, sow or pass"),
    ] {
        assert_eq!(refusal(text), expected, "{text}");
    }
}

#[test]
fn a_harvest_says_whose_piece_is_in_the_way() {
    let position = Position::parse("8/1,L3,1,D1,4/8/8/8/8/8/D1,6,d L 1 0");
    assert!(position.is_err(), "one farmer a player, two of Dark's");
    let position = Position::parse("8/1,L3,1,D1,4/8/8/8/8/8/7,d L 1 0").expect("a position");
    let error = position.read_move("b7e7").expect_err("blocked");
    assert_eq!(error.to_string(), "b7 cannot harvest east: d7 is Dark's");
    let at = "d7".parse().expect("a cell");
    assert!(matches!(
        error,
        MoveError::Illegal(Illegal::Blocked { at: cell, by: Player::Second, .. }) if cell == at
    ));
}

#[test]
fn a_wrong_sign_is_refused_and_a_missing_one_supplied() {
    assert_eq!(
        refusal("c3-c6"),
        "c3 harvests (+) exactly 3 and sows (-) 2, and c6 is 3 away"
    );
    assert_eq!(
        refusal("c3+c5"),
        "c3 harvests (+) exactly 3 and sows (-) 2, and c5 is 2 away"
    );
    assert_eq!(
        refusal("a1+a3"),
        "a1 harvests (+) exactly 1, and a3 is 2 away"
    );
    for (text, expected) in [
        ("c3c6", "c3+c6"),
        (" C3C5 ", "c3-c5"),
        ("c3f6", "c3+f6"),
        ("a1a2", "a1+a2"),
        ("PASS", "pass"),
    ] {
        let play = position().read_move(text).expect(text);
        assert_eq!(play.to_string(), expected);
    }
}

#[test]
fn what_is_no_move_is_quoted() {
    for text in [
        "", "c", "3", "c3+", "+c3", "c3++c6", "c03+c6", "c3 c6", "q3+c6", "a17", "passé", "c3+c6+",
    ] {
        let error = position().read_move(text).expect_err(text);
        assert_eq!(error, MoveError::Unreadable(text.to_string()));
    }
}

#[test]
fn nothing_is_legal_when_the_game_is_over() {
    let mut position = position();
    for _ in 0..2 {
        position = position.play(Move::Pass).expect("a pass");
    }
    assert_eq!(position.turn(), Player::First);
    assert_eq!(position.legal_moves(), []);
    assert_eq!(position.check(Move::Pass), Err(Illegal::GameOver));
    assert_eq!(
        position.outcome().map(|outcome| outcome.reason.to_string()),
        Some("two passes".into())
    );
}

#[test]
fn a_farmer_shows_its_own_moves_on_its_players_turn_alone() {
    let position = position();
    let moves_from = |name: &str| {
        let cell = position.cell(name).expect("a cell of this board");
        position.moves_from(cell)
    };
    let mut all: Vec<Move> = ["a1", "b7", "c3"]
        .into_iter()
        .flat_map(moves_from)
        .collect();
    all.push(Move::Pass);
    let mut legal = position.legal_moves();
    all.sort();
    legal.sort();
    assert_eq!(all, legal);
    assert_eq!(moves_from("g1"), []);
    assert_eq!(moves_from("d4"), []);
    assert_eq!(moves_from("e5"), []);
}

fn any_cell() -> impl Strategy<Value = Cell> {
    (0u8..16, 0u8..16).prop_map(|(column, row)| Cell::new(column, row).expect("below 16"))
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        any_cell().prop_map(Move::Place),
        (any_cell(), any_cell()).prop_map(|(from, to)| Move::Harvest { from, to }),
        (any_cell(), any_cell()).prop_map(|(from, to)| Move::Sow { from, to }),
        Just(Move::Pass),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_move_is_legal_or_refused(play in any_move()) {
        let start = Position::start(&Setup::default());
        for position in [position(), start] {
            let legal = position.legal_moves().contains(&play);
            prop_assert_eq!(position.check(play).is_ok(), legal);
            prop_assert_eq!(position.read_move(&play.to_string()).ok(), legal.then_some(play));
        }
    }

    #[test]
    fn moves_played_unchecked_never_panic(plays in prop::collection::vec(any_move(), 0..300)) {
        let mut position = position();
        for play in plays {
            let cells = play.path().chain(Position::ends(play).0).chain(Position::ends(play).1);
            if cells.into_iter().all(|cell| position.cell(&cell.to_string()).is_some()) {
                position.play_unchecked(play);
                let _ = (position.count_moves(), position.score(), position.to_string());
            }
        }
    }
}
