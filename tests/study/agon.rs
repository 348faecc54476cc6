//! The facts of Agon, held against what follows from the moves of the rules alone.

use std::collections::BTreeSet;

use agros::rules::agon::{Cell, Move, Position, Rank, Setup, Variant};
use agros::rules::{Player, Position as _};
use agros::study::agon::{Effect, Way, dangers, mobility, turns_of};

/// Positions of random games under every setup.
fn positions(games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let setup = Setup {
            variant: Variant::ALL[seed as usize % 3],
            queen_avoids_centre: seed % 2 == 0,
            ..Setup::default()
        };
        let mut position = Position::start(&setup);
        for _ in 0..120 {
            found.push(position);
            let Some(play) = position.draw(|below| random.u32(..below)) else {
                break;
            };
            position = position.play(play).expect("legal");
        }
    }
    found
}

/// The six directions, as steps of axial coordinates.
const WAYS: [(i8, i8); 6] = [(0, -1), (0, 1), (1, -1), (-1, 1), (1, 0), (-1, 0)];

fn beside(cell: Cell, (q, r): (i8, i8)) -> Option<Cell> {
    let (at_q, at_r) = cell.axial();
    Cell::from_axial(at_q + q, at_r + r)
}

/// The men of a player that stand between two enemies and are not marked yet, when a man of the
/// enemy's has gone from one cell to another.
fn sandwiched(position: &Position, player: Player, from: Option<Cell>, to: Cell) -> BTreeSet<Cell> {
    let is_enemy = |cell: Option<Cell>| {
        cell.is_some_and(|cell| {
            let stood = position.at(cell).is_some_and(|man| man.owner != player);
            cell == to || (stood && Some(cell) != from)
        })
    };
    let men = Cell::all().filter(|&cell| {
        let man = position.at(cell);
        man.is_some_and(|man| man.owner == player && !man.captured)
    });
    men.filter(|&man| {
        let ways = WAYS.into_iter();
        let mut pairs = ways.map(|(q, r)| (beside(man, (q, r)), beside(man, (-q, -r))));
        pairs.any(|(one, other)| is_enemy(one) && is_enemy(other))
    })
    .collect()
}

#[test]
fn men_in_danger_are_those_that_a_move_of_the_other_side_would_mark() {
    let mut seen = 0;
    for position in positions(40) {
        let found: BTreeSet<(Cell, Move)> = dangers(&position)
            .into_iter()
            .map(|danger| (danger.man, danger.by))
            .collect();
        let mut expected = BTreeSet::new();
        for by in Player::BOTH {
            let Some(on_turn) = position.with_turn(by) else {
                continue;
            };
            for play in on_turn.legal_moves() {
                if let (from, Some(to)) = Position::ends(play) {
                    let men = sandwiched(&position, !by, from, to);
                    // Those who stand there already are marked by any move, a pass included.
                    expected.extend(men.into_iter().map(|man| (man, play)));
                }
            }
        }
        assert_eq!(found, expected, "{position}");
        seen += found.len();
    }
    assert!(seen > 1000, "only {seen} captures were possible");
}

#[test]
fn the_rules_know_the_same_men_in_danger_of_a_step() {
    for position in positions(40) {
        let (mover, enemy) = (position.turn(), !position.turn());
        let stepping = !position.is_placing() && position.captured(mover).is_empty();
        if position.outcome().is_some() || !stepping {
            continue;
        }
        let standing: BTreeSet<Cell> = position
            .men(enemy)
            .filter(|&man| position.men(mover).pairs_around(man).next().is_some())
            .collect();
        let by_step: BTreeSet<Cell> = dangers(&position)
            .into_iter()
            .filter(|danger| position.men(enemy).contains(danger.man))
            .map(|danger| danger.man)
            .filter(|man| !standing.contains(man))
            .collect();
        let known: BTreeSet<Cell> = position.in_danger(enemy).collect();
        assert!(by_step.is_subset(&known), "{position}");
    }
}

#[test]
fn no_move_saves_its_player_more_than_a_turn_and_who_has_none_left_has_won() {
    let mut saved = 0;
    for position in positions(60) {
        let mover = position.turn();
        let before = Way::of(&position, mover).turns();
        for play in position.legal_moves() {
            let after = position.play(play).expect("legal");
            let left = Way::of(&after, mover).turns();
            assert!(left + 1 >= before, "{position} {play}: {before} to {left}");
            saved += usize::from(left < before);
            let won = after.outcome().is_some_and(|end| end.winner == Some(mover));
            assert_eq!(left == 0, won, "{position} {play}");
        }
    }
    assert!(saved > 10_000, "only {saved} moves led anywhere");
}

#[test]
fn at_the_start_every_step_is_counted() {
    let start = Position::start(&Setup::default());
    for player in Player::BOTH {
        assert_eq!(
            Way::of(&start, player),
            Way {
                queen: 5,
                guards: 24
            }
        );
    }
    let empty = Position::start(&Setup {
        variant: Variant::Free,
        ..Setup::default()
    });
    let way = Way::of(&empty, Player::First);
    assert_eq!(
        way,
        Way {
            queen: 2,
            guards: 6
        }
    );
    assert_eq!(turns_of(&empty, Cell::CENTRE), None);
}

#[test]
fn a_captured_man_begins_again_but_a_queen_may_be_at_her_goal_at_once() {
    let position = |option| {
        let text = "2g3/7/8/3gGG3/5g!4/1Q!2g1G1Gq1/4G5/3g1g3/4G3/7/6 B standard 0 0";
        let setup = Setup {
            queen_avoids_centre: option,
            ..Setup::default()
        };
        let position = Position::parse(text).expect("a position").under(&setup);
        position.expect("the setup fits")
    };
    let turns = |option, cell: &str| {
        let cell = cell.parse().expect("a cell");
        turns_of(&position(option), cell)
    };
    assert_eq!(turns(false, "e6"), Some(5));
    assert_eq!(turns(false, "f2"), Some(1));
    assert_eq!(turns(true, "f2"), Some(2));
    assert_eq!(turns(false, "f10"), Some(4));
}

#[test]
fn mobility_counts_the_moves_of_each_man() {
    for position in positions(12) {
        let counts = mobility(&position);
        if position.is_placing() || position.outcome().is_some() {
            assert_eq!(counts, []);
            continue;
        }
        for (man, count) in counts {
            let owner = position.at(man).expect("a man").owner;
            let on_turn = position.with_turn(owner).expect("the game goes on");
            let goes = |to| {
                let step = Move::Step { from: man, to };
                let relocation = Move::Relocate { from: man, to };
                on_turn.check(step).is_ok() || on_turn.check(relocation).is_ok()
            };
            let targets = Cell::all().filter(|&to| goes(to)).count();
            assert_eq!(targets, count as usize, "{position} {man}");
        }
    }
}

#[test]
fn an_effect_names_what_is_captured_and_how_it_ends() {
    let position = Position::parse("2g3/7/8/3gGG3/5g4/1Q2g2GGq1/4G5/3g1g3/4G3/7/6 W standard 0 0");
    let position = position.expect("a position");
    let effect = |text: &str| {
        let play = position.read_move(text).expect("legal");
        Effect::of(&position, play)
    };
    let capture = effect("f8-f7");
    let e6: Cell = "e6".parse().expect("a cell");
    assert_eq!(capture.captured, [(e6, Rank::Guard)]);
    assert_eq!((capture.man, capture.inwards), (Some(Rank::Guard), true));
    assert_eq!(capture.end, None);
    assert_eq!(effect("f2-f3").man, Some(Rank::Queen));
}
