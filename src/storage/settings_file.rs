//! The file of the settings: of several writings under way the one asked for last stays, and what
//! another program has written meanwhile is not taken back.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

use super::read_file;
use super::settings::{LIMIT, Settings};

/// The file of the settings. Clones are of the same file and know of each other's writing.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// The number of writings asked for.
    asked: Arc<AtomicU64>,
    done: Arc<Mutex<Done>>,
}

/// The last writing that was done.
#[derive(Debug)]
struct Done {
    /// Its number; 0 before the first.
    number: u64,
    /// The settings that it was of; before the first, those in the file.
    settings: Value,
}

impl SettingsFile {
    /// The file of a path, whether it is there or not.
    pub fn at(path: PathBuf) -> SettingsFile {
        let read = read_file(&path, LIMIT).ok();
        let read = read.and_then(|bytes| Settings::parse(&bytes).ok());
        let settings = read.and_then(|settings| serde_json::to_value(settings).ok());
        let done = Done {
            number: 0,
            settings: settings.unwrap_or_default(),
        };
        SettingsFile {
            path,
            asked: Arc::default(),
            done: Arc::new(Mutex::new(done)),
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
            if done.number < number {
                settings.save_beside(&file.path, &done.settings)?;
                *done = Done {
                    number,
                    settings: serde_json::to_value(settings)?,
                };
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_programs_at_once_keep_each_others_changes() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        Settings::default().save(&path).expect("written");
        let (one, other) = (
            SettingsFile::at(path.clone()),
            SettingsFile::at(path.clone()),
        );
        let mut ours = Settings::default();
        ours.flipped = true;
        ours.remember(Path::new("/ours.agros"));
        let mut theirs = Settings::default();
        theirs.auto_pass = true;
        theirs.remember(Path::new("/theirs.agros"));
        one.writing(ours.clone())().expect("written");
        other.writing(theirs)().expect("written");
        ours.animations = false;
        one.writing(ours)().expect("written");
        let (settings, problem) = Settings::load(&path);
        assert!(problem.is_none());
        assert!(settings.flipped && settings.auto_pass && !settings.animations);
        let recent = ["/ours.agros", "/theirs.agros"].map(PathBuf::from);
        assert_eq!(settings.recent(), recent);
    }

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
