//! What is remembered of the files that were read.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::storage::{atomic_write, read_file};

use super::{Entry, FileStamp, format};

/// No index comes near this size.
const LIMIT: u64 = 1 << 30;

/// The files that were read before.
#[derive(Clone, Debug, Default)]
pub struct Index {
    entries: HashMap<PathBuf, Arc<Entry>>,
}

impl Index {
    /// Reads an index; an empty one where there is none, or a damaged one.
    pub fn load(path: &Path) -> Index {
        let file = read_file(path, LIMIT).unwrap_or_default();
        format::read(&file)
            .unwrap_or_default()
            .into_iter()
            .collect()
    }

    /// Writes the index, all or nothing, with the directory that it is in.
    ///
    /// # Errors
    /// The system's.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(directory) = path.parent() {
            fs::create_dir_all(directory)?;
        }
        let mut entries: Vec<_> = self.entries.values().map(Arc::as_ref).collect();
        entries.sort_by(|one, other| one.path.cmp(&other.path));
        atomic_write(path, &format::write(entries.into_iter()))
    }

    /// What is remembered of a file that is in this state.
    pub fn unchanged(&self, path: &Path, stamp: FileStamp) -> Option<&Arc<Entry>> {
        let entry = self.entries.get(path)?;
        (entry.stamp == stamp).then_some(entry)
    }

    /// The files under a folder, in the order of their paths.
    pub fn under(&self, folder: &Path) -> Vec<Arc<Entry>> {
        let entries = self.entries.values();
        let mut under: Vec<_> = entries
            .filter(|entry| entry.path.starts_with(folder))
            .cloned()
            .collect();
        under.sort_by(|one, other| one.path.cmp(&other.path));
        under
    }
}

impl FromIterator<Entry> for Index {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Self {
        entries.into_iter().map(Arc::new).collect()
    }
}

impl FromIterator<Arc<Entry>> for Index {
    fn from_iter<I: IntoIterator<Item = Arc<Entry>>>(entries: I) -> Self {
        let entries = entries.into_iter();
        Index {
            entries: entries.map(|entry| (entry.path.clone(), entry)).collect(),
        }
    }
}
