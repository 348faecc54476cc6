//! Repetition, forced passes and the end of a game.

use crate::{OPENING, ROUND, new, play};
use agros::game::{Ending, GameResult, PlayError};
use agros::rules::{Player, Position as _, Reason};

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut record = new();
    play(&mut record, OPENING);
    play(&mut record, ROUND);
    assert_eq!(
        record.outcome(record.cursor()),
        None,
        "the second occurrence"
    );
    play(&mut record, ROUND);
    let outcome = record.outcome(record.cursor()).unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::REPETITION));
    assert_eq!(record.result(), Some(GameResult::Play(outcome)));

    let on = record.position(record.cursor()).read_move("e-d").unwrap();
    assert_eq!(record.play(on), Err(PlayError::Over(Reason::REPETITION)));
    assert!(!record.set_ending(Some(Ending::Agreement(None))));
}

#[test]
fn only_the_way_to_a_position_counts_for_repetition() {
    let mut record = new();
    let opening = play(&mut record, OPENING);
    play(&mut record, ROUND);
    record.go_to(*opening.last().unwrap());
    play(&mut record, "f-g b-a g-f a-b");
    assert_eq!(record.outcome(record.cursor()), None);
}

#[test]
fn a_forced_pass_is_a_ply() {
    let mut record = new();
    play(&mut record, "b d e c e-f b-a f-e c-b d-c");
    let moves = record.position(record.cursor()).legal_moves();
    assert_eq!(moves.len(), 1);
    play(&mut record, "pass");
    assert_eq!(record.ply(record.cursor()), 10);
}

#[test]
fn a_finished_game_is_taken_back_and_played_on() {
    let mut record = new();
    play(&mut record, "b d c e pass e-f d-e");
    let end = play(&mut record, "f-g")[0];
    let arrival = record.outcome(end).unwrap();
    assert_eq!(
        (arrival.winner, arrival.reason),
        (Some(Player::First), Reason("arrival"))
    );
    assert!(record.position(end).legal_moves().is_empty());

    record.undo();
    assert_eq!(record.outcome(record.cursor()), None);
    assert_eq!(
        record.result(),
        Some(GameResult::Play(arrival)),
        "the ply is still there"
    );
    play(&mut record, "b-a");
    assert_eq!(record.result(), None);
}
