//! Which files are open in a window.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::storage::checksum::Checksum;

use super::take_lock;

/// A file that is open, for as long as this is kept.
#[derive(Debug)]
pub struct Claim {
    path: PathBuf,
    _lock: File,
}

impl Claim {
    /// Claims a file; `None` where another window has it. `folder` is that of the journals.
    ///
    /// # Errors
    ///
    /// The system's, if it cannot be found out.
    pub fn of(folder: &Path, file: &Path) -> io::Result<Option<Claim>> {
        let whole = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let name = Checksum::EMPTY.with(whole.as_os_str().as_encoded_bytes());
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{name}.open"));
        match take_lock(&path) {
            Ok(lock) => Ok(Some(Claim { path, _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.path) {
            log::warn!("{}: {error}", self.path.display());
        }
    }
}
