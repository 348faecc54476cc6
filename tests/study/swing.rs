//! What every move would change.

use agros::rules::Position as _;
use agros::study::agros::swings;

use crate::games::{self, position};
use crate::naive;

#[test]
fn swings_are_what_playing_shows() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, chance| {
        for _ in 0..2 {
            let before = &game.positions[chance.usize(..game.positions.len())];
            let mover = before.turn();
            let lead = naive::lead(before, mover);
            let swings = swings(before);
            assert_eq!(swings.len() as u64, before.count_moves());
            for swing in swings {
                let told = format!("{before} {swing:?}");
                let next = before.play(swing.play).expect("a legal move");
                assert_eq!(swing.gain, naive::lead(&next, mover) - lead, "{told}");
                let by = next.turn();
                let replies = next.legal_moves().into_iter();
                let replies =
                    replies.map(|reply| naive::lead(&next.play(reply).expect("legal"), by));
                let Some(answer) = swing.answer else {
                    assert_eq!(next.count_moves(), 0, "{told}");
                    continue;
                };
                let best = replies.max().expect("a reply");
                assert_eq!(answer.by, by, "{told}");
                let after = next.play(answer.play).expect("a legal reply");
                assert_eq!(naive::lead(&after, by), best, "{told}");
                assert_eq!(answer.gain, naive::lead(&after, mover) - lead, "{told}");
            }
        }
    });
}

/// The board of 16×16 is left out: its openings alone would take most of the time.
const SIZES: [(u8, u8); 6] = [(8, 3), (10, 5), (12, 7), (4, 1), (5, 2), (6, 4)];

#[test]
fn the_swing_of_each_ply_is_what_the_game_shows() {
    games::for_each(&SIZES, games::count(12), |game, _| {
        let mut answered = None;
        for (before, play, after) in game.plies() {
            let mover = before.turn();
            let swings = swings(before);
            let best = swings.iter().map(|swing| swing.gain).max();
            if let Some((by, gain)) = answered {
                assert_eq!((by, Some(gain)), (mover, best), "{before}");
            }
            let played = swings.iter().find(|swing| swing.play == play);
            let swing = played.expect("each legal move has a swing");
            let gain = naive::lead(after, mover) - naive::lead(before, mover);
            assert_eq!(swing.gain, gain, "{before} {play}");
            // What the answer adds, seen by the player who makes it.
            answered = swing.answer.map(|answer| {
                let more = answer.gain - swing.gain;
                (answer.by, if answer.by == mover { more } else { -more })
            });
            assert_eq!(answered.is_none(), after.outcome().is_some(), "{after}");
        }
    });
}

#[test]
fn the_second_placement_of_a_turn_is_the_same_players() {
    let start = position("4/4/4/4 L 2 0");
    let first = swings(&start);
    assert_eq!(first.len(), 16);
    assert!(
        first
            .iter()
            .all(|swing| swing.answer.is_some_and(|answer| answer.by != start.turn()))
    );
    let second = position("4/4/4/L1,3 D 2 0");
    let swing = swings(&second);
    assert!(swing.iter().all(|swing| {
        swing
            .answer
            .is_some_and(|answer| answer.by == second.turn())
    }));
}
