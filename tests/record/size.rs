//! A game far longer than any that is played.

use std::time::{Duration, Instant};

use crate::{OPENING, ROUND, play, tiny};
use agros::game::{NodeId, Record};

#[test]
fn twenty_thousand_plies_are_played_walked_and_dropped() {
    let started = Instant::now();
    let mut record = Record::<tiny::Position>::new(tiny::Setup { endless: true });
    play(&mut record, OPENING);
    for _ in 0..5_000 {
        play(&mut record, ROUND);
    }
    record.to_start();
    record.to_end();
    assert_eq!(record.ply(record.cursor()), 20_004);
    while record.undo().is_some() {}
    while record.redo().is_some() {}
    assert!(record.delete(record.children(NodeId::ROOT)[0]));
    drop(record);
    assert!(
        started.elapsed() < Duration::from_secs(5),
        "{:?}",
        started.elapsed()
    );
}
