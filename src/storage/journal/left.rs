//! The journals that were left behind by programs that did not end well.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::rules::Position;
use crate::storage::{open_file, read_file};

use super::read::Head;
use super::recover::{RecoverError, Recovered, Unfinished, aside, lock, remove_lock};
use super::{ENDING, MAX_BYTES};

/// What the journals in a folder have to offer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Survey {
    /// The games that were left unfinished, the newest first.
    pub games: Vec<Unfinished>,
    /// Journals that nothing can be made of. They were put aside under these names.
    pub aside: Vec<PathBuf>,
}

/// What became of a journal that nobody writes.
pub enum Left {
    /// Its game is to be offered.
    Offer(Unfinished),
    /// It holds nothing that would be lost.
    Idle,
    /// Nothing can be made of it.
    Damaged,
}

impl Left {
    /// Finds out about the journal of a game of this kind.
    pub fn of<P: Position>(path: &Path) -> Left {
        let written = fs::metadata(path).and_then(|metadata| metadata.modified());
        let written = written.unwrap_or(SystemTime::UNIX_EPOCH);
        let bytes = match read_file(path, MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(error) => {
                log::warn!("{}: {error}", path.display());
                return Left::Damaged;
            }
        };
        match Recovered::<P>::read(&bytes) {
            Err(_) => Left::Damaged,
            Ok(recovered) => {
                let sound = recovered.damaged_from.is_none();
                if sound && (recovered.is_untouched() || recovered.is_in_its_file()) {
                    return Left::Idle;
                }
                Left::Offer(recovered.offer(path.to_owned(), written))
            }
        }
    }
}

/// Looks through the journals in a folder that no program writes. `known` finds out about one of a
/// game by its name; `None` for games that are not known. Journals that hold nothing go, those of
/// which nothing can be made are put aside.
pub fn survey(folder: &Path, known: impl Fn(&str, &Path) -> Option<Left>) -> Survey {
    let mut survey = Survey::default();
    let Ok(entries) = fs::read_dir(folder) else {
        // There is none before the first journal.
        return survey;
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    for path in paths.filter(|path| path.extension().is_some_and(|ending| ending == ENDING)) {
        let _lock = match lock(&path) {
            Ok(lock) => lock,
            Err(RecoverError::Living) => continue,
            Err(error) => {
                log::warn!("{}: {error}", path.display());
                continue;
            }
        };
        let left = match game(&path) {
            Some(game) => known(&game, &path),
            None if is_torn(&path) => Some(Left::Idle),
            None => Some(Left::Damaged),
        };
        match left {
            Some(Left::Offer(game)) => survey.games.push(game),
            Some(Left::Idle) => remove(&path),
            Some(Left::Damaged) => survey.aside.extend(put_aside(&path)),
            // A newer version may know it.
            None => {}
        }
    }
    survey.games.sort_by(|one, other| {
        let newest = other.written.cmp(&one.written);
        newest.then_with(|| other.journal.cmp(&one.journal))
    });
    survey
}

/// Gives up the game in a journal that was left behind.
///
/// # Errors
///
/// [`RecoverError::Living`], where a program writes it.
pub fn discard(path: &Path) -> Result<(), RecoverError> {
    let _lock = lock(path)?;
    remove(path);
    Ok(())
}

/// The name of the game in a journal.
fn game(path: &Path) -> Option<String> {
    let mut line = Vec::new();
    let file = open_file(path).ok()?.take(MAX_BYTES);
    BufReader::new(file).read_until(b'\n', &mut line).ok()?;
    Some(Head::read(line.strip_suffix(b"\n")?)?.game)
}

/// Whether not even the first line of a journal was written to its end: nothing was told yet.
fn is_torn(path: &Path) -> bool {
    read_file(path, MAX_BYTES).is_ok_and(|bytes| !bytes.contains(&b'\n'))
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path).and_then(|()| remove_lock(path)) {
        log::warn!("{}: {error}", path.display());
    }
}

fn put_aside(path: &Path) -> Option<PathBuf> {
    let kept = aside(path);
    match fs::rename(path, &kept).and_then(|()| remove_lock(path)) {
        Ok(()) => Some(kept),
        Err(error) => {
            log::warn!("{}: {error}", path.display());
            None
        }
    }
}
