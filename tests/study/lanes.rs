//! What became of the fields along a game.

use std::collections::BTreeMap;

use agros::rules::Position as _;
use agros::rules::agros::{Cell, Position};
use agros::study::agros::land;
use agros::study::{Lanes, Turning};

use crate::games;
use crate::naive;

/// The lanes of successive positions.
fn lanes<'a>(first: usize, positions: impl IntoIterator<Item = &'a Position>) -> Lanes<Cell> {
    let mut lanes = Lanes::from(first);
    for position in positions {
        lanes.push(land(position));
    }
    lanes
}

#[test]
fn what_lies_in_lanes_adds_up_to_the_score_at_every_ply() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, _| {
        let lanes = lanes(0, &game.positions);
        for (ply, position) in game.positions.iter().enumerate() {
            let mut score = lanes.land(ply).expect("told").beside;
            for strip in lanes.strips(ply) {
                if let Some(owner) = strip.owner {
                    score[owner] += strip.value;
                }
            }
            assert_eq!(score, naive::score(position), "{position}");
            assert_eq!(Some(score), position.score(), "{position}");
        }
    });
}

#[test]
fn every_cell_of_a_field_lies_in_one_lane_that_its_owner_has() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, _| {
        let lanes = lanes(0, &game.positions);
        for (ply, position) in game.positions.iter().enumerate() {
            let land = lanes.land(ply).expect("told");
            let strips = lanes.strips(ply);
            let of_lanes: Vec<usize> = strips.iter().map(|strip| strip.lane).collect();
            assert!(of_lanes.is_sorted_by(|a, b| a < b), "{position}");
            let mut owners = BTreeMap::new();
            for plot in &land.plots {
                let twice = plot.cells.iter().any(|cell| owners.contains_key(cell));
                assert!(!twice, "{position}");
                owners.extend(plot.cells.iter().map(|&cell| (cell, plot.owner)));
                let strip = strips.iter().find(|strip| strip.at == plot.cells[0]);
                let strip = strip.expect("every field has a lane");
                assert_eq!(strip.cells, plot.cells.len(), "{position}");
                let lane = &lanes.lanes()[strip.lane];
                assert!((lane.from..=lane.until).contains(&ply), "{position}");
            }
            assert_eq!(owners, naive::holders(position), "{position}");
        }
    });
}

#[test]
fn the_owner_of_a_lane_is_the_one_who_last_took_it() {
    games::for_each(&games::ALL_SIZES, games::count(24), |game, _| {
        let lanes = lanes(0, &game.positions);
        for (index, lane) in lanes.lanes().iter().enumerate() {
            assert!(lane.events.is_sorted_by_key(|turn| turn.ply));
            assert_eq!(lane.events[0].ply, lane.from);
            let begins = |what| matches!(what, Turning::There | Turning::Born | Turning::Left(_));
            let ends = |what| matches!(what, Turning::Merged(_) | Turning::Gone);
            let count = |which: &dyn Fn(Turning) -> bool| {
                let events = lane.events.iter();
                events.filter(|turn| which(turn.what)).count()
            };
            assert_eq!(count(&begins), 1);
            let ended = lane.until + 1 < game.positions.len();
            assert_eq!(count(&ends), usize::from(ended));
            let mut owner = None;
            for ply in lane.from..=lane.until {
                let strip = lanes.strip(index, ply).expect("it is there");
                let turns = lane.events.iter().filter(|turn| turn.ply == ply);
                let taken: Vec<_> = turns
                    .filter_map(|turn| match turn.what {
                        Turning::Taken { from, by } => Some((from, by)),
                        _ => None,
                    })
                    .collect();
                if ply > lane.from && owner != strip.owner {
                    assert_eq!(taken, [(owner, strip.owner)]);
                } else {
                    assert_eq!(taken, []);
                }
                owner = strip.owner;
            }
        }
    });
}

#[test]
fn another_line_is_told_from_where_it_leaves() {
    games::for_each(&[(10, 5), (12, 7)], games::count(6), |game, chance| {
        let whole = lanes(3, &game.positions[3..]);
        let kept = chance.usize(..game.positions.len() - 3);
        let mut again = whole.clone();
        again.truncate(kept);
        for position in &game.positions[3 + kept..] {
            again.push(land(position));
        }
        assert_eq!(again, whole);
    });
}

#[test]
fn a_field_that_is_fenced_in_leaves_the_great_one() {
    let open = games::position("L3,3/4/4/3,D1 L 1 0");
    // A farmer sows along the second file: the first one is a field of its own.
    let fenced = games::position("1,l,2/1,l,2/1,l,2/1,L3,1,D1 D 1 0");
    let lanes = lanes(0, [&open, &fenced]);
    assert_eq!(lanes.lanes().len(), 2);
    assert_eq!(lanes.lanes()[0].events[1].what, Turning::Split(1));
    assert_eq!(lanes.lanes()[1].events[0].what, Turning::Left(0));
    let great = lanes.strip(0, 1).expect("it goes on");
    assert_eq!(great.cells, 7);
    let score = lanes.land(1).expect("told").score();
    assert_eq!(score, fenced.score().unwrap_or_default());
}
