//! What is said to be certain, against a search of all that can follow.

use std::collections::{BTreeMap, HashSet};

use agros::rules::agros::{Cell, Move, Position};
use agros::rules::{ByPlayer, Player, Position as _};
use agros::study::agros::Certain;

use crate::games::{self, position};
use crate::plain::Plain;

/// The most positions that a search looks at.
const MOST: usize = 5_000;

/// What is true of a position and of all that can follow it.
struct Truth {
    /// The cells that are empty and of the same owner for good, and the least harvest by which
    /// they count.
    cells: BTreeMap<usize, (Option<Player>, u8)>,
    half_point: Option<Player>,
    /// The least scores, in half points.
    least: ByPlayer<i32>,
}

/// The truth about a position; `None` where too much can follow it.
fn truth(position: &Position) -> Option<Truth> {
    let start = (Plain::of(position), position.turn(), position.passes());
    let mut truth: Option<Truth> = None;
    let mut seen = HashSet::from([start.clone()]);
    let mut waiting = vec![start];
    while let Some((board, turn, passes)) = waiting.pop() {
        learn(&mut truth, &board);
        if passes == 2 {
            continue;
        }
        let actions = board.actions(turn).into_iter();
        let after = |play: Move| (board.after(turn, play), !turn, 0);
        let pass = (board.clone(), !turn, passes + 1);
        for next in actions.map(after).chain([pass]) {
            if seen.insert(next.clone()) {
                waiting.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    truth
}

/// Leaves of a truth what is true of a board too.
fn learn(truth: &mut Option<Truth>, board: &Plain) {
    let fields = board.fields();
    let mut cells = BTreeMap::new();
    let half_point = board.half_point();
    let mut score = ByPlayer::from_fn(|player| i32::from(half_point == Some(player)));
    for field in &fields {
        cells.extend(
            field
                .cells
                .iter()
                .map(|&cell| (cell, (field.owner, field.harvest))),
        );
        if let Some(owner) = field.owner {
            score[owner] += 2 * field.cells.len() as i32 * i32::from(field.harvest);
        }
    }
    match truth {
        None => {
            *truth = Some(Truth {
                cells,
                half_point,
                least: score,
            });
        }
        Some(truth) => {
            truth
                .cells
                .retain(|cell, (owner, least)| match cells.get(cell) {
                    Some((now, harvest)) if now == owner => {
                        *least = (*least).min(*harvest);
                        true
                    }
                    _ => false,
                });
            truth.half_point = truth.half_point.filter(|_| truth.half_point == half_point);
            truth.least = ByPlayer::from_fn(|player| truth.least[player].min(score[player]));
        }
    }
}

/// The cells that are certain, and how many of them are proved to be.
#[derive(Default)]
struct Recall {
    positions: usize,
    certain: usize,
    proved: usize,
}

fn check(position: &Position, recall: &mut Recall) {
    let Some(truth) = truth(position) else {
        return;
    };
    let plain = Plain::of(position);
    let certain = Certain::of(position);
    let told = format!("{position} {certain:?}");
    let mut points = ByPlayer::from_fn(|player| i32::from(certain.half_point == Some(player)));
    for land in &certain.land {
        for &cell in &land.cells {
            let (owner, least) = truth.cells.get(&plain.index(cell)).expect(&told);
            assert_eq!(*owner, land.owner, "{told}");
            assert!(land.harvest <= *least, "{told}");
            assert_eq!(certain.at(cell), Some(land), "{told}");
            recall.proved += 1;
        }
        if let Some(owner) = land.owner {
            points[owner] += 2 * land.cells.len() as i32 * i32::from(land.harvest);
        }
    }
    if let Some(player) = certain.half_point {
        assert_eq!(truth.half_point, Some(player), "{told}");
    }
    assert_eq!(certain.points, points, "{told}");
    for player in Player::BOTH {
        assert!(points[player] <= truth.least[player], "{told}");
    }
    recall.certain += truth.cells.len();
    recall.positions += 1;
}

#[test]
fn what_is_certain_never_changes() {
    const SIZES: [(u8, u8); 5] = [(4, 1), (4, 2), (4, 3), (5, 2), (6, 2)];
    let mut recall = Recall::default();
    games::for_each(&SIZES, games::count(120), |game, chance| {
        // Much can follow early positions, and little is certain in them.
        let late = game.positions.len() * 2 / 3..game.positions.len() - 1;
        check(&game.positions[chance.usize(late)], &mut recall);
    });
    let Recall {
        positions,
        certain,
        proved,
    } = recall;
    println!("{positions} positions, {proved} of {certain} certain cells proved");
    assert!(
        positions > 0 && proved * 2 > certain,
        "{proved} of {certain}"
    );
}

#[test]
fn all_is_certain_when_the_game_is_over() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, _| {
        let end = game.positions.last().expect("a position");
        let certain = Certain::of(end);
        assert_eq!(certain.points, end.points(), "{end}");
        let cells: usize = certain.land.iter().map(|land| land.cells.len()).sum();
        let empty: usize = end.fields().iter().map(|field| field.cells.len()).sum();
        assert_eq!(cells, empty, "{end}");
    });
}

#[test]
fn nothing_is_certain_in_the_opening() {
    let certain = Certain::of(&position("4/4/4/L1,3 D 1 0"));
    assert_eq!((certain.land, certain.half_point), (Vec::new(), None));
}

#[test]
fn a_walled_field_is_certain_and_one_that_can_be_entered_is_not() {
    // Nobody can move but Dark's d1, and it cannot get past the seeds.
    let position = position("1,l,2/l,l,2/L4,l,2/1,l,1,D1 D 1 0");
    let certain = Certain::of(&position);
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let walled = certain.at(cell("a1")).expect("it is walled");
    assert_eq!((walled.owner, walled.harvest), (Some(Player::First), 4));
    assert_eq!(certain.at(cell("a4")).map(|land| land.owner), Some(None));
    assert_eq!(certain.at(cell("c4")), None, "Dark may land there");
    assert_eq!(certain.points[Player::First], 2 * 4);
}

#[test]
fn a_cell_that_nobody_can_enter_is_open_where_its_field_can_be_cut() {
    // Light's farmer of d4 can land on a1, between b1 and the only farmer of Dark's beside it.
    let tie = position("l,l,l,L3/l,l,l,l/D4,l,l,l/2,L4,D1 L 2 0");
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let owner = |position: &Position| {
        let fields = position.fields();
        let field = fields.iter().find(|field| field.contains(cell("b1")));
        field.expect("it is empty").owner()
    };
    let cut = tie
        .play(tie.read_move("d4+a1").expect("a move"))
        .expect("legal");
    assert_eq!((owner(&tie), owner(&cut)), (None, Some(Player::First)));
    assert_eq!(Certain::of(&tie).at(cell("b1")), None);
    let certain = Certain::of(&cut);
    assert_eq!(
        certain.at(cell("b1")).map(|land| land.owner),
        Some(Some(Player::First))
    );
}
