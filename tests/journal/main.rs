//! Journals: what is told to them comes back, whatever happens in between.

#[path = "../tiny/mod.rs"]
mod tiny;

mod claims;
mod damage;
mod games;
mod left;
mod long;
mod same;
mod writing;

use std::path::{Path, PathBuf};

use agros::game::{Document, NodeId, Record};
use agros::rules::{self, Position};
use agros::storage::game_file;
use agros::storage::journal::{Journal, Left, Survey, survey};
use tempfile::TempDir;

/// A folder for journals.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A new game with these placements, and its journal in a folder.
pub fn begun(folder: &Path, moves: &str) -> (Record<rules::agros::Position>, Journal) {
    let mut record = Record::<rules::agros::Position>::new(rules::agros::Setup::default());
    let mut journal = Journal::begin(folder, &record, None);
    for text in moves.split_whitespace() {
        play(&mut record, text);
        journal.tell(&record.take_news()).expect("told");
    }
    (record, journal)
}

pub fn play<P: Position>(record: &mut Record<P>, text: &str) {
    let play = record.position(record.cursor()).read_move(text);
    record.play(play.expect("a move")).expect("it is played");
}

/// The program ends without warning: what is on disk stays, and nobody holds it any more.
pub fn killed(journal: Journal) -> PathBuf {
    let path = journal.path().to_owned();
    drop(journal);
    path
}

/// What the journals in a folder offer.
pub fn offered(folder: &Path) -> Survey {
    survey(folder, |game, path| match game {
        "agros" => Some(Left::of::<rules::agros::Position>(path)),
        "corridor" => Some(Left::of::<tiny::Position>(path)),
        _ => None,
    })
}

/// The content of a game, wherever its cursor is.
pub fn content<P: Position>(document: &Document<P>) -> String {
    let mut document = document.clone();
    let ending = document.header().ending;
    document.set_cursor(NodeId::ROOT);
    format!("{ending:?} {}", game_file::write(&document))
}
