//! Whole files: read with a limit, written all or nothing.

use crate::cause::{Cause, Explain, explained};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// A directory, which holds files but is none.
    #[error("a folder, not a file")]
    Folder,
    /// A pipe, a device: reading might never end.
    #[error("not an ordinary file")]
    NotAFile,
    /// More bytes than allowed.
    #[error("larger than {} MiB", .limit >> 20)]
    TooLarge {
        /// The bytes allowed.
        limit: u64,
    },
    /// The system refused.
    #[error("cannot be read: {0}")]
    System(#[from] io::Error),
}

impl Explain for ReadError {
    fn explain(&self) -> Cause {
        match self {
            ReadError::Folder => explained!(self, "read-folder"),
            ReadError::NotAFile => explained!(self, "read-not-a-file"),
            ReadError::TooLarge { limit } => {
                explained!(self, "read-too-large", limit = (limit >> 20).to_string())
            }
            ReadError::System(error) => {
                explained!(self, "read-refused", problem = error.explain())
            }
        }
    }
}

/// Opens an ordinary file for reading.
pub fn open_file(path: &Path) -> Result<File, ReadError> {
    // Asked before opening, which alone would wait for the other end of a pipe.
    let kind = fs::metadata(path)?.file_type();
    if kind.is_dir() {
        return Err(ReadError::Folder);
    }
    if !kind.is_file() {
        return Err(ReadError::NotAFile);
    }
    Ok(File::open(path)?)
}

/// Reads an ordinary file of at most `limit` bytes.
pub fn read_file(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    let file = open_file(path)?;
    let length = file.metadata()?.len();
    if length > limit {
        return Err(ReadError::TooLarge { limit });
    }
    // The file may grow meanwhile, and some say that they are empty though they are not.
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or_default());
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(ReadError::TooLarge { limit });
    }
    Ok(bytes)
}

/// A path leads no further than over so many links.
const MOST_LINKS: usize = 40;

/// Where the links of a path lead, whether a file is there or not.
pub(super) fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::canonicalize(&target) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            followed => return followed,
        }
        // A link that leads to nothing yet.
        let Ok(link) = fs::read_link(&target) else {
            return Ok(target);
        };
        target = match target.parent() {
            Some(folder) => folder.join(link),
            None => link,
        };
    }
    Err(io::Error::other("too many links"))
}

/// Writes a file so that at every moment either the old or the new content is complete on disk:
/// beside it, synced, then renamed. A symbolic link is followed. A file that is not to be
/// written, or that is no ordinary one, is left alone.
pub fn atomic_write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = followed(path)?;
    match fs::metadata(&target) {
        Ok(metadata) => {
            if !metadata.is_file() {
                return Err(io::Error::other("not an ordinary file"));
            }
            if metadata.permissions().readonly() {
                return Err(io::Error::new(
                    io::ErrorKind::PermissionDenied,
                    "the file is read-only",
                ));
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let mut file = AtomicWriteFile::open(target)?;
    file.write_all(bytes)?;
    file.commit()
}
