//! The library at the desk, without a window.

use std::path::PathBuf;
use std::sync::Arc;

use agros::app::{Action, Browse, Effect, LibraryReply, Model, Reply, Ticket, update};
use agros::cause::Cause;
use agros::platform::DialogOutcome;
use agros::rules::agros::Position;
use agros::storage::library::{Entry, FileStamp, Listing};
use agros::storage::settings::Settings;

use crate::shelf::{game, summary};

type Desk = Model<Position>;

fn desk() -> Desk {
    let mut settings = Settings::default();
    settings.library.folder = Some(PathBuf::from("/games"));
    Desk::new(settings)
}

/// Does something with the library that has its folder read.
fn ask(desk: &mut Desk, browse: Browse) -> Ticket {
    let effects = update(desk, Action::Browse(browse));
    let asked = effects.into_iter().find_map(|effect| match effect {
        Effect::ReadLibrary { ticket, folder } => {
            assert_eq!(folder, PathBuf::from("/games"));
            Some(ticket)
        }
        _ => None,
    });
    asked.expect("the folder is read")
}

fn listing(name: &str) -> Arc<Listing> {
    let summary = summary(&game((8, 3), [name, "Bram"], "2024", None));
    let entry = Entry {
        path: PathBuf::from(format!("/games/{name}.agros")),
        stamp: FileStamp {
            seconds: 0,
            nanoseconds: 0,
            bytes: 1,
        },
        content: Ok(summary),
    };
    Arc::new(Listing {
        entries: vec![Arc::new(entry)],
        cut_off: false,
    })
}

fn answer(desk: &mut Desk, ticket: Ticket, result: Result<Arc<Listing>, Cause>) {
    let reply = LibraryReply::Done(result);
    update(desk, Action::Reply(Reply::Library { ticket, reply }));
}

#[test]
fn what_was_read_for_an_earlier_request_is_dropped() {
    let mut desk = desk();
    let first = ask(&mut desk, Browse::Open);
    let second = ask(&mut desk, Browse::Read);
    answer(&mut desk, first, Ok(listing("Anna")));
    assert!(desk.library.listing().entries.is_empty() && desk.library.is_reading());
    answer(&mut desk, second, Ok(listing("Chloë")));
    assert_eq!(*desk.library.listing(), listing("Chloë"));
    assert!(!desk.library.is_reading());
    let revision = desk.library.revision();
    let third = ask(&mut desk, Browse::Read);
    answer(&mut desk, third, Ok(listing("Chloë")));
    assert_eq!(desk.library.revision(), revision, "nothing has changed");
}

#[test]
fn a_folder_that_cannot_be_read_is_told_and_lists_nothing() {
    let mut desk = desk();
    let ticket = ask(&mut desk, Browse::Open);
    answer(&mut desk, ticket, Ok(listing("Anna")));
    let ticket = ask(&mut desk, Browse::Read);
    answer(&mut desk, ticket, Err(Cause::foreign("gone")));
    assert_eq!(desk.library.failed(), Some(&Cause::foreign("gone")));
    assert!(desk.library.listing().entries.is_empty());
    ask(&mut desk, Browse::Read);
    assert_eq!(desk.library.failed(), None);
}

#[test]
fn a_folder_that_cannot_be_read_does_not_take_the_place_of_one_that_can() {
    let mut desk = desk();
    let ticket = ask(&mut desk, Browse::Open);
    answer(&mut desk, ticket, Ok(listing("Anna")));
    let effects = update(&mut desk, Action::Browse(Browse::ChooseFolder));
    let [Effect::Ask { ticket, .. }] = effects[..] else {
        panic!("a folder is asked for");
    };
    let outcome = DialogOutcome::Picked(PathBuf::from("/closed"));
    let effects = update(&mut desk, Action::Reply(Reply::Asked { ticket, outcome }));
    let asked = effects.into_iter().find_map(|effect| match effect {
        Effect::ReadLibrary { ticket, .. } => Some(ticket),
        _ => None,
    });
    answer(
        &mut desk,
        asked.expect("the folder is read"),
        Err(Cause::foreign("no way in")),
    );
    assert_eq!(desk.settings.library.folder, Some(PathBuf::from("/games")));
    assert_eq!(desk.library.failed(), Some(&Cause::foreign("no way in")));
}

#[test]
fn the_game_waits_while_the_library_is_open() {
    let mut desk = desk();
    update(&mut desk, Action::Type("e5".to_owned()));
    let before = desk.record.stamp();
    ask(&mut desk, Browse::Open);
    for action in [
        Action::Type("d4".to_owned()),
        Action::Undo,
        Action::WhatIf,
        Action::OpenEditor,
        Action::Analyse(true),
    ] {
        assert!(update(&mut desk, action).is_empty());
    }
    assert!(desk.is_browsing() && desk.editor().is_none() && !desk.is_what_if());
    update(&mut desk, Action::Escape);
    assert!(!desk.is_browsing());
    assert_eq!(desk.record.stamp(), before);
}

#[test]
fn without_a_folder_nothing_is_read() {
    let mut desk = Desk::new(Settings::default());
    let effects = update(&mut desk, Action::Browse(Browse::Open));
    let reads = |effect: &Effect<Position>| matches!(effect, Effect::ReadLibrary { .. });
    assert!(!effects.iter().any(reads));
    assert!(desk.is_browsing() && !desk.library.is_reading());
    assert!(!desk.shows_library_moves());
}
