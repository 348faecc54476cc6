//! Results are held to the end, or lost.

use std::collections::HashMap;

use agros::coach::training::{Exercise, Held, Quarry, hold};
use agros::coach::{Aim, Question, Teachable};
use agros::engine::{Limits, Stop, Value, for_first};
use agros::game::{Document, NodeId};
use agros::rules::{Position as _, agon, agora, agros as farms};

use crate::{first, small};

/// The final lead of the player to move with best play, in half points: every line to its end.
fn solve(position: &farms::Position, known: &mut HashMap<farms::Position, i32>) -> i32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let turn = position.turn();
    let value = if position.outcome().is_some() {
        let points = position.points();
        points[turn] - points[!turn]
    } else {
        let moves = position.legal_moves().into_iter();
        let values = moves.map(|play| solve_after(position, play, known));
        values.max().expect("a move")
    };
    known.insert(*position, value);
    value
}

fn solve_after(
    position: &farms::Position,
    play: farms::Move,
    known: &mut HashMap<farms::Position, i32>,
) -> i32 {
    let next = position.play(play).expect("legal");
    let value = solve(&next, known);
    match next.turn() == position.turn() {
        true => value,
        false => -value,
    }
}

/// Endgames whose whole rest a solver can go through.
fn endgames() -> Vec<Exercise<farms::Position>> {
    let found = first::<farms::Position>(|seed| Quarry::Endgame(small(4, 1), seed), 24);
    assert!(found.len() > 2, "{} found", found.len());
    found
}

#[test]
fn results_to_hold_are_exact_and_held_by_the_moves_that_are_named() {
    let mut known = HashMap::new();
    for exercise in endgames() {
        let question = &exercise.question;
        assert_eq!(question.aim, Aim::Hold);
        let position = question.position;
        let value = solve(&position, &mut known);
        let told = for_first(position.turn(), question.verdict.value);
        assert_eq!(told, Value::half_points(value), "{position}");
        assert!(question.verdict.exact && value >= 0);
        let moves = position.legal_moves();
        let holds = |play: &farms::Move| solve_after(&position, *play, &mut known) >= value;
        let mut holding: Vec<_> = moves.iter().copied().filter(holds).collect();
        let mut named = question.as_good.clone();
        named.push(question.best());
        holding.sort_by_key(ToString::to_string);
        named.sort_by_key(ToString::to_string);
        assert_eq!(holding, named, "{position}");
        assert!(holding.len() < moves.len(), "there is something to find");
    }
}

/// Plays a question to its end by the moves that are told, and says how that went.
fn held_to_the_end<P: Teachable>(question: &Question<P>) -> (Document<P>, NodeId) {
    let limits = Limits::nodes(400_000);
    let mut game = question.document();
    let mut node = game.cursor();
    let mut since: Vec<P::Move> = Vec::new();
    let mut next = question.best();
    for _ in 0..200 {
        let held = hold(question, &since, next, &limits, &Stop::default());
        let held = held.expect("there is memory").expect("nobody stopped it");
        assert_ne!(held.kept, Some(false), "{next} after {since:?}");
        let told = std::iter::once(next).chain(held.reply.iter().copied());
        for play in told {
            node = game.add(node, play).expect("legal");
            since.push(play);
        }
        match held.line.first() {
            Some(&best) => next = best,
            None => break,
        }
    }
    (game, node)
}

#[test]
fn a_result_is_held_by_the_best_moves_and_lost_by_others() {
    let mut known = HashMap::new();
    let limits = Limits::nodes(1_000_000);
    for exercise in endgames().into_iter().take(3) {
        let question = &exercise.question;
        let position = question.position;
        let value = solve(&position, &mut known);
        for play in position.legal_moves() {
            let held = hold(question, &[], play, &limits, &Stop::default());
            let held: Held<_> = held.expect("there is memory").expect("nobody stopped it");
            let after = solve_after(&position, play, &mut known);
            assert_eq!(held.kept, Some(after >= value), "{play} in {position}");
            if after < value {
                assert_eq!(held.loss.half_points, value - after, "{play} in {position}");
            }
        }
        let (game, node) = held_to_the_end(question);
        assert!(game.outcome(node).is_some(), "it is played to the end");
        let points = game.position(node).points();
        let holder = position.turn();
        assert!(points[holder] - points[!holder] >= value);
    }
}

fn a_win_is_held<P: Teachable>(setup: P::Setup, seeds: u64) {
    let found = first::<P>(|seed| Quarry::Endgame(setup.clone(), seed), seeds);
    assert!(!found.is_empty(), "of {seeds} games");
    for exercise in found.iter().take(2) {
        let question = &exercise.question;
        let holder = question.position.turn();
        let value = for_first(holder, question.verdict.value);
        assert!(value.forced().is_some_and(|(wins, _)| wins), "{value:?}");
        let (game, node) = held_to_the_end(question);
        let outcome = game.outcome(node).expect("it is played to the end");
        assert_eq!(outcome.winner, Some(holder));
    }
}

#[test]
fn a_win_of_agon_is_held_to_the_end() {
    a_win_is_held::<agon::Position>(Default::default(), 12);
}

#[test]
fn a_win_of_agora_is_held_to_the_end() {
    a_win_is_held::<agora::Position>(Default::default(), 24);
}
