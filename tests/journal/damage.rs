//! Journals that were cut off, damaged, or never were any.

use std::fs;
use std::sync::OnceLock;

use agros::game::Record;
use agros::rules::agros::{Position, Setup};
use agros::storage::journal::{RecoverError, Recovered, take_up};
use proptest::prelude::*;

use crate::{begun, content, folder, killed, offered, play};

const MOVES: &str = "g3 i5 d8 g9 e3 b2 e7 f4 b9 i4 e3+e2 b2+a1";

/// A journal of some moves, and the game after each of them.
fn journal() -> (Vec<u8>, Vec<String>) {
    static JOURNAL: OnceLock<(Vec<u8>, Vec<String>)> = OnceLock::new();
    JOURNAL.get_or_init(written).clone()
}

fn written() -> (Vec<u8>, Vec<String>) {
    let folder = folder();
    let (record, journal) = begun(folder.path(), MOVES);
    let bytes = fs::read(killed(journal)).expect("the journal");
    let mut game = Record::<Position>::new(Setup::default());
    let mut games = vec![content(&game)];
    for text in MOVES.split_whitespace() {
        play(&mut game, text);
        games.push(content(&game));
    }
    assert_eq!(games.last(), Some(&content(&record)));
    (bytes, games)
}

fn plies(games: &[String], recovered: &Recovered<Position>) -> Option<usize> {
    let found = content(&recovered.record);
    games.iter().position(|game| *game == found)
}

#[test]
fn cut_off_anywhere_it_holds_every_move_that_was_written_to_its_end() {
    let (bytes, games) = journal();
    let lines = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
    for length in 0..bytes.len() {
        let cut = &bytes[..length];
        match Recovered::<Position>::read(cut) {
            Ok(recovered) => {
                assert_eq!(plies(&games, &recovered), Some(lines(cut) - 1));
                assert_eq!(recovered.damaged_from, None);
            }
            Err(error) => assert!(matches!(error, RecoverError::Damaged) && lines(cut) == 0),
        }
    }
}

proptest! {
    #[test]
    fn damaged_it_holds_what_is_before_the_damage(at in any::<prop::sample::Index>(), bit in 0..8u8) {
        let (mut bytes, games) = journal();
        let at = at.index(bytes.len());
        let before = bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
        bytes[at] ^= 1u8 << bit;
        match Recovered::<Position>::read(&bytes) {
            Ok(recovered) => {
                prop_assert_eq!(plies(&games, &recovered), Some(before - 1));
                // Without its end, the last line counts as cut off.
                let last = at + 1 == bytes.len();
                prop_assert!(recovered.damaged_from == Some(before + 1) || last);
            }
            Err(_) => prop_assert_eq!(before, 0),
        }
    }

    #[test]
    fn any_bytes_are_no_journal(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Recovered::<Position>::read(&bytes).is_err());
    }
}

#[test]
fn a_damaged_journal_is_kept_aside_and_goes_on_from_what_is_sound() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), MOVES);
    let path = killed(journal);
    let text = fs::read_to_string(&path).expect("the journal");
    let damaged = text.replacen("\"play\":\"e7\"", "\"play\":\"e8\"", 1);
    fs::write(&path, &damaged).expect("damage");

    assert_eq!(offered(folder.path()).games[0].ply, 6);
    let (recovered, mut journal, kept) = take_up::<Position>(&path).expect("the game");
    assert_eq!(recovered.damaged_from, Some(8));
    let kept = kept.expect("a copy");
    assert_eq!(fs::read_to_string(&kept).expect("the copy"), damaged);
    let mut record = recovered.record;
    play(&mut record, "a1");
    journal.tell(&record.take_news()).expect("told");
    let (again, _, kept) = take_up::<Position>(&killed(journal)).expect("the game");
    assert_eq!(content(&again.record), content(&record));
    assert_eq!(kept, None);
}

#[test]
fn a_journal_of_which_nothing_can_be_made_is_put_aside() {
    let folder = folder();
    let path = folder.path().join("1-1-1.journal");
    fs::write(&path, "not a journal\n").expect("a file");
    let survey = offered(folder.path());
    assert!(survey.games.is_empty());
    assert_eq!(survey.aside, [folder.path().join("1-1-1.damaged")]);
    assert!(!path.exists());
    assert_eq!(offered(folder.path()), Default::default(), "told once");
}

#[test]
fn a_first_line_that_was_cut_off_leaves_nothing_behind() {
    let folder = folder();
    let path = folder.path().join("1-1-1.journal");
    fs::write(&path, "{\"format\":\"agros-jour").expect("a file");
    assert_eq!(offered(folder.path()), Default::default());
    assert!(!path.exists());
}

#[test]
fn a_journal_of_an_unknown_game_stays() {
    let folder = folder();
    let (_, journal) = begun(folder.path(), "g3");
    let path = killed(journal);
    let survey = agros::storage::journal::survey(folder.path(), |_, _| None);
    assert_eq!(survey, Default::default());
    assert!(path.exists());
}
