//! What an evaluation asks of a position, against the slow way to find it.

use agros::rules::agros::{Move, Position, Setup, Stuck};
use agros::rules::{Player, Position as _};

fn for_each_position(mut look: impl FnMut(&Position)) {
    let mut chance = fastrand::Rng::with_seed(17);
    for (size, farmers) in [(4, 2), (5, 3), (8, 3), (10, 5), (12, 7), (16, 9)] {
        for _ in 0..6 {
            let mut position = Position::start(&Setup::new(size, farmers).expect("a setup"));
            for _ in 0..150 {
                let mut moves = position.legal_moves();
                moves.retain(|play| *play != Move::Pass);
                let Some(play) = chance.choice(moves) else {
                    position = match position.with_turn(!position.turn()) {
                        Some(other) => other,
                        None => break,
                    };
                    continue;
                };
                position.play_unchecked(play);
                if !position.in_opening() {
                    look(&position);
                }
            }
        }
    }
}

#[test]
fn what_farmers_can_do_is_what_their_moves_are() {
    for_each_position(|position| {
        for player in Player::BOTH {
            let own = position.with_turn(player).expect("the game goes on");
            let mut farmers = Vec::new();
            position.for_each_freedom(player, |freedom| {
                let moves = own.moves_from(freedom.cell);
                let is_harvest = |play: &&Move| matches!(play, Move::Harvest { .. });
                let harvests = moves.iter().filter(is_harvest).count();
                assert_eq!(usize::from(freedom.harvests), harvests, "{position}");
                let sowings = moves.len() - harvests;
                assert_eq!(usize::from(freedom.sowings), sowings, "{position}");
                farmers.push((freedom.cell, freedom.harvest));
            });
            assert_eq!(farmers, position.farmers(player).collect::<Vec<_>>());
        }
    });
}

#[test]
fn grounds_are_the_fields_that_farmers_touch() {
    for_each_position(|position| {
        let mut grounds = Vec::new();
        position.for_each_ground(|ground| {
            let harvests = Player::BOTH.map(|player| ground.harvests(player).collect::<Vec<u8>>());
            grounds.push((ground.cells, ground.owner, ground.value(), harvests));
        });
        let fields = position.fields();
        let mut expected: Vec<_> = fields
            .iter()
            .map(|field| {
                let adjacent = |player| field.adjacent[player].iter().map(|farmer| farmer.0);
                let harvests = Player::BOTH.map(|player| adjacent(player).collect::<Vec<u8>>());
                (
                    field.cells.len() as u32,
                    field.owner(),
                    field.value(),
                    harvests,
                )
            })
            .filter(|(.., harvests)| harvests.iter().any(|farmers| !farmers.is_empty()))
            .collect();
        let key = |ground: &(u32, Option<Player>, u32, [Vec<u8>; 2])| {
            (ground.0, ground.2, ground.3.clone())
        };
        grounds.sort_unstable_by_key(key);
        expected.sort_unstable_by_key(key);
        assert_eq!(grounds, expected, "{position}");
    });
}

#[test]
fn who_is_stuck_has_no_move_and_who_is_stuck_for_ever_never_gets_one() {
    let mut for_ever = 0;
    for_each_position(|position| {
        for player in Player::BOTH {
            let own = position.with_turn(player).expect("the game goes on");
            let stuck = position.stuck(player);
            assert_eq!(stuck == Stuck::No, own.count_moves() > 1, "{position}");
            if stuck == Stuck::ForEver {
                for_ever += 1;
                let mut later = own;
                let mut chance = fastrand::Rng::with_seed(for_ever);
                for _ in 0..20 {
                    assert_eq!(later.stuck(player), Stuck::ForEver, "{position}");
                    let other = later.with_turn(!player).expect("the game goes on");
                    let mut moves = other.legal_moves();
                    moves.retain(|play| *play != Move::Pass);
                    let Some(play) = chance.choice(moves) else {
                        break;
                    };
                    later = other.play(play).expect("legal");
                }
            }
        }
    });
    assert!(for_ever > 20, "{for_ever}");
}

#[test]
fn farmers_that_stand_in_each_others_way_are_not_stuck_for_ever_if_one_may_leave() {
    // Light in the corner waits for Dark beside it, who can leave; without the way out for Dark,
    // both are stuck for good.
    let waits = Position::parse("4/4/d,d,2/L1,D1,2 L 1 0").expect("a position");
    assert_eq!(waits.stuck(Player::First), Stuck::Now);
    let shut = Position::parse("4/4/d,d,d,1/L1,D1,d,1 L 1 0").expect("a position");
    assert_eq!(shut.stuck(Player::First), Stuck::ForEver);
    assert_eq!(shut.stuck(Player::Second), Stuck::ForEver);
}
