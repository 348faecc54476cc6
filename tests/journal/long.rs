//! Long journals and deep games.

use std::fs;
use std::time::{Duration, Instant};

use agros::game::Record;
use agros::rules::Position as _;
use agros::storage::journal::{Journal, Recovered, take_up};

use crate::{content, folder, killed, offered, tiny};

/// A journal of 100,000 changes is read in so long; without optimisation it takes more.
const PATIENCE: Duration = match cfg!(debug_assertions) {
    true => Duration::from_secs(6),
    false => Duration::from_secs(1),
};

/// The moves that do not end the game, and what they lead to.
fn quiet(position: &tiny::Position) -> impl Iterator<Item = (tiny::Move, tiny::Position)> {
    let moves = position.legal_moves().into_iter();
    let position = position.clone();
    let played = moves.filter_map(move |play| Some((play, position.play(play).ok()?)));
    played.filter(|(_, after)| after.outcome().is_none())
}

#[test]
fn a_hundred_thousand_changes_of_a_deep_game_are_read_in_a_second() {
    let folder = folder();
    let mut record = Record::<tiny::Position>::new(tiny::Setup { endless: true });
    let mut journal = Journal::begin(folder.path(), &*record, None);
    for change in 0..100_000 {
        match change % 10 {
            0..7 => {
                let here = record.position(record.cursor());
                // A move after which there is another one that does not end the game.
                let calm = quiet(here).find(|(_, after)| quiet(after).next().is_some());
                let (play, _) = calm.expect("the game goes on");
                record.play(play).expect("played");
            }
            7 => drop(record.set_comment(record.cursor(), "a thought")),
            8 => drop(record.undo()),
            _ => drop(record.redo()),
        }
    }
    journal.tell(&record.take_news()).expect("told");
    let bytes = fs::read(killed(journal)).expect("the journal");
    let begun = Instant::now();
    let recovered = Recovered::<tiny::Position>::read(&bytes).expect("the game");
    let took = begun.elapsed();
    assert_eq!(recovered.damaged_from, None);
    assert_eq!(content(&recovered.record), content(&record));
    assert_eq!(recovered.record.next_undo(), record.next_undo());
    assert!(took < PATIENCE, "{took:?}");
}

#[test]
fn a_long_journal_is_written_anew_without_what_was_written_on() {
    let folder = folder();
    let (mut record, mut journal) = crate::begun(folder.path(), "g3 i5");
    let mut comment = String::new();
    for letter in 0..7_000 {
        comment.push(if letter % 7 == 0 { ' ' } else { 'x' });
        // Now and then something is rubbed out.
        if letter % 100 == 99 {
            comment.truncate(letter / 2);
        }
        record.continue_comment(record.cursor(), &comment);
        if letter % 50 == 0 {
            journal.tell(&record.take_news()).expect("told");
        }
    }
    journal.tell(&record.take_news()).expect("told");
    assert_eq!(offered(folder.path()), Default::default(), "it is living");
    let path = killed(journal);
    let length = fs::metadata(&path).expect("the journal").len();
    assert!(length < 2_000_000, "{length} bytes");
    let (recovered, ..) = take_up::<agros::rules::agros::Position>(&path).expect("the game");
    let mut back = recovered.record;
    assert_eq!(content(&back), content(&record));
    back.undo();
    assert_eq!(back.notes(back.cursor()).comment, "", "it is one step");
}
