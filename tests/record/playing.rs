//! Moves are played, followed, taken back and made again.

use crate::{children, line, main_line, new, play};
use agros::game::{Change, NodeId, Place};

#[test]
fn another_move_starts_a_line_beside_the_old_one() {
    let mut record = new();
    play(&mut record, "b f e c");
    record.go_to_ply(2);
    play(&mut record, "d c");
    assert_eq!(line(&record), "b f d c");
    assert_eq!(main_line(&record), "b f e c");
    record.go_to_ply(2);
    assert_eq!(children(&record, record.cursor()), "e d");
}

#[test]
fn a_move_that_is_there_is_followed_and_is_no_change() {
    let mut record = new();
    let nodes = play(&mut record, "b f e c");
    record.to_start();
    let (stamp, undo) = (record.stamp(), record.next_undo());
    assert_eq!(play(&mut record, "b f e c"), nodes);
    assert_eq!((record.stamp(), record.next_undo()), (stamp, undo));
    assert_eq!(record.all().count(), 5);
}

#[test]
fn the_line_goes_on_as_last_followed() {
    let mut record = new();
    play(&mut record, "b f e c");
    record.go_to_ply(1);
    let side = play(&mut record, "e f d")[0];
    record.to_start();
    assert_eq!(line(&record), "b e f d");
    record.to_end();
    assert_eq!(record.ply(record.cursor()), 4);
    assert!(record.is_on_line(side));

    record.go_to(record.main_end());
    record.to_start();
    assert_eq!(line(&record), "b f e c");
    assert!(!record.is_on_line(side));
    assert!(record.step_forward());
    assert!(record.step_back());
    assert!(!record.step_back());
    record.go_to_ply(99);
    assert!(!record.step_forward());
    assert_eq!(record.ply(record.cursor()), 4);
}

#[test]
fn a_move_taken_back_stays_and_is_redone() {
    let mut record = new();
    let nodes = play(&mut record, "b f");
    let place = |node| {
        Some(Place {
            change: Change::Move,
            node,
        })
    };
    record.to_start();
    assert_eq!(record.undo(), place(nodes[1]));
    assert_eq!(record.cursor(), nodes[0]);
    assert_eq!(line(&record), "b f");
    assert_eq!(record.undo(), place(nodes[0]));
    assert_eq!(record.cursor(), NodeId::ROOT);
    assert_eq!(record.undo(), None);
    assert_eq!(line(&record), "b f");

    assert_eq!(record.redo(), place(nodes[0]));
    assert_eq!(record.redo(), place(nodes[1]));
    assert_eq!(record.cursor(), nodes[1]);
    assert_eq!(record.redo(), None);
}

#[test]
fn playing_the_move_just_taken_back_redoes_it() {
    let mut record = new();
    let nodes = play(&mut record, "b f");
    record.undo();
    play(&mut record, "f");
    assert_eq!(record.next_redo(), None);
    record.undo();
    assert_eq!(record.cursor(), nodes[0]);
}

#[test]
fn a_move_in_place_of_one_taken_back_goes_on_with_the_game() {
    let mut record = new();
    play(&mut record, "b f e");
    record.undo();
    record.undo();
    let parent = record.cursor();
    play(&mut record, "d");
    assert_eq!(main_line(&record), "b d");
    assert_eq!(children(&record, parent), "d f");
    assert_eq!(
        record.all().count(),
        5,
        "the plies taken back are still there"
    );

    record.undo();
    assert_eq!(record.cursor(), parent);
    assert_eq!(children(&record, parent), "f d");
    record.redo();
    assert_eq!(children(&record, parent), "d f");

    record.undo();
    play(&mut record, "c");
    assert_eq!(children(&record, parent), "c f d");
}

#[test]
fn a_side_line_taken_back_is_followed_by_another_side_line() {
    let mut record = new();
    play(&mut record, "b f");
    record.step_back();
    let parent = record.cursor();
    play(&mut record, "d");
    record.undo();
    play(&mut record, "e");
    assert_eq!(children(&record, parent), "f e d");
    record.undo();
    assert_eq!(children(&record, parent), "f d e");
}
