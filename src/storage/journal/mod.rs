//! Journals: whatever is done to a game is on disk at once, beside the game's own file, until that
//! file holds it.
//!
//! A journal is a text of lines, each a JSON object. The first one says which game it is and holds
//! the game as it was at first; each further line is one deed, told with the node that the cursor
//! was on. Done again from the start they lead to the same game with the same things to undo.
//! Every line ends with a sum over it and all lines before, so that damage is noticed where it is:
//!
//! ```text
//! {"format":"agros-journal","version":1,"game":"agros","file":"/home/anna/first.agros","base":{…},"sum":"…"}
//! {"at":0,"play":"e5","sum":"…"}
//! {"at":1,"undo":true,"sum":"…"}
//! {"file":"/home/anna/second.agros","sum":"…"}
//! ```
//!
//! A last line without an end was cut off while it was written: it is not there. While a program
//! writes a journal it holds the lock of the file `NAME.lock` beside it, and so no other program
//! takes that journal for one that was left behind.

mod claim;
mod deed;
mod left;
mod living;
mod place;
mod read;
mod recover;
mod seal;

pub use claim::Claim;
pub use left::{Left, Survey, discard, survey};
pub use living::Journal;
pub use recover::{RecoverError, Recovered, Unfinished, take_up};

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

const FORMAT: &str = "agros-journal";
const VERSION: u64 = 1;

/// The ending of a journal's name, without the dot.
const ENDING: &str = "journal";

/// The longest journal that is read, in bytes; none comes near it.
const MAX_BYTES: u64 = 1 << 30;

/// Where the journals of the present user are; `None` for users without a home.
pub fn usual_folder() -> Option<PathBuf> {
    let directories = ProjectDirs::from("", "", env!("CARGO_PKG_NAME"))?;
    Some(directories.data_dir().join("journals"))
}

/// The file whose lock is held while a journal is written.
fn lock_path(journal: &Path) -> PathBuf {
    journal.with_extension("lock")
}

/// Takes the lock of a file, which is made if it is not there. The lock is held until the file is
/// dropped.
fn take_lock(path: &Path) -> Result<File, TryLockError> {
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}
