//! What the system refuses.

use std::io::{Error, ErrorKind};

use super::{Cause, Explain, explained};

impl Explain for Error {
    /// The usual kinds in plain words; of the others what the system says.
    fn explain(&self) -> Cause {
        if let Some(own) = self.get_ref() {
            return Cause::phrase("system", &own.to_string());
        }
        let key = match self.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::PermissionDenied => "system-not-allowed",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
            ErrorKind::FileTooLarge => "system-too-large",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::IsADirectory => "system-folder",
            ErrorKind::NotADirectory => "system-no-folder",
            ErrorKind::InvalidFilename => "system-name",
            ErrorKind::TimedOut => "system-timed-out",
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "system-busy",
            ErrorKind::OutOfMemory => "system-memory",
            _ => return explained!(self, "system-other", text = self.to_string()),
        };
        explained!(self, key)
    }
}
