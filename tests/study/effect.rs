//! What one move did.

use agros::rules::Player;
use agros::rules::Position as _;
use agros::rules::agros::{Direction, Move};
use agros::study::agros::{Effect, Place, What};

use crate::games::{self, position};
use crate::naive;

fn effect(text: &str, play: &str) -> Effect {
    let position = position(text);
    Effect::of(&position, position.read_move(play).expect("a move"))
}

#[test]
fn events_add_up_to_the_gain() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, _| {
        for (before, play, after) in game.plies() {
            let effect = Effect::of(before, play);
            let mover = before.turn();
            let gain = naive::lead(after, mover) - naive::lead(before, mover);
            let told = format!("{before} {play}: {effect:?}");
            assert_eq!(effect.gain, gain, "{told}");
            let events = effect.others.iter().chain([&effect.main]);
            assert_eq!(
                events.map(|event| event.points).sum::<i32>(),
                gain,
                "{told}"
            );
            assert!(
                effect
                    .others
                    .is_sorted_by_key(|event| std::cmp::Reverse(event.weight))
            );
            let by_itself = effect
                .others
                .iter()
                .chain([&effect.main])
                .filter(|event| match event.what {
                    What::Placed { .. } => matches!(play, Move::Place(_)),
                    What::Passed | What::Ended { .. } => play == Move::Pass,
                    What::Harvested { .. } => matches!(play, Move::Harvest { .. }),
                    What::Sown { .. } => matches!(play, Move::Sow { .. }),
                    _ => false,
                });
            assert_eq!(by_itself.count(), 1, "{told}");
        }
    });
}

#[test]
fn a_field_that_changes_hands_names_the_farmer_that_decided() {
    let effect = effect("L3,3/4/4/3,D3 D 1 0", "d1+d4");
    let What::Taken { field, from, cells } = effect.main.what else {
        panic!("{effect:?}");
    };
    assert_eq!(
        (field.cells, cells),
        (14, 13),
        "all but the cell that was left"
    );
    assert_eq!((from, field.owner), (None, Some(Player::Second)));
    let duel = field.duel.expect("it is decided");
    assert_eq!(duel.farmer.to_string(), "d4");
    assert_eq!((duel.harvest, duel.against, duel.rank), (4, 3, 0));
    assert_eq!(effect.main.points, 2 * 13 * 4);
    assert_eq!(
        effect.gain,
        2 * 14 * 4 + 1,
        "with the cell that was left, and the half point"
    );
    let half_point = What::HalfPoint {
        from: None,
        to: Some(Player::Second),
    };
    assert!(effect.others.iter().any(|event| event.what == half_point));
}

#[test]
fn a_tie_leaves_a_field_to_nobody() {
    let effect = effect("L3,3/4/4/3,D2 D 1 0", "d1+d3");
    let What::Neutralised { field, from, cells } = effect.main.what else {
        panic!("{effect:?}");
    };
    assert_eq!((field.cells, cells, from), (14, 13, Player::First));
    assert_eq!((field.owner, field.duel), (None, None));
    assert_eq!(effect.gain, 2 * 14 * 3 + 1);
}

#[test]
fn a_sowing_cuts_a_field_into_parts() {
    let effect = effect("5/5/L5,4/5/4,D1 L 1 0", "a3-e3");
    let parts = effect.others.iter().find_map(|event| match &event.what {
        What::Split { field, parts } if field.cells == 23 => Some(parts),
        _ => None,
    });
    let parts = parts.expect("a field was cut").iter();
    let parts: Vec<_> = parts
        .map(|part| (part.cells, part.place, part.owner))
        .collect();
    let north = Place::Towards(Direction::North);
    let south = Place::Towards(Direction::South);
    let light = Some(Player::First);
    assert_eq!(parts, [(10, north, light), (9, south, None)]);
    let main = effect.main.what;
    assert!(
        matches!(main, What::Neutralised { cells: 9, .. }),
        "{main:?}"
    );
}

#[test]
fn a_quiet_move_is_told_by_itself() {
    let effect = effect("L3,3/4/4/3,D1 D 1 0", "d1+d2");
    assert!(
        matches!(effect.main.what, What::Harvested { harvest: 2, .. }),
        "{effect:?}"
    );
    assert_eq!(effect.gain, 0);
}

#[test]
fn the_second_pass_tells_who_won() {
    let effect = effect("L3,3/4/4/3,D1 D 1 1", "pass");
    let ended = What::Ended {
        winner: Some(Player::First),
        margin: 2 * 14 * 3 + 1,
    };
    assert_eq!((effect.main.what, effect.gain), (ended, 0));
}
