//! The search, tried against a solver that knows nothing of searching well.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use agros::engine::{Judge, Limits, News, Search, Situation, Stop, Value, Weights};
use agros::rules::agros::{Move, Position, Setup};
use agros::rules::{Player, Position as _};

fn search(judge: Judge) -> Search<Judge> {
    Search::new(judge, 8).expect("memory for a small table")
}

/// The final lead of the player to move with best play, in half points: every line to its end.
fn solve(position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let lead = |player| {
        let points = position.points();
        points[player] - points[!player]
    };
    let turn = position.turn();
    let value = if position.outcome().is_some() {
        lead(turn)
    } else {
        let after = |play| {
            let next = position.play(play).expect("a legal move");
            let value = solve(&next, known);
            if next.turn() == turn { value } else { -value }
        };
        position
            .legal_moves()
            .into_iter()
            .map(after)
            .max()
            .expect("a move")
    };
    known.insert(*position, value);
    value
}

/// A position after so many random plies, or where the game ends before.
fn random_position(size: u8, farmers: u8, plies: usize, random: &mut fastrand::Rng) -> Position {
    let setup = Setup::new(size, farmers).expect("a setup");
    let mut position = Position::start(&setup);
    for _ in 0..plies {
        let Some(play) = random.choice(position.legal_moves()) else {
            break;
        };
        position.play_unchecked(play);
    }
    position
}

/// A position in which at most so many cells are empty, after random plies that are no passes
/// unless they must be.
fn late_position(size: u8, farmers: u8, empty: usize, random: &mut fastrand::Rng) -> Position {
    loop {
        let mut position = random_position(size, farmers, 0, random);
        while position.outcome().is_none() {
            let is_empty = |cell: &_| position.at(*cell).is_none();
            if !position.in_opening() && position.cells().filter(is_empty).count() <= empty {
                return position;
            }
            let mut moves = position.legal_moves();
            moves.retain(|play| *play != Move::Pass);
            let play = random.choice(moves).unwrap_or(Move::Pass);
            position.play_unchecked(play);
        }
    }
}

/// Searches positions to the end of the game and compares with the solver.
fn agrees(size: u8, farmers: u8, empty: usize, count: usize) {
    let mut random = fastrand::Rng::with_seed(u64::from(size) << 8 | u64::from(farmers));
    let mut known = HashMap::new();
    for _ in 0..count {
        let position = late_position(size, farmers, random.usize(1..=empty), &mut random);
        let search = search(Judge::network());
        let report = search.run(
            Situation::fresh(&position),
            &Limits::default(),
            &Stop::default(),
            |_| (),
        );
        let Some(line) = report.lines.first() else {
            assert!(position.outcome().is_some(), "{position}: no line");
            continue;
        };
        let value = solve(&position, &mut known);
        assert!(line.score.is_exact(), "{position}: {:?}", line.score);
        assert_eq!(line.score.value, Value::half_points(value), "{position}");
        let best = line.moves[0];
        let next = position.play(best).expect("a legal move");
        let kept = solve(&next, &mut known);
        let kept = if next.turn() == position.turn() {
            kept
        } else {
            -kept
        };
        assert_eq!(kept, value, "{position}: {best} does not keep the value");
    }
}

#[test]
fn values_on_4x4_are_those_of_a_solver() {
    agrees(4, 1, 7, 150);
    agrees(4, 2, 6, 150);
}

