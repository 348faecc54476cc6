//! Threats and flips against a plain search.

use std::collections::{BTreeMap, BTreeSet};

use agros::rules::agros::{Field, Move, Position};
use agros::rules::{Player, Position as _};
use agros::study::agros::{Flips, Threat, Threats};

use crate::games::{self, position};
use crate::plain::Plain;

const SMALL: [(u8, u8); 8] = [
    (4, 1),
    (4, 2),
    (5, 2),
    (6, 4),
    (5, 3),
    (6, 2),
    (6, 3),
    (5, 4),
];

/// A position of any phase after the opening of each game.
fn for_each_position(count: usize, mut visit: impl FnMut(&Position)) {
    games::for_each(&SMALL, games::count(count), |game, chance| {
        let after_opening =
            |position: &&Position| !position.in_opening() && position.count_moves() > 0;
        let positions: Vec<_> = game.positions.iter().filter(after_opening).collect();
        visit(positions[chance.usize(..positions.len())]);
    });
}

fn cells(plain: &Plain, field: &Field) -> BTreeSet<usize> {
    field.cells.iter().map(|&cell| plain.index(cell)).collect()
}

#[test]
fn threats_are_what_trying_every_move_shows() {
    for_each_position(300, |position| {
        let plain = Plain::of(position);
        let threats = Threats::of(position);
        for (field, threats) in position.fields().iter().zip(threats.fields) {
            let of_field = cells(&plain, field);
            let mut told: BTreeMap<(Player, Move), [bool; 3]> = BTreeMap::new();
            for by in Player::BOTH
                .into_iter()
                .filter(|&by| field.owner() != Some(by))
            {
                for play in plain.actions(by) {
                    let next = plain.after(by, play);
                    let heir = next.heir(field.owner(), &of_field);
                    let takes = heir == Some(Some(by));
                    let neutralises = field.owner().is_some() && heir == Some(None);
                    let parts = next.fields().into_iter();
                    let parts = parts
                        .filter(|part| !part.cells.is_disjoint(&of_field))
                        .count();
                    if takes || neutralises || parts > 1 {
                        told.insert((by, play), [takes, neutralises, parts > 1]);
                    }
                }
            }
            let found = |threat: &Threat| {
                let kinds = [threat.takes, threat.neutralises, threat.cuts];
                ((threat.by, threat.play), kinds)
            };
            let count = threats.len();
            let found: BTreeMap<_, _> = threats.iter().map(found).collect();
            assert_eq!(found, told, "{position} {:?}", field.cells);
            assert_eq!(found.len(), count, "each is told once: {position}");
        }
    });
}

/// The fewest moves of a player that give each field to someone else.
fn distances(plain: &Plain, position: &Position, player: Player) -> Vec<Option<usize>> {
    let fields = position.fields();
    let mut distances = vec![None; fields.len()];
    let mut boards = vec![plain.clone()];
    for depth in 1..=3 {
        let on = |board: &Plain| -> Vec<Plain> {
            let actions = board.actions(player).into_iter();
            actions.map(|play| board.after(player, play)).collect()
        };
        boards = boards.iter().flat_map(on).collect();
        for (field, distance) in fields.iter().zip(&mut distances) {
            let of_field = cells(plain, field);
            let flips = |board: &Plain| {
                let heir = board.heir(field.owner(), &of_field);
                heir.is_some_and(|heir| heir != field.owner())
            };
            if distance.is_none() && boards.iter().any(flips) {
                *distance = Some(depth);
            }
        }
    }
    distances
}

#[test]
fn flips_are_the_fewest_moves_that_a_plain_search_finds() {
    let mut seen = BTreeSet::new();
    for_each_position(60, |position| {
        let plain = Plain::of(position);
        let flips = Flips::of(position, || false).expect("it was not cancelled");
        let fields = position.fields();
        for player in Player::BOTH {
            let distances = distances(&plain, position, player);
            for ((field, flips), distance) in fields.iter().zip(&flips.fields).zip(distances) {
                let told = format!("{position} {player:?} {:?}", field.cells);
                let flip = flips[player].as_ref();
                assert_eq!(flip.map(|flip| flip.moves.len()), distance, "{told}");
                seen.insert(distance);
                let Some(flip) = flip else {
                    continue;
                };
                let board = flip.moves.iter().fold(plain.clone(), |board, &play| {
                    assert!(board.actions(player).contains(&play), "{told} {play}");
                    board.after(player, play)
                });
                let heir = board.heir(field.owner(), &cells(&plain, field));
                assert_eq!(heir, Some(flip.to), "{told}");
                assert_ne!(flip.to, field.owner(), "{told}");
            }
        }
    });
    assert_eq!(seen, BTreeSet::from([None, Some(1), Some(2), Some(3)]));
}

#[test]
fn a_field_that_was_covered_can_flip_when_it_is_left_again() {
    let position = position("1,L1,l,d/D2,d,1,D1/L2,d,l,d/1,l,l,d L 2 0");
    let flips = Flips::of(&position, || false).expect("it was not cancelled");
    let field = position
        .fields()
        .iter()
        .position(|field| field.contains("c3".parse().expect("a cell")));
    let flip = flips.fields[field.expect("it is empty")][Player::Second].clone();
    let moves = flip.map(|flip| {
        flip.moves
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    });
    assert_eq!(
        moves.as_deref(),
        Some(["d3+c3".into(), "c3+a1".into()].as_slice())
    );
}

#[test]
fn a_search_for_flips_that_is_cancelled_tells_nothing() {
    let position = position("L3,3/4/4/3,D1 L 1 0");
    assert_eq!(Flips::of(&position, || true), None);
    let mut asked = 0;
    let enough = Flips::of(&position, || {
        asked += 1;
        asked > 2
    });
    assert_eq!((enough, asked), (None, 3));
}

#[test]
fn the_opponent_of_an_owner_threatens_and_the_owner_does_not() {
    let position = position("L3,3/4/4/3,D3 L 1 0");
    let threats = Threats::of(&position);
    let takes = |by: Player| threats.fields[0].iter().any(|t| t.by == by && t.takes);
    assert!(
        takes(Player::First) && takes(Player::Second),
        "nobody has it"
    );
    let dark = position
        .play(position.read_move("a4-c4").expect("a move"))
        .expect("legal");
    let threats = Threats::of(&dark);
    let owned = dark
        .fields()
        .iter()
        .position(|field| field.owner() == Some(Player::Second));
    let owned = owned.expect("Dark has the rest");
    assert!(
        threats.fields[owned]
            .iter()
            .all(|threat| threat.by == Player::First)
    );
}
