//! The file of the settings: of several writings under way the one asked for last stays.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::settings::Settings;

/// The file of the settings. Clones are of the same file and know of each other's writing.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// The number of writings asked for.
    asked: Arc<AtomicU64>,
    /// The number of the last one done.
    done: Arc<Mutex<u64>>,
}

impl SettingsFile {
    /// The file of a path, whether it is there or not.
    pub fn at(path: PathBuf) -> SettingsFile {
        SettingsFile {
            path,
            asked: Arc::default(),
            done: Arc::default(),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The writing of some settings, to be done on any thread; nothing where later ones have been
    /// written by then.
    pub fn writing(&self, settings: Settings) -> impl FnOnce() -> io::Result<()> + Send + 'static {
        let file = self.clone();
        let number = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        move || {
            let mut done = file.done.lock().unwrap_or_else(PoisonError::into_inner);
            if *done < number {
                settings.save(&file.path)?;
                *done = number;
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_written_late_do_not_replace_later_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = SettingsFile::at(folder.path().join("settings.json"));
        let flipped = |flipped| {
            let mut settings = Settings::default();
            settings.flipped = flipped;
            settings
        };
        let (early, late) = (file.writing(flipped(false)), file.writing(flipped(true)));
        late().expect("written");
        early().expect("passed over");
        let (settings, problem) = Settings::load(file.path());
        assert!(settings.flipped && problem.is_none());
        file.writing(flipped(false))().expect("written");
        assert!(!Settings::load(file.path()).0.flipped);
    }
}
