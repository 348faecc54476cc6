//! Journals that cannot be written for a while.

use std::fs;

use agros::game::Record;
use agros::rules::agros::{Position, Setup};
use agros::storage::journal::{Journal, take_up};

use crate::{content, folder, killed, offered, play};

#[test]
fn what_could_not_be_written_is_written_with_what_comes_next() {
    let parent = folder();
    let folder = parent.path().join("journals");
    fs::write(&folder, "in the way").expect("a file");
    let mut record = Record::<Position>::new(Setup::default());
    let mut journal = Journal::begin(&folder, &record, None);
    play(&mut record, "g3");
    assert!(journal.tell(&record.take_news()).is_err());
    play(&mut record, "i5");
    assert!(journal.tell(&record.take_news()).is_err());
    fs::remove_file(&folder).expect("out of the way");
    play(&mut record, "d8");
    journal.tell(&record.take_news()).expect("written");
    let (recovered, ..) = take_up::<Position>(&killed(journal)).expect("the game");
    assert_eq!(content(&recovered.record), content(&record));
}

#[test]
fn nothing_is_written_before_something_is_done() {
    let parent = folder();
    let folder = parent.path().join("journals");
    let record = Record::<Position>::new(Setup::default());
    let mut journal = Journal::begin(&folder, &record, None);
    journal
        .tell_file(&parent.path().join("game.agros"))
        .expect("nothing to write");
    assert!(!folder.exists());
    killed(journal);
    assert_eq!(offered(&folder), Default::default());
}
