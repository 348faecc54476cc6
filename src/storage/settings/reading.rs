//! Reading the settings: what makes no sense in them is never in the way of starting.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::cause::{Cause, Explain, explained};
use crate::storage::{ReadError, read_file};

use super::{LIMIT, Settings};

/// Why the settings on disk were not used.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file makes no sense; it was put aside, and the defaults hold for what was wrong in it.
    #[error("the settings in {} cannot be understood ({problem}); they were kept as {}", path.display(), kept.display())]
    Broken {
        /// The settings file.
        path: PathBuf,
        /// Where it is now.
        kept: PathBuf,
        /// What is wrong, and where.
        problem: Cause,
    },
    /// The file could not be read, or not be put aside; the defaults hold.
    #[error("the settings in {} {problem}", path.display())]
    Unreadable {
        /// The settings file.
        path: PathBuf,
        /// What the system says.
        problem: ReadError,
    },
}

impl Explain for SettingsError {
    fn explain(&self) -> Cause {
        match self {
            SettingsError::Broken {
                path,
                kept,
                problem,
            } => explained!(
                self,
                "settings-broken",
                path = path.display().to_string(),
                kept = kept.display().to_string(),
                problem = problem.clone(),
            ),
            SettingsError::Unreadable { path, problem } => explained!(
                self,
                "settings-unreadable",
                path = path.display().to_string(),
                problem = problem.explain(),
            ),
        }
    }
}

impl Settings {
    /// Reads the settings. Without a file these are the defaults; so is what makes no sense in one,
    /// and then the second value says so.
    pub fn load(path: &Path) -> (Settings, Option<SettingsError>) {
        let unreadable = |problem| SettingsError::Unreadable {
            path: path.to_owned(),
            problem,
        };
        let read = read_file(path, LIMIT).map(|bytes| (Settings::parse(&bytes), bytes));
        let mut sound = Settings::default();
        let problem = match read {
            Ok((Ok(settings), _)) => return (settings, None),
            Ok((Err(problem), bytes)) => {
                sound = Settings::sound_part(&bytes);
                problem
            }
            Err(ReadError::System(error)) if error.kind() == io::ErrorKind::NotFound => {
                return (Settings::default(), None);
            }
            Err(problem @ ReadError::TooLarge { .. }) => problem.explain(),
            Err(problem) => return (Settings::default(), Some(unreadable(problem))),
        };
        let kept = path.with_extension("json.bad");
        let error = match fs::rename(path, &kept) {
            Ok(()) => SettingsError::Broken {
                path: path.to_owned(),
                kept,
                problem,
            },
            Err(error) => unreadable(error.into()),
        };
        (sound, Some(error))
    }

    /// What can be understood of settings that as a whole cannot: all keys but those that make no
    /// sense.
    fn sound_part(bytes: &[u8]) -> Settings {
        let Ok(Value::Object(mut keys)) = serde_json::from_slice(bytes) else {
            return Settings::default();
        };
        loop {
            let value = Value::from(keys.clone());
            let settings: Result<Settings, _> = serde_path_to_error::deserialize(value);
            let key = match settings {
                Ok(settings) => return settings.sensible(),
                Err(error) => error
                    .path()
                    .iter()
                    .next()
                    .map(|segment| segment.to_string()),
            };
            if key.and_then(|key| keys.remove(&key)).is_none() {
                return Settings::default();
            }
        }
    }

    /// The same without what would mean something else in another folder.
    fn sensible(mut self) -> Settings {
        self.recent.retain(|path| path.is_absolute());
        self.left_off = self.left_off.filter(|left| left.file.is_absolute());
        self.library.folder = self.library.folder.filter(|path| path.is_absolute());
        self.engine_program = self.engine_program.filter(|command| {
            let file = Path::new(command.split_whitespace().next().unwrap_or_default());
            file.is_absolute() || file.components().count() == 1
        });
        self
    }

    /// Reads the text of a file of settings.
    ///
    /// # Errors
    /// What is wrong, and where, in one line.
    pub fn parse(bytes: &[u8]) -> Result<Settings, Cause> {
        // Through a value: with flattened keys, numbers do not survive the direct way.
        let value: Value = serde_json::from_slice(bytes).map_err(|error| error.explain())?;
        let settings: Result<Settings, _> = serde_path_to_error::deserialize(value);
        let settings = settings.map_err(|error| Cause::foreign(&error))?;
        Ok(settings.sensible())
    }
}
