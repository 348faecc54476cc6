//! Games of every kind.

use agros::game::{Mark, NodeId, Record, Shape};
use agros::rules::{self, Position, agon, agora};
use agros::storage::journal::{Journal, take_up};

use crate::{content, folder, killed};

/// Plays at random, with marks and comments and things taken back.
fn check<P: Position>(setup: P::Setup) {
    let folder = folder();
    let mut random = fastrand::Rng::with_seed(7);
    let mut record = Record::<P>::new(setup);
    let mut journal = Journal::begin(folder.path(), &*record, None);
    for ply in 0..150 {
        let here = record.position(record.cursor()).clone();
        let below = |count| random.u32(0..count);
        match here.draw(below) {
            Some(play) if record.outcome(record.cursor()).is_none() => {
                record.play(play).expect("a legal move");
                if let Some(cell) = P::ends(play).1 {
                    record.toggle_mark(record.cursor(), Mark::new(cell, Shape::Ring));
                }
            }
            _ => record.to_start(),
        }
        if ply % 7 == 0 {
            record.set_comment(record.cursor(), &format!("ply {ply}"));
        }
        if ply % 11 == 0 {
            record.undo();
            record.undo();
        }
        journal.tell(&record.take_news()).expect("told");
    }
    let (recovered, ..) = take_up::<P>(&killed(journal)).expect("the game");
    let mut back = recovered.record;
    assert_eq!(recovered.damaged_from, None);
    assert!(record.all().count() > 20);
    assert_eq!(content(&back), content(&record));
    while let Some(place) = record.undo() {
        assert_eq!(back.undo(), Some(place));
    }
    assert_eq!(content(&back), content(&record));
    assert!(back.go_to(NodeId::ROOT));
}

#[test]
fn games_of_agros_come_back() {
    check::<rules::agros::Position>(Default::default());
    check::<rules::agros::Position>(rules::agros::Setup::new(7, 3).expect("a setup"));
}

#[test]
fn games_of_agon_come_back() {
    check::<agon::Position>(agon::Setup::default());
}

#[test]
fn games_of_agora_come_back() {
    check::<agora::Position>(agora::Setup::default());
}
