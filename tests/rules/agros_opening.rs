//! The order of placing, for the usual numbers of farmers and for those of position texts alone.

use agros::rules::agros::{Illegal, Move, Position, Setup};
use agros::rules::{Player, Position as _};

/// Places farmers until all stand; tells whose turn it was each time, and whose it is then.
fn order(farmers: u8) -> (String, char) {
    let setup = Setup::new(8, farmers).expect("a setup");
    let mut position = Position::start(&setup);
    let mut order = String::new();
    while position.in_opening() {
        let left_in_turn = position.placements_left_in_turn();
        let left = position.placements_left();
        let player = position.turn();
        assert!((1..=2).contains(&left_in_turn));
        order.push(Position::LETTERS[player]);
        if left_in_turn == 1 {
            order.push(' ');
        }
        let play = position.legal_moves()[0];
        position = position.play(play).expect("a legal move");
        assert_eq!(position.placements_left()[player], left[player] - 1);
        assert_eq!(position.placements_left()[!player], left[!player]);
    }
    assert_eq!(position.placements_left_in_turn(), 0);
    assert_eq!(position.placements_left().0, [0, 0]);
    let next = Position::LETTERS[position.turn()];
    (order.trim_end().to_string(), next)
}

#[test]
fn light_places_one_then_two_a_turn_and_then_light_moves() {
    for (farmers, expected) in [
        (3, "L DD LL D"),
        (5, "L DD LL DD LL D"),
        (7, "L DD LL DD LL DD LL D"),
    ] {
        assert_eq!(order(farmers), (expected.to_string(), 'L'));
    }
}

#[test]
fn other_numbers_leave_the_last_single_placement_to_whoever_is_next() {
    for (farmers, expected) in [
        (1, "L D"),
        (2, "L DD L"),
        (4, "L DD LL DD L"),
        (9, "L DD LL DD LL DD LL DD LL D"),
    ] {
        assert_eq!(order(farmers), (expected.to_string(), 'L'));
    }
}

#[test]
fn every_empty_cell_takes_a_farmer_and_there_is_no_passing() {
    let start = Position::start(&Setup::default());
    assert_eq!(start.to_string(), "10/10/10/10/10/10/10/10/10/10 L 5 0");
    assert_eq!(start.count_moves(), 100);
    assert_eq!(start.check(Move::Pass), Err(Illegal::PassInOpening));
    let first = start.read_move("E5").expect("a placement");
    let next = start.play(first).expect("a legal move");
    assert_eq!(next.to_string(), "10/10/10/10/10/4,L1,5/10/10/10/10 D 5 0");
    assert_eq!(next.turn(), Player::Second);
    assert_eq!(next.count_moves(), 99);
}

#[test]
fn the_score_may_be_asked_while_farmers_are_placed() {
    let start = Position::start(&Setup::default());
    assert_eq!(start.score().map(|score| score.0), Some([0, 0]));
    let first = start.read_move("e5").expect("a placement");
    let next = start.play(first).expect("a legal move");
    // 99 cells at harvest 1, and the half point: a missing farmer counts 0.
    assert_eq!(next.score().map(|score| score.0), Some([199, 0]));
    assert_eq!(next.half_point(), Some((Player::First, 0)));
}
