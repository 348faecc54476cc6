//! What is offered after a crash, and what is not.

use std::fs;

use agros::rules::agros::Position;
use agros::storage::game_file;
use agros::storage::journal::{RecoverError, discard, take_up};

use crate::{begun, folder, killed, offered};

#[test]
fn a_living_journal_is_not_offered_and_cannot_be_taken() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), "g3 i5");
    assert_eq!(offered(folder.path()), Default::default());
    let path = journal.path().to_owned();
    assert!(matches!(
        take_up::<Position>(&path),
        Err(RecoverError::Living)
    ));
    assert!(matches!(discard(&path), Err(RecoverError::Living)));
    killed(journal);
    let games = offered(folder.path()).games;
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].game, games[0].ply), ("agros", 2));
    assert_eq!(games[0].file, None);
}

#[test]
fn a_journal_that_was_taken_up_is_living() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), "g3");
    let path = killed(journal);
    let (_, journal, _) = take_up::<Position>(&path).expect("the game");
    assert_eq!(offered(folder.path()), Default::default());
    killed(journal);
    assert_eq!(offered(folder.path()).games.len(), 1);
}

#[test]
fn the_newest_game_comes_first() {
    let folder = folder();
    for moves in ["g3", "g3 i5", "g3 i5 d8"] {
        let (_, journal) = begun(folder.path(), moves);
        killed(journal);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let games = offered(folder.path()).games;
    let plies: Vec<_> = games.iter().map(|game| game.ply).collect();
    assert_eq!(plies, [3, 2, 1]);
}

#[test]
fn a_game_that_ended_well_leaves_nothing() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), "g3 i5");
    journal.end().expect("removed");
    let (_, untouched) = begun(folder.path(), "");
    untouched.end().expect("nothing to remove");
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

#[test]
fn a_game_that_its_file_holds_is_not_offered() {
    let folder = folder();
    let file = folder.path().join("game.agros");
    let (mut record, mut journal) = begun(folder.path(), "g3 i5");
    game_file::save(&file, &record).expect("saved");
    journal.tell_file(&file).expect("told");
    // Going elsewhere is no change.
    record.step_back();
    let path = killed(journal);
    assert_eq!(offered(folder.path()), Default::default());
    assert!(!path.exists());
}

#[test]
fn a_game_whose_file_was_changed_or_lost_is_offered() {
    for lost in [false, true] {
        let folder = folder();
        let file = folder.path().join("game.agros");
        let (record, mut journal) = begun(folder.path(), "g3 i5");
        game_file::save(&file, &record).expect("saved");
        journal.tell_file(&file).expect("told");
        killed(journal);
        match lost {
            true => fs::remove_file(&file).expect("removed"),
            false => fs::write(&file, "another").expect("changed"),
        }
        let games = offered(folder.path()).games;
        assert_eq!(games[0].file.as_ref(), Some(&file));
    }
}

#[test]
fn what_was_done_after_the_last_saving_is_offered() {
    let folder = folder();
    let file = folder.path().join("game.agros");
    let (mut record, mut journal) = begun(folder.path(), "g3 i5");
    game_file::save(&file, &record).expect("saved");
    journal.tell_file(&file).expect("told");
    record.set_comment(record.cursor(), "a thought");
    journal.tell(&record.take_news()).expect("told");
    let path = killed(journal);
    assert_eq!(offered(folder.path()).games.len(), 1);
    let (recovered, ..) = take_up::<Position>(&path).expect("the game");
    let record = recovered.record;
    assert_eq!(record.notes(record.cursor()).comment, "a thought");
    assert_eq!(recovered.file, Some(file));
}

#[test]
fn given_up_it_is_gone() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), "g3");
    discard(&killed(journal)).expect("given up");
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

#[cfg(unix)]
#[test]
fn a_file_whose_name_is_no_unicode_comes_back() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder();
    let name = std::ffi::OsStr::from_bytes(b"a\xff \"b\".agros");
    let file = folder.path().join(name);
    let (_, mut journal) = begun(folder.path(), "g3");
    journal.tell_file(&file).expect("told");
    killed(journal);
    assert_eq!(offered(folder.path()).games[0].file.as_ref(), Some(&file));
}