#[test]
fn values_on_5x5_are_those_of_a_solver() {
    agrees(5, 1, 8, 75);
    agrees(5, 2, 7, 75);
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut known = HashMap::new();
    for _ in 0..20 {
        let position = late_position(4, 1, random.usize(4..=7), &mut random);
        let mut values: Vec<i32> = position
            .legal_moves()
            .into_iter()
            .map(|play| -solve(&position.play(play).expect("legal"), &mut known))
            .collect();
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        let mut search = search(Judge::new(Weights::BARE));
        search.set_lines(3);
        let situation = Situation::fresh(&position);
        let report = search.run(situation, &Limits::default(), &Stop::default(), |_| ());
        let found: Vec<Value> = report.lines.iter().map(|line| line.score.value).collect();
        values.truncate(3);
        let expected: Vec<Value> = values.into_iter().map(Value::half_points).collect();
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn two_placements_in_a_row_are_both_for_the_one_who_makes_them() {
    let mut random = fastrand::Rng::with_seed(13);
    for _ in 0..20 {
        // Dark is to place two farmers on the seven empty cells.
        let position = random_position(4, 8, 9, &mut random);
        let mut most = i32::MIN;
        for first in position.legal_moves() {
            let second = position.play(first).expect("legal");
            assert_eq!(second.turn(), Player::Second);
            for last in second.legal_moves() {
                let points = second.play(last).expect("legal").points();
                most = most.max(points[Player::Second] - points[Player::First]);
            }
        }
        let situation = Situation::fresh(&position);
        let search = search(Judge::new(Weights::BARE));
        let report = search.run(situation, &Limits::depth(2), &Stop::default(), |_| ());
        assert_eq!(report.lines[0].score.value, Value::half_points(most));
    }
}

#[test]
fn the_lead_after_a_pass_can_be_taken_by_passing() {
    let position = Position::parse("L3,3/4/4/D1,d,d,d L 1 1").expect("a position after a pass");
    let lead = {
        let points = position.points();
        points[Player::First] - points[Player::Second]
    };
    let search = search(Judge::network());
    let situation = Situation::fresh(&position);
    for depth in 1..4 {
        let report = search.run(situation, &Limits::depth(depth), &Stop::default(), |_| ());
        assert!(report.lines[0].score.value >= Value::half_points(lead));
    }
}

#[test]
fn a_search_ends_soon_after_it_is_told_to() {
    let setup = Setup::new(10, 5).expect("a setup");
    let mut random = fastrand::Rng::with_seed(3);
    let position = random_position(setup.size(), setup.farmers(), 40, &mut random);
    let mut search = search(Judge::network());
    search.set_threads(2);
    let mut late: Vec<Duration> = (0..5)
        .map(|_| {
            let stop = Stop::default();
            let told = std::thread::scope(|scope| {
                let teller = scope.spawn(|| {
                    std::thread::sleep(Duration::from_millis(50));
                    stop.stop();
                    Instant::now()
                });
                let situation = Situation::fresh(&position);
                search.run(situation, &Limits::default(), &stop, |_| ());
                teller.join().expect("a time")
            });
            told.elapsed()
        })
        .collect();
    late.sort_unstable();
    assert!(late[2] < Duration::from_millis(10), "{late:?}");
}

#[test]
fn a_search_tells_several_times_a_second_how_far_it_has_come() {
    let setup = Setup::new(10, 5).expect("a setup");
    let mut random = fastrand::Rng::with_seed(3);
    let position = random_position(setup.size(), setup.farmers(), 40, &mut random);
    let limits = Limits {
        time: Some(Duration::from_millis(1500)),
        ..Limits::default()
    };
    let mut told = Vec::new();
    let situation = Situation::fresh(&position);
    let report = search(Judge::network()).run(situation, &limits, &Stop::default(), |news| {
        if let News::Working(effort) = news {
            told.push(effort);
        }
    });
    assert!(told.len() >= 3, "{told:?}");
    let grows = told.is_sorted_by(|one, next| one.nodes < next.nodes && one.time < next.time);
    assert!(
        grows && told[told.len() - 1].nodes <= report.nodes,
        "{told:?}"
    );
}

#[test]
fn a_search_that_is_stopped_before_it_begins_names_a_legal_move() {
    let stop = Stop::default();
    stop.stop();
    for plies in [0, 3, 12, 60] {
        let position = random_position(8, 3, plies, &mut fastrand::Rng::with_seed(5));
        let situation = Situation::fresh(&position);
        let report = search(Judge::network()).run(situation, &Limits::default(), &stop, |_| ());
        position
            .check(report.best().expect("a move"))
            .expect("legal");
    }
}

#[test]
fn a_finished_game_has_no_line() {
    let position = Position::parse("L3,3/4/4/D1,d,d,d L 1 2").expect("a finished game");
    let situation = Situation::fresh(&position);
    let report =
        search(Judge::network()).run(situation, &Limits::depth(3), &Stop::default(), |_| ());
    assert_eq!(report.best(), None);
}

#[test]
fn the_number_of_nodes_is_kept_to() {
    let position = random_position(10, 5, 30, &mut fastrand::Rng::with_seed(9));
    for nodes in [1, 100, 5_000] {
        let situation = Situation::fresh(&position);
        let limits = Limits::nodes(nodes);
        let report = search(Judge::network()).run(situation, &limits, &Stop::default(), |_| ());
        assert!(report.nodes <= nodes, "{} of {nodes}", report.nodes);
        assert!(report.best().is_some());
    }
}

#[test]
fn fast_games_on_every_board_have_legal_moves_only() {
    let mut random = fastrand::Rng::with_seed(11);
    let stop = Stop::default();
    // A release run plays them all: AGROS_FAST_GAMES=10000.
    let games = std::env::var("AGROS_FAST_GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    for _ in 0..games.unwrap_or(40) {
        let size = random.u8(4..=16);
        let farmers = random.u8(1..=if size == 4 { 8 } else { 9 });
        let mut position = random_position(size, farmers, 0, &mut random);
        let mut search = Search::new(Judge::network(), 1).expect("a small table");
        search.set_lines(random.usize(1..=2));
        while position.outcome().is_none() {
            let limits = Limits::nodes(random.u64(1..200));
            let report = search.run(Situation::fresh(&position), &limits, &stop, |_| ());
            let best = report.best().expect("a move while the game goes on");
            position = position
                .play(best)
                .unwrap_or_else(|error| panic!("{position}: {error}"));
        }
    }
}
