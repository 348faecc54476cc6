//! The index of a folder: what has not changed is not read again.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use agros::cause::{Cause, Explain};
use agros::coach::library::Summary;
use agros::engine::Stop;
use agros::rules::agros::Position;
use agros::storage::game_file;
use agros::storage::library::{Index, Listing, News, refresh};
use tempfile::TempDir;

use crate::shelf::{game, save};

/// A folder of games with an index beside it.
pub struct Library {
    folder: TempDir,
    reads: Cell<usize>,
}

impl Library {
    pub fn new() -> Library {
        Library {
            folder: tempfile::tempdir().expect("a folder"),
            reads: Cell::new(0),
        }
    }

    pub fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.games().join(name)
    }

    pub fn index(&self) -> PathBuf {
        self.folder.path().join("cache/library.index")
    }

    /// A game whose first player has that name.
    pub fn add(&self, name: &str, player: &str) {
        save(
            &self.path(name),
            &game((8, 3), [player, "Bram"], "2024-05-01", None),
        );
    }

    /// Catches up with the folder: what is there, and how many files were read for it.
    pub fn refresh(&self) -> (Listing, usize) {
        self.reads.set(0);
        let read = |path: &Path| -> Result<Summary, Cause> {
            self.reads.set(self.reads.get() + 1);
            let file = game_file::open(path).map_err(|error| error.explain())?;
            let opened = file.read::<Position>().map_err(|error| error.explain())?;
            Ok(Summary::of(&opened.document))
        };
        let index = self.index();
        let stop = Stop::default();
        let listing = refresh(&self.games(), Some(&index), &read, &stop, &mut |_| {});
        let listing = listing.expect("the folder can be read");
        (listing.expect("nobody stopped it"), self.reads.get())
    }
}

/// The names of the files, without the folder that all are in, and the first players.
pub fn players(library: &Library, listing: &Listing) -> Vec<(String, String)> {
    let entries = listing.entries.iter();
    entries
        .map(|entry| {
            let path = entry
                .path
                .strip_prefix(library.games())
                .expect("in the folder");
            let player = match &entry.content {
                Ok(summary) => summary.players[0].clone(),
                Err(_) => "?".to_owned(),
            };
            (path.display().to_string(), player)
        })
        .collect()
}

fn names(library: &Library, listing: &Listing) -> String {
    let players = players(library, listing).into_iter();
    let players: Vec<_> = players
        .map(|(file, player)| format!("{file}={player}"))
        .collect();
    players.join(" ")
}

#[test]
fn nothing_is_read_twice_and_nothing_is_missed() {
    let library = Library::new();
    library.add("one.agros", "Anna");
    library.add("deeper/down/two.AGROS", "Chloë");
    fs::write(library.path("notes.txt"), "no game").expect("it can be written");
    let (listing, reads) = library.refresh();
    assert_eq!(
        names(&library, &listing),
        "deeper/down/two.AGROS=Chloë one.agros=Anna"
    );
    assert_eq!(reads, 2);
    let (again, reads) = library.refresh();
    assert_eq!(reads, 0);
    assert_eq!(
        again, listing,
        "what comes from the index is the same to the last key"
    );
    assert!(
        !again.entries[0]
            .content
            .as_ref()
            .expect("a game")
            .main
            .is_empty()
    );

    // A changed file, a new one, one that is gone.
    library.add("one.agros", "Dora");
    let later = SystemTime::now() + Duration::from_secs(5);
    let file = fs::File::options()
        .write(true)
        .open(library.path("one.agros"));
    file.and_then(|file| file.set_modified(later))
        .expect("its time can be set");
    library.add("three.agros", "Emil");
    fs::remove_file(library.path("deeper/down/two.AGROS")).expect("it can be removed");
    let (listing, reads) = library.refresh();
    assert_eq!(names(&library, &listing), "one.agros=Dora three.agros=Emil");
    assert_eq!(reads, 2);
    assert_eq!(library.refresh().1, 0);
}

#[test]
fn a_damaged_index_is_made_anew() {
    let library = Library::new();
    library.add("one.agros", "Anna");
    library.add("two.agros", "Chloë");
    let (whole, _) = library.refresh();
    let good = fs::read(library.index()).expect("an index");
    for damage in 0..60 {
        let mut bad = good.clone();
        let at = damage * good.len() / 60;
        match damage % 3 {
            0 => bad.truncate(at),
            1 => bad[at] ^= 1 << (damage % 8),
            _ => bad.insert(at, b'x'),
        }
        fs::write(library.index(), &bad).expect("it can be written");
        assert!(
            Index::load(&library.index())
                .under(&library.games())
                .is_empty(),
            "at {at}"
        );
        if damage % 20 == 0 {
            assert_eq!(library.refresh(), (whole.clone(), 2));
            assert_eq!(library.refresh(), (whole.clone(), 0), "it is whole again");
        }
    }
}

#[test]
fn what_was_there_the_last_time_is_told_at_once() {
    let library = Library::new();
    library.add("one.agros", "Anna");
    let (before, _) = library.refresh();
    library.add("two.agros", "Chloë");
    let mut told = Vec::new();
    let read = |_: &Path| Err(Cause::foreign("not now"));
    let (games, index, stop) = (library.games(), library.index(), Stop::default());
    refresh(&games, Some(&index), &read, &stop, &mut |news| {
        told.push(news)
    })
    .expect("read");
    let Some(News::Remembered(listing)) = told.first() else {
        panic!("nothing was remembered");
    };
    assert_eq!(**listing, before);
}

#[test]
fn reading_that_is_stopped_keeps_what_it_had() {
    let library = Library::new();
    for number in 0..20 {
        library.add(&format!("{number:02}.agros"), "Anna");
    }
    let stop = Stop::default();
    let reads = Cell::new(0);
    let read = |path: &Path| {
        reads.set(reads.get() + 1);
        if reads.get() == 12 {
            stop.stop();
        }
        let file = game_file::open(path).map_err(|error| error.explain())?;
        let opened = file.read::<Position>().map_err(|error| error.explain())?;
        Ok(Summary::of(&opened.document))
    };
    let index = library.index();
    let stopped = refresh(&library.games(), Some(&index), &read, &stop, &mut |_| {});
    assert!(stopped.expect("no fault").is_none() && reads.get() == 12);
    assert_eq!(library.refresh().1, 8, "the rest");
    assert_eq!(library.refresh().1, 0);
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let library = Library::new();
    let read = |_: &Path| Err(Cause::foreign(""));
    let stop = Stop::default();
    let gone = refresh(&library.path("gone"), None, &read, &stop, &mut |_| {});
    let error = gone.expect_err("there is no folder").to_string();
    assert!(
        error.contains("gone") && error.lines().count() == 1,
        "{error}"
    );
}
