//! Looking for the game files of a folder, within bounds.

use crate::cause::{Cause, Explain};
use std::collections::HashSet;
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use crate::engine::Stop;
use crate::storage::ReadError;
use crate::storage::game_file::{EXTENSION, MAX_BYTES};

use super::FileStamp;

/// How far folders are followed into each other.
const DEEPEST: usize = 16;
/// So many files are listed at most, and so many names of files and folders looked at.
const MOST_FILES: usize = 50_000;
const MOST_NAMES: usize = 1_000_000;

/// What there is in a folder.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// The game files, in the order of their paths.
    pub files: Vec<Found>,
    /// Whether there is more.
    pub cut_off: bool,
}

/// A game file, or what should be one.
#[derive(Debug)]
pub(super) struct Found {
    pub path: PathBuf,
    pub stamp: FileStamp,
    /// Why it is not worth reading.
    pub fault: Option<Cause>,
}

/// Looks through a folder and those in it; `None` where it was told to stop.
///
/// # Errors
/// The system's, where the folder itself cannot be read.
pub(super) fn scan(folder: &Path, stop: &Stop) -> io::Result<Option<Scan>> {
    let mut scan = Scan::default();
    let mut names = 0;
    // A link may lead to a folder that was looked at already, or that it lies in.
    let root = fs::canonicalize(folder)?;
    let mut seen = HashSet::from([root.clone()]);
    let mut waiting = vec![(folder.to_owned(), 0)];
    while let Some((folder, depth)) = waiting.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if depth == 0 => return Err(error),
            Err(error) => {
                scan.files
                    .push(Found::faulty(folder, ReadError::from(error).explain()));
                continue;
            }
        };
        for entry in entries.flatten() {
            if stop.is_stopped() {
                return Ok(None);
            }
            names += 1;
            if names > MOST_NAMES || scan.files.len() >= MOST_FILES {
                scan.cut_off = true;
                break;
            }
            let path = entry.path();
            let is_game = is_game_file(&path);
            // A link is what it leads to.
            let kind = entry.file_type();
            let may_be_folder = kind
                .as_ref()
                .is_ok_and(|kind| kind.is_dir() || kind.is_symlink());
            if !is_game && !may_be_folder {
                continue;
            }
            match fs::metadata(&path) {
                Ok(found) if found.is_dir() => {
                    // What the library itself lies in is no part of it.
                    let new = fs::canonicalize(&path)
                        .is_ok_and(|path| !root.starts_with(&path) && seen.insert(path));
                    if new && depth < DEEPEST {
                        waiting.push((path, depth + 1));
                    }
                    scan.cut_off |= new && depth >= DEEPEST;
                }
                Ok(found) if is_game => scan.files.push(Found::file(path, &found)),
                Err(error) if is_game => {
                    scan.files
                        .push(Found::faulty(path, ReadError::from(error).explain()));
                }
                _ => {}
            }
        }
    }
    scan.files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(Some(scan))
}

fn is_game_file(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(EXTENSION))
}

impl Found {
    fn file(path: PathBuf, file: &Metadata) -> Found {
        let written = file.modified().ok();
        let written = written.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let written = written.unwrap_or_default();
        let fault = if !file.is_file() {
            Some(ReadError::NotAFile)
        } else if file.len() > MAX_BYTES {
            Some(ReadError::TooLarge { limit: MAX_BYTES })
        } else {
            None
        };
        Found {
            path,
            stamp: FileStamp {
                seconds: written.as_secs(),
                nanoseconds: written.subsec_nanos(),
                bytes: file.len(),
            },
            fault: fault.map(|fault| fault.explain()),
        }
    }

    fn faulty(path: PathBuf, fault: Cause) -> Found {
        Found {
            path,
            stamp: FileStamp {
                seconds: 0,
                nanoseconds: 0,
                bytes: 0,
            },
            fault: Some(fault),
        }
    }
}
