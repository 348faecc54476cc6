//! Catching up with a folder: what has not changed is taken from the index, the rest is read.

use crate::cause::{Cause, Explain, explained};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::coach::library::Summary;
use crate::engine::Stop;

use super::scan::{Found, scan};
use super::{Entry, Index, Listing};

/// How often it is told what has been read.
const PAUSE: Duration = Duration::from_millis(200);

/// No more keys than this are kept of a game: those of its main line come first.
const MOST_KEYS: usize = 100_000;

/// Reads the game in a file, whatever kind it is; else why there is none.
pub type Reader<'a> = dyn Fn(&Path) -> Result<Summary, Cause> + 'a;

/// What is told while a folder is read.
#[derive(Clone, Debug)]
pub enum News {
    /// What was there the last time: it may have changed since.
    Remembered(Arc<Listing>),
    /// So many files of so many are known.
    Progress {
        /// What is known so far.
        listing: Arc<Listing>,
        /// The files that are known.
        done: usize,
        /// All files.
        of: usize,
    },
}

/// Why there is no library.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The folder cannot be read.
    #[error("{}: {source}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl Explain for LibraryError {
    fn explain(&self) -> Cause {
        let LibraryError::Folder { folder, source } = self;
        explained!(
            self,
            "library-folder",
            path = folder.display().to_string(),
            problem = source.explain(),
        )
    }
}

/// Reads what is new in a folder, and keeps it in the index at `index`, if there is one.
/// `None` where it was told to stop; what was read until then is kept.
///
/// # Errors
/// Where the folder cannot be read.
pub fn refresh(
    folder: &Path,
    index: Option<&Path>,
    reader: &Reader<'_>,
    stop: &Stop,
    tell: &mut dyn FnMut(News),
) -> Result<Option<Listing>, LibraryError> {
    let remembered = index.map(Index::load).unwrap_or_default();
    let before = remembered.under(folder);
    if !before.is_empty() {
        tell(News::Remembered(Arc::new(Listing {
            entries: before.clone(),
            cut_off: false,
        })));
    }
    let scan = scan(folder, stop).map_err(|source| LibraryError::Folder {
        folder: folder.to_owned(),
        source,
    })?;
    let Some(scan) = scan else { return Ok(None) };
    let mut listing = Listing {
        entries: Vec::with_capacity(scan.files.len()),
        cut_off: scan.cut_off,
    };
    let (all, mut told) = (scan.files.len(), Instant::now());
    let mut anew = 0;
    for found in scan.files {
        if stop.is_stopped() {
            break;
        }
        let entry = match remembered.unchanged(&found.path, found.stamp) {
            Some(entry) => entry.clone(),
            None => {
                anew += usize::from(found.path.to_str().is_some());
                Arc::new(entry(found, reader))
            }
        };
        listing.entries.push(entry);
        if told.elapsed() >= PAUSE {
            told = Instant::now();
            tell(News::Progress {
                done: listing.entries.len(),
                of: all,
                listing: Arc::new(listing.clone()),
            });
        }
    }
    let whole = listing.entries.len() == all;
    // What the index cannot hold changes nothing in it.
    let kept = |entry: &&Arc<Entry>| entry.path.to_str().is_some();
    let gone = whole && listing.entries.iter().filter(kept).count() != before.len();
    if let Some(path) = index.filter(|_| anew > 0 || gone) {
        // What was not looked at any more is as it was.
        let rest = before.into_iter().skip_while(|entry| {
            whole
                || listing
                    .entries
                    .last()
                    .is_some_and(|last| entry.path <= last.path)
        });
        let kept: Index = rest.chain(listing.entries.iter().cloned()).collect();
        if let Err(error) = kept.save(path) {
            // It costs time the next time, and nothing else.
            log::warn!("{}: {error}", path.display());
        }
    }
    Ok(whole.then_some(listing))
}

fn entry(found: Found, reader: &Reader<'_>) -> Entry {
    let content = match found.fault {
        Some(fault) => Err(fault),
        None if found.path.to_str().is_none() => Err(Cause::phrase(
            "library",
            "the name of the file is not Unicode",
        )),
        None => reader(&found.path).map(|mut game| {
            game.main.truncate(MOST_KEYS);
            game.aside.truncate(MOST_KEYS - game.main.len());
            game
        }),
    };
    Entry {
        path: found.path,
        stamp: found.stamp,
        content,
    }
}
