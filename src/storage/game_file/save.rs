//! Saving a game over what stands in its file.

use crate::cause::{Cause, Explain};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::game::Document;
use crate::rules::Position;
use crate::storage::checksum::Checksum;
use crate::storage::disk::{ReadError, atomic_write, followed, read_file};

use super::{MAX_BYTES, Parsed, write};

/// Stands for the content of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print(Checksum, usize);

impl Print {
    /// That of these bytes.
    pub fn of(bytes: &[u8]) -> Print {
        Print(Checksum::EMPTY.with(bytes), bytes.len())
    }
}

/// What may stand where a game is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InTheWay {
    /// Nothing.
    Nothing,
    /// This, or nothing.
    Only(Print),
    /// Anything.
    Anything,
}

/// Why a game was not saved. What stood in the file stands there still.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// A file of that name is there already.
    #[error("the file exists")]
    Exists,
    /// Another program has changed the file.
    #[error("the file was changed by another program")]
    Changed,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The file may be read only.
    #[error("the file is read-only")]
    ReadOnlyFile,
    /// The folder may not be written to.
    #[error("writing in the folder is not allowed")]
    ReadOnlyFolder,
    /// The folder is not there.
    #[error("the folder does not exist")]
    NoFolder,
    /// The name or the way to it is too long.
    #[error("the name is too long")]
    NameTooLong,
    /// There is a folder of that name.
    #[error("there is a folder of that name")]
    Folder,
    /// Something else that the system says.
    #[error("{0}")]
    System(Cause),
}

/// Saves a game, all or nothing, and keeps the game that stood there as `NAME.bak`. Where a link
/// stands, the file that it leads to is written.
///
/// # Errors
///
/// See [`SaveError`].
pub fn save_over<P: Position>(
    path: &Path,
    document: &Document<P>,
    may_stand: InTheWay,
) -> Result<Print, SaveError> {
    let failed = |error: &io::Error| classified(path, error);
    let target = followed(path).map_err(|error| failed(&error))?;
    let before = match read_file(&target, MAX_BYTES) {
        Ok(bytes) => Some(bytes),
        Err(ReadError::Folder) => return Err(SaveError::Folder),
        Err(ReadError::System(error)) if error.kind() == ErrorKind::NotFound => None,
        // What cannot be read cannot be known either.
        Err(_) if may_stand == InTheWay::Anything => None,
        Err(ReadError::System(error)) => return Err(failed(&error)),
        Err(error) => return Err(SaveError::System(error.explain())),
    };
    match (&before, may_stand) {
        (Some(_), InTheWay::Nothing) => return Err(SaveError::Exists),
        (Some(bytes), InTheWay::Only(print)) if Print::of(bytes) != print => {
            return Err(SaveError::Changed);
        }
        _ => {}
    }
    let text = write(document);
    let new = before.as_deref() != Some(text.as_bytes());
    let is_game = before.is_some_and(|bytes| Parsed::new(&bytes).is_ok());
    if new
        && is_game
        && let Err(error) = keep(&target)
    {
        log::warn!("no copy of {}: {error}", target.display());
    }
    atomic_write(&target, text.as_bytes()).map_err(|error| failed(&error))?;
    Ok(Print::of(text.as_bytes()))
}

/// Keeps what stands in a file under another name, which costs no room.
fn keep(target: &Path) -> io::Result<()> {
    let kept = with_more(target, ".bak");
    let aside = with_more(target, ".bak~");
    let linked = match fs::hard_link(target, &aside) {
        // It was left there by a program that did not end well.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            fs::remove_file(&aside)?;
            fs::hard_link(target, &aside)
        }
        linked => linked,
    };
    match linked {
        Ok(()) => fs::rename(&aside, &kept),
        // Not every file system knows two names of one file.
        Err(_) => fs::copy(target, &kept).map(drop),
    }
}

fn with_more(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    PathBuf::from(name)
}

fn classified(path: &Path, error: &io::Error) -> SaveError {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SaveError::Full,
        ErrorKind::InvalidFilename => SaveError::NameTooLong,
        ErrorKind::IsADirectory => SaveError::Folder,
        ErrorKind::NotADirectory => SaveError::NoFolder,
        ErrorKind::NotFound if folder.is_some_and(|folder| !folder.exists()) => SaveError::NoFolder,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            let readonly = |metadata: fs::Metadata| metadata.permissions().readonly();
            match fs::metadata(path).is_ok_and(readonly) {
                true => SaveError::ReadOnlyFile,
                false => SaveError::ReadOnlyFolder,
            }
        }
        _ => SaveError::System(error.explain()),
    }
}
