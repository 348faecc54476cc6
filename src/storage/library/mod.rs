//! A folder of games, and the index that remembers what is in them.
//!
//! Reading a game takes time; its [`Summary`] is kept beside the
//! time and the size of its file, so that a file which has not changed is not read again. The
//! index can be thrown away at any time: it is just made anew.

mod format;
mod index;
mod refresh;
mod scan;

use crate::cause::Cause;
use std::path::PathBuf;
use std::sync::Arc;

use directories::ProjectDirs;
use serde::{Deserialize, Serialize};

use crate::coach::library::{Date, Summary};

pub use index::Index;
pub use refresh::{LibraryError, News, Reader, refresh};

/// By what a change of a file is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FileStamp {
    /// When it was last written: seconds after the beginning of 1970.
    pub seconds: u64,
    /// The part of a second beyond them.
    pub nanoseconds: u32,
    /// The size, in bytes.
    pub bytes: u64,
}

/// A file of a library.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Where it is.
    pub path: PathBuf,
    /// Its state when it was read.
    pub stamp: FileStamp,
    /// The game in it, or why there is none.
    pub content: Result<Summary, Cause>,
}

impl Entry {
    /// The day that the game was played, as far as it says so; else the day of the file.
    pub fn date(&self) -> Option<Date> {
        let tagged = self.content.as_ref().ok().and_then(|game| game.date);
        tagged.or_else(|| Date::of_seconds(self.stamp.seconds))
    }
}

/// What is in a library.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Listing {
    /// The files, in the order of their paths.
    pub entries: Vec<Arc<Entry>>,
    /// Whether there are more files than are listed.
    pub cut_off: bool,
}

impl Listing {
    /// The games, with the numbers of their entries.
    pub fn games(&self) -> impl Iterator<Item = (usize, &Summary)> {
        let entries = self.entries.iter().enumerate();
        entries.filter_map(|(number, entry)| Some((number, entry.content.as_ref().ok()?)))
    }
}

/// Where the index of the present user is; `None` for users without a home.
pub fn index_path() -> Option<PathBuf> {
    let directories = ProjectDirs::from("", "", env!("CARGO_PKG_NAME"))?;
    Some(directories.cache_dir().join("library.index"))
}
